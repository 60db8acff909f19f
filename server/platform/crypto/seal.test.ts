import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sealedBefore } from '../../testing/sealedBefore.ts';
import type { KeyRing } from '../config/keyRing.ts';
import { createSeal, keyId } from './seal.ts';

const FIRST = 'a secret that is long enough for tests';
const SECOND = 'another secret that is long enough too';
const ringOf = (current: string, ...older: string[]): KeyRing => ({
  name: 'HEALTH_DATA_KEY',
  current,
  older,
});

const seal = createSeal(ringOf(FIRST));
const another = createSeal(ringOf(SECOND));
const both = createSeal(ringOf(SECOND, FIRST));

it('opens what it closed, for the same subject', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', minLength: 400 })),
      fc.string(),
      (text, subject) => {
        expect(seal.open(seal.close(text, subject), subject)).toBe(text);
      },
    ),
  );
});

it('shows nothing of the text, and never looks the same twice', () => {
  const sealed = seal.close('Danielle Hughes', 'person');
  expect(sealed.includes('Hughes')).toBe(false);
  expect(seal.close('Danielle Hughes', 'person').equals(sealed)).toBe(false);
});

it('stays shut for another subject, another secret, and when a byte is changed', () => {
  for (const text of ['text', 'a long text that is packed '.repeat(40)]) {
    const sealed = seal.close(text, 'one');
    expect(seal.open(sealed, 'two')).toBeNull();
    expect(another.open(sealed, 'one')).toBeNull();
    for (const place of sealed.keys()) {
      const damaged = Buffer.from(sealed);
      damaged.writeUInt8(damaged.readUInt8(place) ^ 1, place);
      expect(seal.open(damaged, 'one')).toBeNull();
    }
    for (const length of [0, 1, 5, 12, 17, 27, 28, 33])
      expect(seal.open(sealed.subarray(0, length), 'one')).toBeNull();
  }
});

it('gives a text the same fingerprint for the same subject and secret only', () => {
  const print = seal.fingerprint('123456', 'one');
  expect(seal.fingerprint('123456', 'one').equals(print)).toBe(true);
  expect(seal.fingerprint('123456', 'two').equals(print)).toBe(false);
  expect(another.fingerprint('123456', 'one').equals(print)).toBe(false);
});

it('packs long texts before they are sealed (IS-170)', () => {
  const text = JSON.stringify(Array.from({ length: 500 }, (_, index) => ({ code: 'DRO', tests: index % 7 })));
  expect(text.length).toBeGreaterThan(12_000);
  const sealed = seal.close(text, 'one');
  expect(sealed.length).toBeLessThan(text.length / 10);
  expect(seal.open(sealed, 'one')).toBe(text);
  // What does not get shorter is sealed as it is.
  const random = randomBytes(600).toString('latin1');
  expect(seal.open(seal.close(random, 'one'), 'one')).toBe(random);
});

it('opens with the older keys of a ring, and seals with the current one (IS-172)', () => {
  expect(both.open(seal.close('text', 'one'), 'one')).toBe('text');
  const sealed = both.close('text', 'one');
  expect(another.open(sealed, 'one')).toBe('text');
  expect(seal.open(sealed, 'one')).toBeNull();
  expect(sealed.toString('hex')).toMatch(new RegExp(`^01${keyId(SECOND)}`));
  expect(both.beginnings.some(beginning => sealed.indexOf(beginning) === 0)).toBe(true);
  expect(both.beginnings.some(beginning => seal.close('text', 'one').indexOf(beginning) === 0)).toBe(false);
});

it('opens what was sealed before keys had ids (IS-172)', () => {
  expect(seal.open(sealedBefore(FIRST, 'text', 'one'), 'one')).toBe('text');
  expect(both.open(sealedBefore(FIRST, 'text', 'one'), 'one')).toBe('text');
  expect(another.open(sealedBefore(FIRST, 'text', 'one'), 'one')).toBeNull();
  // By chance it may begin as the later format does.
  let chance = sealedBefore(FIRST, 'text', 'one');
  while (chance[0] !== 1 && chance[0] !== 2) chance = sealedBefore(FIRST, 'text', 'one');
  expect(seal.open(chance, 'one')).toBe('text');
});

it('knows a fingerprint of any key of its ring (IS-172)', () => {
  const print = seal.fingerprint('123456', 'one');
  expect(both.fits(print, '123456', 'one')).toBe(true);
  expect(both.fits(print, '123457', 'one')).toBe(false);
  expect(another.fits(print, '123456', 'one')).toBe(false);
  expect(both.fits(Buffer.from('short'), '123456', 'one')).toBe(false);
  expect(both.fingerprints('123456', 'one')).toEqual([another.fingerprint('123456', 'one'), print]);
});

it('tells keys apart without saying anything of them (IS-172)', () => {
  expect(keyId(FIRST)).toMatch(/^[0-9a-f]{8}$/);
  expect(keyId(FIRST)).not.toBe(keyId(SECOND));
});
