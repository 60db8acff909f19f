import { describe, expect, it } from 'vitest';
import { ALONE } from '../household/makeup.ts';
import { budgetOf, debtOf, homeOf, lineOf, tenant } from '../solutions/testing/cases.ts';
import type { Given } from './answer.ts';
import type { ApplicationFacts } from './applicationFacts.ts';
import { filled } from './filled.ts';
import { APPLICATION_FORMS } from './forms/forms.ts';
import { debt, factsOf, line, withBudget } from './testing/person.ts';

const { 'debt-relief-order': DRO, bankruptcy: BANKRUPTCY, 'minimal-asset-process': MAP } = APPLICATION_FORMS;
type Form = typeof DRO;

/** Kinds of debt of the shipped list. */
const MORTGAGE = 19;
const SECOND_CHARGE = 20;
const HOME_BANK = { debt: { initialCreditorName: 'Home Bank' } };

const found = (facts: ApplicationFacts, { form = DRO, given = {} }: { form?: Form; given?: Given } = {}) =>
  filled(form, facts, given).clashes.map(({ question, values }) => [
    question,
    ...values.map(({ says, fromWords }) => `${says}: ${fromWords}`),
  ]);

const WAGES = line(1001, 1_500_00);
const inBudget = (sum: string, typeId: number) => `${line(typeId, 1).name}: ${sum} in your budget`;
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
      ['Do you have a car?', `No: ${TOLD}`, `Yes: ${inBudget('£31', 2043)}`],
    ],
    [
      'rent of an owner',
      DRO,
      withBudget([WAGES, line(2001, 600_00)], owner),
      [
        'Do you own or rent your home?',
        `I own it, or a part of it: ${TOLD}`,
        `I rent it: ${inBudget('£600', 2001)}`,
      ],
    ],
    [
      'Child Benefit without a child',
      DRO,
      withBudget([WAGES, line(1016, 110_00)]),
      ['Do children live with you?', `No: ${TOLD}`, `Yes: ${inBudget('£110', 1016)}`],
    ],
    [
      'pay of a partner of somebody who lives alone',
      DRO,
      withBudget([WAGES, line(1002, 900_00)]),
      ['Does a partner share your budget?', `No: ${TOLD}`, `Yes: ${inBudget('£900', 1002)}`],
    ],
    [
      'a wage of somebody who does not work',
      DRO,
      withBudget([WAGES], { work: { ...tenant().work, status: 'not working' } }),
      ['Do you work?', `I don’t work now: ${TOLD}`, `For an employer: ${inBudget('£1,500', 1001)}`],
    ],
    [
      'a mortgage of somebody who rents',
      DRO,
      withBudget([WAGES, line(2003, 700_00)]),
      [
        'Do you own or rent your home?',
        `I rent it: ${TOLD}`,
        `I own it, or a part of it: ${inBudget('£700', 2003)}`,
      ],
    ],
    [
      'nothing owed on a home with a mortgage',
      BANKRUPTCY,
      withBudget([WAGES, line(2003, 700_00)], { home: homeOf(150_000_00, 0) }),
      ['Is there a mortgage on it?', `No: ${TOLD}`, `Yes: ${inBudget('£700', 2003)}`],
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
      ['Are benefits all that comes in?', `Yes: ${TOLD}`, `No: ${inBudget('£1,500', 1001)}`],
    ],
  ])(
    '%s is asked, with both answers and where they are from, and neither is picked (DN-210)',
    (_, form, facts, expected) => {
      const clashes = found(facts, { form });
      expect(clashes).toHaveLength(1);
      expect(clashes[0]).toEqual(expected);
      const { fields } = filled(form, facts, {});
      const at = filled(form, facts, {}).clashes[0]?.at.field;
      expect(fields.find(({ field }) => field.id === at)).toMatchObject({ value: null, from: null });
    },
  );

  it.each<[string, Form, Parameters<typeof tenant>[0], readonly string[]]>([
    [
      'a mortgage among the debts of somebody who rents',
      DRO,
      { debts: [debtOf(MORTGAGE, 90_000_00, HOME_BANK)] },
      [
        'Do you own or rent your home?',
        `I rent it: ${TOLD}`,
        'I own it, or a part of it: Your debts have one to Home Bank on your home',
      ],
    ],
    [
      'a mortgage among the debts of an owner who owes none',
      BANKRUPTCY,
      { home: homeOf(150_000_00, 0), debts: [debtOf(MORTGAGE, 90_000_00, HOME_BANK)] },
      ['Is there a mortgage on it?', `No: ${TOLD}`, 'Yes: Your debts have one to Home Bank on your home'],
    ],
    [
      'a second loan on a home without one',
      BANKRUPTCY,
      { home: homeOf(150_000_00, 90_000_00), debts: [debtOf(SECOND_CHARGE, 9_000_00, HOME_BANK)] },
      [
        'How much do you owe on other loans on your home?',
        `£0: ${TOLD}`,
        '£9,000: Your debts have one to Home Bank on your home',
      ],
    ],
    [
      'more back pay than savings',
      DRO,
      { savings: 100_00, savingsFromDisabilityBenefits: 300_00, statement: budgetOf([lineOf(1031, 300_00)]) },
      [
        'How much do you have in savings and cash?',
        `£100: ${TOLD}`,
        '£300: So much is back pay, you told us',
      ],
    ],
  ])('%s is asked the same way (DN-210)', (_, form, changes, expected) => {
    expect(found(withBudget([WAGES], changes), { form })).toEqual([expected]);
  });

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

  it('is a debt to which something was added here, and which is deleted or paid since, by the name of who was owed (DN-212, DN-405)', () => {
    const bank = debt(1, 500_00, { id: 'bank', initialCreditorName: 'Bank' });
    const given: Given = { debts: [{ id: 'debt:bank', parts: { reference: '1234' } }] };
    const creditorsEver = new Map([['bank', 'Bank']]);
    const asked = (what: readonly (typeof bank)[]) =>
      found({ ...factsOf(), debts: { on: null, what }, creditorsEver }, { given });
    expect(asked([bank])).toEqual([]);
    const gone = [
      [
        'Do you still owe Bank?',
        'Yes: You gave it in this form',
        'No: It is not in your list of debts now, or it is paid',
      ],
    ];
    // What is deleted is not in the list that the form is made from.
    expect(asked([])).toEqual(gone);
    expect(asked([{ ...bank, debt: { ...bank.debt, currentBalance: 0 } }])).toEqual(gone);
  });

  it('calls a debt that is off the list by the name that it had (DN-444)', () => {
    const given: Given = { debts: [{ id: 'debt:bank', parts: { reference: '1234' } }] };
    const facts = {
      ...factsOf(),
      debts: { on: null, what: [] },
      creditorsEver: new Map([['bank', 'Old Bank']]),
    };
    expect(found(facts, { given }).map(([asks]) => asks)).toEqual(['Do you still owe Old Bank?']);
  });

  it('is not asked about again once the person said in the review that it is right (DN-210)', () => {
    const facts = withBudget([WAGES, line(2043, 31_00)], { confirmed: ['vehicle costs without a vehicle'] });
    expect(found(facts)).toEqual([]);
  });
});

