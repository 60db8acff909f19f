import { compose } from '@towpath/domain/letters/compose.ts';
import type { DebtOfLetter } from '@towpath/domain/letters/facts.ts';
import { offered } from '@towpath/domain/letters/offered.ts';
import { DEBT, FACTS } from '@towpath/domain/letters/testing/letterFacts.ts';
import { textOf } from '@towpath/domain/letters/textOf.ts';
import type { UkNation } from '@towpath/domain/people/nation.ts';
import { describe, expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { shipped } from './testing/shippedContent.ts';

const { letters, creditTypes } = readOperatorContent(shipped);
const found = letters.find(({ id }) => id === 'paid-in-full');
if (!found) throw new Error('There is no letter paid-in-full.');
const letter = found;
function kind(name: string) {
  const type = creditTypes.find(one => one.name === name);
  if (!type) throw new Error(`There is no kind ${name}.`);
  return type;
}
const PAID: DebtOfLetter = { ...DEBT, type: kind('Credit card'), isPaid: true, isPaidOff: true };
const TODAY = { year: 2026, month: 11, day: 30 };

function says(debt: DebtOfLetter, nation: UkNation = 'england'): string {
  const { blocks } = compose(letter, { ...FACTS, nation, debt }, {});
  return blocks
    .flatMap(block => (block.kind === 'paragraph' ? [textOf(block.parts)] : block.items.map(textOf)))
    .join(' ');
}

describe('the letter to who was paid in full (DN-1700)', () => {
  it.each(['england', 'wales', 'scotland', 'northern-ireland'] as const)(
    'is there in %s once nothing is owed any more, and not before',
    nation => {
      expect(offered(letter, { ...FACTS, nation, debt: PAID }, TODAY).kind).toBe('offered');
      expect(offered(letter, { ...FACTS, nation, debt: DEBT }, TODAY).kind).toBe('does not apply');
    },
  );

  it.each([
    ['came from fraud', { cameFromFraud: true }],
    ['is disputed', { isDisputed: true }],
  ] as const)('is not written about one that %s: advice comes first', (_, told) => {
    const facts = { ...FACTS, debt: { ...PAID, ...told } };
    expect(offered(letter, facts, TODAY).kind).toBe('not offered');
  });

  it('names no sum, and speaks of a credit file only where there is one', () => {
    expect(says(PAID)).toContain('put my credit file right');
    expect(says(PAID)).not.toContain('£');
    expect(says({ ...PAID, type: kind('Friends or family') })).not.toContain('credit file');
  });

  it('asks of what a court ruled in the words of the nation', () => {
    const ruled = { ...PAID, hasLegalAction: true, courtStage: 'judgment' } as const;
    expect(says(PAID)).not.toMatch(/judgment|decree/u);
    expect(says(ruled)).toContain('Please tell the court that it is paid');
    expect(says(ruled, 'scotland')).toContain('the decree is paid');
    expect(says(ruled, 'scotland')).not.toContain('judgment');
  });
});
