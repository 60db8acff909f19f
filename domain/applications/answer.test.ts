import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Given, isEntries, withGiven, withoutGiven } from './answer.ts';

const single = { field: 'firstName', entry: null, part: null };
const part = (entry: string, name: string) => ({ field: 'debts', entry, part: name });

describe('what is given in an application', () => {
  const given: Given = { firstName: 'Sam', debts: [{ id: 'debt:1', parts: { reference: '12' } }] };

  it('holds one more answer, and all else as it was (DN-213)', () => {
    expect(withGiven(given, single, 'Samira')).toEqual({ ...given, firstName: 'Samira' });
    expect(withGiven(given, part('debt:1', 'balance'), 5_00).debts).toEqual([
      { id: 'debt:1', parts: { reference: '12', balance: 5_00 } },
    ]);
    expect(withGiven(given, part('own:1', 'balance'), 5_00).debts).toEqual([
      { id: 'debt:1', parts: { reference: '12' } },
      { id: 'own:1', parts: { balance: 5_00 } },
    ]);
  });

  it('is without an answer that is taken back, an entry of it, or all of a list (DN-213)', () => {
    const two = withGiven(given, part('own:1', 'balance'), 5_00);
    expect(withoutGiven(given, single)).toEqual({ debts: given.debts });
    expect(withoutGiven(two, { field: 'debts', entry: 'own:1', part: null })).toEqual(given);
    expect(withoutGiven(two, part('own:1', 'balance'))).toEqual(given);
    expect(withoutGiven(given, part('debt:1', 'reference'))).toEqual({ firstName: 'Sam' });
    expect(withoutGiven(given, { field: 'debts', entry: null, part: null })).toEqual({ firstName: 'Sam' });
    expect(withoutGiven(given, part('debt:9', 'reference'))).toEqual(given);
  });

  it('is as before once the last answer is taken back, whatever was given (DN-213)', () => {
    const id = fc.constantFrom('a', 'b', 'c');
    const entries = fc.uniqueArray(
      fc.record({ id, parts: fc.dictionary(id, fc.integer(), { minKeys: 1 }) }),
      { selector: one => one.id, minLength: 1 },
    );
    fc.assert(
      fc.property(entries, id, id, (before, entry, name) => {
        const all: Given = { debts: before };
        if (before.some(one => one.id === entry && name in one.parts)) return;
        const at = part(entry, name);
        expect(withoutGiven(withGiven(all, at, 1), at)).toEqual(all);
        expect(isEntries(withGiven(all, at, 1).debts)).toBe(true);
      }),
    );
  });
});
