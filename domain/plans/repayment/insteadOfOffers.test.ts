import { describe, expect, it } from 'vitest';
import type { NextWithThem, Standing } from './answering.ts';
import { insteadOfOffer, NOTHING_INSTEAD } from './insteadOfOffers.ts';

const NEXT: NextWithThem = { step: 'ask again', who: 'you', by: '2026-12-08' };
const TODAY = '2026-12-04';
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
      expect(insteadOfOffer(debt(standing), claimed(false), TODAY)).toMatchObject({
        standing: 'at court',
        next: { step: 'answer the court', who: 'you', by: '2026-12-16' },
      });
    },
  );

  it.each(['not offered', 'silent', 'asks for more', 'refuses'] as const)(
    'is for the court to decide once it has its answer: %s (DN-1424)',
    standing => {
      expect(insteadOfOffer(debt(standing), claimed(true), TODAY)).toMatchObject({
        standing: 'at court',
        next: { step: 'the court decides', who: 'a court', by: null },
      });
    },
  );

  it.each(['waiting', 'accepts'] as const)(
    'stays as it is while they may agree to what the court was told: %s (DN-1424)',
    standing => {
      expect(insteadOfOffer(debt(standing), claimed(true), TODAY)).toEqual(debt(standing));
    },
  );
});

describe('how it stands with who agreed to settle', () => {
  it('is to pay that by its day, whatever came of an offer (DN-1416)', () => {
    expect(insteadOfOffer(debt('refuses'), settling, TODAY)).toMatchObject({
      standing: 'settles',
      next: { step: 'pay the settlement', who: 'you', by: '2026-12-17' },
    });
  });

  it('is to ask first whether they still agree, once its day is over (DN-1536)', () => {
    const on = (today: string) => insteadOfOffer(debt('refuses'), settling, today).next.step;
    expect([on('2026-12-17'), on('2026-12-18')]).toEqual(['pay the settlement', 'ask about the settlement']);
  });

  it.each(['out', 'paid off', 'by order'] as const)('is nothing where nothing is asked: %s', standing => {
    expect(insteadOfOffer(debt(standing), settling, TODAY)).toEqual(debt(standing));
    expect(insteadOfOffer(debt(standing), claimed(false), TODAY)).toEqual(debt(standing));
  });
});

describe('how it stands with who denies a settlement that was paid', () => {
  const denied = { ...NOTHING_INSTEAD, denied: new Set(['kestrel']) };
  const out = (why: 'settled' | 'written off') => ({
    ...debt('out'),
    out: { on: '2026-12-03', why, owed: 4212_00 },
  });

  it('is out of the plan, with them to be answered, and not where it was closed otherwise (DN-1614)', () => {
    expect(insteadOfOffer(out('settled'), denied, TODAY)).toMatchObject({
      standing: 'out',
      next: { step: 'take up the settlement', who: 'you', by: null },
    });
    expect(insteadOfOffer(out('settled'), NOTHING_INSTEAD, TODAY)).toEqual(out('settled'));
    expect(insteadOfOffer(out('written off'), denied, TODAY)).toEqual(out('written off'));
  });
});
