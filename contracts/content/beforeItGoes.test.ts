import { compose } from '@towpath/domain/letters/compose.ts';
import { offered } from '@towpath/domain/letters/offered.ts';
import { makesOffer } from '@towpath/domain/letters/sentLetter.ts';
import { FACTS } from '@towpath/domain/letters/testing/letterFacts.ts';
import { linesOf } from '@towpath/domain/letters/textOf.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { anyLetterFacts } from './testing/anyLetterFacts.ts';
import { shipped } from './testing/shippedContent.ts';

const { letters, creditTypes } = readOperatorContent(shipped);
const TODAY = { year: 2026, month: 10, day: 29 };
const BY_LAW = ['IVA', 'DRO', 'BKY', 'PTD', 'DAS', 'SEQ', 'MAP', 'AO'] as const;
const holding = letters.find(({ id }) => id === 'holding-request');
if (!holding) throw new Error('There is no holding request.');
/** The paragraphs of the letter. */
const says = (chosen: string | null) =>
  compose(holding, { ...FACTS, chosen }, {})
    .blocks.flatMap(block => (block.kind === 'paragraph' ? linesOf([block.parts]) : []))
    .join('\n');

describe('before what settles debts by law has gone in', () => {
  it.each(BY_LAW)(
    'lenders can be asked to hold action, and once it has gone they cannot: %s (DN-1628)',
    chosen => {
      const facts = { ...FACTS, chosen, nation: 'scotland' } as const;
      expect(offered(holding, facts, TODAY).kind).toBe('offered');
      expect(offered(holding, { ...facts, isChosenSent: true }, TODAY)).toMatchObject({
        kind: 'not offered',
        says: expect.stringContaining('on its way'),
      });
      expect(offered(holding, { ...facts, inForce: chosen }, TODAY).kind).toBe('not offered');
    },
  );

  it('no letter that can be sent until then offers a payment, or may not be sent after it, but that one (DN-1628)', () => {
    fc.assert(
      fc.property(anyLetterFacts(creditTypes), fc.constantFrom(...BY_LAW), (facts, chosen) => {
        const kinds = (isChosenSent: boolean) =>
          letters.flatMap(letter => {
            const { kind } = offered(letter, { ...facts, chosen, isChosenSent }, TODAY);
            return kind === 'offered' ? [letter.id] : [];
          });
        const after = new Set(kinds(true));
        expect(
          kinds(false)
            .filter(id => !after.has(id))
            .filter(id => id !== holding.id),
        ).toEqual([]);
      }),
      { numRuns: 100 },
    );
    expect(makesOffer(holding, letters)).toBe(false);
  });

  it('the letter promises no payment where what is chosen may ask for none (DN-1628)', () => {
    expect(says('DRO')).toContain('as soon as I know how my debts are to be dealt with');
    expect(says('DRO')).not.toContain('what I can pay');
    expect(says('BS')).toContain('as soon as I know what I can pay');
  });
});
