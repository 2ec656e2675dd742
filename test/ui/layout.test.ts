import { describe, expect, it } from 'vitest';
import { layoutFor, SMALLEST } from '../../src/ui/layout.js';

describe('the layout', () => {
  it('is full at 80x24, compact at 60x20, and nothing below that', () => {
    expect(layoutFor({ columns: 80, rows: 24 })).toMatchObject({
      compact: false,
      framed: true,
      pane: 0,
      face: 4,
    });
    expect(layoutFor({ columns: 60, rows: 20 })).toMatchObject({ compact: true, framed: false, face: 3 });
    expect(layoutFor({ columns: 59, rows: 20 })).toBeNull();
    expect(layoutFor({ columns: 60, rows: 19 })).toBeNull();
    expect(layoutFor(SMALLEST)).not.toBeNull();
  });

  it('puts the score sheet beside the table where there is room', () => {
    expect(layoutFor({ columns: 117, rows: 24 })?.pane).toBe(0);
    expect(layoutFor({ columns: 118, rows: 24 })?.pane).toBe(38);
    expect(layoutFor({ columns: 118, rows: 20 })?.pane).toBe(0);
  });

  it('never takes more columns or rows than there are, and has room for thirteen cards and a trick', () => {
    for (let columns = 60; columns <= 240; columns += 1) {
      for (let rows = 20; rows <= 60; rows += 5) {
        const layout = layoutFor({ columns, rows });
        if (layout === null) throw new Error(`no layout for ${columns}x${rows}`);
        const { width, inner, pane, side, trickRows, body, face, suitGap } = layout;
        expect(width + pane).toBeLessThanOrEqual(columns);
        expect(13 * (face + 1) + 4 + 3 * suitGap).toBeLessThanOrEqual(inner);
        expect(inner - 2 * side).toBeGreaterThanOrEqual(24);
        expect(side).toBeGreaterThanOrEqual(16);
        expect(trickRows).toBeGreaterThanOrEqual(7);
        expect(body + 10).toBe(rows);
      }
    }
  });
});
