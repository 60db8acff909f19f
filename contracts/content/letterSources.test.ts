import type { LetterDefinition } from '@towpath/domain/letters/definition.ts';
import { textsOf } from '@towpath/domain/letters/textsOf.ts';
import { describe, expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { shipped } from './testing/shippedContent.ts';

const { letters } = readOperatorContent(shipped);

function letter(id: string): LetterDefinition {
  const found = letters.find(one => one.id === id);
  if (!found) throw new Error(`There is no letter ${id}`);
  return found;
}
const says = (id: string) => textsOf(letter(id)).join(' ');

describe('the letters', () => {
  it('leave to an adviser what the papers of a case or rules written anew decide, and no source that nobody has read (DN-700)', () => {
    const left = letters.filter(({ toConfirm }) => toConfirm !== null);
    expect(left.map(({ id }) => id).toSorted()).toEqual([
      'court-claim-reply',
      'court-claim-reply-ni',
      'hire-purchase-return',
      'redetermination',
      'time-to-pay-court',
    ]);
    for (const { id, toConfirm } of left) {
      expect(toConfirm, id).not.toMatch(/was not read|from knowledge/u);
      expect(toConfirm, id).toMatch(/\?/u);
    }
  });

  it('have the person say what they own, and look whether a debt is in their order, where nobody else can (DN-837)', () => {
    const own = letter('write-off-request').body.places.find(({ name }) => name === 'ownsOfValue');
    expect(own).toMatchObject({ starts: null, none: 'I own nothing that could be sold' });
    expect(says('write-off-request')).toContain('I own nothing that could be sold to pay it.');
    expect(letter('debt-relief-order-tell').purpose).toContain('Look first whether the debt is on the list');
    expect(letter('enforcement-office').purpose).toContain('Copy its address');
  });

  it('ask no Scottish court for time to pay a tax, which its law leaves out (DN-837)', () => {
    expect(letter('time-to-pay-court').when.notRoles).toContain('income-tax');
  });

  it('send nobody to the Financial Ombudsman about a debt that it does not look at (DN-1638)', () => {
    // Phone and broadband have schemes of their own; a council's care, a nursery and a dentist are no financial business.
    expect(letter('ombudsman').when.notRoles).toEqual(
      expect.arrayContaining(['communications', 'energy', 'water', 'care', 'childcare']),
    );
  });

  it('say of who answers for whom, and whom a person may see, what holds in their nation (DN-701)', () => {
    expect(says('complaint-council')).toContain('You answer for what an enforcement agent does in your name');
    expect(says('complaint-council')).not.toContain('You answer for what sheriff officers');
    expect(says('court-fine')).toContain('a fines enforcement officer');
    expect(says('court-fine')).toContain('a collection officer');
  });

  it('ask a lender for time without naming a rule, and say that no law makes them give it (DN-701)', () => {
    expect(says('breathing-space-request')).not.toMatch(/\b(?:rules?|law)\b/u);
    expect(letter('breathing-space-request').purpose).toContain('no law makes them');
  });

  it('ask for less to be taken for a benefit without agreeing that it has to be paid back (DN-701)', () => {
    expect(says('benefit-overpayment')).toContain('I am not saying that I have to pay it back');
    expect(letter('benefit-overpayment').purpose).toContain('ask us first');
  });
});
