import { addDebt, type DebtBody } from '@towpath/contracts/api/debts.ts';
import { planPdf } from '@towpath/contracts/api/papers.ts';
import { changeReminders } from '@towpath/contracts/api/repayment.ts';
import { NOTHING_INSTEAD } from '@towpath/domain/plans/repayment/insteadOfOffers.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { mailsForServer } from '../../platform/mail/addMail.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { CARD_DEBT } from '../../testing/adviceJourney.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { daysLater, repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { BEGUN } from '../../testing/testClock.ts';
import { reminding } from './reminding.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

/** Late with £432, which the advice spreads over two years. */
const ENERGY = {
  initialCreditorName: 'Brightly Energy',
  creditTypeId: 26,
  currentBalance: 432,
  regularPaymentAmount: 80,
  isInArrears: true,
  arrears: 432,
  hasArrangement: false,
};

/** Somebody who chose a plan and owes the energy besides, which stays outside of it. */
async function owesBesides() {
  const one = await repaying(test, staff);
  const { person } = one;
  const stepId = [...person.steps.values()].find(({ type }) => type === 'Customer Debts')?.id ?? '';
  const body = { ...CARD_DEBT, ...ENERGY } as DebtBody;
  expect((await person.call(addDebt, { query: { stepId }, body })).status).toBe(200);
  await one.goesOn();
  return one;
}

/** The job that reminds. */
async function remind(): Promise<void> {
  const { database, clock, config } = test;
  const seal = createSeal(config.dataSecret);
  const nationOf = async () => 'england' as const;
  const mails = () => mailsForServer;
  const insteadOf = async () => NOTHING_INSTEAD;
  await reminding({
    database,
    clock,
    seal,
    nationOf,
    holidays: [],
    creditTypes: [],
    courtAsked: async () => new Map(),
    insteadOf,
    offersHeldBy: async () => null,
    offersWait: async () => null,
    mails,
  }).work();
}

describe('what is paid beside a plan', () => {
  it('is told before it is drawn up and after, to the person and in the case, with what the budget leaves before (DN-1080)', async () => {
    const { person, mine, note } = await owesBesides();
    const before = await mine();
    const [energy] = before?.draft?.outside ?? [];
    expect(energy?.creditor).toBe('Brightly Energy');
    const apart = {
      each: [{ id: energy?.id ?? '', monthly: 18_00 }],
      leftBefore: (before?.draft?.monthly ?? 0) + 18_00,
    };
    expect(before?.apart).toEqual(apart);

    await note({ kind: 'draw up', firstPayment: '2026-12-20' });
    expect((await mine())?.apart).toEqual(apart);
    const jo = await staff.member();
    const inCase = () => staff.send('GET', `/cases/${person.customerId}/repayment`, undefined, jo.cookie);
    expect((await inCase()).body.repayment.apart).toEqual(apart);

    // A plan of another sum is not what is left after it.
    await note({ kind: 'means changed', monthly: 100_00 });
    expect((await mine())?.apart).toEqual({ ...apart, leftBefore: null });
  });

  it('is on the paper of the plan as on its page, of today alone (DN-1215)', async () => {
    const { person, planId, mine, note } = await owesBesides();
    await note({ kind: 'draw up', firstPayment: '2026-12-20' });
    const monthly = (await mine())?.stands?.monthly ?? 0;
    const onPaper = async (by: Pick<typeof person, 'call'> = person, on?: string) => {
      const { bytes } = await by.call(planPdf, { params: { planId }, query: on === undefined ? {} : { on } });
      return (await readPdf(bytes)).text.replaceAll(/\s+/gu, ' ');
    };
    const today = await onPaper();
    expect(today).toContain('£18 to Brightly Energy');
    expect(today).toContain('£432.00. You pay £18 a month.');
    expect(today).toContain(
      `${formatSum(monthly + 18_00)} left over − £18 for Brightly Energy = ${formatSum(monthly)}.`,
    );

    // What was set aside on a day that is past is not known any more.
    const day = isoDate(londonDate(test.clock.now()));
    test.clock.forward(86_400_000);
    const then = await daysLater(test, person);
    expect(await onPaper(then)).toContain('£18 to Brightly Energy');
    const past = await onPaper(then, day);
    expect(past).toContain('£432.00');
    expect(past).not.toMatch(/£18 (?:to|a)|left over/u);
  });

  it('is said in the reminder of a payment, without a name or a sum, of who pays something beside (DN-1216)', async () => {
    test.clock.set(BEGUN);
    const mailsOf = async (owes: Awaited<ReturnType<typeof owesBesides>>) => {
      const { person, planId, note } = owes;
      const drawn = await note({ kind: 'draw up', firstPayment: '2026-12-01' });
      const debtIds = (drawn.answer.repayment.stands?.debts ?? []).map(({ id }) => id);
      await note({ kind: 'offers sent', on: '2026-11-23', debtIds });
      const chosen = { params: { planId }, body: { daysBefore: 1 as const } };
      expect((await person.call(changeReminders, chosen)).status).toBe(200);
      const { email } = await test.database
        .selectFrom('customers')
        .select('email')
        .where('id', '=', person.customerId)
        .executeTakeFirstOrThrow();
      return async () =>
        (await test.mails()).filter(({ to, subject }) => to === email && subject === 'Your reminder');
    };
    const beside = await mailsOf(await owesBesides());
    const one = await repaying(test, staff);
    await one.goesOn();
    const alone = await mailsOf(one);
    test.clock.set(new Date('2026-11-30T09:00:00Z'));
    await remind();
    const [mail] = await beside();
    expect(mail?.text).toContain('a payment of yours is on Tuesday 1 December');
    expect(mail?.text).toContain('Beside it you also pay something else this month');
    expect(JSON.stringify(mail)).not.toMatch(/Brightly|energy|£|lender|debt manag/iu);
    const [other] = await alone();
    expect(other?.text).toContain('a payment of yours is on Tuesday 1 December');
    expect(other?.text).not.toContain('something else');
  });
});
