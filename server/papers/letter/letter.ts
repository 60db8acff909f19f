import type { BrandColours } from '@towpath/contracts/content/brandLook.ts';
import type { Paper } from '../paper.ts';

/** A letter of a person to somebody else, as it goes onto paper: text alone, with nothing left to choose. */
export type LetterOnPaper = {
  /** Whom it is to, as bookmarks and titles name it. */
  readonly name: string;
  /** Name and address of who writes, a line each. */
  readonly from: readonly string[];
  /** Name and address of whom it is for, a line each. */
  readonly to: readonly string[];
  /** '29 October 2026'. */
  readonly date: string;
  /** What it is about, such as the number of an account; its heading. */
  readonly reference: string;
  readonly greeting: string;
  readonly blocks: readonly LetterBlockOnPaper[];
  /** 'Yours faithfully,' and the name, a line each. */
  readonly closing: readonly string[];
};

export type LetterBlockOnPaper =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'bullets'; readonly items: readonly string[] };

/** Letters that are one file, each from the top of a page on, and papers that go with them. */
export type LettersFile = {
  /** The title of the file. */
  readonly title: string;
  /** Who writes: a letter is the person's own, and not from us. */
  readonly by: string;
  readonly colours: BrandColours;
  /** The time written into the file. */
  readonly at: Date;
  /** At least one, in this order. */
  readonly sheets: readonly Sheet[];
};

export type Sheet =
  | { readonly kind: 'letter'; readonly letter: LetterOnPaper }
  | { readonly kind: 'paper'; readonly paper: Paper };
