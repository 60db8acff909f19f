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
  });

  it('is no whole entry while the list says that it is owed, whatever the form says (DN-1436)', () => {
    for (const parts of [{ balance: 0, stillStands: false }, { stillStands: false }]) {
      const { asks, why, stands } = asked('debt:card', parts);
      expect(asks).toEqual([]);
      expect(why).toEqual([['stillStands', expect.stringContaining('Your list of debts still has it')]]);
      expect(stands).toBe(true);
    }
    expect(asked('debt:card', { stillStands: true }).why).toEqual([]);
  });

  it('is left out once the list says so too, and whoever reads the form is told why (DN-1437)', () => {
    const parts = { balance: 0, stillStands: false };
    const given: Given = { debts: [{ id: 'debt:gone', parts }] };
    const creditorsEver = new Map([['gone', 'Fenland Finance']]);
    const { fields, otherwise, clashes } = filled(form, { ...facts, creditorsEver }, given);
    expect(fields.find(({ field }) => field.id === 'debts')?.entries.map(({ id }) => id)).toEqual([
      'debt:card',
    ]);
    expect(clashes).toEqual([]);
    expect(otherwise.map(({ of, says, others }) => [of, says, others[0]?.fromWords])).toEqual([
      ['Fenland Finance', 'No', 'It is not in your list of debts now, or it is paid'],
    ]);
  });

  it('of the form before says nothing against a no of it (DN-1436)', () => {
    const given: Given = {
      debts: [{ id: 'own:1', parts: { creditor: 'Shop', balance: 0, stillStands: false } }],
    };
    const before = () => ({ name: null, on: '2026-11-01', isBefore: true });
    expect(filled(form, facts, given, before).clashes).toEqual([]);
  });

  it('needs its sum where it is still owed (DN-752)', () => {
    const owed = asked('own:1', { creditor: 'Shop', balance: 0, stillStands: true });
    expect(owed.why).toEqual([['balance', expect.stringContaining('Put in what you still owe')]]);
    expect(asked('own:1', { creditor: 'Shop', balance: 500_00, stillStands: true }).why).toEqual([]);
  });
});
