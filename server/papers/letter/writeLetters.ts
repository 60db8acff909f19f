import { createPdfWriter, type PageEdge, type PdfWriter } from '../pdfWriter.ts';
import { LOOKS, type Look, PAGE } from '../textStyles.ts';
import { words } from '../words.ts';
import { edgeOfPaper, type WrittenPaper, writeWhole } from '../writePaper.ts';
import type { LetterBlockOnPaper, LetterOnPaper, LettersFile, Sheet } from './letter.ts';

/** Looks of a letter: larger than our papers, and in black alone. */
const TEXT: Look = { ...LOOKS.text, size: 11, lineGap: 3, after: 10 };
const LINE: Look = { ...TEXT, after: 0 };
/** Lines of an address stand close, so that seven of them are in the window. */
const ADDRESS: Look = { ...LINE, lineGap: 1 };
const HEAD: Look = { ...LOOKS.strong, size: 12, lineGap: 2, before: 0, after: 10 };

/** Wider margins than our papers, in points: 22 mm. */
const SIDE = 62;
const LETTER_WIDTH = PAGE.width - 2 * SIDE;
/**
 * Whom it is for stands in the window of a long envelope, when the sheet is folded in three: from 50 mm below its top on,
 * however the sheet lies in there.
 */
const WINDOW_TOP = 142;
const WINDOW_WIDTH = 230;
/** What is left beside the window: a long name stays on one line. */
const SENDER_WIDTH = LETTER_WIDTH - WINDOW_WIDTH;
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
  const closing = closingHeight(pdf, letter.closing);
  for (const [index, block] of letter.blocks.entries()) {
    writeBlock(pdf, block, index === letter.blocks.length - 1 ? closing : 0);
  }
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
    pdf.write(pdf.root, 'P', line, ADDRESS, { x, y: pdf.y, width }, { align });
    pdf.y += pdf.height(line, ADDRESS, width);
  }
  return pdf.y;
}

/** @param follows how much has to stand on the same page as its end: a name is never alone on one */
function writeBlock(pdf: PdfWriter, block: LetterBlockOnPaper, follows: number): void {
  if (block.kind === 'paragraph') writeDown(pdf, 'P', block.text, TEXT, follows);
  else writeBullets(pdf, block.items, follows);
}

function writeBullets(pdf: PdfWriter, items: readonly string[], follows: number): void {
  const list = pdf.open(pdf.root, 'L');
  for (const [index, text] of items.entries()) {
    const place = { x: SIDE + INDENT, width: LETTER_WIDTH - INDENT };
    const height = pdf.height(text, LINE, place.width);
    pdf.ensure(height + (index === items.length - 1 ? TEXT.after + follows : 0));
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

function closingHeight(pdf: PdfWriter, lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + pdf.height(line, LINE, LETTER_WIDTH), ROOM_TO_SIGN);
}

/** The last lines stay together, with room for a name written by hand before the last. */
function writeClosing(pdf: PdfWriter, lines: readonly string[]): void {
  pdf.ensure(closingHeight(pdf, lines));
  for (const [index, line] of lines.entries()) {
    if (index > 0 && index === lines.length - 1) pdf.y += ROOM_TO_SIGN;
    pdf.write(pdf.root, 'P', line, LINE, { x: SIDE, y: pdf.y, width: LETTER_WIDTH });
    pdf.y += pdf.height(line, LINE, LETTER_WIDTH);
  }
}

function writeDown(pdf: PdfWriter, tag: string, text: string, look: Look, follows = 0): void {
  const height = pdf.height(text, look, LETTER_WIDTH);
  if (height === 0) return;
  pdf.ensure(height + (follows === 0 ? 0 : look.after + follows));
  pdf.write(pdf.root, tag, text, look, { x: SIDE, y: pdf.y, width: LETTER_WIDTH });
  pdf.y += height + look.after;
}
