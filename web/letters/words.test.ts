import { expect, it } from 'vitest';
import { words as ofCard } from './card/words.ts';
import { words } from './words.ts';

it('says both of two letters, and how many of more (DN-647)', () => {
  expect([2, 3].map(words.files.all)).toEqual(['Get both at once', 'Get all 3 at once']);
});

it('asks nobody to read letters that they have read (DN-731)', () => {
  expect(ofCard.says({ toRead: 0, read: 4, sent: 0 })).toBe('4 letters are ready to send.');
  expect(ofCard.says({ toRead: 1, read: 2, sent: 1 })).toBe(
    '1 letter is ready for you to read. 2 letters are ready to send. 1 is sent.',
  );
});
