/**
 * The phone numbers that Ofcom keeps for drama: nobody is ever given one, so nobody answers there.
 * Source: Ofcom, "Telephone numbers for use in TV and radio drama programmes",
 * https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama.
 * Each is the beginning of a range, without the leading 0; three more digits follow.
 */
export const DRAMA_RANGES: readonly (readonly [area: string, beginning: string])[] = [
  ['Leeds', '113 496 0'],
  ['Sheffield', '114 496 0'],
  ['Nottingham', '115 496 0'],
  ['Leicester', '116 496 0'],
  ['Bristol', '117 496 0'],
  ['Reading', '118 496 0'],
  ['Birmingham', '121 496 0'],
  ['Edinburgh', '131 496 0'],
  ['Glasgow', '141 496 0'],
  ['Liverpool', '151 496 0'],
  ['Manchester', '161 496 0'],
  ['Tyneside, Durham and Sunderland', '191 498 0'],
  ['London', '20 7946 0'],
  ['Northern Ireland', '28 9649 6'],
  ['Cardiff', '29 2018 0'],
  ['no area', '1632 960'],
  ['mobile', '7700 900'],
  ['freephone', '8081 570'],
  ['premium rate', '909 8790'],
  ['all of the UK', '3069 990'],
];

/** What people write between the digits of a number. */
const GAP = String.raw`[\s().\-\u2010-\u2013]*`;
/** 0, +44, 0044 or +44 (0). */
const TRUNK = String.raw`(?:(?:\+|00)${GAP}4${GAP}4${GAP}0?|0)${GAP}`;

const DRAMA_NUMBER = new RegExp(
  `(?<![\\d+])${TRUNK}(?:${DRAMA_RANGES.map(([, beginning]) => [...beginning.replaceAll(' ', '')].join(GAP)).join('|')})(?:${GAP}\\d){3}(?!\\d)`,
  'u',
);

/** Whether a text has a number that is kept for drama, however it is spaced, with or without the code of the UK. */
export function hasDramaNumber(text: string): boolean {
  return DRAMA_NUMBER.test(text);
}
