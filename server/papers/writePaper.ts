import type { Block, Fact, Item, Paper } from './paper.ts';
import { createPdfWriter, type PageEdge, type PdfWriter, type TextBox } from './pdfWriter.ts';
import { isUnprintable } from './printable.ts';
import { LOOKS, PAGE, WIDTH } from './textStyles.ts';
import { textsOf } from './textsOf.ts';
import { words } from './words.ts';
import { pictureHeight, writeMoney, writeYears } from './writePictures.ts';
import { tableStart, writeTable } from './writeTable.ts';

/** A heading is never last on a page: at least this much of what follows stays with it. */
const GOES_WITH = 64;
/** The indent of the text of a list. */
const INDENT = 16;

/** The PDF, and how many pages it has. */
export type WrittenPaper = { readonly bytes: Buffer; readonly pages: number };

/** Makes the PDF of a paper: tagged, in English, with bookmarks. The same paper gives the same bytes. */
export async function writePaper(paper: Paper): Promise<WrittenPaper> {
  const { title, brand, at } = paper;
  const pdf = createPdfWriter({
    title: `${title} – ${brand.name}`,
    by: brand.name,
    colours: brand.colours,
    at,
  });
  writeWhole(pdf, paper);
  return pdf.finish((page, of) => edgeOfPaper(paper, page, of));
}

/** Writes a paper from the top of the page on that the file has come to. */
export function writeWhole(pdf: PdfWriter, paper: Paper): void {
  writeTop(pdf, paper);
  // Whoever reads a question mark for a name is told that it is none.
  if (textsOf(paper).some(isUnprintable)) writeDown(pdf, 'P', words.notAllShown, LOOKS.small);
  for (const [index, block] of paper.blocks.entries()) {
    WRITERS[block.kind](pdf, block as never, startAt(pdf, paper.blocks, index + 1));
  }
}

/**
 * How much of what begins at a block a heading needs on its page: a picture is not divided, a table begins with its head and
 * some rows, and a further heading needs what follows it in turn.
 */
function startAt(pdf: PdfWriter, blocks: readonly Block[], at: number): number {
  const next = blocks[at];
  if (next?.kind === 'heading') return headingHeight(pdf, next) + startAt(pdf, blocks, at + 1);
  return Math.max(GOES_WITH, next?.kind === 'table' ? tableStart(pdf, next) : pictureHeight(next));
}

/** How high a heading is that does not begin its page. */
function headingHeight(pdf: PdfWriter, { level, text }: Extract<Block, { kind: 'heading' }>): number {
  const look = LOOKS[`h${level}`];
  return look.before + pdf.height(text, look, WIDTH) + look.after;
}

/** The title at the foot of the first page and at the head of each after it, and the number of the page. */
export function edgeOfPaper({ brand, title }: Paper, page: number, of: number): PageEdge {
  const shown = `${brand.name}: ${title}`;
  return { head: page > 1 ? shown : '', foot: page > 1 ? '' : shown, number: words.page.foot(page, of) };
}

const WRITERS: {
  readonly [K in Block['kind']]: (
    pdf: PdfWriter,
    block: Extract<Block, { kind: K }>,
    follows: number,
  ) => void;
} = {
  heading(pdf, { level, text }, follows) {
    const look = LOOKS[`h${level}`];
    const before = pdf.y === PAGE.top ? 0 : look.before;
    pdf.ensure(before + pdf.height(text, look, WIDTH) + look.after + follows);
    if (pdf.y !== PAGE.top) pdf.y += look.before;
    if (level === 2) pdf.bookmark(text);
    writeDown(pdf, `H${level}`, text, look);
  },
  paragraph(pdf, { text, look }) {
    writeDown(pdf, 'P', text, look === 'small' ? LOOKS.small : LOOKS.text);
  },
  list(pdf, { items, isNumbered = false }) {
    const element = pdf.open(pdf.root, 'L');
    for (const [index, item] of items.entries()) {
      writeItem(pdf, element, item, isNumbered ? `${index + 1}.` : '•');
    }
    element.end();
    pdf.y += LOOKS.text.after - 3;
  },
  facts(pdf, { facts }) {
    writeFacts(pdf, facts);
  },
  table: writeTable,
  years: writeYears,
  money: writeMoney,
};

