import { describe, expect, it } from 'vitest';
import { ALONE } from '../household/makeup.ts';
import { budgetOf, homeOf, lineOf, tenant } from '../solutions/testing/cases.ts';
import type { Given } from './answer.ts';
import { withGiven, withoutGiven } from './answer.ts';
import type { ApplicationFacts, KnownLine } from './applicationFacts.ts';
import { filled } from './filled.ts';
import { APPLICATION_FORMS } from './forms/forms.ts';
import { debt, factsOf, line } from './testing/person.ts';

const { 'debt-relief-order': DRO, bankruptcy: BANKRUPTCY, 'minimal-asset-process': MAP } = APPLICATION_FORMS;
type Form = typeof DRO;

/** The facts with a complete budget of these lines, in the case as well as in the budget. */
function withBudget(
  lines: readonly KnownLine[],
  changes: Parameters<typeof tenant>[0] = {},
): ApplicationFacts {
  const statement = budgetOf(lines.map(({ typeId, monthly }) => lineOf(typeId, monthly)));
  const facts = factsOf(tenant({ ...changes, statement: { ...statement, ...changes.statement } }));
  return { ...facts, budget: { on: '2026-11-08', what: lines } };
}

const found = (facts: ApplicationFacts, { form = DRO, given = {} }: { form?: Form; given?: Given } = {}) =>
  filled(form, facts, given).clashes.map(({ question, values }) => [
    question,
    ...values.map(({ says, fromWords }) => `${says}: ${fromWords}`),
  ]);

const WAGES = line(1001, 1_500_00);
const TOLD = 'You told us on 8 November';
const owner = { home: homeOf(150_000_00, 90_000_00) };

