import { describe, expect, it } from 'vitest';
import { debtOf, tenant } from '../../solutions/testing/cases.ts';
import type { Given, SingleValue } from '../answer.ts';
import type { ApplicationFacts } from '../applicationFacts.ts';
import { filled } from '../filled.ts';
import type { ApplicationForm } from '../form.ts';
import { APPLICATION_FORMS } from '../forms/forms.ts';
import { factsOf, line, withBudget } from '../testing/person.ts';
import { knownAnswers } from './knownAnswers.ts';

const {
  'debt-relief-order': DRO,
  bankruptcy: BANKRUPTCY,
  'minimal-asset-process': MAP,
  'debt-payment-programme': DAS,
  'iva-handover': IVA,
} = APPLICATION_FORMS;
const WAGES = line(1001, 1_500_00);
const TOLD = 'You told us on 8 November';

const found = (facts: ApplicationFacts, given: Given = {}, form = DRO) =>
  filled(form, facts, given).clashes.map(({ question, values }) => [
    question,
    ...values.map(({ says, fromWords }) => `${says}: ${fromWords}`),
  ]);
/** Why answers that are given cannot stand; lists, of which parts are missing, are no part of it. */
const why = (facts: ApplicationFacts, given: Given) =>
  filled(DRO, facts, given)
    .missing.flatMap(({ items }) => items)
    .flatMap(({ at, why: says }) => (says !== null && at.field in given ? [[at.field, says]] : []));
const list = (parts: Readonly<Record<string, SingleValue>>) => [{ id: 'own:1', parts }];
const saved = (savings: number) => factsOf(tenant({ savings }));

describe('what the answers of a form say of each other', () => {
  it('is more in accounts or in cash than there are savings (DN-539)', () => {
    const accounts = list({ bank: 'Bank', balance: 900_00, isJoint: false });
    const facts = { ...factsOf(tenant({ savings: 100_00 })) };
    expect(found(facts, { hasAccounts: true, accounts }, BANKRUPTCY)).toEqual([
      [
        'How much do you have in savings and cash?',
        `£100: ${TOLD}`,
        '£900: So much is in your accounts in this form',
      ],
    ]);
    expect(found(saved(100_00), { cash: 250_00 })).toEqual([
      ['How much do you have in savings and cash?', `£100: ${TOLD}`, '£250: So much is cash, you put in'],
    ]);
    expect(found(saved(300_00), { cash: 250_00 })).toEqual([]);
    // What is shared is not all their own.
    const shared = list({ bank: 'Bank', balance: 900_00, isJoint: true });
    expect(found(facts, { hasAccounts: true, accounts: shared }, BANKRUPTCY)).toEqual([]);
  });

  it('cannot be settled with less in all than in a part of it (DN-539)', () => {
    expect(why(saved(100_00), { cash: 250_00, savings: 100_00 })).toEqual([
      ['savings', 'More than that is cash, you put in. Put all of it together'],
    ]);
    expect(why(saved(100_00), { cash: 250_00, savings: 250_00 })).toEqual([]);
  });

  it('is work now of who told that they do none, and none of who does (DN-540)', () => {
    const asked = (status: 'employed' | 'not working' | 'retired', kind: string) =>
      found(
        withBudget(status === 'employed' ? [WAGES] : [line(1011, 600_00)], {
          work: { ...tenant().work, status },
        }),
        { workHistory: list({ kind, isNow: true, from: '2015-01' }) },
      );
    expect(asked('not working', 'job')).toEqual([
      ['Do you work?', `I don’t work now: ${TOLD}`, 'For an employer: From the jobs in this form'],
    ]);
    expect(asked('employed', 'caring')).toEqual([
      ['Do you work?', `For an employer: ${TOLD}`, 'I don’t work now: From the jobs in this form'],
    ]);
    expect(asked('employed', 'own business')).toEqual([
      ['Do you work?', `For an employer: ${TOLD}`, 'For yourself: From the jobs in this form'],
    ]);
    expect(asked('employed', 'job')).toEqual([]);
    expect(asked('retired', 'retired')).toEqual([]);
  });

  it('is a wage of who is retired, and no pay in the whole budget of who works (DN-540)', () => {
    const work = { ...tenant().work, status: 'retired' as const };
    expect(found(withBudget([WAGES], { work }))).toEqual([
      [
        'Do you work?',
        `I’m retired: ${TOLD}`,
        `For an employer: ${line(1001, 1).name}: £1,500 in your budget`,
      ],
    ]);
    expect(found(withBudget([line(1011, 600_00)]))).toEqual([
      ['Do you work?', `For an employer: ${TOLD}`, 'I don’t work now: Your budget has no pay'],
    ]);
    // Sick pay is pay.
    expect(found(withBudget([line(1004, 600_00)]))).toEqual([]);
  });

  it('is a partner in the budget of who is single, or in the home of who lives without other grown-ups (DN-541)', () => {
    const shares = factsOf(
      tenant({
        household: { adults: 2, children: 0 },
        partner: { ...tenant().partner, sharesBudget: true },
      }),
    );
    const two = { ...shares, household: null };
    expect(found(two, { maritalStatus: 'divorced', otherAdults: 1 })).toEqual([
      [
        'Does a partner share your budget?',
        `Yes: ${TOLD}`,
        'No: You put in: Divorced, or the partnership is over',
      ],
    ]);
    expect(found(factsOf(), { maritalStatus: 'living together' })).toEqual([
      ['How many other grown-ups live in your home?', `0: ${TOLD}`, '1: You put in: Living with a partner'],
    ]);
    expect(found(factsOf(), { partnerShares: true })).toEqual([
      [
        'How many other grown-ups live in your home?',
        `0: ${TOLD}`,
        '1: A partner shares your budget, you put in',
      ],
    ]);
    const theirs = [{ id: 'own:1', parts: { name: 'Her wage', monthly: 0, whose: 'partner' } }];
    expect(found(factsOf(), { income: theirs })).toEqual([
      [
        'Does a partner share your budget?',
        `No: ${TOLD}`,
        'Yes: A line of money in is your partner’s, you put in',
      ],
    ]);
  });

  it('is children of whom none is counted, and nobody to pay for beside child maintenance (DN-541)', () => {
    const asked = found(
      { ...factsOf(), household: { on: '2026-11-08', what: { ...NOBODY, childrenUnderSixteen: 1 } } },
      { childrenUnderSixteen: 0, childrenOverSixteen: 0 },
    );
    expect(asked).toEqual([
      ['Do children live with you?', `Yes: ${TOLD}`, 'No: You put in 0 children of each age'],
    ]);
    const pays = withBudget([WAGES, line(2033, 120_00)]);
    const { otherwise } = filled(DRO, pays, { dependElsewhere: 0 });
    expect(otherwise.map(({ label, says }) => [label, says])).toEqual([
      ['How many people who live elsewhere need your money?', '0'],
    ]);
  });
});

