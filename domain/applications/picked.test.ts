import { describe, expect, it } from 'vitest';
import { type Given, withGiven, withoutGiven } from './answer.ts';
import { filled } from './filled.ts';
import { APPLICATION_FORMS } from './forms/forms.ts';
import { debt, factsOf, line, withBudget } from './testing/person.ts';

const DRO = APPLICATION_FORMS['debt-relief-order'];
const WAGES = line(1001, 1_500_00);

describe('picking one of two answers', () => {
  const facts = withBudget([WAGES, line(2043, 31_00)]);
  const [clash] = filled(DRO, facts, {}).clashes;
  if (clash === undefined) throw new Error('There is a car in the budget alone.');

  it('settles it, and the adviser hears of the other (DN-213)', () => {
    for (const { value, says } of clash.values) {
      const settled = filled(DRO, facts, withGiven({}, clash.at, value));
      expect(settled.clashes).toEqual([]);
      expect(settled.fields.find(({ field }) => field.id === 'hasVehicle')).toMatchObject({
        value,
        from: 'given',
      });
      expect(settled.otherwise).toHaveLength(1);
      expect(settled.otherwise[0]).toMatchObject({ at: clash.at, says });
    }
  });

  it('can be taken back (DN-213)', () => {
    const given = withGiven({}, clash.at, true);
    expect(filled(DRO, facts, withoutGiven(given, clash.at)).clashes).toHaveLength(1);
  });

  it('of one debt leaves the others, and what was given of it, as they are (DN-213)', () => {
    const bank = debt(1, 500_00, { id: 'bank', initialCreditorName: 'Bank' });
    const shop = debt(1, 90_00, { id: 'shop', initialCreditorName: 'Shop' });
    const what = [{ ...bank, reported: { balance: 700_00, on: '2026-11-15' } }, shop];
    const told = { ...factsOf(), debts: { on: null, what } };
    const before: Given = { debts: [{ id: 'debt:bank', parts: { reference: '12' } }] };
    const at = filled(DRO, told, before).clashes[0]?.at;
    if (at === undefined) throw new Error('Two sums do not match.');
    const after = withGiven(before, at, 700_00);
    expect(after.debts).toEqual([{ id: 'debt:bank', parts: { reference: '12', balance: 700_00 } }]);
    const list = filled(DRO, told, after).fields.find(({ field }) => field.id === 'debts');
    expect(
      list?.entries.map(({ name, parts }) => [name, parts.find(({ part }) => part.id === 'balance')?.says]),
    ).toEqual([
      ['Bank', '£700'],
      ['Shop', '£90'],
    ]);
  });

  it('that a debt is no longer owed leaves it out of the form (DN-212)', () => {
    const given: Given = { debts: [{ id: 'debt:bank', parts: { reference: '1', stillStands: false } }] };
    const list = filled(DRO, { ...factsOf(), debts: { on: null, what: [] } }, given).fields.find(
      ({ field }) => field.id === 'debts',
    );
    expect(list?.entries).toEqual([]);
  });
});
