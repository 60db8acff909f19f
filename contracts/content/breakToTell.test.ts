import { compose } from '@towpath/domain/letters/compose.ts';
import type { OfferStage } from '@towpath/domain/letters/definition.ts';
import type { DebtOfLetter } from '@towpath/domain/letters/facts.ts';
import { DEBT, FACTS } from '@towpath/domain/letters/testing/letterFacts.ts';
import { textOf } from '@towpath/domain/letters/textOf.ts';
import { describe, expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { shipped } from './testing/shippedContent.ts';

const { letters } = readOperatorContent(shipped);
const BREAK = { from: '2027-01', to: '2027-03', isPart: false, isToTell: false };

function says(id: string, inBreak: DebtOfLetter['inBreak'], stage: OfferStage = 'no answer'): string {
  const definition = letters.find(one => one.id === id);
  if (!definition) throw new Error(`There is no letter ${id}.`);
  const debt = { ...DEBT, isBegun: true, isKept: true, ...(inBreak && { inBreak }) };
  const { blocks } = compose(definition, { ...FACTS, stage, debt }, {});
  return blocks
    .flatMap(block => (block.kind === 'paragraph' ? [textOf(block.parts)] : block.items.map(textOf)))
    .join(' ');
}

describe('a lender in a break (DN-1652)', () => {
  it.each(['offer-reminder', 'token-second-try', 'offer-refused'])('reads of it in %s', id => {
    expect(says(id, BREAK)).toContain(
      'I have a break from payments: January 2027 to March 2027. I go on after that.',
    );
    expect(says(id, { ...BREAK, to: '2027-01', isPart: true })).toContain(
      'I pay less for a while: January 2027. After that I pay again what I paid before.',
    );
    expect(says(id, undefined)).not.toMatch(/break|for a while/u);
  });

  it('is asked for the months that the plan takes, by what they have said to the offer', () => {
    expect(says('payment-break', BREAK, 'offer accepted')).toContain(
      'Please let me leave out payments for January 2027 to March 2027, and leave interest and charges stopped. I will begin again after that with what we agreed.',
    );
    expect(says('payment-break', BREAK)).toContain('I will begin again after that with what I offered.');
    expect(says('payment-break', { ...BREAK, isPart: true })).toContain(
      'Please let me pay less for January 2027 to March 2027',
    );
    expect(says('payment-break', undefined, 'offer accepted')).toContain('for one month');
  });
});
