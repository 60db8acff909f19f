import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPostcode, formatPostcode } from './postcode.ts';

const GOOD = [
  'EC1A 1BB',
  'W1A 0AX',
  'SW1A 1AA',
  'M1 1AE',
  'B33 8TH',
  'CR2 6XH',
  'DN55 1PT',
  'WC2H 7LT',
  'BT7 1NN',
  'ZE1 0AA',
  'HS1 2AA',
  'KW15 1AA',
  'CF10 1EP',
  'LL57 2DG',
  'GIR 0AA',
  'BF1 3AA',
];

describe('a postcode', () => {
  it.each(GOOD)('is good as %s (CS-016)', postcode => {
    expect(checkPostcode(postcode)).toEqual({ ok: true, value: postcode });
  });

  it.each([
    'QA1 1AA',
    'VA1 1AA',
    'XA1 1AA',
    'AI1 1AA',
    'AZ1 1AA',
    'SW1A 1AC',
    'SW1A 1',
    'SW1A',
    '12345',
    'KY1-1234',
    'SW1A 1AA1',
    'A',
    'W1I 0AX',
  ])('is refused as %s (CS-016)', postcode => {
    expect(checkPostcode(postcode)).toEqual({
      ok: false,
      code: 'notAPostcode',
      message: 'Please enter a valid postcode',
    });
  });

  it.each([[''], ['  '], [null], [undefined], [5]])(
    'has the same message when it is missing, as %j (CS-016)',
    value => {
      expect(checkPostcode(value)).toEqual({
        ok: false,
        code: 'missing',
        message: 'Please enter a valid postcode',
      });
    },
  );

  it.each(['GX11 1AA', 'JE2 3AB', 'GY1 1AA', 'IM1 1AA', 'ASCN 1ZZ', 'bbnd1zz', 'FIQQ 1ZZ'])(
    'gets a reason of its own outside the UK, as %s',
    postcode => {
      expect(checkPostcode(postcode)).toMatchObject({ ok: false, code: 'outsideUk' });
    },
  );

  it.each([
    ['sw1a1aa', 'SW1A 1AA'],
    [' m1  1ae ', 'M1 1AE'],
    ['gir0aa', 'GIR 0AA'],
    ['1aa', '1AA'],
    ['', ''],
  ])('is written from %j as %j (CS-017)', (typed, written) => {
    expect(formatPostcode(typed)).toBe(written);
  });

  it('is the same whatever the letter case and the spaces (CS-017)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GOOD),
        fc.array(fc.tuple(fc.boolean(), fc.constantFrom('', ' ', '\u00A0'))),
        (postcode, changes) => {
          const typed = [...postcode.replace(' ', '')]
            .map((letter, place) => {
              const [small, space] = changes[place] ?? [false, ''];
              return (small ? letter.toLowerCase() : letter) + space;
            })
            .join('');
          expect(checkPostcode(typed)).toEqual({ ok: true, value: postcode });
        },
      ),
    );
  });
});
