import { randomUUID } from 'node:crypto';
import type { Call } from '@towpath/contracts/api/call.ts';
import { addPaperPhoto } from '@towpath/contracts/api/paperPhotos.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Walker } from '../../testing/journeyWalk.ts';
import { PNG } from '../../testing/paperPhoto.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { addDesk, staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { toldNothingOfHealth, toldOfHealth } from '../../testing/toldOfHealth.ts';
import { movePlanOf } from '../plans/moving.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await addDesk(test);
});
afterAll(() => test.close());
const staff = staffIn(() => test);

/** What nobody reads of these people who may not see facts of health: their own words, names of benefits, costs and products. */
const TELLS =
  /panic|oxygen|Bipolar|mental|crisis|MHBS|disab|illness|AMHP|Attendance Allowance|\bPIP\b|\bDLA\b|Prescription|Dentist|optician|vulnerable|large print|carer/iu;

/** All that a parameter of a path may be for these people. */
async function valuesFor(people: readonly Walker[], cookie: string) {
  const get = async (path: string) => (await staff.send('GET', path, undefined, cookie)).body;
  const idsOf = async (table: 'advice_records' | 'work_items', { customerId }: Walker) => {
    const own = test.database.selectFrom(table).select('id').where('customer_id', '=', customerId);
    return (await own.execute()).map(({ id }) => id);
  };
  const own = await Promise.all(
    people.map(async person => {
      const { letters } = await get(`/cases/${person.customerId}/letters`);
      const photoId = randomUUID();
      const photo = { words: 'From the clinic, about my panic', debtId: null, file: PNG.toString('base64') };
      expect((await person.call(addPaperPhoto, { params: { photoId }, body: photo })).status).toBe(200);
      return {
        photoId: [photoId],
        letterId: letters.map(({ id }: { readonly id: string }) => id) as string[],
        recordId: await idsOf('advice_records', person),
        workId: await idsOf('work_items', person),
      };
    }),
  );
  const all = (name: keyof (typeof own)[number]) => own.flatMap(values => values[name]);
  const ids = async (table: 'staff_members' | 'chat_conversations' | 'plans') =>
    (await test.database.selectFrom(table).select('id').execute()).map(({ id }) => id);
  return {
    customerId: people.map(({ customerId }) => customerId),
    letterId: all('letterId'),
    photoId: all('photoId'),
    recordId: all('recordId'),
    otherId: all('recordId'),
    workId: all('workId'),
    categoryId: ['1', '2', '3', '4', '11', '13', '14'],
    journey: ['full-review'],
    stepId: ['owns', 'savings', 'work', 'happened', 'pressing', 'changes', 'health', 'back-pay'],
    memberId: await ids('staff_members'),
    chatId: await ids('chat_conversations'),
    planId: await ids('plans'),
    number: ['1'],
    appId: ['nobody'],
    from: ['2026-11-23'],
    to: ['2026-11-30'],
  } satisfies Record<string, readonly string[]>;
}

/** Each path that a call may have with these values. */
function pathsOf(path: string, values: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const [, name] = /\{(\w+)\}/u.exec(path) ?? [];
  if (name === undefined) return [path];
  const known = values[name];
  if (!known)
    throw new Error(`Nothing is known to put for ${name} in ${path}: a new call of staff is swept too.`);
  return known.flatMap(value => pathsOf(path.replace(`{${name}}`, value), values));
}

/** What these calls have nothing of for these people, or nothing for such a role, or need something typed. */
const NOT_READ = [
  '/cases/{customerId}/letters/{letterId}/paper',
  '/cases/{customerId}/letters/{letterId}/paper.docx',
  '/cases/{customerId}/application/file',
  '/cases/{customerId}/health',
  '/cases/{customerId}/support-needs',
  '/cases/{customerId}/papers/advice/{recordId}',
  '/cases/{customerId}/papers/photos/{photoId}',
  '/creditors',
  '/partners/{appId}/report/{from}/{to}',
  '/tasks/{workId}/task',
  '/tasks/{workId}/end',
];

/** Said to everybody of Breathing Space, and of asking to write a debt off, whatever they have told. */
const SAID_TO_ALL =
  /Are you in care for a mental health crisis\? Tell them|the Debt and Mental Health Evidence Form/gu;

/** What is read by a cookie at a path: its words, those of a PDF too; null where there is nothing. */
async function readAt(path: string, { file }: Call, cookie: string): Promise<string | null> {
  const headers = { cookie: `staffSession=${cookie}` };
  const reply = await test.app.inject({ method: 'GET', url: `/staff/api${path}`, headers });
  if (reply.statusCode !== 200) return null;
  return file ? (await readPdf(reply.rawPayload)).text : reply.body;
}

/** Every text of an answer, however deep it stands. */
function textsIn(answer: unknown): readonly string[] {
  if (typeof answer === 'string') return [answer];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.values(answer).flatMap(textsIn);
}