type Looks = (typeof LOOKS)[keyof typeof LOOKS];

/** Writes a text across the page and goes on below it. */
function writeDown(pdf: PdfWriter, tag: string, text: string, look: Looks): void {
  const height = pdf.height(text, look, WIDTH);
  if (height === 0) return;
  pdf.ensure(height);
  pdf.write(pdf.root, tag, text, look, { x: PAGE.side, y: pdf.y, width: WIDTH });
  pdf.y += height + look.after;
}

function writeItem(pdf: PdfWriter, parent: PDFKit.PDFStructureElement, { lead, text }: Item, label: string) {
  const place = { x: PAGE.side + INDENT, width: WIDTH - INDENT };
  const leadHeight = lead ? pdf.height(lead, LOOKS.strong, place.width) : 0;
  const height = leadHeight + pdf.height(text, LOOKS.text, place.width);
  pdf.ensure(height);
  const { y } = pdf;
  const item = pdf.open(parent, 'LI');
  pdf.write(item, 'Lbl', label, LOOKS.text, { x: PAGE.side, y, width: INDENT });
  const body = pdf.open(item, 'LBody');
  if (lead) pdf.write(body, 'P', lead, LOOKS.strong, { ...place, y });
  pdf.write(body, 'P', text, LOOKS.text, { ...place, y: y + leadHeight });
  body.end();
  item.end();
  pdf.y += height + 3;
}

/** Facts are a table of two columns, whose rows are headed by their first cells. */
function writeFacts(pdf: PdfWriter, facts: readonly Fact[]): void {
  const table = pdf.open(pdf.root, 'Table');
  const nameWidth = WIDTH * 0.42;
  for (const { name, says } of facts) {
    const right = { x: PAGE.side + nameWidth, width: WIDTH - nameWidth };
    const left = { x: PAGE.side, width: nameWidth - 12 };
    const height = Math.max(
      pdf.height(name, LOOKS.cell, left.width),
      pdf.height(says, LOOKS.strongCell, right.width),
    );
    pdf.ensure(height + 9);
    const y = pdf.y + 4;
    const row = pdf.open(table, 'TR');
    pdf.write(row, 'TH', name, LOOKS.cell, { ...left, y }, { scope: 'Row' });
    pdf.write(row, 'TD', says, LOOKS.strongCell, { ...right, y });
    row.end();
    pdf.y += height + 9;
    pdf.rule(pdf.y - 0.5);
  }
  table.end();
  pdf.y += LOOKS.text.after;
}

/** Mark and name of the brand, what marks the paper, and its title. */
function writeTop(pdf: PdfWriter, { brand, marks, title }: Paper): void {
  const { y } = pdf;
  const { main } = brand.colours;
  pdf.decorate('Layout', on => {
    on.translate(PAGE.side, y - 4).scale(0.65);
    for (const { path, lineWidth, opacity = 1 } of brand.mark) {
      if (lineWidth === undefined) on.fillOpacity(opacity).path(path).fill(main);
      else on.lineWidth(lineWidth).lineCap('round').strokeOpacity(opacity).path(path).stroke(main);
    }
  });
  const name: TextBox = { x: PAGE.side + 34, y, width: WIDTH / 2 - 34 };
  pdf.write(pdf.root, 'P', brand.name, { ...LOOKS.brand, colour: main }, name);
  let below = y + pdf.height(brand.name, LOOKS.brand, name.width);
  if (brand.beside !== undefined) {
    pdf.write(pdf.root, 'P', brand.beside, LOOKS.mark, { ...name, y: below });
    below += pdf.height(brand.beside, LOOKS.mark, name.width);
  }
  const right = { x: PAGE.side + WIDTH / 2, width: WIDTH / 2 };
  let top = y - 2;
  for (const mark of marks) {
    pdf.write(pdf.root, 'P', mark, LOOKS.mark, { ...right, y: top }, { align: 'right' });
    top += pdf.height(mark, LOOKS.mark, right.width);
  }
  pdf.y = Math.max(top, below) + LOOKS.h1.before;
  writeDown(pdf, 'H1', title, LOOKS.h1);
}
