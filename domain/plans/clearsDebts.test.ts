import { expect, it } from 'vitest';
import { isInsolvency } from '../solutions/solution/insolvency.ts';
import { PRODUCTS } from '../solutions/solution/products.ts';
import { hasCleared } from './clearsDebts.ts';

it('is an insolvency that came to its end that clears debts, and nothing else (DN-1270)', () => {
  for (const { shortName } of PRODUCTS) {
    expect([shortName, hasCleared(shortName, true)]).toEqual([shortName, isInsolvency(shortName)]);
    expect([shortName, hasCleared(shortName, false)]).toEqual([shortName, false]);
  }
});