/** What a call says, without the texts that it says of somebody who told nothing too: those tell of nobody. */
function withoutTexts(says: string, ofNobody: ReadonlySet<string>): string {
  if (ofNobody.size === 0) return says;
  const texts = textsIn(JSON.parse(says));
  return texts.filter(text => !ofNobody.has(text)).join('\n');
}

describe('health, for a role that may do all but see it', () => {
  it('stands in no answer of any call of staff, of two people who told all of it, nor in what differs from who told nothing (DN-547, DN-548, DN-606)', async () => {
    const desk = await staff.memberInTheMorning('desk');
    const people = [await toldOfHealth(test, 'MHBS', 600), await toldOfHealth(test, 'DRO', 780)];
    const work = await test.database.selectFrom('work_items').select('id').execute();
    for (const { id } of work) {
      expect((await staff.send('POST', `/tasks/${id}/take`, undefined, desk.cookie)).status).toBe(204);
    }
    const values = await valuesFor(people, desk.cookie);
    const { customerId } = await toldNothingOfHealth(test, 600);
    const ofNobody = async (call: Call) => {
      const [path, another] = pathsOf(call.path, { ...values, customerId: [customerId] });
      if (!call.path.startsWith('/cases/{customerId}') || call.file || another) return new Set<string>();
      return new Set(textsIn(JSON.parse((await readAt(path ?? '', call, desk.cookie)) ?? 'null')));
    };
    const calls = [...test.app.routedCalls].filter(
      ({ base, method, stream }) => base === 'staff' && method === 'GET' && stream === undefined,
    );
    const [leaks, read]: [string[], Set<string>] = [[], new Set()];
    for (const call of calls) {
      const toAll = await ofNobody(call);
      for (const path of pathsOf(call.path, values)) {
        const whole = (await readAt(path, call, desk.cookie))?.replaceAll(SAID_TO_ALL, '');
        if (whole === undefined) continue;
        read.add(call.path);
        const says = withoutTexts(whole, toAll);
        for (const { 0: told, index } of says.matchAll(new RegExp(TELLS, 'giu'))) {
          leaks.push(`${call.path}: ${told} in ${says.slice(Math.max(0, index - 40), index + 40)}`);
        }
      }
    }
    expect(leaks).toEqual([]);
    // Which help is found, and which fits, would tell too.
    const helpOf = async (cookie: string, id = customerId) =>
      (await staff.send('GET', `/cases/${id}/entitlements`, undefined, cookie)).body;
    const [told, jo] = [people[0]?.customerId, await staff.memberInTheMorning()];
    expect(await helpOf(desk.cookie, told)).toEqual(await helpOf(desk.cookie));
    expect(await helpOf(jo.cookie, told)).not.toEqual(await helpOf(jo.cookie));
    expect(calls.flatMap(({ path }) => (read.has(path) ? [] : [path])).toSorted()).toEqual(
      NOT_READ.toSorted(),
    );
  }, 120_000);

  it('is in no word of a plan that runs, nor of what was decided of it (DN-547)', async () => {
    const [desk, jo] = [await staff.memberInTheMorning('desk'), await staff.memberInTheMorning()];
    const person = await toldOfHealth(test, 'MHBS', 600);
    const path = `/cases/${person.customerId}`;
    const { body: advice } = await staff.send('GET', `${path}/advice`, undefined, jo.cookie);
    const option = advice.options.find(
      ({ shortName }: { readonly shortName: string }) => shortName === 'MHBS',
    );
    const said = {
      shortName: 'MHBS',
      reason: 'We went through it together.',
      asked: option.asks.map(({ code }: { readonly code: string }) => code),
      replaces: null,
    };
    const decide = `${path}/advice/${advice.latest.recordId}/decision`;
    expect((await staff.send('POST', decide, said, jo.cookie)).status).toBe(200);
    const planId = (await person.call(myPlan, {})).answer.plan?.id ?? '';
    // As its form brings it along.
    for (const [to, by] of [
      ['being prepared', 'adviser'],
      ['sent', 'adviser'],
      ['accepted', 'receiver'],
    ] as const) {
      const move = { customerId: person.customerId, planId, to, by, at: test.clock.now(), isSettled: true };
      expect(await test.database.transaction().execute(trx => movePlanOf(trx, move))).toBe('moved');
    }
    for (const part of ['', '/plan', '/waits', '/timeline', '/advice', '/letters', '/application']) {
      const of = async (cookie: string) =>
        JSON.stringify((await staff.send('GET', `${path}${part}`, undefined, cookie)).body);
      expect((await of(desk.cookie)).replaceAll(SAID_TO_ALL, ''), part).not.toMatch(TELLS);
    }
    const plan = async (cookie: string) =>
      (await staff.send('GET', `${path}/plan`, undefined, cookie)).body.plan;
    expect(await plan(desk.cookie)).toMatchObject({ shortName: 'BS', stands: 'You have Breathing Space' });
    expect(await plan(jo.cookie)).toMatchObject({ shortName: 'MHBS', state: 'running' });
  });
});