describe('what does not go together', () => {
  it('is nothing where it does (DN-210)', () => {
    expect(found(factsOf())).toEqual([]);
    expect(found(withBudget([WAGES]))).toEqual([]);
  });

  it.each<[string, Form, ApplicationFacts, readonly string[]]>([
    [
      'car insurance without a car',
      DRO,
      withBudget([WAGES, line(2043, 31_00)]),
      ['Do you have a car?', `No: ${TOLD}`, 'Yes: Your budget has £31 for Car insurance'],
    ],
    [
      'rent of an owner',
      DRO,
      withBudget([WAGES, line(2001, 600_00)], owner),
      [
        'Do you own or rent your home?',
        `I own it, or a part of it: ${TOLD}`,
        'I rent it: Your budget has £600 for Rent',
      ],
    ],
    [
      'Child Benefit without a child',
      DRO,
      withBudget([WAGES, line(1016, 110_00)]),
      ['Do children live with you?', `No: ${TOLD}`, 'Yes: Your budget has £110 for Child Benefit'],
    ],
    [
      'pay of a partner of somebody who lives alone',
      DRO,
      withBudget([WAGES, line(1002, 900_00)]),
      ['Does a partner share your budget?', `No: ${TOLD}`, 'Yes: Your budget has £900 for Partner’s wages'],
    ],
    [
      'a wage of somebody who does not work',
      DRO,
      withBudget([WAGES], { work: { ...tenant().work, status: 'not working' } }),
      ['Do you work?', `I don’t work now: ${TOLD}`, 'For an employer: Your budget has £1,500 for Wages'],
    ],
    [
      'a mortgage of somebody who rents',
      DRO,
      withBudget([WAGES, line(2003, 700_00)]),
      [
        'Do you own or rent your home?',
        `I rent it: ${TOLD}`,
        'I own it, or a part of it: Your budget has £700 for Mortgage',
      ],
    ],
    [
      'nothing owed on a home with a mortgage',
      BANKRUPTCY,
      withBudget([WAGES, line(2003, 700_00)], { home: homeOf(150_000_00, 0) }),
      ['Is there a mortgage on it?', `No: ${TOLD}`, 'Yes: Your budget has £700 for Mortgage'],
    ],
    [
      'a wage beside benefits as all that comes in',
      MAP,
      withBudget([WAGES], {
        nation: 'scotland',
        statement: {
          ...budgetOf([]),
          onlyBenefitsSince: { year: 2026, month: 1, day: 1 },
          lines: [lineOf(1001, 1_500_00)],
        },
      }),
      ['Are benefits all that comes in?', `Yes: ${TOLD}`, 'No: Your budget has £1,500 for Wages'],
    ],
  ])(
    '%s is asked, with both answers and where they are from, and neither is picked (DN-210)',
    (_, form, facts, expected) => {
      const clashes = found(facts, { form });
      expect(clashes).toHaveLength(1);
      expect(
        clashes[0]?.map(text => text.replace(/Your budget has (£[\d,]+) for .*/u, 'Your budget has $1')),
      ).toEqual(
        expected.map(text => text.replace(/Your budget has (£[\d,]+) for .*/u, 'Your budget has $1')),
      );
      const { fields } = filled(form, facts, {});
      const at = filled(form, facts, {}).clashes[0]?.at.field;
      expect(fields.find(({ field }) => field.id === at)).toMatchObject({ value: null, from: null });
    },
  );

  it('is two days of birth, from what was told and from the credit search (DN-211)', () => {
    const facts = factsOf();
    const search = facts.creditSearch;
    if (search === null) throw new Error('There is a credit search.');
    const customer = { ...search.what.customer, dateOfBirth: '1990-05-15' };
    expect(found({ ...facts, creditSearch: { ...search, what: { ...search.what, customer } } })).toEqual([
      ['When were you born?', `14 May 1990: ${TOLD}`, '15 May 1990: From your credit search, 15 November'],
    ]);
  });

  it('is the sum of a debt by the person and by a credit report, to the pound (DN-211)', () => {
    const marlow = debt(1, 2_226_00, { initialCreditorName: 'Marlow & Reed' });
    const reported = (balance: number) => ({
      ...factsOf(),
      debts: { on: '2026-11-08', what: [{ ...marlow, reported: { balance, on: '2026-11-15' } }] },
    });
    expect(found(reported(2_262_00))).toEqual([
      [
        'How much do you owe Marlow & Reed?',
        `£2,226: ${TOLD}`,
        '£2,262: From your credit search, 15 November',
      ],
    ]);
    expect(found(reported(2_226_42))).toEqual([]);
  });

  it('is more overdue on a debt than is owed (DN-211)', () => {
    const bank = debt(1, 500_00, { initialCreditorName: 'Bank', isInArrears: true, arrears: 600_00 });
    expect(found({ ...factsOf(), debts: { on: null, what: [bank] } })).toEqual([
      ['How much do you owe Bank?', '£500: You told us', '£600: So much is overdue, you told us'],
    ]);
  });

  it('is pay in the jobs of the form that is not the pay of the budget (DN-211)', () => {
    const job = (monthlyPay: number) => ({
      workHistory: [{ id: 'own:1', parts: { kind: 'job', isNow: true, from: '2015-01', monthlyPay } }],
    });
    expect(found(factsOf(), { given: job(1_400_00) })).toEqual([
      [
        'How much is your take-home pay each month?',
        '£1,500: From your budget',
        '£1,400: From the jobs in this form',
      ],
    ]);
    expect(found(factsOf(), { given: job(1_500_00) })).toEqual([]);
  });

  it('is a debt to which something was added here, and which is deleted or paid since (DN-212)', () => {
    const bank = debt(1, 500_00, { id: 'bank', initialCreditorName: 'Bank' });
    const given: Given = { debts: [{ id: 'debt:bank', parts: { reference: '1234' } }] };
    const asked = (what: readonly (typeof bank)[]) =>
      found({ ...factsOf(), debts: { on: null, what } }, { given });
    expect(asked([bank])).toEqual([]);
    const gone = [
      [
        'Do you still owe Bank?',
        'Yes: You gave it in this form',
        'No: It is not in your list of debts now, or it is paid',
      ],
    ];
    expect(asked([{ ...bank, debt: { ...bank.debt, isDeleted: true } }])).toEqual(gone);
    expect(asked([{ ...bank, debt: { ...bank.debt, currentBalance: 0 } }])).toEqual(gone);
  });

  it('is not asked about again once the person said in the review that it is right (DN-210)', () => {
    const facts = withBudget([WAGES, line(2043, 31_00)], { confirmed: ['vehicle costs without a vehicle'] });
    expect(found(facts)).toEqual([]);
  });
});

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

it('a child in the home settles what Child Benefit asks (DN-210)', () => {
  const facts = withBudget([WAGES, line(1016, 110_00)], { household: { adults: 1, children: 1 } });
  const children = { ...ALONE, childrenUnderSixteen: 1 };
  expect(found({ ...facts, household: { on: null, what: children } })).toEqual([]);
});
