import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal('a secret that is long enough for tests');
const another = createSeal('another secret that is long enough too');

it('opens what it closed, for the same subject', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, subject) => {
      expect(seal.open(seal.close(text, subject), subject)).toBe(text);
    }),
  );
});

it('shows nothing of the text, and never looks the same twice', () => {
  const sealed = seal.close('Danielle Hughes', 'person');
  expect(sealed.includes('Hughes')).toBe(false);
  expect(seal.close('Danielle Hughes', 'person').equals(sealed)).toBe(false);
});

it('stays shut for another subject, another secret, and when a byte is changed', () => {
  const sealed = seal.close('text', 'one');
  expect(seal.open(sealed, 'two')).toBeNull();
  expect(another.open(sealed, 'one')).toBeNull();
  for (const place of sealed.keys()) {
    const damaged = Buffer.from(sealed);
    damaged.writeUInt8(damaged.readUInt8(place) ^ 1, place);
    expect(seal.open(damaged, 'one')).toBeNull();
  }
  for (const length of [0, 5, 12, 27, 28]) expect(seal.open(sealed.subarray(0, length), 'one')).toBeNull();
});

it('gives a text the same fingerprint for the same subject and secret only', () => {
  const print = seal.fingerprint('123456', 'one');
  expect(seal.fingerprint('123456', 'one').equals(print)).toBe(true);
  expect(seal.fingerprint('123456', 'two').equals(print)).toBe(false);
  expect(another.fingerprint('123456', 'one').equals(print)).toBe(false);
});
