import type { Block, Column, Row } from './paper.ts';
import type { Element, PdfWriter } from './pdfWriter.ts';
import { COLOUR, LOOKS, PAGE, WIDTH } from './textStyles.ts';

type Table = Extract<Block, { kind: 'table' }>;
type Cell = { readonly x: number; readonly width: number; readonly isSum: boolean };

const GAP = 10;
/** Space above and below the text of a row. */
const PAD = 4;
/** The indent of a part of a group. */
const INDENT = 12;
/**
 * At least this many rows stay with a table's head and with its end, so that neither is left alone on a page.
 */
const TOGETHER = 2;

/**
 * Where the end of a table begins that stays on one page: its sums have the row above them with them, and that row the name
 * of its group.
 */
function endOf(rows: readonly Row[]): number {
  const lastLine = rows.findLastIndex(({ look }) => look !== 'total' && look !== 'result');
  const isInGroup = rows[lastLine]?.look === 'part' && rows[lastLine - 1]?.look === 'group';
  return Math.max(0, Math.min(isInGroup ? lastLine - 1 : lastLine, rows.length - TOGETHER));
}

/**
 * How high the parts are into which a table may be divided between two pages: its head with the rows that stay with it, each
 * further row, and its end.
 */
export function tableParts(pdf: PdfWriter, { columns, rows }: Table): readonly [number, ...number[]] {
  const { heightOf, headHeight } = heightsOf(pdf, columns);
  const sum = (some: readonly Row[]) => some.reduce((all, row) => all + heightOf(row.cells, row.look), 0);
  const end = endOf(rows);
  if (end < TOGETHER) return [headHeight + sum(rows)];
  const further = rows.slice(TOGETHER, end).map(row => sum([row]));
  return [headHeight + sum(rows.slice(0, TOGETHER)), ...further, sum(rows.slice(end))];
}

/**
 * Writes a table. No row is split, and its head is repeated on every further page, with what it is about, where both are only
 * visual.
 *
 * @param follows how much has to stand on the page of its end
 */
export function writeTable(pdf: PdfWriter, table: Table, follows = 0): void {
  const { columns, rows, about } = table;
  const { cells, heads, heightOf, headHeight } = heightsOf(pdf, columns);
  const [start, ...others] = tableParts(pdf, table);
  pdf.ensure(start + (others.length === 0 ? follows : 0));

  const element = pdf.open(pdf.root, 'Table');
  const head = pdf.open(element, 'THead');
  const headRow = pdf.open(head, 'TR');
  for (const [index, name] of heads.entries()) {
    const { x, width, isSum } = cellAt(cells, index, 'head');
    const place = { x, width, y: pdf.y + PAD };
    pdf.write(headRow, 'TH', name, lookOf('head'), place, { scope: 'Column', ...aligned(isSum) });
  }
  headRow.end();
  head.end();
  pdf.y += headHeight;
  pdf.rule(pdf.y);

  const body = pdf.open(element, 'TBody');
  const end = endOf(rows);
  for (const [at, row] of rows.entries()) {
    const height = heightOf(row.cells, row.look);
    const after = at === end ? rows.slice(at + 1) : row.look === 'group' ? rows.slice(at + 1, at + 2) : [];
    const needed = height + (at >= end ? follows : 0);
    if (pdf.ensure(after.reduce((sum, { cells: texts, look }) => sum + heightOf(texts, look), needed))) {
      repeatHead();
    }
    writeRow(pdf, body, row, cells);
    pdf.y += height;
    if (row.look === 'total') pdf.rule(pdf.y, 1.4, COLOUR.ink);
    else pdf.rule(pdf.y);
  }
  body.end();
  element.end();
  pdf.y += LOOKS.text.after;

  function repeatHead() {
    const place = { x: PAGE.side, width: WIDTH, y: pdf.y + PAD };
    const aboutHeight = about === undefined ? 0 : pdf.height(about, LOOKS.strongCell, WIDTH) + PAD;
    pdf.decorate('Pagination', () => {
      if (about !== undefined) pdf.draw(about, LOOKS.strongCell, place, 'left');
      for (const [index, name] of heads.entries()) {
        const { x, width, isSum } = cellAt(cells, index, 'head');
        pdf.draw(name, lookOf('head'), { x, width, y: pdf.y + aboutHeight + PAD }, isSum ? 'right' : 'left');
      }
    });
    pdf.y += aboutHeight + headHeight;
    pdf.rule(pdf.y);
  }
}

/** Where the cells of a table stand, and how high a row of it is. */
function heightsOf(pdf: PdfWriter, columns: readonly Column[]) {
  const cells = placesOf(columns);
  const heads = columns.map(({ name }) => name);
  const heightOf = (texts: readonly string[], row: Row['look'] | 'head') =>
    Math.max(...texts.map((text, index) => pdf.height(text, lookOf(row), cellAt(cells, index, row).width))) +
    2 * PAD;
  return { cells, heads, heightOf, headHeight: heightOf(heads, 'head') };
}

function writeRow(pdf: PdfWriter, body: Element, { cells: texts, look }: Row, cells: readonly Cell[]): void {
  const row = pdf.open(body, 'TR');
  for (const [index, text] of texts.entries()) {
    const { x, width, isSum } = cellAt(cells, index, look);
    const place = { x, width, y: pdf.y + PAD };
    if (index === 0) pdf.write(row, 'TH', text, lookOf(look), place, { scope: 'Row' });
    else pdf.write(row, 'TD', text, lookOf(look), place, aligned(isSum));
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
