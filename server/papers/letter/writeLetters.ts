import { createPdfWriter, type PageEdge, type PdfWriter } from '../pdfWriter.ts';
import { LOOKS, type Look, PAGE } from '../textStyles.ts';
import { words } from '../words.ts';
import { edgeOfPaper, type WrittenPaper, writeWhole } from '../writePaper.ts';
import type { LetterBlockOnPaper, LetterOnPaper, LettersFile, Sheet } from './letter.ts';

/** Looks of a letter: larger than our papers, and in black alone. */
const TEXT: Look = { ...LOOKS.text, size: 11, lineGap: 3, after: 10 };
const LINE: Look = { ...TEXT, after: 0 };
const HEAD: Look = { ...LOOKS.strong, size: 12, lineGap: 2, before: 0, after: 10 };

/** Wider margins than our papers, in points: 22 mm. */
const SIDE = 62;
const LETTER_WIDTH = PAGE.width - 2 * SIDE;
/** Whom it is for stands in the window of a long envelope, when the sheet is folded in three. */
const WINDOW_TOP = 132;
const WINDOW_WIDTH = 230;
const SENDER_WIDTH = 200;
const INDENT = 16;
const BELOW_ADDRESSES = 30;
/** Room for a name that is written by hand. */
const ROOM_TO_SIGN = 34;

type Section = { readonly sheet: Sheet; readonly first: number };

/**
 * Makes one PDF of letters and of the papers that go with them: tagged, in English, each from the top of a page on, the
 * pages of each counted by themselves. The same file gives the same bytes.
 */
export async function writeLetters({ title, by, colours, at, sheets }: LettersFile): Promise<WrittenPaper> {
  const pdf = createPdfWriter({ title, by, colours, at });
  const sections: Section[] = [];
  for (const [index, sheet] of sheets.entries()) {
    if (index > 0) pdf.beginPage();
    sections.push({ sheet, first: pdf.page });
    if (sheet.kind === 'letter') writeLetter(pdf, sheet.letter);
    else writeWhole(pdf, sheet.paper);
  }
  return pdf.finish((page, of) => edgeIn(sections, page, of));
}

function edgeIn(sections: readonly Section[], page: number, of: number): PageEdge {
  const index = sections.findLastIndex(({ first }) => first <= page);
  const section = sections[index];
  if (!section) return { head: '', foot: '', number: '' };
  const { sheet, first } = section;
  const pages = (sections[index + 1]?.first ?? of + 1) - first;
  const own = page - first + 1;
  if (sheet.kind === 'paper') return edgeOfPaper(sheet.paper, own, pages);
  // A letter of one page says nothing at its edges: it is the person's own.
  return {
    head: own === 1 ? '' : words.letter.goesOn(sheet.letter.name, sheet.letter.date),
    foot: '',
    number: pages === 1 ? '' : words.page.foot(own, pages),
  };
}

function writeLetter(pdf: PdfWriter, letter: LetterOnPaper): void {
  pdf.bookmark(words.letter.to(letter.name));
  const { y: top } = pdf;
  pdf.y = WINDOW_TOP;
  const left = writeLines(pdf, letter.to, WINDOW_WIDTH, 'left');
  pdf.y = top;
  const right = writeLines(pdf, [...letter.from, '', letter.date], SENDER_WIDTH, 'right');
  pdf.y = Math.max(left, right) + BELOW_ADDRESSES;
  writeDown(pdf, 'H1', letter.reference, HEAD);
  writeDown(pdf, 'P', letter.greeting, TEXT);
  for (const block of letter.blocks) writeBlock(pdf, block);
  writeClosing(pdf, letter.closing);
}

/** Lines of an address, one below the other; returns where they end. An empty one leaves its room. */
function writeLines(
  pdf: PdfWriter,
  lines: readonly string[],
  width: number,
  align: 'left' | 'right',
): number {
  const x = align === 'left' ? SIDE : PAGE.width - SIDE - width;
  for (const line of lines) {
    if (line === '') {
      pdf.y += LINE.size / 2;
      continue;
    }
    pdf.write(pdf.root, 'P', line, LINE, { x, y: pdf.y, width }, { align });
    pdf.y += pdf.height(line, LINE, width);
  }
  return pdf.y;
}

function writeBlock(pdf: PdfWriter, block: LetterBlockOnPaper): void {
  if (block.kind === 'paragraph') writeDown(pdf, 'P', block.text, TEXT);
  else writeBullets(pdf, block.items);
}

function writeBullets(pdf: PdfWriter, items: readonly string[]): void {
  const list = pdf.open(pdf.root, 'L');
  for (const text of items) {
    const place = { x: SIDE + INDENT, width: LETTER_WIDTH - INDENT };
    const height = pdf.height(text, LINE, place.width);
    pdf.ensure(height);
    const { y } = pdf;
    const item = pdf.open(list, 'LI');
    pdf.write(item, 'Lbl', '•', LINE, { x: SIDE, y, width: INDENT });
    pdf.write(item, 'LBody', text, LINE, { ...place, y });
    item.end();
    pdf.y += height + 3;
  }
  list.end();
  pdf.y += TEXT.after - 3;
}

/** The last lines stay together, with room for a name written by hand before the last. */
function writeClosing(pdf: PdfWriter, lines: readonly string[]): void {
  const heights = lines.map(line => pdf.height(line, LINE, LETTER_WIDTH));
  pdf.ensure(heights.reduce((sum, height) => sum + height, ROOM_TO_SIGN));
  for (const [index, line] of lines.entries()) {
    if (index > 0 && index === lines.length - 1) pdf.y += ROOM_TO_SIGN;
    pdf.write(pdf.root, 'P', line, LINE, { x: SIDE, y: pdf.y, width: LETTER_WIDTH });
    pdf.y += heights[index] ?? 0;
  }
}

function writeDown(pdf: PdfWriter, tag: string, text: string, look: Look): void {
  const height = pdf.height(text, look, LETTER_WIDTH);
  if (height === 0) return;
  pdf.ensure(height);
  pdf.write(pdf.root, tag, text, look, { x: SIDE, y: pdf.y, width: LETTER_WIDTH });
  pdf.y += height + look.after;
}
