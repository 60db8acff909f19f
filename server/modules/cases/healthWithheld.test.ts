import { completeBudget } from '@towpath/contracts/api/budget.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { submitCosts } from '../../testing/budget.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let person: Walker;
/** Who may see facts of health, and who may not. */
let [jo, trainee] = ['', ''];
beforeAll(async () => {
  test = await createTestApp();
  person = await atAdvice(test);
  await submitCosts(person, CARE, [
    { typeId: 2034, amount: 12, frequencyId: 1 },
    { typeId: 2036, amount: 30.5, frequencyId: 1 },
    { typeId: 2031, amount: 40, frequencyId: 1 },
  ]);
  await person.call(completeBudget, {});
  await person.call(recommendation, {});
  jo = (await staff.member()).cookie;
  await test.database
    .insertInto('staff_roles')
    .values({ role: 'trainee', permissions: ['see work', 'see people', 'see cases', 'change cases'] })
    .execute();
  trainee = (await staff.member('trainee')).cookie;
});
afterAll(() => test.close());
/** The part of the budget with care and health. */
const CARE = 14;
const staff = staffIn(() => test);

const read = async (part: string, cookie: string) =>
  (await staff.send('GET', `/cases/${person.customerId}/${part}`, undefined, cookie)).body;
type Line = { readonly name: string; readonly sum: number };
type Part = { readonly categoryId: number; readonly sum: number; readonly lines: readonly Line[] };

describe('health in a case, for a role that may not see it', () => {
  it('is one with other lines of the budget, so that every sum stays right (PT-454)', async () => {
    const [whole, withheld] = [await read('budget', jo), await read('budget', trainee)];
    expect([whole.healthIsWithheld, withheld.healthIsWithheld]).toEqual([false, true]);
    const linesOf = ({ parts }: { readonly parts: readonly Part[] }) =>
      parts.find(({ categoryId }) => categoryId === CARE)?.lines.map(({ name, sum }) => ({ name, sum }));
    expect(linesOf(whole)).toEqual([
      { name: 'Childcare', sum: 40 },
      { name: 'Prescriptions and medicines', sum: 12 },
      { name: 'Other health or disability cost', sum: 30.5 },
    ]);
    expect(linesOf(withheld)).toEqual([
      { name: 'Childcare', sum: 40 },
      { name: 'Other', sum: 42.5 },
    ]);
    const pence = (sum: number) => Math.round(sum * 100);
    for (const { sum, lines } of withheld.parts) {
      expect(lines.reduce((total: number, line: Line) => total + pence(line.sum), 0)).toBe(pence(sum));
    }
    expect([withheld.left, withheld.outgoings]).toEqual([whole.left, whole.outgoings]);
    expect(JSON.stringify(withheld)).not.toMatch(/prescription|disab|PIP/i);
  });

  it('is not found where lines are put right (PT-454)', async () => {
    const path = `budget/${CARE}`;
    const names = async (cookie: string) =>
      (await read(path, cookie)).lines.map(({ name }: Line) => name).join();
    expect(await names(jo)).toMatch(/Prescriptions/);
    expect(await names(trainee)).not.toMatch(/Prescriptions|disab/i);
    const put = (typeId: number, cookie: string, amount: number) =>
      staff.send(
        'PUT',
        `/cases/${person.customerId}/${path}/lines/${typeId}`,
        {
          reason: 'They read it out.',
          amount: amount + 1,
          frequencyId: 1,
          was: { amount, frequencyId: 1, deviationReasonId: null },
        },
        cookie,
      );
    expect((await put(2034, trainee, 12)).status).toBe(404);
    expect((await put(2031, trainee, 40)).status).toBe(200);
    expect((await put(2034, jo, 12)).status).toBe(200);
    // That it was put right stands beside it, for who may read it; the timeline names no such line to anybody (PT-576).
    const told = async (part: string, cookie: string) => JSON.stringify(await read(part, cookie));
    expect(await told('budget', jo)).toMatch(/Prescriptions and medicines","sum":13,"putRight":\{/);
    expect(await told('budget', trainee)).toMatch(/"Other","sum":43.5,"putRight":null/);
    expect(await told('timeline', jo)).toMatch(/a line of the budget, Childcare/);
    expect(await told('timeline', jo)).not.toMatch(/Prescriptions/);
  });

  it('is in no reason, figure or finding of the advice (PT-454)', async () => {
    const [whole, withheld] = [await read('advice', jo), await read('advice', trainee)];
    const judged = ({ latest }: typeof whole) => {
      const { recommended, eligible, ineligible, undecided, givesTime, gates, forAdviser } = latest.advice;
      const all = [recommended, ...eligible, ...ineligible, ...undecided, ...givesTime].filter(Boolean);
      const said = all.map(({ reasons, gauges, disclosures }) => ({ reasons, gauges, disclosures }));
      return JSON.stringify([said, gates, forAdviser]);
    };
    expect(judged(whole)).toMatch(/not counting benefits for a disability/);
    expect(judged(withheld)).not.toMatch(/disab|illness/i);
    expect(withheld.latest.healthIsWithheld).toBe(true);
  });
});
