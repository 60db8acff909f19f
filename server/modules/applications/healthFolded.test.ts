import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationOf, giveAnswer } from '../../testing/applying.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { addDesk, staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { toldOfHealth } from '../../testing/toldOfHealth.ts';

let test: TestApp;
let person: Walker;
/** Who may see facts of health, and who may do all else. */
let [jo, desk] = ['', ''];
beforeAll(async () => {
  test = await createTestApp();
  await addDesk(test);
  jo = (await staff.memberInTheMorning()).cookie;
  desk = (await staff.memberInTheMorning('desk')).cookie;
  person = await toldOfHealth(test, 'DRO', 780);
}, 120_000);
afterAll(() => test.close());
const staff = staffIn(() => test);

const read = async (part: string, cookie: string) =>
  (await staff.send('GET', `/cases/${person.customerId}/${part}`, undefined, cookie)).body;

const GIFT = { what: 'A ring', toWhom: 'Bea', worth: 50_000, got: 0, on: '2025-05-01', spentOn: 'none' };
const PAYMENT = { toWhom: 'Ada', paid: 20_000, on: '2025-05-01', hadAdvice: false };

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

  it('are on no budget on paper, whoever reads it, and the advice is no paper for it (DN-549)', async () => {
    const paper = async (part: string, cookie: string) => {
      const url = `/staff/api/cases/${person.customerId}/papers/${part}`;
      return test.app.inject({ method: 'GET', url, headers: { cookie: `staffSession=${cookie}` } });
    };
    const textOf = async (cookie: string) => (await readPdf((await paper('budget', cookie)).rawPayload)).text;
    for (const cookie of [jo, desk]) {
      const says = await textOf(cookie);
      expect(says).toMatch(/Benefits £320\.00 Universal Credit £50\.00 Other £270\.00/u);
      expect(says).not.toMatch(/\bPIP\b|Attendance Allowance/u);
    }
    const adviceFor = async (cookie: string) => {
      const { groups } = await read('papers', cookie);
      return groups.find(({ kind }: { readonly kind: string }) => kind === 'advice').papers[0];
    };
    expect((await adviceFor(desk)).isWithheld).toBe(true);
    const { recordId } = (await adviceFor(jo)).paper.about;
    expect((await paper(`advice/${recordId}`, jo)).statusCode).toBe(200);
    expect((await paper(`advice/${recordId}`, desk)).statusCode).toBe(404);
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
    for (const entry of ['line:1018', 'folded', 'own:1']) expect((await write(entry, desk)).status).toBe(404);
    const accept = `/cases/${person.customerId}/application/accept`;
    const refused = await staff.send('POST', accept, { version: 1 }, desk);
    expect(refused.status).toBe(409);
  });
});

describe('what people say in their own words in a form, for a role that may not see health', () => {
  const TELLS = /epilepsy|seizure|asthma|carer|disab|\bPIP\b|Attendance Allowance/iu;
  let other: Walker;
  beforeAll(async () => {
    other = await toldOfHealth(test, 'DRO', 780, async one => {
      // An IVA is chosen with an adviser.
      await test.database
        .updateTable('plans')
        .set({ short_name: 'IVA' })
        .where('customer_id', '=', one.customerId)
        .execute();
      const entry = { name: 'PIP for my epilepsy', monthly: 4000, whose: 'own' };
      const given = [
        ['income', entry],
        ['spending', { name: 'Bed for my epilepsy', monthly: 500 }],
        ['hasGivenAway', true],
        ['gifts', { ...GIFT, why: 'My carer needed it after a seizure' }],
        ['hasPreferred', true],
        ['preferences', { ...PAYMENT, why: 'She helps when I have a seizure' }],
        ['whyChosen', 'My epilepsy is calmer with one payment'],
        ['thirdParties', 'My carer lives here'],
        ['expectedChanges', 'My asthma may end my work'],
      ] as const;
      for (const [at, [field, value]] of given.entries()) {
        const id = typeof value === 'object' ? `own:${at}` : null;
        (await giveAnswer(one, { field, entry: id, part: null }, value)).answer;
      }
      const renamed = { field: 'income', entry: 'line:1011', part: 'name' };
      (await giveAnswer(one, renamed, 'Universal Credit for seizures')).answer;
    });
  }, 120_000);

  it('is in no answer of the case, nor on its PDF, and the sums stay right (DN-604, DN-605)', async () => {
    const at = `/cases/${other.customerId}/application`;
    const of = async (path: string, cookie: string) =>
      JSON.stringify((await staff.send('GET', path, undefined, cookie)).body);
    const pdf = async (cookie: string) => {
      const url = `/staff/api${at}/paper`;
      const reply = await test.app.inject({
        method: 'GET',
        url,
        headers: { cookie: `staffSession=${cookie}` },
      });
      return (await readPdf(reply.rawPayload)).text;
    };
    const paths = [at, `${at}/form`];
    for (const read of [...paths.map(path => (cookie: string) => of(path, cookie)), pdf]) {
      const whole = await read(jo);
      for (const word of ['epilepsy', 'seizure', 'asthma', 'carer', 'disab']) {
        expect(whole.toLowerCase()).toContain(word);
      }
      expect(await read(desk)).not.toMatch(TELLS);
    }
    const { application } = (await staff.send('GET', at, undefined, desk)).body;
    // £180, £90 and £50 of the budget, and £40 that they added.
    expect(saysIn(application, 'income').slice(-2)).toEqual(['Other income', '£360']);
    expect(saysIn(application, 'spending')).toEqual(expect.arrayContaining(['Other costs', '£316']));
    expect(saysIn(application, 'rejected').length).toBeGreaterThan(0);
  });
});
