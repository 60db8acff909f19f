import { pointsOf, SHOWN, SHOWN_WIDE } from './shownPoints.ts';

/** Replaces a character that no font of ours can show. */
const UNKNOWN = '?';
const SPACES = /\s+/gu;
/**
 * Marks that are not characters of their own: direction, joining, control, half of a surrogate pair. After the sign that
 * joins two letters of Devanagari, a mark of joining says how.
 */
const SILENT = /(?!(?<=\u094d)[\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;
const JOINS = /[\u200c\u200d]/gu;

const characters = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

/** A picture that is written like a letter. */
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

const ours = pointsOf(SHOWN);
const wide = pointsOf(SHOWN_WIDE);

/**
 * A text as our fonts can show it, all of it by one set of them: that of the screens, or the one for other scripts, so that
 * no word is put together of two designs. Accents that both lack are left out, and so are emoji, unless there is nothing
 * else: a question mark in their place would be read as one. A letter of a script that neither has becomes a question mark.
 * The original text still goes into the paper, invisibly, for screen readers and for copying.
 */
export function printable(text: string): string {
  const typed = plain(text);
  if (canShow(typed, ours) || canShow(typed, wide)) return typed;
  const [byOurs, byWide] = [shownBy(text, ours), shownBy(text, wide)];
  return unknownIn(byWide) < unknownIn(byOurs) ? byWide : byOurs;
}

/** Whether a text that `printable` gave needs the fonts for other scripts. */
export function needsWide(shown: string): boolean {
  return !canShow(shown, ours);
}

/** Whether something of a text would stand as a question mark. */
export function isUnprintable(text: string): boolean {
  const typed = plain(text);
  return !canShow(typed, ours) && unknownIn(printable(text)) > unknownIn(typed);
}

/** The text without invisible characters: one space for any whitespace, no control characters. */
export function plain(text: string): string {
  return text.normalize('NFC').replace(SPACES, ' ').replace(SILENT, '').trim();
}

function unknownIn(text: string): number {
  return text.split(UNKNOWN).length;
}

function shownBy(text: string, points: ReadonlySet<number>): string {
  // Before the marks are removed: they hold emoji of several parts together.
  const parts = [...characters.segment(text.normalize('NFC').replace(SPACES, ' '))].map(
    ({ segment }) => segment,
  );
  const isPicture = (part: string | undefined) =>
    part !== undefined && PICTURE.test(part) && !canShow(part, points);
  const said = parts
    .filter((part, at) => !isPicture(part) && !(part === ' ' && isPicture(parts[at + 1])))
    .map(part => shown(part.replace(SILENT, ''), points))
    .join('')
    .trim();
  return said === '' ? UNKNOWN : said;
}

function shown(character: string, points: ReadonlySet<number>): string {
  if (canShow(character, points)) return character;
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return bare !== '' && canShow(bare, points) ? bare : UNKNOWN;
}

function canShow(text: string, points: ReadonlySet<number>): boolean {
  for (const character of text.replace(JOINS, '')) {
    if (!points.has(character.codePointAt(0) ?? 0)) return false;
  }
  return true;
}
