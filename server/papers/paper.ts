import type { BrandLook } from '@towpath/contracts/content/brandLook.ts';
import type { MoneyPicture } from '@towpath/domain/solutions/pictures/money.ts';
import type { YearsPicture } from '@towpath/domain/solutions/pictures/years.ts';

/** What of a brand stands on a paper. */
export type PaperBrand = Pick<BrandLook, 'name' | 'beside' | 'mark' | 'colours'>;

/** The content of a paper, in order, without its look. `writePaper` makes the PDF. */
export type Paper = {
  /** The heading, and the title of the file. */
  readonly title: string;
  /** Who it is from. */
  readonly brand: PaperBrand;
  /** Short lines beside the name of the brand: the day, the reference. */
  readonly marks: readonly string[];
  /** The time written into the file: the same paper with the same time has the same bytes. */
  readonly at: Date;
  readonly blocks: readonly Block[];
};

export type Block =
  /** Level 2 begins a part and is listed in the bookmarks. */
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly look?: 'small' }
  | { readonly kind: 'list'; readonly items: readonly Item[]; readonly isNumbered?: boolean }
  /** Names with their values, such as a payment and how long it goes on. */
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  /** Drawn, with every figure of it in sentences for who cannot see it; a table follows each. */
  | { readonly kind: 'years'; readonly picture: YearsPicture }
  | { readonly kind: 'money'; readonly picture: MoneyPicture }
  | {
      readonly kind: 'table';
      readonly columns: readonly Column[];
      readonly rows: readonly Row[];
      /** What all of it is about, by the heading above it: said again on every further page. */
      readonly about?: string;
    };

/** `lead` stands before the text, in bold, on a line of its own. */
export type Item = { readonly lead?: string; readonly text: string };
export type Fact = { readonly name: string; readonly says: string };

export type Column = {
  readonly name: string;
  /** Its share of the width; shares are added up. */
  readonly width: number;
  /** Sums are aligned right, one below the other. */
  readonly isSum?: boolean;
};

/** The first cell names the row. An empty cell holds nothing. */
export type Row = {
  readonly cells: readonly string[];
  /** A group has the rows below it as its parts; a total closes a table; a result is highlighted. */
  readonly look?: 'group' | 'part' | 'total' | 'result';
};

/** The parts of a paper, without those that do not apply. */
export function parts(...blocks: readonly (Block | readonly Block[] | false | null | undefined)[]): Block[] {
  return blocks.flatMap(block => (block ? block : []));
}

export const heading = (level: 2 | 3 | 4, text: string): Block => ({ kind: 'heading', level, text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const smallPrint = (text: string): Block => ({ kind: 'paragraph', text, look: 'small' });
export const facts = (rows: readonly Fact[]): Block => ({ kind: 'facts', facts: rows });
export const list = (items: readonly (string | Item)[], isNumbered = false): Block => ({
  kind: 'list',
  items: items.map(item => (typeof item === 'string' ? { text: item } : item)),
  isNumbered,
});
