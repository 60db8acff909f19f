import { describe, expect, it } from 'vitest';
import type { NextWithThem, Standing } from './answering.ts';
import { insteadOfOffer, NOTHING_INSTEAD } from './insteadOfOffers.ts';

const NEXT: NextWithThem = { step: 'ask again', who: 'you', by: '2026-12-08' };
const debt = (standing: Standing) => ({ id: 'kestrel', standing, next: NEXT });
const claimed = (isAnswered: boolean) => ({
  ...NOTHING_INSTEAD,
  claims: new Map([['kestrel', { isAnswered, by: isAnswered ? null : '2026-12-16' }]]),
});
const settling = {
  ...NOTHING_INSTEAD,
  settling: [{ debtId: 'kestrel', from: '2026-12-03', by: '2026-12-17' }],
};

describe('how it stands with who has gone to court', () => {
  it.each(['not offered', 'waiting', 'silent', 'accepts', 'refuses'] as const)(
    'is to answer the court by its day, whatever came of an offer: %s (DN-1423)',
    standing => {
      expect(insteadOfOffer(debt(standing), claimed(false))).toMatchObject({
        standing: 'at court',
        next: { step: 'answer the court', who: 'you', by: '2026-12-16' },
      });
    },
  );

  it.each(['not offered', 'silent', 'asks for more', 'refuses'] as const)(
    'is for the court to decide once it has its answer: %s (DN-1424)',
    standing => {
      expect(insteadOfOffer(debt(standing), claimed(true))).toMatchObject({
        standing: 'at court',
        next: { step: 'the court decides', who: 'a court', by: null },
      });
    },
  );

  it.each(['waiting', 'accepts'] as const)(
    'stays as it is while they may agree to what the court was told: %s (DN-1424)',
    standing => {
      expect(insteadOfOffer(debt(standing), claimed(true))).toEqual(debt(standing));
    },
  );
});

describe('how it stands with who agreed to settle', () => {
  it('is to pay that by its day, whatever came of an offer (DN-1416)', () => {
    expect(insteadOfOffer(debt('refuses'), settling)).toMatchObject({
      standing: 'settles',
      next: { step: 'pay the settlement', who: 'you', by: '2026-12-17' },
    });
  });

  it.each(['out', 'paid off', 'by order'] as const)('is nothing where nothing is asked: %s', standing => {
    expect(insteadOfOffer(debt(standing), settling)).toEqual(debt(standing));
    expect(insteadOfOffer(debt(standing), claimed(false))).toEqual(debt(standing));
  });
});
