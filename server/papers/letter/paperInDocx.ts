import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Block, Column, Fact, Item, Paper, Row } from '../paper.ts';
import { plain } from '../printable.ts';

/** How wide a page is between its margins, in twentieths of a point, and the list that its points stand in. */
export type DocxPage = { readonly width: number; readonly bullets: string; readonly numbers: string };

/** In half points. */
const SMALL = 18;
const CELL = 20;
const MARKS = 19;
/** In twentieths of a point. */
const AFTER = 140;
const INDENT = 240;
const NAMES = 0.42;
/** A table of no more rows than this is not parted by the end of a page. */
const WHOLE_ROWS = 10;
const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'B9B9C6' } as const;
const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;

/**
 * A paper in a DOCX, with the words and sums of its PDF: real headings, lists, and tables whose first row is their head.
 * Pictures are left out: what they show stands in a table beside them.
 */
export function paperInDocx({ brand, title, marks, blocks }: Paper, page: DocxPage): (Paragraph | Table)[] {
  return [
    new Paragraph({
      children: [new TextRun({ text: plain(brand.name), bold: true, size: 30 })],
      keepNext: true,
    }),
    ...(brand.beside === undefined ? [] : [said(brand.beside, { size: MARKS })]),
    ...marks.map(mark => said(mark, { size: MARKS })),
    new Paragraph({ text: plain(title), heading: 'Heading1' }),
    ...blocks.flatMap((block, at) => [
      ...(isTable(block) && isTable(blocks[at - 1]) ? [gap()] : []),
      ...blockInDocx(block, page, isTable(blocks[at - 1])),
    ]),
  ];
}

function isTable(block: Block | undefined): boolean {
  return block?.kind === 'table' || block?.kind === 'facts';
}

/** @param isBelowTable it follows on a table, which leaves no room below itself */
function blockInDocx(block: Block, page: DocxPage, isBelowTable: boolean): readonly (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ text: plain(block.text), heading: `Heading${block.level}` })];
    case 'paragraph':
      return [
        said(block.text, block.look === 'small' ? { size: SMALL } : {}, {
          before: isBelowTable ? AFTER : 0,
          after: AFTER,
        }),
      ];
    case 'list':
      return block.items.map(item => point(item, block.isNumbered ? page.numbers : page.bullets));
    case 'facts':
      return [factTable(block.facts, page)];
    case 'table':
      return [sumTable(block.columns, block.rows, page)];
    case 'years':
    case 'money':
      return [];
  }
}

type Look = { readonly bold?: boolean; readonly size?: number };

function said(text: string, look: Look, spacing: { before?: number; after?: number } = {}): Paragraph {
  return new Paragraph({ children: [new TextRun({ text: plain(text), ...look })], spacing });
}

function point({ lead, text }: Item, reference: string): Paragraph {
  const first = lead === undefined ? [] : [new TextRun({ text: `${plain(lead)} `, bold: true })];
  return new Paragraph({
    children: [...first, new TextRun({ text: plain(text) })],
    numbering: { reference, level: 0 },
    spacing: { after: 60 },
  });
}

/** Two tables that follow each other would be one. */
function gap(): Paragraph {
  return new Paragraph({ spacing: { after: 60 } });
}

function factTable(facts: readonly Fact[], { width }: DocxPage): Table {
  const widths = [width * NAMES, width * (1 - NAMES)];
  const rows = facts.map(({ name, says }) =>
    row([cell(name, widths[0], {}), cell(says, widths[1], { isBold: true })]),
  );
  return table(widths, rows);
}

function sumTable(columns: readonly Column[], rows: readonly Row[], { width }: DocxPage): Table {
  const parts = columns.reduce((sum, column) => sum + column.width, 0);
  const widths = columns.map(column => (width * column.width) / parts);
  const cells = (texts: readonly string[], look: Row['look'] | 'head', goesOn: boolean) =>
    texts.map((text, at) =>
      cell(text, widths[at], {
        isBold: look !== undefined && look !== 'part',
        isSum: columns[at]?.isSum ?? false,
        indent: look === 'part' && at === 0 ? INDENT : 0,
        goesOn,
      }),
    );
  const head = new TableRow({
    children: cells(
      columns.map(({ name }) => name),
      'head',
      true,
    ),
    tableHeader: true,
    cantSplit: true,
  });
  const isShort = rows.length <= WHOLE_ROWS;
  // A sum is never alone on a page, and a group has the first of its parts with it.
  const goesOn = ({ look }: Row, at: number) =>
    rows[at + 1]?.look === 'total' ||
    (rows[at + 1] !== undefined && (isShort || at === 0 || look === 'group' || look === 'total'));
  return table(widths, [head, ...rows.map((one, at) => row(cells(one.cells, one.look, goesOn(one, at))))]);
}

function table(widths: readonly number[], rows: readonly TableRow[]): Table {
  return new Table({
    rows: [...rows],
    columnWidths: widths.map(Math.round),
    width: { size: Math.round(widths.reduce((sum, width) => sum + width, 0)), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    borders: {
      top: LINE,
      bottom: LINE,
      insideHorizontal: LINE,
      left: NO_LINE,
      right: NO_LINE,
      insideVertical: NO_LINE,
    },
  });
}

function row(children: readonly TableCell[]): TableRow {
  return new TableRow({ children: [...children], cantSplit: true });
}

type CellLook = {
  readonly isBold?: boolean;
  readonly isSum?: boolean;
  readonly indent?: number;
  /** It stays on the page of the row below. */
  readonly goesOn?: boolean;
};

function cell(
  text: string,
  width = 0,
  { isBold = false, isSum = false, indent = 0, goesOn = false }: CellLook,
): TableCell {
  return new TableCell({
    width: { size: Math.round(width), type: WidthType.DXA },
    margins: { top: 50, bottom: 50, left: 60, right: 60 },
    children: [
      new Paragraph({
        children: [new TextRun({ text: plain(text), bold: isBold, size: CELL })],
        alignment: isSum ? AlignmentType.RIGHT : AlignmentType.LEFT,
        indent: { left: indent },
        spacing: { line: 240 },
        keepNext: goesOn,
      }),
    ],
  });
}
