import { describe, expect, it } from 'vitest';
import { debtOf, tenant } from '../../solutions/testing/cases.ts';
import type { Entry, Given } from '../answer.ts';
import { filled } from '../filled.ts';
import { APPLICATION_FORMS } from '../forms/forms.ts';
import { factsOf } from '../testing/person.ts';

const form = APPLICATION_FORMS['debt-relief-order'];
const facts = factsOf(tenant({ debts: [debtOf(1, 5_000_00, { debt: { id: 'card' } })] }));

/** What a form asks and says of a debt to which these parts were given. */
function asked(id: string, parts: Entry['parts']) {
  const given: Given = { debts: [{ id, parts }] };
  const full = filled(form, facts, given);
  return {
    asks: full.clashes.map(({ question, values }) => [question, ...values.map(({ says }) => says)]),
    why: full.missing
      .flatMap(({ items }) => items)
      .flatMap(({ at, why }) => (at.entry === id && why !== null ? [[at.part, why]] : [])),
    stands: full.fields.find(({ field }) => field.id === 'debts')?.entries.some(entry => entry.id === id),
  };
}

describe('a debt of which nothing is owed, in a form', () => {
  it.each([
    ['one of the list', 'debt:card', {}],
    ['one that was added', 'own:1', { creditor: 'Shop' }],
  ])('is asked about before anything else of it: %s (DN-752)', (_, id, parts) => {
    const { asks, why } = asked(id, { ...parts, balance: 0 });
    expect(asks).toEqual([[expect.stringMatching(/^Do you still owe .+\?$/u), 'Yes', 'No']]);
    expect(why).toEqual([]);
    expect(
      asked(id, { ...parts, balance: 1 })
        .asks.flat()
        .join(),
    ).not.toContain('Do you still owe');
  });

  it('is left out once it is not owed (DN-752)', () => {
    const paid = asked('own:1', { creditor: 'Shop', balance: 0, stillStands: false });
    expect(paid).toEqual({ asks: [], why: [], stands: false });
    expect(asked('debt:card', { balance: 0, stillStands: false }).stands).toBe(false);
  });

  it('needs its sum where it is still owed (DN-752)', () => {
    const owed = asked('own:1', { creditor: 'Shop', balance: 0, stillStands: true });
    expect(owed.why).toEqual([['balance', expect.stringContaining('Put in what you still owe')]]);
    expect(asked('own:1', { creditor: 'Shop', balance: 500_00, stillStands: true }).why).toEqual([]);
  });
});
