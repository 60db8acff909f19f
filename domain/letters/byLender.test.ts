import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byLender, type OfLender } from './byLender.ts';

type One = OfLender & { readonly id: string };
const letter = (id: string, lender: string | null, rank: number | null = null, isOnlyIf = false): One => ({
  id,
  lender,
  rank,
  isForStage: false,
  isOnlyIf,
});
const order = (...letters: readonly One[]) => byLender(letters, one => one).map(({ id }) => id);

describe('letters one lender after the other', () => {
  it('are first where something is in danger, the gravest before all, the others as they came (DN-1589)', () => {
    expect(
      order(
        letter('card', 'Kestrel'),
        letter('rent', 'Homes', 4),
        letter('shop', 'Marlow'),
        letter('tax', 'Council', 1),
        letter('card 2', 'Kestrel'),
        letter('tax 2', 'Council', 1),
        letter('all', null),
      ),
    ).toEqual(['tax', 'tax 2', 'rent', 'card', 'card 2', 'shop', 'all']);
  });

  it('have of one lender what is about the graver debt first, and what is only for when something came last (DN-1589)', () => {
    expect(
      order(
        letter('claim', 'Kestrel', 3, true),
        letter('card', 'Kestrel'),
        letter('court', 'Kestrel', 3),
        letter('court 2', 'Kestrel', 3),
      ),
    ).toEqual(['court', 'court 2', 'card', 'claim']);
  });

  it('have first what is for the stage at court, whatever the content has before it (DN-1589)', () => {
    const wait = { ...letter('bailiffs', 'Kestrel', 1), isForStage: true };
    expect(order(letter('set aside', 'Kestrel', 1), wait, letter('none', 'Kestrel'))).toEqual([
      'bailiffs',
      'set aside',
      'none',
    ]);
  });

  it('are each there once, and those of one lender stand together (DN-1589)', () => {
    const some = fc.record({
      id: fc.uuid(),
      lender: fc.constantFrom(null, 'A', 'B', 'C'),
      rank: fc.constantFrom(null, 0, 1, 7),
      isForStage: fc.boolean(),
      isOnlyIf: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(some), letters => {
        const found = byLender(letters, one => one);
        expect(new Set(found)).toEqual(new Set(letters));
        const lenders = found.map(({ lender }) => lender);
        const changes = lenders.filter((lender, at) => at > 0 && lender !== lenders[at - 1]).length;
        expect(changes).toBe(Math.max(0, new Set(lenders).size - 1));
      }),
    );
  });
});
