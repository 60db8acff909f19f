/** Ranges of code points that every font of the papers can show, first and last of each. */
export const SHOWN: readonly (readonly [first: number, last: number])[] = [
  [0x0020, 0x007e],
  [0x00a0, 0x00ac],
  [0x00ae, 0x0107],
  [0x010a, 0x0113],
  [0x0116, 0x011b],
  [0x011e, 0x0123],
  [0x0126, 0x0127],
  [0x012a, 0x012b],
  [0x012e, 0x0133],
  [0x0136, 0x0137],
  [0x0139, 0x013e],
  [0x0141, 0x0148],
  [0x014a, 0x014d],
  [0x0150, 0x015b],
  [0x015e, 0x0161],
  [0x0164, 0x0165],
  [0x016a, 0x017e],
  [0x01cd, 0x01ce],
  [0x0218, 0x021b],
  [0x0237, 0x0237],
  [0x02c6, 0x02c7],
  [0x02da, 0x02da],
  [0x02dc, 0x02dd],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ef2, 0x1ef3],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
];

/** Replaces a character that no font of ours can show. */
const UNKNOWN = '?';
const SPACES = /\s+/gu;
/** Marks that are not characters of their own: direction, joining, control, half of a surrogate pair. */
const SILENT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;

const shownPoints: ReadonlySet<number> = new Set(
  SHOWN.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
);
const characters = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

/** A picture that is written like a letter. */
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/**
 * A text as our fonts can show it. Accents that they lack are left out ("ộ" becomes "o"), and so are emoji, unless there
 * is nothing else: a question mark in their place would be read as one. A letter of another script becomes a question
 * mark. The original text still goes into the paper, invisibly, for screen readers and for copying.
 */
export function printable(text: string): string {
  const typed = plain(text);
  if (canShow(typed)) return typed;
  // Before the marks are removed: they hold emoji of several parts together.
  const parts = [...characters.segment(text.normalize('NFC').replace(SPACES, ' '))].map(
    ({ segment }) => segment,
  );
  const isPicture = (part: string | undefined) => part !== undefined && PICTURE.test(part) && !canShow(part);
  const said = parts
    .filter((part, at) => !isPicture(part) && !(part === ' ' && isPicture(parts[at + 1])))
    .map(part => shown(part.replace(SILENT, '')))
    .join('')
    .trim();
  return said === '' ? UNKNOWN : said;
}

/** The text without invisible characters: one space for any whitespace, no control characters. */
export function plain(text: string): string {
  return text.normalize('NFC').replace(SPACES, ' ').replace(SILENT, '').trim();
}

function shown(character: string): string {
  if (canShow(character)) return character;
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return bare !== '' && canShow(bare) ? bare : UNKNOWN;
}

function canShow(text: string): boolean {
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    if (!shownPoints.has(point)) return false;
  }
  return true;
}
