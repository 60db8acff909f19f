import { randomUUID } from 'node:crypto';
import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { addDebt, type DebtBody } from '@towpath/contracts/api/debts.ts';
import { planPdf } from '@towpath/contracts/api/papers.ts';
import { choosePlan, myPlan, notePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import type { RepaymentNote } from '@towpath/contracts/api/repayment.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CARD_DEBT } from '../../testing/adviceJourney.ts';
import type { Person } from '../../testing/person.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { daysLater, drawnUp, noting } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { movePlanOf } from '../plans/moving.ts';

let test: TestApp;
// The days go on in each of these: none begins where another ended.
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());
const staff = staffIn(() => test);
const today = () => test.clock.now().toISOString().slice(0, 10);
const DAY = 86_400_000;

/** Somebody who pays by a plan, with the first of its payments told. */
async function running() {
  const one = await drawnUp(test, staff);
  const { person, planId, note, debts } = one;
  await note({ kind: 'offers sent', on: today(), debtIds: debts.map(({ id }) => id) });
  for (const { id: debtId } of debts) {
    await note({ kind: 'answered', on: today(), debtId, answer: 'refuses', sum: null });
  }
  await note({ kind: 'paid', on: today(), due: '2026-12', debtId: null, sum: null });
  let by: Person = person;
  const later = async (days: number) => {
    test.clock.forward(days * DAY);
    by = await daysLater(test, person);
  };
  const paper = async () => {
    const { bytes } = await by.call(planPdf, { params: { planId }, query: {} });
    return (await readPdf(bytes)).text.replaceAll(/\s+/gu, ' ');
  };
  return {
    ...one,
    by: () => by,
    later,
    paper,
    notes: (said: RepaymentNote) => noting(by, planId).note(said),
  };
}

type Running = Awaited<ReturnType<typeof running>>;

const ORDERS =
  /next payment|Payments to come|more payments? follow|last payment|You pay each month|again, and pay|goes all the same|go on paying|Pay them|pay each lender|Look at it again by/iu;

/** The ways in which a plan is over without a word on its payments. */
const OVER: readonly (readonly [string, (one: Running) => Promise<unknown>])[] = [
  [
    'gave way to another',
    async ({ by, planId }) => {
      const { answer } = await by().call(recommendation, {});
      const body = {
        recordId: answer.recordId ?? '',
        shortName: 'BS',
        replaces: planId,
        hasReadRisks: true,
      } as const;
      const chosen = await by().call(choosePlan, { body });
      expect(chosen.status).toBe(200);
    },
  ],
  [
    'was left with an adviser',
    async ({ person: { customerId }, planId }) => {
      const move = { customerId, planId, to: 'ended', by: 'adviser', at: test.clock.now() } as const;
      expect(await test.database.transaction().execute(trx => movePlanOf(trx, move))).toBe('moved');
    },
  ],
  [
    'was ended by its person on its page',
    async ({ by, planId }) => {
      const body = { from: (await stateOf(planId)) as 'running', to: 'ended' } as const;
      expect((await by().call(notePlan, { params: { planId }, body })).status).toBe(200);
    },
  ],
];

async function stateOf(planId: string) {
  const { state } = await test.database
    .selectFrom('plans')
    .select('state')
    .where('id', '=', planId)
    .executeTakeFirstOrThrow();
  return state;
}

describe('a plan that is over by where it stands', () => {
  it.each(OVER)(
    'orders no payment and no step on its paper once it %s, and asks nothing of the months since (DN-914, DN-917)',
    async (_, ends) => {
      const one = await running();
      expect(await one.paper()).toMatch(ORDERS);
      await ends(one);
      const text = await one.paper();
      expect(text).toContain('This plan has ended');
      expect(text).not.toMatch(ORDERS);
      await one.later(100);
      const since = await one.paper();
      expect(since).not.toMatch(ORDERS);
      expect(since).toContain('December 2026');
      expect(since).not.toMatch(/January 2027 Not|Not paid/u);
    },
  );
});

