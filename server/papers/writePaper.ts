import { closingOf, factHeight, followsAt, INDENT, itemHeight, NAME_WIDTH, startAt } from './blockHeights.ts';
import type { Block, Fact, Item, Paper } from './paper.ts';
import { createPdfWriter, type PageEdge, type PdfWriter, type TextBox } from './pdfWriter.ts';
import { isUnprintable } from './printable.ts';
import { LOOKS, PAGE, WIDTH } from './textStyles.ts';
import { textsOf } from './textsOf.ts';
import { words } from './words.ts';
import { writeMoney, writeYears } from './writePictures.ts';
import { writeTable } from './writeTable.ts';

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
  const { blocks } = paper;
  const closing = closingOf(pdf, blocks);
  for (const [at, block] of blocks.entries()) {
    if (at === closing.at) pdf.ensure(closing.height);
    const needs = block.kind === 'heading' ? startAt(pdf, blocks, at + 1, closing) : followsAt(at, closing);
    WRITERS[block.kind](pdf, block as never, needs);
  }
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
    /** How much has to stand on the page of its end. */
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
  paragraph(pdf, { text, look }, follows) {
    writeDown(pdf, 'P', text, look === 'small' ? LOOKS.small : LOOKS.text, follows);
  },
  list(pdf, { items, isNumbered = false }, follows) {
    const element = pdf.open(pdf.root, 'L');
    const heights = items.map(item => itemHeight(pdf, item).all);
    for (const [index, item] of items.entries()) {
      pdf.ensure(withNext(heights, index, follows));
      writeItem(pdf, element, item, isNumbered ? `${index + 1}.` : '•');
    }
    element.end();
    pdf.y += LOOKS.text.after - 3;
  },
  facts(pdf, { facts }, follows) {
    writeFacts(pdf, facts, follows);
  },
  table: writeTable,
  years: writeYears,
  money: writeMoney,
};

type Looks = (typeof LOOKS)[keyof typeof LOOKS];

/** How much one of several parts needs on its page: the last two stay together, with what follows on them. */
function withNext(heights: readonly number[], at: number, follows: number): number {
  const isNearEnd = at >= heights.length - 2;
  const together = heights.slice(at, isNearEnd ? undefined : at + 1);
  return together.reduce((sum, one) => sum + one, 0) + (isNearEnd ? follows : 0);
}

/** Writes a text across the page and goes on below it. */
function writeDown(pdf: PdfWriter, tag: string, text: string, look: Looks, follows = 0): void {
  const height = pdf.height(text, look, WIDTH);
  if (height === 0) return;
  pdf.ensure(height + follows);
  pdf.write(pdf.root, tag, text, look, { x: PAGE.side, y: pdf.y, width: WIDTH });
  pdf.y += height + look.after;
}

function writeItem(pdf: PdfWriter, parent: PDFKit.PDFStructureElement, entry: Item, label: string) {
  const { lead, text } = entry;
  const place = { x: PAGE.side + INDENT, width: WIDTH - INDENT };
  const height = itemHeight(pdf, entry);
  const { y } = pdf;
  const item = pdf.open(parent, 'LI');
  pdf.write(item, 'Lbl', label, LOOKS.text, { x: PAGE.side, y, width: INDENT });
  const body = pdf.open(item, 'LBody');
  if (lead) pdf.write(body, 'P', lead, LOOKS.strong, { ...place, y });
  pdf.write(body, 'P', text, LOOKS.text, { ...place, y: y + height.lead });
  body.end();
  item.end();
  pdf.y += height.all;
}

/** Facts are a table of two columns, whose rows are headed by their first cells. */
function writeFacts(pdf: PdfWriter, facts: readonly Fact[], follows: number): void {
  const table = pdf.open(pdf.root, 'Table');
  const heights = facts.map(fact => factHeight(pdf, fact));
  for (const [index, { name, says }] of facts.entries()) {
    const right = { x: PAGE.side + NAME_WIDTH, width: WIDTH - NAME_WIDTH };
    const left = { x: PAGE.side, width: NAME_WIDTH - 12 };
    pdf.ensure(withNext(heights, index, follows));
    const y = pdf.y + 4;
    const row = pdf.open(table, 'TR');
    pdf.write(row, 'TH', name, LOOKS.cell, { ...left, y }, { scope: 'Row' });
    pdf.write(row, 'TD', says, LOOKS.strongCell, { ...right, y });
    row.end();
    pdf.y += heights[index] ?? 0;
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
