import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
const { mine, inCase, paperOf, appliedForOrder } = sentOffIn(() => test, staff, handing);

describe('what a person keeps to while their order runs', () => {
  it('stands on its page, its paper and in the case once it runs, and not before (DN-1375)', async () => {
    const { person, planId, act } = await appliedForOrder();
    expect((await mine(person)).plan?.whileItRuns).toEqual([]);
    expect(await paperOf(person, planId)).not.toContain('While it runs');
    await act('answered', answer('granted'));
    const says = (await mine(person)).plan?.whileItRuns ?? [];
    expect(says[0]).toBe('Before you borrow £500 or more, tell the lender about your order.');
    expect(says.join(' ')).toContain('You cannot be a director of a company');
    expect((await inCase(person)).plan.whileItRuns).toEqual(says);
    const paper = (await paperOf(person, planId)).replaceAll(/\s+/gu, ' ');
    expect(paper).toContain('While it runs');
    for (const one of says) expect(paper).toContain(one);
  });
});
