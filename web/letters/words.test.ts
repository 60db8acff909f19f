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

it('heads the letters with how many are to be read, ready to send and sent, each apart (DN-831)', () => {
  const { mixed, allRead, open } = words.heading;
  expect(mixed({ toRead: 2, read: 3, sent: 1 })).toBe('Your letters: 2 to read, 3 ready to send, 1 sent');
  expect(mixed({ toRead: 0, read: 1, sent: 4 })).toBe('Your letters: 1 ready to send, 4 sent');
  expect([open(5), allRead(1)]).toEqual(['Your 5 letters are ready to read', 'Your letter is ready to send']);
});
