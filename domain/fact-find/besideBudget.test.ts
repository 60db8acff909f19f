import { expect, it } from 'vitest';
import { whoseFrom } from './besideBudget.ts';

it('whose a line of income is, is known as far as the person was sure (SA-204)', () => {
  expect([...whoseFrom('1016 partner, 1031 both, 1011 unsure, 1001 own')]).toEqual([
    [1016, 'partner'],
    [1031, 'both'],
    [1001, 'own'],
  ]);
  expect(whoseFrom(null).size).toBe(0);
  expect(whoseFrom('1016 nobody').size).toBe(0);
});
