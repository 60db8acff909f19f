import { STAFF_PERMISSIONS } from '@towpath/domain/people/staffPermissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationOf } from '../../testing/applying.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { toldOfHealth } from '../../testing/toldOfHealth.ts';

let test: TestApp;
let person: Walker;
/** Who may see facts of health, and who may do all else. */
let [jo, desk] = ['', ''];
beforeAll(async () => {
  test = await createTestApp();
  await test.database
    .insertInto('staff_roles')
    .values({ role: 'desk', permissions: STAFF_PERMISSIONS.filter(one => one !== 'see health') })
    .execute();
  jo = (await staff.memberInTheMorning()).cookie;
  desk = (await staff.memberInTheMorning('desk')).cookie;
  person = await toldOfHealth(test, 'DRO', 780);
}, 120_000);
afterAll(() => test.close());
const staff = staffIn(() => test);

const read = async (part: string, cookie: string) =>
  (await staff.send('GET', `/cases/${person.customerId}/${part}`, undefined, cookie)).body;

type Line = { readonly at: { readonly field: string; readonly part: string | null }; readonly says: string };
type Group = { readonly lines: readonly Line[] };
const saysIn = (
  { handedOver }: { readonly handedOver: { readonly groups: readonly Group[] } },
  field: string,
) =>
  handedOver.groups.flatMap(({ lines }) =>
    lines.flatMap(({ at, says }) => (at.field === field ? [says] : [])),
  );

describe('the lines of a budget in a form, for a role that may not see health', () => {
  it('are one with a neutral name where their names tell of it, and what comes in stays right (DN-549)', async () => {
    const [whole, less] = [await read('application', jo), await read('application', desk)];
    expect(saysIn(whole.application, 'income').join()).toMatch(/PIP or DLA,£180,Attendance Allowance,£90/u);
    expect(saysIn(less.application, 'income').slice(-2)).toEqual(['Other income', '£270']);
    expect(saysIn(less.application, 'spending')).toEqual(expect.arrayContaining(['Other costs', '£311']));
    const form = (await read('application/form', desk)).form.filled.fields;
    const income = form.find(({ id }: { readonly id: string }) => id === 'income').entries.at(-1);
    expect(income).toMatchObject({
      id: 'folded',
      name: 'Other income',
      parts: [{ value: 'Other income' }, { value: 27_000, says: '£270' }],
    });
  });

  it('are the same on the budget’s paper, which adds up, and the advice is no paper for it (DN-549)', async () => {
    const paper = async (part: string, cookie: string) => {
      const url = `/staff/api/cases/${person.customerId}/papers/${part}`;
      return test.app.inject({ method: 'GET', url, headers: { cookie: `staffSession=${cookie}` } });
    };
    const textOf = async (cookie: string) => (await readPdf((await paper('budget', cookie)).rawPayload)).text;
    expect(await textOf(jo)).toMatch(/PIP or DLA £180\.00/u);
    expect(await textOf(desk)).toMatch(/Benefits £320\.00 Universal Credit £50\.00 Other £270\.00/u);
    const papers = await read('papers', desk);
    expect(papers).toMatchObject({ advice: null, isAdviceWithheld: true });
    const { advice } = await read('papers', jo);
    expect((await paper(`advice/${advice.recordId}`, jo)).statusCode).toBe(200);
    expect((await paper(`advice/${advice.recordId}`, desk)).statusCode).toBe(404);
  });

  it('are not written into, and the form is not accepted by it (DN-549)', async () => {
    const { planId, revision } = await applicationOf(person);
    const write = (entry: string, cookie: string) => {
      const at = { field: 'income', entry, part: 'monthly' };
      const body = { planId, revision, at, value: 20_000 };
      return staff.send('POST', `/cases/${person.customerId}/application/answers`, body, cookie);
    };
    const work = await test.database
      .selectFrom('work_items')
      .select('id')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'application')
      .executeTakeFirstOrThrow();
    await staff.send('POST', `/tasks/${work.id}/take`, undefined, desk);
    for (const entry of ['line:1018', 'folded']) expect((await write(entry, desk)).status).toBe(404);
    const accept = `/cases/${person.customerId}/application/accept`;
    const refused = await staff.send('POST', accept, { version: 1 }, desk);
    expect(refused.status).toBe(409);
  });
});
