import { expect, it } from 'vitest';
import { wantsProof } from './proofOfSale.ts';

const next = (step: 'send the offer' | 'they answer' | 'talk with us') =>
  ({ step, who: 'you', by: null }) as const;

it.each([
  ['sold, and nothing was offered to the buyer', '2026-11-20', next('send the offer'), true],
  ['sold, and the buyer has an offer', '2026-11-20', next('they answer'), false],
  ['sold, and there is to be a talk first', '2026-11-20', next('talk with us'), false],
  ['with whom it was lent by', null, next('send the offer'), false],
])('a debt that is %s: proof is asked for first is %s (DN-1606)', (_, soldOn, then, wants) => {
  expect(wantsProof({ soldOn, next: then })).toBe(wants);
});