it('is a pension of their own that the budget is paid, which is not asked again (DN-539)', () => {
  const facts = withBudget([WAGES, line(1032, 240_00)]);
  const said = (given: Given) => {
    const { fields, otherwise } = filled(DRO, facts, given);
    const field = fields.find(one => one.field.id === 'hasPensions');
    return [field?.says, field?.fromWords, otherwise.map(({ at }) => at.field)];
  };
  expect(said({})).toEqual(['Yes', `${line(1032, 1).name}: £240 in your budget`, []]);
  expect(said({ hasPensions: false })).toEqual(['No', 'You gave it in this form', ['hasPensions']]);
});

describe('money in a form that does not go together', () => {
  const whyIn = (form: ApplicationForm, facts: ApplicationFacts, given: Given, id: string) =>
    filled(form, facts, given)
      .missing.flatMap(({ items }) => items)
      .flatMap(({ at, why: says }) => (at.field === id && at.entry === null ? [says] : []));
  const account = (balance: number, isJoint = false) => list({ bank: 'Bank', balance, isJoint });
  const savingsAsked = (savings: number, given: Given) =>
    found(saved(savings), given, BANKRUPTCY).filter(([asks]) => asks?.includes('savings'));

  it('is savings of which hardly any are in the accounts, which is asked (DN-601)', () => {
    expect(savingsAsked(50_000_00, { hasAccounts: true, accounts: account(0) })).toEqual([
      [
        'How much do you have in savings and cash?',
        `£50,000: ${TOLD}`,
        '£0: No more is in your accounts in this form. The rest would be cash',
      ],
    ]);
    expect(savingsAsked(50_000_00, { hasAccounts: false })).toHaveLength(1);
    // A word of the person settles it, and an adviser hears of it.
    const given = { hasAccounts: true, accounts: account(0), savings: 50_000_00 };
    const settled = filled(BANKRUPTCY, saved(50_000_00), given);
    expect(settled.fields.find(({ field }) => field.id === 'savings')?.value).toBe(50_000_00);
    expect(
      settled.otherwise.map(({ at, others }) => [at.field, others.map(({ says }) => says)]),
    ).toContainEqual(['savings', ['£0']]);
  });

  it('is no more than what people have about them in cash, and nothing while an account is not known (DN-601)', () => {
    expect(savingsAsked(300_00, { hasAccounts: true, accounts: account(100_00) })).toEqual([]);
    expect(savingsAsked(300_01, { hasAccounts: true, accounts: account(100_00) })).toHaveLength(1);
    expect(savingsAsked(300_01, { hasAccounts: true, accounts: account(200_00, true) })).toEqual([]);
    const open = list({ bank: 'Bank', isJoint: false });
    expect(savingsAsked(50_000_00, { hasAccounts: true, accounts: open })).toEqual([]);
    expect(savingsAsked(50_000_00, {})).toEqual([]);
  });

  it('is pay of more than all that comes in, by the lines as they stand here (DN-601)', () => {
    const facts = withBudget([WAGES, line(1016, 110_00)]);
    const refused = (takeHomePay: number, given: Given = {}) =>
      whyIn(DRO, facts, { ...given, takeHomePay }, 'takeHomePay');
    expect(refused(9_999_00)).toEqual([
      'All the money that comes in comes to £1,610 in this form. Change its lines first, or put in less',
    ]);
    expect(refused(1_610_00)).toEqual([]);
    expect(refused(1_611_00)).toHaveLength(1);
    const more = [{ id: `line:${WAGES.typeId}`, parts: { monthly: 9_999_00 } }];
    expect(refused(9_999_00, { income: more })).toEqual([]);
  });

  it('is an offer of more than is left by the lines of the form (DN-601)', () => {
    const facts = { ...withBudget([WAGES, line(2001, 1_400_00)]), advice: null };
    const refused = (offer: number, given: Given = {}) => whyIn(DAS, facts, { ...given, offer }, 'offer');
    expect(refused(5_000_00)).toEqual([
      'You have £100 left each month by the lines in this form. Put in no more than that',
    ]);
    expect(refused(100_00)).toEqual([]);
    expect(refused(101_00)).toHaveLength(1);
    expect(refused(100_00, { spending: list({ name: 'School bus', monthly: 40_00 }) })).toHaveLength(1);
    // What they wish to save is theirs to offer.
    const saving = line(3031, 60_00);
    const saves = { ...withBudget([WAGES, line(2001, 1_340_00), saving]), advice: null };
    expect(whyIn(DAS, saves, { offer: 160_00 }, 'offer')).toEqual([]);
  });

  it('is work of now that the jobs of the form do not have, even after it was said again (DN-602)', () => {
    const retired = list({ kind: 'retired', isNow: true, from: '2015-01' });
    const given: Given = { workHistory: retired, workStatus: 'employed' };
    expect(whyIn(DRO, withBudget([WAGES]), given, 'workStatus')).toEqual([
      'By the jobs in this form it is: I don’t work now. Choose that, or change the job that is still so',
    ]);
    expect(whyIn(DRO, withBudget([WAGES]), { ...given, workStatus: 'retired' }, 'workStatus')).toEqual([]);
  });

  it('holds also where another source says the same first, without holding to it (DN-748)', () => {
    // What was advised to offer is what is left.
    const told = tenant({ left: 225_00, debts: [debtOf(1, 20_000_00), debtOf(4, 15_000_00)] });
    const budget = { on: '2026-11-08', what: [WAGES, line(2001, 1_275_00)] };
    const advised = { ...factsOf(told), budget };
    expect(knownAnswers(IVA, advised, {}).singles.offer?.map(({ value }) => value)).toEqual([225_00]);
    expect(whyIn(IVA, advised, { offer: 1_000_00 }, 'offer')).toHaveLength(1);
    expect(whyIn(IVA, advised, { offer: 225_00 }, 'offer')).toEqual([]);
    // The budget has a take-home pay of all that comes in.
    expect(whyIn(DRO, withBudget([WAGES]), { takeHomePay: 5_000_00 }, 'takeHomePay')).toHaveLength(1);
    // The budget has a wage, as the jobs have a job.
    const job = list({ kind: 'job', isNow: true, from: '2015-01' });
    const given: Given = { workHistory: job, workStatus: 'retired' };
    expect(whyIn(DRO, withBudget([WAGES]), given, 'workStatus')).toHaveLength(1);
  });
});

