import { COLOUR, LOOKS, PAGE, WIDTH } from './look.ts';
import type { Block, Column, Row } from './paper.ts';
import type { Element, Sheet } from './sheet.ts';

type Table = Extract<Block, { kind: 'table' }>;
type Cell = { readonly x: number; readonly width: number; readonly isSum: boolean };

const GAP = 10;
/** Space above and below the text of a row. */
const PAD = 4;
/** How far a part of a group stands in. */
const INDENT = 12;
/** At least this many rows stay with a table's head and with its end, so that none stands alone. */
const TOGETHER = 2;

/** Writes a table. No row is split, and its head is on every page it goes on to, where it is only for the eye. */
export function writeTable(sheet: Sheet, { columns, rows }: Table): void {
  const cells = placesOf(columns);
  const heads = columns.map(({ name }) => name);
  const heightOf = (texts: readonly string[], row: Row['look'] | 'head') =>
    Math.max(
      ...texts.map((text, index) => sheet.height(text, lookOf(row), cellAt(cells, index, row).width)),
    ) +
    2 * PAD;
  const headHeight = heightOf(heads, 'head');
  const first = rows.slice(0, TOGETHER).reduce((sum, row) => sum + heightOf(row.cells, row.look), 0);
  sheet.ensure(headHeight + first);

  const table = sheet.open(sheet.root, 'Table');
  const head = sheet.open(table, 'THead');
  const headRow = sheet.open(head, 'TR');
  for (const [index, name] of heads.entries()) {
    const { x, width, isSum } = cellAt(cells, index, 'head');
    const place = { x, width, y: sheet.y + PAD };
    sheet.write(headRow, 'TH', name, lookOf('head'), place, { scope: 'Column', ...aligned(isSum) });
  }
  headRow.end();
  head.end();
  sheet.y += headHeight;
  sheet.rule(sheet.y);

  const body = sheet.open(table, 'TBody');
  for (const [at, row] of rows.entries()) {
    const height = heightOf(row.cells, row.look);
    const next = rows[at + 1];
    const isLast = at === rows.length - TOGETHER || row.look === 'group';
    if (sheet.ensure(height + (isLast && next ? heightOf(next.cells, next.look) : 0))) repeatHead();
    writeRow(sheet, body, row, cells);
    sheet.y += height;
    if (row.look === 'total') sheet.rule(sheet.y, 1.4, COLOUR.ink);
    else sheet.rule(sheet.y);
  }
  body.end();
  table.end();
  sheet.y += LOOKS.text.after;

  function repeatHead() {
    sheet.decorate('Pagination', () => {
      for (const [index, name] of heads.entries()) {
        const { x, width, isSum } = cellAt(cells, index, 'head');
        sheet.draw(name, lookOf('head'), { x, width, y: sheet.y + PAD }, isSum ? 'right' : 'left');
      }
    });
    sheet.y += headHeight;
    sheet.rule(sheet.y);
  }
}

function writeRow(sheet: Sheet, body: Element, { cells: texts, look }: Row, cells: readonly Cell[]): void {
  const row = sheet.open(body, 'TR');
  for (const [index, text] of texts.entries()) {
    const { x, width, isSum } = cellAt(cells, index, look);
    const place = { x, width, y: sheet.y + PAD };
    if (index === 0) sheet.write(row, 'TH', text, lookOf(look), place, { scope: 'Row' });
    else sheet.write(row, 'TD', text, lookOf(look), place, aligned(isSum));
  }
  row.end();
}

function lookOf(row: Row['look'] | 'head') {
  if (row === 'result') return LOOKS.result;
  return row === 'head' || row === 'total' || row === 'group' ? LOOKS.strongCell : LOOKS.cell;
}

const aligned = (isSum: boolean) => ({ align: isSum ? ('right' as const) : ('left' as const) });

function placesOf(columns: readonly Column[]): readonly Cell[] {
  const room = WIDTH - GAP * (columns.length - 1);
  const parts = columns.reduce((sum, { width }) => sum + width, 0);
  let x: number = PAGE.side;
  return columns.map(column => {
    const width = (room * column.width) / parts;
    const cell = { x, width, isSum: column.isSum ?? false };
    x += width + GAP;
    return cell;
  });
}

function cellAt(cells: readonly Cell[], index: number, row: Row['look'] | 'head'): Cell {
  const cell = cells[index];
  if (cell === undefined) throw new RangeError('A row has more cells than its table has columns.');
  return row === 'part' && index === 0 ? { ...cell, x: cell.x + INDENT, width: cell.width - INDENT } : cell;
}
