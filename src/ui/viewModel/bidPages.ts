/** Columns of bids beside each other: from the first one to before the last. */
export interface BidPage {
  readonly start: number;
  readonly end: number;
}

/** The columns, a cell between them, in pages no wider than there is room for; one that is too wide by itself has its own page. */
export function bidPages(widths: readonly number[], room: number): readonly BidPage[] {
  const pages: BidPage[] = [];
  let used = 0;
  widths.forEach((width, index) => {
    const page = pages.at(-1);
    used += 1 + width;
    if (page !== undefined && used <= room) pages[pages.length - 1] = { start: page.start, end: index + 1 };
    else {
      pages.push({ start: index, end: index + 1 });
      used = width;
    }
  });
  return pages;
}

/** The page on which a column stands. */
export const pageOf = (pages: readonly BidPage[], column: number): BidPage =>
  pages.find(({ start, end }) => start <= column && column < end) ?? { start: 0, end: 0 };
