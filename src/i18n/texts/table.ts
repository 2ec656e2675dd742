/** The full-screen table: what stands on it besides the words of the game. */
export interface TableTexts {
  /** The terminal has fewer cells than the table needs. */
  tooSmall(columns: number, rows: number): string;
}