describe('all that comes in', () => {
  it('is the lines together, in every form that has them, and asked about where it is far from what was told at first (DN-542)', () => {
    const facts = { ...withBudget([WAGES, line(1016, 110_00)], { household: { adults: 1, children: 1 } }) };
    const at = (toldIncome: number | null) =>
      found({ ...facts, toldIncome, household: null }, {}).filter(([asks]) => asks?.includes('comes in'));
    expect(at(1_000_00)).toEqual([
      [
        'How much comes in each month, all together?',
        '£1,610: From your budget',
        '£1,000: You told us at first',
      ],
    ]);
    expect(at(1_600_00)).toEqual([]);
    expect(at(null)).toEqual([]);
  });

  it('cannot be other than its lines (DN-542)', () => {
    const facts = withBudget([WAGES]);
    expect(why(facts, { monthlyIncome: 1_000_00 })).toEqual([
      [
        'monthlyIncome',
        'The lines of money in come to £1,500. Change those that are wrong, under “Filled in already”',
      ],
    ]);
    const [{ typeId }] = [WAGES];
    const income = [{ id: `line:${typeId}`, parts: { monthly: 1_000_00 } }];
    expect(why(facts, { income, monthlyIncome: 1_000_00 })).toEqual([]);
  });

  it('is not asked about while the budget is not whole (DN-542)', () => {
    const facts = withBudget([WAGES]);
    if (!facts.review) throw new Error('There is a review.');
    const what = { ...facts.review.what, statement: { ...facts.review.what.statement, isComplete: false } };
    expect(found({ ...facts, toldIncome: 500_00, review: { ...facts.review, what } })).toEqual([]);
    expect(found({ ...facts, toldIncome: 500_00 }, {}, MAP)).not.toEqual([]);
  });
});

const NOBODY = {
  childrenUnderSixteen: 0,
  childrenBetweenSixteenEighteen: 0,
  childrenOverEighteen: 0,
  additionalAdults: 0,
};
