import { describe, expect, it } from 'vitest';
import { type ProofAsked, whileNotShown } from './proofOfSale.ts';

const TODAY = '2026-11-30';
const sold = {
  id: 'card',
  standing: 'not offered',
  next: { step: 'send the offer', who: 'you', by: null },
  soldOn: '2026-11-20',
} as const;
const asked = (by: string | null, came: ProofAsked['came'] = null) =>
  new Map([['card', { on: '2026-11-21', by, came }]]);
const NOBODY = new Map<string, ProofAsked>();

describe('who says that they bought a debt', () => {
  it.each([
    ['and was not asked yet', NOBODY, 'ask for proof', 'you', null],
    ['and has days to show it', asked('2026-12-05'), 'they send proof', 'they', '2026-12-05'],
    ['on the last of those days', asked(TODAY), 'they send proof', 'they', TODAY],
    ['and has let those days pass', asked('2026-11-29'), 'ask for proof again', 'you', '2026-11-29'],
    ['and was given no day', asked(null), 'they send proof', 'they', null],
    ['and sent what is no proof', asked('2026-12-05', 'no proof'), 'ask for proof again', 'you', null],
  ] as const)('%s: no offer goes to them (DN-1660)', (_, proofs, step, who, by) => {
    const stands = whileNotShown(sold, proofs, TODAY);
    expect(stands.standing).toBe('proof first');
    expect(stands.next).toEqual({ step, who, by });
    expect(stands.proofAskedOn).toBe(proofs.get('card')?.on);
  });

  it.each([
    ['proof came by letter', sold, asked('2026-12-05', 'proof')],
    ['the person goes on without', { ...sold, proof: { on: TODAY, why: 'sure without' as const } }, NOBODY],
    ['it was not sold', { ...sold, soldOn: null }, NOBODY],
    ['they have an offer', { ...sold, standing: 'waiting' as const }, NOBODY],
  ])('is offered something, or waited for, as anybody else once %s (DN-1660)', (_, debt, proofs) => {
    expect(whileNotShown(debt, proofs, TODAY)).toBe(debt);
  });
});
