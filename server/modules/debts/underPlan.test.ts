import { myDebts } from '@towpath/contracts/api/debts.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
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
const { applied, appliedForOrder } = sentOffIn(() => test, staff, handing);

it.each([
  ['DRO', 'as the plan says'],
  ['BS', 'can go on'],
] as const)(
  'once a %s runs, the list and the case say what becomes of what was paid: %s (DN-1101)',
  async (shortName, says) => {
    const { person, act } = await (shortName === 'DRO' ? appliedForOrder() : applied(shortName));
    const { cookie } = await staff.member();
    const seen = async () => {
      const inCase = await staff.send('GET', `/cases/${person.customerId}/debts`, undefined, cookie);
      return [(await person.call(myDebts, {})).answer.repaymentsUnder, inCase.body.repaymentsUnder];
    };
    expect(await seen()).toEqual([null, null]);
    await act('answered', answer('granted'));
    expect(await seen()).toEqual([says, says]);
  },
);
