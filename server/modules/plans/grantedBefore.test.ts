import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { recommendationFacts } from '@towpath/contracts/api/recommendationFacts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chooses } from '../../testing/choosing.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import type { Person } from '../../testing/person.ts';
import { daysLater } from '../../testing/repaying.ts';
import { answer, sentOffIn } from '../../testing/sentOff.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { BEGUN } from '../../testing/testClock.ts';
import { loadContent } from '../content/load.ts';
import { endTimeThatIsOver } from './timeOver.ts';

let test: TestApp;
beforeAll(async () => {
  // Nothing goes out from here: advisers send the file themselves, and note what came back.
  test = await createTestApp({}, undefined, { authority: undefined });
});
afterAll(() => test.close());
beforeEach(() => test.clock.set(BEGUN));
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);
const { mine, inCase, applied, appliedForOrder } = sentOffIn(() => test, staff, handing);

const DAY = 24 * 60 * 60 * 1000;
const adviceOf = async (person: Person) => (await person.call(recommendation, {})).answer;
const offered = ({ recommended, eligible, givesTime }: Awaited<ReturnType<typeof adviceOf>>) =>
  [...(recommended ? [recommended] : []), ...eligible, ...givesTime]
    .filter(({ eligibility }) => eligibility === 'ELIGIBLE')
    .map(({ product }) => product.shortName);
/** What choosing something of the advice of now leads to. */
async function choosesNow(person: Person, shortName: string) {
  const { recordId } = await adviceOf(person);
  const replaces = (await mine(person)).plan?.id ?? null;
  return (await chooses(person, { recordId: recordId ?? '', shortName, replaces })).status;
}
const grantedIn = async (person: Person) => {
  const recordId = (await adviceOf(person)).recordId ?? '';
  const { answer: told } = await person.call(recommendationFacts, { params: { recordId } });
  return { granted: told.facts.grantedHere, earlier: told.facts.earlier };
};

describe('Breathing Space that was granted here', () => {
  it('is not offered again once another was chosen while it runs, or the day after it ended (DN-1162)', async () => {
    const { person, act } = await applied('BS');
    expect(offered(await adviceOf(person))).toContain('BS');
    await act('answered', answer('granted'));
    // What it prepares is chosen beside it as before.
    expect(await choosesNow(person, 'SMP')).toBe(200);
    expect(offered(await adviceOf(person))).not.toContain('BS');
    expect(await choosesNow(person, 'BS')).toBe(409);
    expect(await grantedIn(person)).toMatchObject({ granted: [{ shortName: 'BS' }] });

    test.clock.forward(62 * DAY);
    const { database, clock, config } = test;
    await endTimeThatIsOver({ database, clock, rulebook: loadContent(config.contentDir).rulebook }).work();
    const after = await daysLater(test, person);
    expect((await mine(after)).plan?.product.shortName).toBe('SMP');
    expect(offered(await adviceOf(after))).not.toContain('BS');
    expect(await choosesNow(after, 'BS')).toBe(409);
  });
});

describe('a debt relief order that was granted here', () => {
  it('puts the plan that it is in no doubt, and nothing takes its place while it runs (DN-1162, DN-1163)', async () => {
    const { person, act } = await appliedForOrder();
    const before = await mine(person);
    await act('answered', answer('granted'));
    const { plan } = await mine(person);
    expect(plan).toMatchObject({ state: 'running', doubt: null, stillFits: before.plan?.stillFits });
    expect((await inCase(person)).plan.doubt).toBeNull();
    expect(await choosesNow(person, 'BS')).toBe(409);
    // Chosen again, it is the same one.
    expect(await choosesNow(person, 'DRO')).toBe(200);
    expect((await mine(person)).plan?.id).toBe(plan?.id);
    // Another fact that changes leaves it as it was.
    const debtId = (await person.call(myDebts, {})).answer.debts[0]?.id ?? '';
    (await person.call(changeDebt, { params: { debtId }, body: { currentBalance: 16_100 } })).answer;
    expect((await mine(person)).plan).toMatchObject({ state: 'running', doubt: null, stillFits: true });
  });

  it('counts as had once it ended early, whatever was answered (DN-1162)', async () => {
    const { person, act } = await appliedForOrder();
    await act('answered', answer('granted'));
    expect(await (await inCase(person)).note('ended')).toBe(204);
    expect(offered(await adviceOf(person))).not.toContain('DRO');
    expect(await choosesNow(person, 'DRO')).toBe(409);
    const { granted } = await grantedIn(person);
    expect(granted).toMatchObject([{ shortName: 'DRO', endsOn: { year: 2026, month: 11, day: 24 } }]);
  });
});
