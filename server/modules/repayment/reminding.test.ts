import { randomUUID } from 'node:crypto';
import { changeReminders, myRepayment, noteRepayment } from '@towpath/contracts/api/repayment.ts';
import { NOTHING_INSTEAD } from '@towpath/domain/plans/repayment/insteadOfOffers.ts';
import type { ReminderDays } from '@towpath/domain/plans/repayment/reminding.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { mailsForServer } from '../../platform/mail/addMail.ts';
import { daysLater, repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { BEGUN } from '../../testing/testClock.ts';
import { keepSafeContact } from '../account/safeContact.ts';
import { type RemindingDeps, reminding } from './reminding.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.clock.set(BEGUN));
const staff = staffIn(() => test);
const TODAY = '2026-11-23';
const NEUTRAL = { mayRing: true, times: [], voicemail: true, says: null, wayOut: false, neutralWords: true };

/** Somebody whose offers went today, whose first payment is on the first of December, and who wants reminders, or none. */
async function reminded(daysBefore: ReminderDays | null) {
  const one = await repaying(test, staff);
  await one.goesOn();
  const drawn = await one.note({ kind: 'draw up', firstPayment: '2026-12-01' });
  const debts = drawn.answer.repayment.stands?.debts ?? [];
  await one.note({ kind: 'offers sent', on: TODAY, debtIds: debts.map(({ id }) => id) });
  const { email } = await test.database
    .selectFrom('customers')
    .select('email')
    .where('id', '=', one.person.customerId)
    .executeTakeFirstOrThrow();
  const choose = (days: ReminderDays | null, by: typeof one.person = one.person) =>
    by.call(changeReminders, { params: { planId: one.planId }, body: { daysBefore: days } });
  if (daysBefore !== null) expect((await choose(daysBefore)).answer).toEqual({ daysBefore });
  const mails = async () =>
    (await test.mails()).filter(({ to, subject }) => to === email && subject === 'Your reminder');
  return { ...one, debts, choose, mails };
}

function deps(more: Partial<RemindingDeps> = {}): RemindingDeps {
  const { database, clock, config } = test;
  const seal = createSeal(config.dataSecret);
  const nationOf = async () => 'england' as const;
  return {
    database,
    clock,
    seal,
    nationOf,
    holidays: [],
    creditTypes: [],
    insteadOf: async () => NOTHING_INSTEAD,
    offersHeldBy: async () => null,
    offersWait: async () => null,
    courtAsked: async () => new Map(),
    mails: () => mailsForServer,
    ...more,
  };
}

/** The job at a moment, by two processes at once. */
async function at(iso: string): Promise<void> {
  test.clock.set(new Date(iso));
  await Promise.all([reminding(deps()).work(), reminding(deps()).work()]);
}

describe('reminding to write again', () => {
  it.each([
    [
      'something gives time by law',
      { offersHeldBy: async () => ({ shortName: 'BS', endsOn: '2027-01-20' }) },
    ],
    ['the plan waits for a talk', { offersWait: async () => 'talk' as const }],
  ] as const)('waits while %s, as the plan says, and is there without (DN-1547)', async (_, held) => {
    const { mails, planId, person } = await reminded(1);
    const work = async (more: Partial<RemindingDeps>) => {
      test.clock.set(new Date('2026-12-22T09:00:00Z'));
      await reminding(deps(more)).work();
    };
    await work(held);
    expect(await mails()).toEqual([]);
    // Who changes their reminders is looked at again on the same day.
    const again = await daysLater(test, person);
    await again.call(changeReminders, { params: { planId }, body: { daysBefore: 3 } });
    await work({});
    expect(await mails()).toHaveLength(1);
  });
});

describe('reminding of the days of a plan', () => {
  it('is for who asks for it: nobody gets a mail who has not (DN-472)', async () => {
    const { mails, mine } = await reminded(null);
    expect((await mine())?.reminders).toEqual({ daysBefore: null, canBeMailed: true });
    await at('2026-12-01T09:00:00Z');
    expect(await mails()).toEqual([]);
  });

  it('is one mail for a payment day, so many days before, in the morning, without a sum or a name (DN-472, DN-473)', async () => {
    const { mails, mine } = await reminded(3);
    expect((await mine())?.reminders.daysBefore).toBe(3);
    await at('2026-11-27T09:00:00Z');
    expect(await mails()).toEqual([]);
    await at('2026-11-28T07:30:00Z');
    expect(await mails()).toEqual([]);
    await at('2026-11-28T08:00:00Z');
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('a payment of yours is on Tuesday 1 December');
    expect(mail?.text).toContain('/plan');
    expect(JSON.stringify(mail)).not.toMatch(/Kestrel|Fenland|Barrowby|Marlow|\d£|£\d|debt manag|lender/iu);
    await at('2026-11-29T09:00:00Z');
    await at('2026-12-01T09:00:00Z');
    expect(await mails()).toHaveLength(1);
  });

  it('goes once where the server is killed before it is written down, and after (DN-473)', async () => {
    const { mails } = await reminded(1);
    test.clock.set(new Date('2026-11-30T08:05:00Z'));
    const dies: RemindingDeps['mails'] = () => ({
      add: () => Promise.reject(new Error('killed')),
      nudge: () => undefined,
    });
    await expect(reminding(deps({ mails: dies })).work()).rejects.toThrow('killed');
    expect(await mails()).toEqual([]);
    await at('2026-11-30T08:20:00Z');
    await at('2026-11-30T08:35:00Z');
    expect(await mails()).toHaveLength(1);
  });

  it('is taken back at once: a mail that waits is not sent (DN-474)', async () => {
    const { mails, choose, person } = await reminded(1);
    await at('2026-11-30T08:05:00Z');
    const later = await daysLater(test, person);
    expect((await choose(null, { ...person, ...later })).answer).toEqual({ daysBefore: null });
    expect(await mails()).toEqual([]);
    await at('2026-12-01T08:05:00Z');
    expect(await mails()).toEqual([]);
  });

  it('is not for a payment that was marked meanwhile, a break, or a plan that has ended (DN-474)', async () => {
    const [paid, rests, left] = [await reminded(1), await reminded(1), await reminded(1)];
    await at('2026-11-30T08:05:00Z');
    const tells = async ({ person, planId }: typeof paid, note: Parameters<typeof paid.note>[0]) => {
      const later = await daysLater(test, person);
      const { status } = await later.call(noteRepayment, {
        params: { planId },
        body: { id: randomUUID(), after: 2, note },
      });
      expect(status).toBe(200);
    };
    await tells(paid, { kind: 'paid', on: '2026-11-30', due: '2026-12', debtId: null, sum: null });
    await tells(rests, { kind: 'break', from: '2026-12', to: '2027-01', monthly: 0 });
    await tells(left, { kind: 'ended', why: 'left' });
    await at('2026-12-01T08:05:00Z');
    expect(await Promise.all([paid, rests, left].map(({ mails }) => mails()))).toEqual([[], [], []]);
  });

  it('is of an answer that did not come, and of the yearly review, once each (DN-471)', async () => {
    const { mails } = await reminded(0);
    await at('2026-12-22T08:05:00Z');
    await at('2026-12-23T08:05:00Z');
    expect((await mails()).map(({ text }) => /again, from (.*) on\./u.exec(text ?? '')?.[1])).toEqual([
      'Tuesday 22 December',
    ]);
    await at('2027-11-23T08:05:00Z');
    await at('2027-11-24T08:05:00Z');
    const review = (await mails()).filter(({ text }) => text?.includes('look at your plan again'));
    expect(review).toHaveLength(1);
  });

  it('says nothing of what the service is about where the person wants neutral words (DN-473)', async () => {
    const { mails, person } = await reminded(1);
    await test.database
      .transaction()
      .execute(trx => keepSafeContact(trx, person.customerId, NEUTRAL, test.clock.now()));
    await at('2026-11-30T08:05:00Z');
    const [mail] = await mails();
    expect(mail?.text).toContain('Tuesday 1 December');
    expect(mail?.text).not.toMatch(/MoneyHelper|debt|money|advice/iu);
  });

  it('is chosen by whose plan it is alone, in a session that is open, among the days that there are (DN-472)', async () => {
    const [one, other] = [await reminded(null), await reminded(null)];
    const strange = await other.person.call(changeReminders, {
      params: { planId: one.planId },
      body: { daysBefore: 1 },
    });
    expect([strange.status, strange.error?.code]).toEqual([404, 'NOT_FOUND']);
    const never = await one.person.call(changeReminders, {
      params: { planId: one.planId },
      body: { daysBefore: 2 as 1 },
    });
    expect([never.status, never.error?.code]).toEqual([400, 'VALIDATION_FAILED']);
    const { answer } = await one.person.call(myRepayment, {});
    expect(answer.repayment?.reminders.daysBefore).toBeNull();
  });
});
