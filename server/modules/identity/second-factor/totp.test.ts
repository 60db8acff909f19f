import { expect, it } from 'vitest';
import { isCodeOf, newSecret, secretAddress, stepOf } from './totp.ts';

/** The secret of the test vectors of RFC 6238, in base 32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('knows the code of second %i by the test vectors of the standard (IS-272)', (second, code) => {
  const step = Math.floor(second / 30);
  expect(stepOf(SECRET, code, new Date(second * 1000))).toBe(step);
  expect(isCodeOf(SECRET, code, step)).toBe(true);
  expect(isCodeOf(SECRET, code, step + 1)).toBe(false);
});

it.each(['', '28708', '2870820', 'ABCDEF', '２８７０８２'])('takes “%s” for no code (IS-272)', code => {
  expect(stepOf(SECRET, code, new Date(59_000))).toBeNull();
});

it('makes secrets of 160 bits, and addresses that no name can break (IS-270)', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/u);
  expect(newSecret()).not.toBe(newSecret());
  const address = new URL(secretAddress(SECRET, 'A:b & Co?', 'a+b@c.example'));
  expect(decodeURIComponent(address.pathname)).toBe('/A b & Co?:a+b@c.example');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'A b & Co?',
    secret: SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
