import { expect, it } from 'vitest';
import { PRODUCTS } from './products.ts';

it('knows each solution by an id and a short name of its own', () => {
  expect(PRODUCTS.map(({ id }) => id)).toEqual(PRODUCTS.map((_, index) => index + 1));
  expect(new Set(PRODUCTS.map(({ shortName }) => shortName)).size).toBe(PRODUCTS.length);
});

it('has the three short names that the advice shows', () => {
  const names = Object.fromEntries(PRODUCTS.map(({ shortName, name }) => [shortName, name]));
  expect(names).toMatchObject({
    IVA: 'Individual Voluntary Arrangement',
    DMP: 'Debt Management Plan',
    BKY: 'Bankruptcy',
  });
});