describe('a plan that cannot be kept up', () => {
  const BROKEN: readonly (readonly [string, (one: Running) => Promise<{ status: number }>])[] = [
    ['with its payments', one => one.notes({ kind: 'ended', why: 'broken' })],
    [
      'by where it stands',
      async ({ by, planId }) => {
        const body = { from: (await stateOf(planId)) as 'running', to: 'broken' } as const;
        return by().call(notePlan, { params: { planId }, body });
      },
    ],
  ];

  it.each(BROKEN)(
    'tells nobody to pay or to offer, and takes nothing down any more, said %s (DN-915)',
    async (_, breaks) => {
      const one = await running();
      const { planId } = one;
      await one.later(30);
      expect((await breaks(one)).status).toBe(200);
      expect(await stateOf(planId)).toBe('broken');
      const read = await noting(one.by(), planId).mine();
      expect(read).toMatchObject({ canNote: false, differences: [], offeredAgain: [] });
      const { stands } = read ?? {};
      expect(stands).toMatchObject({ toCome: [], tasks: [], endsOn: null, ended: { why: 'broken' } });
      expect(new Set(stands?.debts.map(({ next }) => next.step))).toEqual(new Set(['nothing']));
      const text = await one.paper();
      expect(text).toContain('You can’t keep it up');
      expect(text).toContain('Tell the people you owe before you miss a payment.');
      expect(text).not.toMatch(ORDERS);
      const { answer } = await one.by().call(myDashboard, {});
      expect(JSON.stringify(answer.dates)).not.toMatch(/payment|offer|answer/iu);
      const jo = await staff.member();
      const path = `/cases/${one.person.customerId}/repayment`;
      const { body } = await staff.send('GET', path, undefined, jo.cookie);
      expect(body.repayment).toMatchObject({ mayNote: false, stands: { toCome: [], tasks: [] } });
      const refused = await noting(one.by(), planId).note(
        { kind: 'paid', on: today(), due: '2027-01', debtId: null, sum: null },
        { id: randomUUID() },
      );
      expect([refused.status, refused.error?.code, refused.error?.message]).toEqual([
        409,
        'REPAYMENT_REFUSED',
        'This plan has ended.',
      ]);
    },
  );
});

describe('a plan that is paid off and closed', () => {
  it('stays on its page, and leads to the debts and no advice while nothing is owed (DN-916)', async () => {
    const one = await running();
    for (const { id: debtId } of one.debts) {
      await one.notes({ kind: 'balance put right', on: today(), debtId, balance: 0, why: 'statement' });
    }
    const paid = await one.by().call(myPlan, {});
    expect(paid.answer.plan?.stands?.you).toContain('Then close the plan.');
    expect((await one.notes({ kind: 'ended', why: 'paid' })).status).toBe(200);
    const over = async () => {
      const [{ answer }, dashboard] = await Promise.all([
        one.by().call(myPlan, {}),
        one.by().call(myDashboard, {}),
      ]);
      return { ...answer, dashboard: dashboard.answer };
    };
    const you = 'Ask each of them for a letter that says nothing is left.';
    expect(await over()).toMatchObject({
      plan: null,
      over: { id: one.planId, stands: 'You’ve paid it all', you, isDone: true, owesNothing: true },
      dashboard: { standing: 'You’ve paid it all.', oneThing: null, owesNothing: true },
    });
    const text = await one.paper();
    expect(text).toContain(`What you do now ${you}`);
    expect(text).not.toContain('close the plan');
    const stepId = [...one.person.steps.values()].find(({ type }) => type === 'Customer Debts')?.id ?? '';
    const body = { ...CARD_DEBT, initialCreditorName: 'Wren Cards', currentBalance: 640 } as DebtBody;
    expect((await one.by().call(addDebt, { query: { stepId }, body })).status).toBe(200);
    expect(await over()).toMatchObject({
      over: { isDone: true, owesNothing: false },
      dashboard: { standing: 'You’ve paid it all.', owesNothing: false },
    });
  });
});
