import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sealingWith } from './sealing.ts';

const SECRET = 'a secret that is long enough for tests';
const sealing = sealingWith(SECRET, 'health data');

describe('a sealed text', () => {
  it('is read again, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, place) => {
        expect(sealing.open(place, sealing.seal(place, text))).toBe(text);
      }),
    );
  });

  it('shows nothing of what it holds, and is never the same twice', () => {
    const [one, two] = [sealing.seal('a', 'Depression'), sealing.seal('a', 'Depression')];
    expect(one.toString('latin1')).not.toContain('Depression');
    expect(one.equals(two)).toBe(false);
  });

  it('cannot be opened for another place, with another key, or for another use', () => {
    const sealed = sealing.seal('person one', 'Depression');
    const refusal = 'What is sealed as health data cannot be opened with this key.';
    expect(() => sealing.open('person two', sealed)).toThrow(refusal);
    expect(() => sealingWith(`${SECRET}!`, 'health data').open('person one', sealed)).toThrow(refusal);
    expect(() => sealingWith(SECRET, 'letters').open('person one', sealed)).toThrow('cannot be opened');
  });

  it('cannot be changed unseen, at any byte', () => {
    const sealed = sealing.seal('a', 'Depression');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => sealing.open('a', changed)).toThrow('What is sealed as health data');
    }
    expect(() => sealing.open('a', sealed.subarray(0, 20))).toThrow('damaged');
    expect(() => sealing.open('a', Buffer.alloc(0))).toThrow('damaged');
  });
});
