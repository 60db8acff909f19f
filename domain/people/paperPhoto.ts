import { accepted, type Checked, refused } from '../values/checked.ts';
import { TEXT_MESSAGES } from '../values/text.ts';
import { howItOpens, type PhotoKind, photoKind } from './photoFile.ts';

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
  broken:
    'This file does not open. A part of it may be missing. Save it or take the photo again, then choose it.',
  locked: 'This PDF is locked. Save it without a password, or take a photo of it.',
  tooLarge: 'This file is too big for us. It can be up to 8 MB.',
  full: 'You have 40 papers here, and no more fit. Remove one that you no longer need first.',
  noWords: 'Tell us in a few words what it is',
  longWords: 'Say it in 80 characters at most',
  noDebt: 'This debt is not in your list any more. Choose another, or none.',
} as const;

/** Checks a file by its size, its first bytes and whether it opens; a name or what a browser says of it counts for nothing. */
export function checkPhoto(
  file: Uint8Array,
): Checked<PhotoKind, 'missing' | 'tooLarge' | 'otherKind' | 'broken' | 'locked'> {
  if (file.length === 0) return refused('missing', PHOTO_MESSAGES.missing);
  if (file.length > LARGEST_PHOTO) return refused('tooLarge', PHOTO_MESSAGES.tooLarge);
  const kind = photoKind(file);
  if (!kind) return refused('otherKind', PHOTO_MESSAGES.otherKind);
  const opens = howItOpens(kind, file);
  return opens === 'opens' ? accepted(kind) : refused(opens, PHOTO_MESSAGES[opens]);
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
