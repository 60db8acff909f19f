import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { isInsolvency } from '@towpath/domain/solutions/solution/insolvency.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chooses } from '../../testing/choosing.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { answer, sentOffIn } from '../../testing/sentOff.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { BEGUN } from '../../testing/testClock.ts';

let test: TestApp;
beforeAll(async () => {
  // Nothing goes out from here: advisers send the file themselves, and note what came back.
  test = await createTestApp({}, undefined, { authority: undefined });
});
afterAll(() => test.close());
beforeEach(() => test.clock.set(BEGUN));
const staff = staffIn(() => test);
const deciding = decidingIn(() => test, staff);
const handing = handingOverIn(() => test, staff, deciding);

const { mine, dashboardOf, recordNow, inCase, paperOf, applied, appliedForOrder } = sentOffIn(
  () => test,
  staff,
  handing,
);

describe('time that another plan follows on', () => {
  it('can be noted to have ended early, and its last day is no date any more (DN-949)', async () => {
    const { person, act, planId } = await applied('BS');
    await act('answered', answer('granted'));
    const recordId = await recordNow(person);
    expect((await chooses(person, { recordId, shortName: 'SMP', replaces: planId })).status).toBe(200);
    const stakes = async () => (await dashboardOf(person)).dates.map(({ stake }) => stake);
    expect(await stakes()).toContain('breathing space ends');
    const before = (await inCase(person)).past[0];
    expect(before).toMatchObject({ id: planId, state: 'left', goesOn: true });

    const { cookie } = await staff.member();
    const body = { planId, from: 'left', to: 'ended' };
    const note = async () =>
      (await staff.send('POST', `/cases/${person.customerId}/plan/notes`, body, cookie)).status;
    expect([await note(), await note()]).toEqual([204, 204]);
    expect(await stakes()).not.toContain('breathing space ends');
    const { past, plan } = await inCase(person);
    expect(past[0]).toMatchObject({ state: 'ended', goesOn: false });
    expect(past[0].changes).toHaveLength(before.changes.length + 1);
    expect(past[0].changes.at(-1).says).toBe('Your Breathing Space ended early');
    expect(plan.shortName).toBe('SMP');
    expect(await paperOf(person, planId)).toContain('Your Breathing Space ended early');
  });

  it('is not noted so where it never went on (DN-949)', async () => {
    const { person, planId } = await applied('AO');
    const { cookie } = await staff.member();
    const path = `/cases/${person.customerId}/plan/notes`;
    const body = { planId, from: 'left', to: 'ended' };
    expect((await staff.send('POST', path, body, cookie)).status).toBe(409);
    expect((await mine(person)).plan?.state).toBe('sent');
  });
});

describe('what is out of our hands', () => {
  /** One of us says of their advice that another plan fits, and whoever has to look at that does. */
  async function saysAnother(person: Walker, recordId: string, shortName: string) {
    test.clock.forward(60_000);
    const [approver, adviser] = [await staff.member('approver'), await staff.member()];
    const at = deciding.at(person, adviser.cookie);
    const option = await at.optionOf(
      one =>
        one.shortName !== shortName &&
        !isInsolvency(one.shortName) &&
        one.asks.every(({ how }) => how === 'ask'),
    );
    const { status, body } = await at.decide(recordId, option);
    expect(status).toBe(200);
    if (body.outcome === 'confirmed') return;
    expect((await deciding.at(person, approver.cookie).look(body.decisionId, true)).status).toBe(204);
  }
  const changesDebt = async (person: Walker) => {
    const debtId = (await person.call(myDebts, {})).answer.debts[0]?.id ?? '';
    (await person.call(changeDebt, { params: { debtId }, body: { currentBalance: 90_000 } })).answer;
  };

  it('runs on as Breathing Space, whatever one of us says next of the advice: nothing of it waits (DN-943)', async () => {
    const { person, act } = await applied('BS');
    await act('answered', answer('granted'));
    const recordId = await recordNow(person);
    const before = await mine(person);
    const ledBefore = await dashboardOf(person);
    await saysAnother(person, recordId, 'BS');
    expect((await mine(person)).plan).toMatchObject({
      state: 'running',
      doubt: null,
      stands: before.plan?.stands,
    });
    const { waits, standing, oneThing } = await dashboardOf(person);
    expect({ waits, standing, oneThing }).toEqual({
      waits: ledBefore.waits,
      standing: 'You have Breathing Space.',
      oneThing: ledBefore.oneThing,
    });
    expect((await inCase(person)).plan.doubt).toBeNull();
  });

  it('goes on as an order where facts change, and asks to tell us and the official receiver (DN-944)', async () => {
    const { person, act } = await appliedForOrder();
    await act('answered', answer('granted'));
    await changesDebt(person);
    expect((await mine(person)).plan).toMatchObject({ state: 'running', stillFits: false });
    const led = await dashboardOf(person);
    expect(led.standing).toBe(`${(await mine(person)).plan?.stands?.stands}.`);
    expect(led.oneThing).toMatchObject({ heading: 'Tell us what has changed', leadsTo: 'plan' });
    expect(led.oneThing?.text).toContain('Tell us and the official receiver what has changed.');
    expect(led.waits.map(({ what }) => what).join()).not.toContain('Says whether');
  });

  it('waits for no yes once an order is refused (DN-946)', async () => {
    const { person, act } = await appliedForOrder();
    await act('answered', answer('refused'));
    await changesDebt(person);
    const { plan } = await mine(person);
    expect(plan).toMatchObject({ state: 'refused', adviserConfirmation: 'confirmed' });
    const { waits, oneThing } = await dashboardOf(person);
    expect(oneThing?.heading).toBe('Talk with us about what else fits');
    expect(waits.map(({ what }) => what).join()).not.toContain('Says whether');
  });
});
