import { accepted, type Checked, refused } from '../values/checked.ts';
import { TEXT_MESSAGES } from '../values/text.ts';

/** The kinds of file that a paper can be sent as. */
export const PHOTO_KINDS = ['jpeg', 'png', 'pdf'] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** Most bytes of a file. */
export const LARGEST_PHOTO = 8 * 1024 * 1024;
/** So many of a person are kept at once. */
export const MOST_PHOTOS = 40;
/** Most characters in what a person says it is. */
export const LONGEST_PHOTO_WORDS = 80;

/** What a person is told about a paper that they send. */
export const PHOTO_MESSAGES = {
  missing: 'Choose a photo or a PDF',
  otherKind: 'This is not a photo or a PDF that we can open. Choose a JPEG, a PNG or a PDF.',
  tooLarge: 'This file is too big for us. It can be up to 8 MB.',
  full: 'You have 40 papers here, and no more fit. Remove one that you no longer need first.',
  noWords: 'Tell us in a few words what it is',
  longWords: 'Say it in 80 characters at most',
} as const;

/** What each kind of file begins with. */
const BEGINNINGS: Readonly<Record<PhotoKind, readonly number[]>> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** Checks a file by its size and its first bytes; a name or what a browser says of it counts for nothing. */
export function checkPhoto(file: Uint8Array): Checked<PhotoKind, 'missing' | 'tooLarge' | 'otherKind'> {
  if (file.length === 0) return refused('missing', PHOTO_MESSAGES.missing);
  if (file.length > LARGEST_PHOTO) return refused('tooLarge', PHOTO_MESSAGES.tooLarge);
  const kind = PHOTO_KINDS.find(one => BEGINNINGS[one].every((byte, at) => file[at] === byte));
  return kind ? accepted(kind) : refused('otherKind', PHOTO_MESSAGES.otherKind);
}

/** Checks what a person says a paper is; gives it composed (NFC), trimmed and on one line. */
export function checkPhotoWords(words: string): Checked<string, 'noWords' | 'longWords' | 'notText'> {
  const text = words.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (/\p{Cc}/u.test(text)) return refused('notText', TEXT_MESSAGES.notText);
  if (!/[\p{L}\p{N}]/u.test(text)) return refused('noWords', PHOTO_MESSAGES.noWords);
  if ([...text].length > LONGEST_PHOTO_WORDS) return refused('longWords', PHOTO_MESSAGES.longWords);
  return accepted(text);
}

/** Statements of something else than an account at a bank. */
const OF_ELSE = /\b(?:budget|cards?|catalogue|hire|loans?|mortgage|pension|rent|tax|benefits?)\b/iu;

/** Whether a paper is a bank statement, by what its person says it is: nobody else says of a photo what it shows. */
export function isBankStatement(words: string): boolean {
  return /\bstatements?\b/iu.test(words) && (/\bbank\b/iu.test(words) || !OF_ELSE.test(words));
}
