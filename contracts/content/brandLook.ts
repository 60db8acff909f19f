import { contrastOf } from '@towpath/domain/values/colour.ts';
import { z } from 'zod';
import * as neutral from './colours.generated.ts';
import { type ContentProblems, readableRows } from './problem.ts';
import { isTellingName } from './telling.ts';
import { text } from './values.ts';

/** The look of a brand: its colours, its mark, and how phones name it. */

const colour = z
  .string()
  .regex(/^#[\da-f]{6}$/iu, 'must be a colour: # and six digits or letters up to f')
  .transform(hex => hex.toLowerCase());

/** What each colour is for; `TOKENS` says which token of the design takes it. */
export const brandColours = z.strictObject({
  /** Buttons, links and the name of the brand. */
  main: colour,
  /** The same under a finger, and the ground of the footer. */
  mainDeep: colour,
  /** Icons and lines on a light ground. */
  mainMid: colour,
  mainEdge: colour,
  mainLine: colour,
  /** Help, tips, warmth. */
  accent: colour,
  accentDeep: colour,
  accentSoft: colour,
  accentTint: colour,
  accentPale: colour,
  /** Focus, and what fits best. */
  highlight: colour,
  highlightLight: colour,
  highlightTint: colour,
});
export type BrandColours = z.infer<typeof brandColours>;

/** The tokens of `design-system/tokens.css` that each colour stands for. */
export const TOKENS: Readonly<Record<keyof BrandColours, readonly string[]>> = {
  main: ['canal', 'cat-1'],
  mainDeep: ['canal-deep'],
  mainMid: ['canal-mid'],
  mainEdge: ['canal-edge'],
  mainLine: ['canal-line'],
  accent: ['loose', 'cat-2'],
  accentDeep: ['loose-deep'],
  accentSoft: ['loose-soft'],
  accentTint: ['loose-tint'],
  accentPale: ['lilac'],
  highlight: ['lamp'],
  highlightLight: ['lamp-light'],
  highlightTint: ['lamp-tint'],
};

/** The path of an SVG on a square of 40. */
export const svgPath = z
  .string()
  .regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s,.+-]+$/u, 'must be the path of an SVG, its `d` alone');

/** A part of the mark: filled, or a line so wide. */
const markPart = z.strictObject({
  path: svgPath,
  /** Left out: the part is filled. */
  lineWidth: z.number().positive('must be above 0').max(20).exactOptional(),
  opacity: z.number().min(0).max(1).exactOptional(),
});
export type MarkPart = z.infer<typeof markPart>;
export const brandMark = z.array(markPart).min(1, 'must have at least one part');

/** What a phone shows as the sender of a text message: letters and digits, as the networks take them. */
export const textSender = text
  .regex(/^[A-Za-z0-9]{3,11}$/u, 'must be 3 to 11 letters or digits')
  .refine(of => !isTellingName(of), 'must not say what the service is about: others may see the phone');

/** What of a brand stands in mails, papers and text messages. */
export type BrandLook = {
  readonly name: string;
  /** Stands on mails in neutral words, where the name says what the service is about. */
  readonly neutralName: string;
  /** Below a partner's name: who gives the advice. */
  readonly beside?: string;
  readonly phone: string;
  readonly mark: readonly MarkPart[];
  readonly colours: BrandColours;
  readonly textSender: string;
};

type Pair = {
  readonly colour: keyof BrandColours;
  readonly on: keyof BrandColours | 'white' | 'mist' | 'ripple' | 'ink';
  readonly needs: 4.5 | 3;
  readonly where: string;
};

/** The pairs that people read or have to see (WCAG 2.2, 1.4.3 and 1.4.11). */
const PAIRS: readonly Pair[] = [
  { colour: 'main', on: 'white', needs: 4.5, where: 'buttons and links' },
  { colour: 'main', on: 'mist', needs: 4.5, where: 'links on the ground of a page' },
  { colour: 'main', on: 'ripple', needs: 4.5, where: 'links on a quiet box' },
  { colour: 'mainDeep', on: 'white', needs: 4.5, where: 'buttons under a finger and the footer' },
  { colour: 'mainDeep', on: 'ripple', needs: 4.5, where: 'tags' },
  { colour: 'mainMid', on: 'white', needs: 3, where: 'icons and progress' },
  { colour: 'mainEdge', on: 'white', needs: 3, where: 'edges of what can be chosen' },
  { colour: 'mainLine', on: 'white', needs: 3, where: 'lines' },
  { colour: 'accent', on: 'white', needs: 4.5, where: 'help and tips' },
  { colour: 'accent', on: 'accentTint', needs: 4.5, where: 'help and tips on their box' },
  { colour: 'accent', on: 'accentPale', needs: 4.5, where: 'help and tips on their pale box' },
  { colour: 'accentDeep', on: 'accentTint', needs: 4.5, where: 'headings of help and tags' },
  { colour: 'accentDeep', on: 'accentSoft', needs: 4.5, where: 'tags' },
  { colour: 'accentTint', on: 'ink', needs: 4.5, where: 'text on a box of help, also in mails' },
  { colour: 'highlight', on: 'ink', needs: 4.5, where: 'text on what fits best' },
  { colour: 'highlightLight', on: 'ink', needs: 4.5, where: 'text on a lit button' },
  { colour: 'highlightTint', on: 'ink', needs: 4.5, where: 'text on a lit box' },
  { colour: 'highlight', on: 'mainDeep', needs: 3, where: 'the ring of the focus on a dark ground' },
];

/**
 * The colours that too few people can tell from what they stand on, each with the first pair that shows it.
 *
 * @param written the colours as they stand in the file: one that is none is left out
 * @param part where they stand
 */
export function contrastProblems(written: unknown, part: string): ContentProblems {
  const own = readableRows(colour, written, part).map(({ key, row }) => [key, row] as const);
  const values: Readonly<Record<string, string>> = { ...neutral, ...Object.fromEntries(own) };
  const faint = PAIRS.flatMap(({ colour, on, needs, where }) => {
    const [above, below] = [values[colour], values[on]];
    const contrast = above === undefined || below === undefined ? needs : contrastOf(above, below);
    if (contrast >= needs) return [];
    const found = Math.floor(contrast * 10) / 10;
    const problem = `${found}:1 against ${on} is too faint for ${where}: ${needs}:1 is needed`;
    return [{ place: `${part}.${colour}`, problem }];
  });
  return faint.filter(({ place }, index) => faint.findIndex(other => other.place === place) === index);
}
