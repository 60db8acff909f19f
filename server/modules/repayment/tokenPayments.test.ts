import { completeBudget } from '@towpath/contracts/api/budget.ts';
import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { addDebt, type DebtBody } from '@towpath/contracts/api/debts.ts';
import { myLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { choosePlan, myPlan, notePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { atAdvice, CARD_DEBT } from '../../testing/adviceJourney.ts';
import { submitIncome } from '../../testing/budget.ts';
import { sendsLetter } from '../../testing/letters.ts';
import { daysLater, FOUR_LENDERS, noting } from '../../testing/repaying.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
// The days go on in each of these: none begins where another ended.
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());
const DAY = 86_400_000;
const TODAY = '2026-11-23';

/** Somebody with next to nothing left, whose token payments are drawn up and offered. */
async function offered() {
  const person = await atAdvice(test, { debt: { currentBalance: 4212 } });
  const stepId = [...person.steps.values()].find(({ type }) => type === 'Customer Debts')?.id ?? '';
  for (const debt of FOUR_LENDERS) {
    await person.call(addDebt, { query: { stepId }, body: { ...CARD_DEBT, ...debt } as DebtBody });
  }
  await submitIncome(person, 1, [{ typeId: 1001, amount: 1270, frequencyId: 1, deviationReasonId: null }]);
  await person.call(completeBudget, {});
  const { recordId } = (await person.call(recommendation, {})).answer;
  const chosen = await person.call(choosePlan, {
    body: { recordId: recordId ?? '', shortName: 'TPP', replaces: null, hasReadRisks: true },
  });
  const planId = chosen.answer.plan.id;
  await person.call(notePlan, { params: { planId }, body: { from: 'chosen', to: 'being prepared' } });
  const { note } = noting(person, planId);
  const drawn = await note({ kind: 'draw up', firstPayment: '2026-12-20' });
  const debtIds = drawn.answer.repayment.stands?.debts.map(({ id }) => id) ?? [];
  await note({ kind: 'offers sent', on: '2026-11-23', debtIds });
  return { person, planId, debtIds, note };
}

describe('token payments', () => {
  it('are looked at again on one day, on the step and by the plan; and after a no it is said what there is to do (DN-924, DN-925)', async () => {
    const { person, planId, debtIds, note } = await offered();
    for (const [index, debtId] of debtIds.entries()) {
      const answer = index === 0 ? 'refuses' : 'accepts';
      await note({ kind: 'answered', on: '2026-11-23', debtId, answer, sum: null });
    }
    test.clock.forward(28 * DAY);
    const now = await daysLater(test, person);
    const later = noting(now, planId);
    const paid = await later.note({
      kind: 'paid',
      on: '2026-12-21',
      due: '2026-12',
      debtId: null,
      sum: null,
    });
    const reviewDueOn = paid.answer.repayment.stands?.reviewDueOn;
    expect(reviewDueOn).toBe('2027-05-23');
    const { plan } = (await now.call(myPlan, {})).answer;
    expect(plan?.state).toBe('running');
    expect(plan?.steps.at(-1)).toMatchObject({ what: 'You look at it again', on: reviewDueOn, is: 'by' });

    const { dates } = (await now.call(myDashboard, {})).answer;
    expect(dates.find(({ title }) => title.endsWith(' answered'))?.text).toContain(
      'They said no. It is time to ask again, by letter and with your budget.',
    );
  });

  it('say in the letter of the first payment what was accepted, and offer nobody less than that (DN-1716)', async () => {
    const { person, debtIds, note } = await offered();
    const [debtId = ''] = debtIds;
    await note({ kind: 'answered', on: TODAY, debtId, answer: 'accepts', sum: null });
    const { letter } = (await person.call(myLetter, { params: { letterId: `first-payment.${debtId}` } }))
      .answer;
    const [thanks] = letter.blocks;
    expect(
      thanks?.lines
        .flat()
        .map(({ text }) => text)
        .join(''),
    ).toBe('Thank you for accepting my offer of £1 a month.');
    const { letters, others } = (await person.call(myLetters, {})).answer;
    const about = [...letters, ...others].map(({ id }) => id);
    expect(about).toContain(`first-payment.${debtId}`);
    expect(about).not.toContain(`change-of-means.${debtId}`);
  });

  it('promise in their letter the look that the plan has, by the limit of that day (DN-1276, DN-1372)', async () => {
    const { person, planId, debtIds } = await offered();
    const { stands } = (await noting(person, planId).mine()) ?? {};
    expect(stands?.terms.reviewMonths).toBe(6);
    expect(stands?.reviewDueOn).toBe('2027-05-23');
    const { answer } = await person.call(myLetter, { params: { letterId: `token-offer.${debtIds[0]}` } });
    const [promise] = answer.letter.blocks
      .flatMap(({ lines }) => lines.map(line => line.map(({ text }) => text).join('')))
      .filter(line => line.includes('look at it again'));
    expect(promise).toMatch(/I will look at it again in 6 months, and write sooner if things get better\.$/u);
  });

  it.each([
    ['refuses', 'token-second-try'],
    ['asks for more', 'token-more-asked'],
  ] as const)(
    'after a lender %s, are offered again by a letter of their own, %s, which goes as the offer of the plan (DN-984, DN-985, DN-1640)',
    async (answer, kind) => {
      const { person, planId, debtIds, note } = await offered();
      const [debtId = ''] = debtIds;
      await note({ kind: 'answered', on: TODAY, debtId, answer, sum: answer === 'refuses' ? null : 2000 });
      const pack = (await person.call(myLetters, {})).answer;
      const about = pack.letters.filter(({ id }) => id.endsWith(debtId));
      const letterId = `${kind}.${debtId}`;
      expect(about[0]?.id).toBe(letterId);
      const sent = await sendsLetter(person, letterId, TODAY);
      expect(sent.state.kind).toBe('sent');
      const { stands } = (await noting(person, planId).mine()) ?? {};
      const debt = stands?.debts.find(({ id }) => id === debtId);
      expect(debt).toMatchObject({ standing: 'waiting', offered: { on: TODAY } });
      expect(debt?.next.by).toBe(sent.versions[0]?.answerBy);
    },
  );

  it.each([6000, 1800])(
    'of another sum, £%i in pence, are offered in letters that can go, of what the plan pays each lender (DN-1427)',
    async monthly => {
      const { person, planId, note } = await offered();
      await note({ kind: 'means changed', monthly });
      const { stands } = (await noting(person, planId).mine()) ?? {};
      expect(stands?.headline).toEqual({ says: 'offers to send', count: 4, of: 4 });
      const { letters } = (await person.call(myLetters, {})).answer;
      let total = 0;
      for (const { id, payment } of stands?.debts ?? []) {
        const letter = letters.find(one => /^(?:pro-rata|token)-offer/.test(one.id) && one.id.endsWith(id));
        expect(letter?.state.kind).toBe('fill in');
        expect(letter?.title).toContain(`£${payment / 100} a month`);
        await sendsLetter(person, letter?.id ?? '', TODAY);
        total += payment;
      }
      expect(total).toBe(monthly);
      const sent = (await noting(person, planId).mine())?.stands?.debts;
      expect(sent?.map(({ standing }) => standing)).toEqual(Array.from({ length: 4 }, () => 'waiting'));
    },
  );

  it('of another sum are shared by what is owed from then on, also where a debt leaves (DN-1427)', async () => {
    const { person, planId, debtIds, note } = await offered();
    await note({ kind: 'means changed', monthly: 6000 });
    await note({ kind: 'closed', on: TODAY, debtId: debtIds[0] ?? '', why: 'written off' });
    const { stands } = (await noting(person, planId).mine()) ?? {};
    expect(stands?.toCome[0]?.sum).toBe(6000);
    const { offers } = (await person.call(myLetters, {})).answer;
    expect(offers?.total).toBe(6000);
  });

  it('lead to budget and advice from their review on, and say after their longest time that it is over, before who answers (DN-1690, DN-1691)', async () => {
    const { person, planId, debtIds, note } = await offered();
    const [refuses = '', ...others] = debtIds;
    await note({ kind: 'answered', on: TODAY, debtId: refuses, answer: 'refuses', sum: null });
    for (const debtId of others) {
      await note({ kind: 'answered', on: TODAY, debtId, answer: 'accepts', sum: null });
    }
    const said = async (now: Parameters<typeof noting>[0]) => {
      const [{ answer: plan }, { answer: dashboard }, repayment] = await Promise.all([
        now.call(myPlan, {}),
        now.call(myDashboard, {}),
        noting(now, planId).mine(),
      ]);
      const { oneThing, dates } = dashboard;
      const tasks = repayment?.stands?.tasks ?? [];
      return { line: plan.plan?.stands?.stands, you: plan.plan?.stands?.you ?? '', oneThing, dates, tasks };
    };
    const tellsAll = async (now: Parameters<typeof noting>[0]) => {
      const { note: tells, mine } = noting(now, planId);
      const { today = '', stands } = (await mine()) ?? {};
      for (const { due, on } of stands?.past.filter(({ open }) => open.length > 0) ?? []) {
        const paidOn = on < today ? on : today;
        expect((await tells({ kind: 'paid', on: paidOn, due, debtId: null, sum: null })).status).toBe(200);
      }
    };

    // Six months on.
    test.clock.forward(182 * DAY);
    let now = await daysLater(test, person);
    expect((await said(now)).line).toBe('You have not told us about 6 payments');
    await tellsAll(now);
    const due = await said(now);
    expect(due.line).toBe('It is time to look at your plan again');
    expect(due.tasks[0]).toBe('look anew');
    expect(due.oneThing?.heading).toBe('Look at your budget and your advice again');
    expect(due.dates[0]).toMatchObject({ stake: 'look anew', leadsTo: 'plan', isOneThing: true });
    await noting(now, planId).note({ kind: 'reviewed' });
    expect((await said(now)).oneThing?.heading).not.toBe('Look at your budget and your advice again');

    // Thirteen months on, after another that was not told.
    test.clock.forward(218 * DAY);
    now = await daysLater(test, person);
    const over = await said(now);
    expect(over.line).toBe('The time of your token payments is over');
    expect(over.you).toContain(
      'for 12 months at most. That time is over, and your lenders may ask for more again.',
    );
    expect(over.tasks.slice(0, 2)).toEqual(['tokens over', 'mark payments']);
    expect(over.oneThing?.text).toContain('your lenders may ask for more again');
    expect(over.dates.slice(0, 2).map(({ stake }) => stake)).toEqual(['tokens over', 'payments untold']);
  });
});
