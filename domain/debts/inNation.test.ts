import { expect, it } from 'vitest';
import { kindIn } from './inNation.ts';

const kind = { id: 1, name: 'Tax or rates', inNation: { scotland: 'Tax with water' } };

it('gives a kind of debt the name of the nation, else its own, and no other with it (SA-200)', () => {
  expect(kindIn(kind, 'scotland')).toEqual({ id: 1, name: 'Tax with water' });
  expect(kindIn(kind, 'wales')).toEqual({ id: 1, name: 'Tax or rates' });
  expect(kindIn(kind, null)).toEqual({ id: 1, name: 'Tax or rates' });
  expect(kindIn({ id: 2, name: 'Loan' }, 'scotland')).toEqual({ id: 2, name: 'Loan' });
});