it('a child in the home settles what Child Benefit asks (DN-210)', () => {
  const facts = withBudget([WAGES, line(1016, 110_00)], { household: { adults: 1, children: 1 } });
  const children = { ...ALONE, childrenUnderSixteen: 1 };
  expect(found({ ...facts, household: { on: null, what: children } })).toEqual([]);
});

describe('an offer to a court', () => {
  const { 'administration-order': AO } = APPLICATION_FORMS;
  const debts = [
    debtOf(1, 2_000_00, { stage: 'judgment', debt: { hasLegalAction: true } }),
    debtOf(4, 500_00),
  ];
  const advised = factsOf(tenant({ left: 40_00, debts }));
  const judged = (monthly: number, more = {}): Given => ({
    judgments: [{ id: 'own:1', parts: { creditor: 'Hartwell Credit', monthly, ...more } }],
  });

  it('is asked about where it is less in all than the judgments that stand say is paid each month (DN-1712)', () => {
    const asks = 'How much can you pay each month, for all of them together?';
    const [clash] = found(advised, { form: AO, given: judged(120_50) }).filter(
      ([question]) => question === asks,
    );
    expect(clash).toEqual([
      asks,
      expect.stringMatching(/^£\d+: From your advice$/u),
      '£120.50: So much is to be paid each month by the judgments in this form',
    ]);
    for (const fits of [judged(1_00), judged(120_50, { stillStands: false }), {}]) {
      expect(found(advised, { form: AO, given: fits }).map(([question]) => question)).not.toContain(asks);
    }
    // Their word settles it: more than is there nobody can pay.
    const settled = filled(AO, advised, { ...judged(120_50), offer: 40_00 });
    expect(settled.clashes.map(({ question }) => question)).not.toContain(asks);
    expect(settled.otherwise.map(({ at }) => at.field)).toContain('offer');
  });
});
