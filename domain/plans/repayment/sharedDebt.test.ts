import { describe, expect, it } from 'vitest';
import { namedNow } from './namedNow.ts';
import { repaymentOn } from './repaymentOn.ts';
import { otherOwing, stillOwing } from './sharedDebt.ts';
import { sharedDebtWords } from './sharedDebtWords.ts';
import { after, HOLIDAYS, MOCK_UP } from './testing/mockUp.ts';

describe('a debt that somebody else owes too', () => {
  it.each([
    ['Jo', 'Jo'],
    ['  Jo Bell ', 'Jo Bell'],
    ['', null],
    [undefined, null],
    ['Jo, 07700 900123', null],
    ['jo@example.com', null],
    ['Jo\nTannery Row', null],
    ['J'.repeat(61), null],
  ])('has their name where one was told, and never how to reach them: %j (DN-1605)', (typed, name) => {
    expect(otherOwing(typed)).toEqual({ name });
  });

  it('is marked in the plan as it is read today, while something is owed on it (DN-1604)', () => {
    const read = repaymentOn(after(...MOCK_UP), '2026-11-21', HOLIDAYS);
    if (!read) throw new Error('There is a plan.');
    const now = namedNow(read, id => ({
      name: id,
      before: [],
      ...(id === 'fenland' && { sharedWith: { name: 'Jo' } }),
    }));
    const shared = now.debts.flatMap(debt => (stillOwing(debt) ? [debt.id] : []));
    expect(shared).toEqual(['fenland']);
    const jo = { sharedWith: { name: 'Jo' } };
    expect(stillOwing({ ...jo, out: null, owed: 0 })).toBeNull();
    expect(stillOwing({ ...jo, out: { on: '2026-11-21' }, owed: 100 })).toBeNull();
    expect(stillOwing({ out: null, owed: 100 })).toBeNull();
  });

  it('is said with the name, or of the other person (DN-1604)', () => {
    const said = [{ name: 'Jo' }, { name: null }].map(other => [
      sharedDebtWords.shared(other),
      sharedDebtWords.owes(other),
      sharedDebtWords.canDo(other),
      sharedDebtWords.says(other).slice(0, 73),
    ]);
    expect(said).toEqual([
      [
        'shared with Jo',
        'Jo still owes all of this too.',
        'What Jo can do',
        'Your offer is for you alone. So Jo can be asked for all of it, also while',
      ],
      [
        'shared with another person',
        'The other person still owes all of this too.',
        'What the other person can do',
        'Your offer is for you alone. So the other person can be asked for all of ',
      ],
    ]);
  });
});
