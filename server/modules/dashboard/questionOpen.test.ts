import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { caseWaits } from '@towpath/contracts/api/staffWaits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addsDebt } from '../../testing/letters.ts';
import { repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

const TODAY = '2026-11-23';
/** A second charge: the review asks then about a home that it has not heard of. */
const ON_THE_HOME = {
  initialCreditorName: 'Tarn Building Society',
  creditTypeId: 20,
  currentBalance: 9000,
  isInArrears: true,
  arrears: 400,
};
const COUNCIL = {
  initialCreditorName: 'Lochside Council',
  creditTypeId: 24,
  currentBalance: 900,
  isInArrears: true,
  arrears: 800,
  hasLegalAction: true,
  courtStage: 'bailiffs',
} as const;
const QUESTION = 'Answer one more question about your home';

async function withPlan() {
  test.clock.set(new Date(`${TODAY}T10:00:00Z`));
  const one = await repaying(test, staff);
  await one.goesOn();
  const dashboard = async () => (await one.person.call(myDashboard, {})).answer;
  return { ...one, dashboard };
}

describe('while something that was told since stands before the advice', () => {
  it('what cannot wait about debts stays with its person and in their case, and what is paid beside the plan (DN-1406)', async () => {
    const { person, note, mine, dashboard } = await withPlan();
    await addsDebt(person, COUNCIL);
    const drawn = await note({ kind: 'draw up', firstPayment: '2026-12-20' });
    const debtIds = drawn.answer.repayment.stands?.debts.map(({ id }) => id) ?? [];
    await note({ kind: 'offers sent', on: TODAY, debtIds });
    const before = await mine();
    expect(before?.apart.each).toHaveLength(1);
    await addsDebt(person, ON_THE_HOME);

    const now = await dashboard();
    expect(now.leads).toBe('matter');
    // Who was sent comes before who may still be.
    expect(now.pressing.urgent.slice(0, 2).map(({ step }) => step.heading)).toEqual([
      'Ring about the bailiffs today',
      'Ring Tarn Building Society today',
    ]);
    expect(now.pressing.urgent.map(({ debt }) => debt?.creditorName)).toContain('Lochside Council');
    expect(now.dates).toContainEqual(
      expect.objectContaining({ stake: 'question', title: QUESTION, leadsTo: 'questions' }),
    );
    const after = await mine();
    expect(after?.apart.each).toEqual(before?.apart.each);
    expect(after).toMatchObject({ draft: null, notDrawn: 'question open', differences: [] });

    const adviser = await staff.member();
    const seen = await staff.send('GET', `/cases/${person.customerId}/waits`, undefined, adviser.cookie);
    expect(caseWaits.answer.parse(seen.body)).toMatchObject({
      leads: 'matter',
      matter: { heading: 'Ring about the bailiffs today' },
      dates: now.dates,
    });
  });

  it('it leads where nothing threatens, and drawing up the plan is refused with what is asked first, until it is answered (DN-1407)', async () => {
    const { person, note, mine, dashboard } = await withPlan();
    await addsDebt(person, { ...ON_THE_HOME, isInArrears: false, arrears: null });
    const asked = await dashboard();
    expect(asked).toMatchObject({ leads: 'thing', oneThing: { heading: QUESTION, leadsTo: 'questions' } });
    const refused = await note({ kind: 'draw up', firstPayment: '2026-12-20' });
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.error)).toContain('we ask one more thing first');
    expect(await mine()).toMatchObject({ notDrawn: 'question open', stands: null });

    await person.save('fits-home', 'right');
    expect(await mine()).toMatchObject({ notDrawn: null });
    expect((await dashboard()).oneThing?.heading).not.toBe(QUESTION);
  });
});
