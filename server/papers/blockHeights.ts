import type { Block, Fact, Item } from './paper.ts';
import type { PdfWriter } from './pdfWriter.ts';
import { LOOKS, WIDTH } from './textStyles.ts';
import { pictureHeight } from './writePictures.ts';
import { tableParts } from './writeTable.ts';

/** The indent of the text of a list. */
export const INDENT = 16;
/** What of the width the names of facts take. */
export const NAME_WIDTH = WIDTH * 0.42;
/** A heading is never last on a page: at least this much of what follows stays with it. */
const GOES_WITH = 64;
/** So much at the end of a paper stays together, at most: a third of a page. */
const CLOSING = 240;
/** The space below a block of several parts. */
const SPACE = LOOKS.text.after;
const SPACED: ReadonlySet<Block['kind']> = new Set(['list', 'facts', 'table']);

/** How high a heading is that does not begin its page. */
function headingHeight(pdf: PdfWriter, { level, text }: Extract<Block, { kind: 'heading' }>): number {
  const look = LOOKS[`h${level}`];
  return look.before + pdf.height(text, look, WIDTH) + look.after;
}

/** How high an item of a list is, with the space below it, and how much of that its lead takes. */
export function itemHeight(
  pdf: PdfWriter,
  { lead, text }: Item,
): { readonly lead: number; readonly all: number } {
  const width = WIDTH - INDENT;
  const leadHeight = lead ? pdf.height(lead, LOOKS.strong, width) : 0;
  return { lead: leadHeight, all: leadHeight + pdf.height(text, LOOKS.text, width) + 3 };
}

/** How high a fact is, with the space around it. */
export function factHeight(pdf: PdfWriter, { name, says }: Fact): number {
  const texts = [
    pdf.height(name, LOOKS.cell, NAME_WIDTH - 12),
    pdf.height(says, LOOKS.strongCell, WIDTH - NAME_WIDTH),
  ];
  return Math.max(...texts) + 9;
}

/** How high the parts are into which a block may be divided between two pages, one after another. */
function partsOf(pdf: PdfWriter, block: Block): readonly number[] {
  switch (block.kind) {
    case 'heading':
      return [headingHeight(pdf, block)];
    case 'paragraph': {
      const look = block.look === 'small' ? LOOKS.small : LOOKS.text;
      return [pdf.height(block.text, look, WIDTH) + look.after];
    }
    case 'list':
      return withEnd(block.items.map(item => itemHeight(pdf, item).all));
    case 'facts':
      return withEnd(block.facts.map(fact => factHeight(pdf, fact)));
    case 'table':
      return tableParts(pdf, block);
    default:
      return [pictureHeight(block)];
  }
}

/** Of more than two the last two stay together. */
function withEnd(heights: readonly number[]): readonly number[] {
  return heights.length > 2 ? [...heights.slice(0, -2), sumOf(heights.slice(-2))] : [sumOf(heights)];
}

const sumOf = (heights: readonly number[]) => heights.reduce((sum, one) => sum + one, 0);

/** Where the end of a paper begins that stays on one page, and how high it is. */
export type Closing = { readonly at: number; readonly height: number };

/**
 * The end of a paper: its last heading with what is below, or as much of that as is no more than a third of a page. It is not
 * divided, and the end of what is before it stays with it: no page has some last lines alone. It does not begin between a
 * heading and what that heads.
 */
export function closingOf(pdf: PdfWriter, blocks: readonly Block[]): Closing {
  let closing: Closing = { at: blocks.length, height: 0 };
  for (let at = blocks.length - 1; at >= 0; at -= 1) {
    const block = blocks[at];
    if (!block) break;
    const height = sumOf(partsOf(pdf, block)) + (SPACED.has(block.kind) ? SPACE : 0) + closing.height;
    if (height > CLOSING) break;
    closing = { at, height };
    if (block.kind === 'heading') break;
  }
  const before = blocks[closing.at - 1];
  return before?.kind === 'heading' ? { at: blocks.length, height: 0 } : closing;
}

/**
 * How much of what begins at a block a heading needs on its page: nothing is divided within a part of it, a table begins with
 * its head and some rows, and a further heading needs what follows it in turn.
 */
export function startAt(pdf: PdfWriter, blocks: readonly Block[], at: number, closing: Closing): number {
  const next = blocks[at];
  // What is in the end of a paper stands together already.
  if (next === undefined || at >= closing.at) return 0;
  const [first = 0, ...others] = partsOf(pdf, next);
  if (next.kind === 'heading') return first + startAt(pdf, blocks, at + 1, closing);
  return Math.max(GOES_WITH, first + (others.length === 0 ? followsAt(at, closing) : 0));
}

/** How much has to stand on the page of the end of a block: the end of the paper, of the block before that. */
export function followsAt(at: number, closing: Closing): number {
  return at === closing.at - 1 ? SPACE + closing.height : 0;
}
