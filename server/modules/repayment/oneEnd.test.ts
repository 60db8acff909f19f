import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { planPdf } from '@towpath/contracts/api/papers.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import type { RepaymentNote } from '@towpath/contracts/api/repayment.ts';
import { paidMonthly } from '@towpath/domain/plans/repayment/adviceFirst.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { formatPounds, formatSum } from '@towpath/domain/values/pence.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/person.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { daysLater, noting, repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());
const staff = staffIn(() => test);
const DAY = 86_400_000;
const today = () => test.clock.now().toISOString().slice(0, 10);
/** The moment of the last payment of a plan; no number, which is in no order, where it has none. */
const dayOf = (plan: { readonly endsOn: string | null } | null) => Date.parse(plan?.endsOn ?? '');

/** A plan that goes on, with what can be done with it on any later day, and what each place says of its end. */
async function goingOn() {
  const { person, planId, goesOn } = await repaying(test, staff);
  await goesOn();
  let now: Pick<Person, 'call' | 'customerId'> & ReturnType<typeof noting> = {
    ...person,
    ...noting(person, planId),
  };
  const later = async (days: number) => {
    test.clock.forward(days * DAY);
    const then = await daysLater(test, person);
    now = { ...then, ...noting(then, planId) };
  };
  const notes = async (...all: readonly RepaymentNote[]) => {
    for (const one of all) expect((await now.note(one)).status).toBe(200);
  };
  const idOf = async (creditor: string) => {
    const { debts } = (await now.call(myDebts, {})).answer;
    return debts.find(({ initialCreditorName }) => initialCreditorName === creditor)?.id ?? '';
  };

  /** Holds the dashboard, the case and the paper to what the page of the plan says, which is given back. */
  async function same() {
    const page = (await now.mine())?.stands ?? null;
    const { goingDown } = (await now.call(myDashboard, {})).answer;
    const { debts, totalDebtsValue } = (await now.call(myDebts, {})).answer;
    const line = (await now.call(myPlan, {})).answer.plan?.stands?.stands ?? '';
    const jo = await staff.member();
    const inCase = await staff.send('GET', `/cases/${now.customerId}/repayment`, undefined, jo.cookie);
    const paper = await now.call(planPdf, { params: { planId }, query: {} });
    const text = (await readPdf(paper.bytes)).text.replaceAll(/\s+/gu, ' ');
    if (page === null) {
      expect(goingDown).toBeNull();
      expect(inCase.body.repayment?.stands).toBeNull();
      expect(text).not.toContain('The last payment');
      return null;
    }
    const { endsOn, years, sums } = page;
    const of = ({ stands }: { stands: typeof page }) => [stands.endsOn, stands.years, stands.sums];
    expect(of(inCase.body.repayment)).toEqual(JSON.parse(JSON.stringify([endsOn, years, sums])));
    // What is not owed by the plan is in none: the list has nothing else here.
    expect(debts).toHaveLength(4);
    expect(totalDebtsValue * 100).toBe(sums.owed);
    if (page.ended !== null || endsOn === null) {
      expect(goingDown).toBeNull();
      return { ...page, line, text };
    }
    expect(goingDown).toEqual({ endsOn, years, sums, today: today() });
    expect(years.at(-1)).toMatchObject({ year: Number(endsOn.slice(0, 4)), left: 0 });
    expect(page.toCome.length === 12 || page.toCome.at(-1)?.on === endsOn).toBe(true);
    const waits = sums.waiting > 0 ? `, without ${formatPounds(sums.waiting)} that waits` : '';
    expect(text).toContain(`The last payment ${sayDay(endsOn)}${waits}`);
    expect(text).toContain(`Still owed in all ${formatPounds(sums.owed)}`);
    expect(text).toContain(`You pay each month ${formatSum(paidMonthly(page))}`);
    if (page.headline.says === 'paying')
      expect(line).toBe(`You’ve paid ${formatSum(sums.paid)} of ${formatSum(sums.paid + sums.owed)}`);
    return { ...page, line, text };
  }
  return {
    later,
    notes,
    idOf,
    same,
    tell: (debtId: string, body: object) => now.call(changeDebt, { params: { debtId }, body }),
  };
}

describe('when a plan is over, as each place says it', () => {
  it('is one day and one way there, from before it is drawn up to after a write-off (DN-851)', async () => {
    const { later, notes, idOf, same } = await goingOn();
    expect(await same()).toBeNull();

    await notes({ kind: 'draw up', firstPayment: '2026-12-01' });
    const drawn = await same();
    expect(drawn).toMatchObject({ headline: { says: 'offers to send' }, sums: { owed: 12_056_00 } });
    const ids = drawn?.debts.map(({ id }) => id) ?? [];
    await notes({ kind: 'offers sent', on: today(), debtIds: ids });
    const offered = await same();
    expect([offered?.headline.says, offered?.endsOn]).toEqual(['answers', drawn?.endsOn]);

    for (const debtId of ids)
      await notes({ kind: 'answered', on: today(), debtId, answer: 'accepts', sum: null });
    await later(9);
    await notes({ kind: 'paid', on: today(), due: '2026-12', debtId: null, sum: null });
    const running = await same();
    expect([running?.stage, running?.endsOn]).toEqual(['running', drawn?.endsOn]);

    await notes({ kind: 'break', from: '2027-01', to: '2027-02', monthly: 0 });
    await later(40);
    const resting = await same();
    expect(resting?.stage).toBe('on a break');
    expect(dayOf(resting)).toBeGreaterThan(dayOf(running));

    await notes({ kind: 'means changed', monthly: 200_00 });
    const less = await same();
    expect(dayOf(less)).toBeGreaterThan(dayOf(resting));

    const debtId = await idOf('Barrowby Bank');
    await notes({ kind: 'closed', on: today(), debtId, why: 'written off' });
    const sooner = await same();
    expect(dayOf(sooner)).toBeLessThan(dayOf(less));
  });

  it('is without a debt that waits for advice, and says so, until all that is left waits (DN-850, DN-851)', async () => {
    const { notes, idOf, same, tell } = await goingOn();
    await notes({ kind: 'draw up', firstPayment: '2026-12-01' });
    const whole = await same();
    const fenland = await idOf('Fenland Finance');
    expect((await tell(fenland, { isVeryOld: true })).status).toBe(200);
    const now = await same();
    expect(now?.sums).toMatchObject({ owed: 12_056_00, waiting: 5380_00 });
    expect(now?.years.at(-1)?.left).toBe(0);
    expect(whole?.sums.waiting).toBe(0);
    for (const creditor of ['Kestrel Cards', 'Barrowby Bank', 'Marlow & Reed'])
      await tell(await idOf(creditor), { isDisputed: true });
    const none = await same();
    expect(none).toMatchObject({ endsOn: null, years: [], sums: { waiting: 12_056_00 } });
    expect(none?.text).toContain('All that is left waits until we have talked.');
  });
});
