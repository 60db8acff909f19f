import type { Call } from '@towpath/contracts/api/call.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decidingIn } from '../../testing/deciding.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { addDesk, staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { toldOfHealth } from '../../testing/toldOfHealth.ts';
import { loadContent } from '../content/load.ts';
import { putMidwayReviews } from '../plans/midwayReviews.ts';

let test: TestApp;
beforeAll(async () => {
  // Nothing goes out from here: advisers send the file themselves.
  test = await createTestApp({}, undefined, { authority: undefined });
  await addDesk(test);
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const deciding = decidingIn(() => test, staff);

const TODAY = '2026-11-24';
const KINDS = ['MHBS', 'BS'] as const;
type Kind = (typeof KINDS)[number];
type Two<Thing> = Readonly<Record<Kind, Thing>>;

/** Each of the two, one after the other. */
async function both<Thing>(make: (kind: Kind) => Promise<Thing>): Promise<Two<Thing>> {
  return { MHBS: await make('MHBS'), BS: await make('BS') };
}

/** The calls of staff that read something of a case by its person alone. */
function readingCalls(): readonly Call[] {
  return [...test.app.routedCalls].filter(
    ({ base, method, stream, path, file }) =>
      base === 'staff' &&
      method === 'GET' &&
      stream === undefined &&
      file === undefined &&
      path.startsWith('/cases/{customerId}') &&
      (path.match(/\{/gu)?.length ?? 0) === 1,
  );
}

/** What differs between any two people: ids, moments, and what they are reached by. */
const OF_ANYBODY =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z|Jo \d+|[\w.+-]+@[\w.-]+/gu;

/** What each call says of two people to a cookie that is not the same of both. */
async function differences(people: Two<Walker>, cookie: string): Promise<readonly string[]> {
  const says = async ({ customerId }: Walker, { path }: Call) => {
    const { status, body } = await staff.send(
      'GET',
      path.replace('{customerId}', customerId),
      undefined,
      cookie,
    );
    return `${status} ${JSON.stringify(body, null, 1)}`.replace(OF_ANYBODY, '…').split('\n');
  };
  const found: string[] = [];
  for (const call of readingCalls()) {
    const { MHBS, BS } = await both(kind => says(people[kind], call));
    const [one, other] = [MHBS.filter(line => !BS.includes(line)), BS.filter(line => !MHBS.includes(line))];
    if (MHBS.join('\n') === BS.join('\n')) continue;
    found.push(`${call.path}: ${one.join(' ')} | ${other.join(' ')}`);
  }
  return found;
}

type LogEntry = { readonly customerId: string | null; readonly kind: string; readonly facts: unknown };
/** As the log names a row. */
const SHORT_ID = /\b[0-9a-f]{8}\b/gu;

/** What the log of staff says of each of two people to a cookie that is not the same of both, whoever did how much of it. */
async function differencesInLog(people: Two<Walker>, cookie: string): Promise<readonly string[]> {
  const entries: LogEntry[] = [];
  for (let next: string | null = null, path = '/log'; ; path = `/log?before=${next}`) {
    const { body } = await staff.send('GET', path, undefined, cookie);
    entries.push(...body.entries);
    next = body.next;
    if (next === null) break;
  }
  const of = (kind: Kind): ReadonlySet<string> =>
    new Set(
      entries
        .filter(one => one.customerId === people[kind].customerId)
        .map(one => `${one.kind} ${JSON.stringify(one.facts)}`.replace(SHORT_ID, '…')),
    );
  const [MHBS, BS] = [of('MHBS'), of('BS')];
  return [...[...MHBS].filter(one => !BS.has(one)), ...[...BS].filter(one => !MHBS.has(one))];
}

/** The work about the form of a person, and the plan that it is for. */
async function formWork({ customerId }: Walker) {
  return test.database
    .selectFrom('work_items')
    .select(['id', 'subject as planId'])
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'application')
    .executeTakeFirstOrThrow();
}

/** One of us says that what a person chose fits, and takes their form. */
async function saysItFits(person: Walker, shortName: Kind, cookie: string) {
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  const at = deciding.at(person, cookie);
  const option = await at.optionOf(one => one.shortName === shortName);
  const { status, body } = await at.decide(recordId, option, { replaces: null });
  expect(status).toBe(200);
  if (body.outcome !== 'confirmed') {
    const approver = await staff.memberInTheMorning('approver');
    expect((await deciding.at(person, approver.cookie).look(body.decisionId, true)).status).toBe(204);
  }
  const { id } = await formWork(person);
  expect((await staff.send('POST', `/tasks/${id}/take`, undefined, cookie)).status).toBe(204);
}

describe('Breathing Space of both kinds, for a role that may do all but see health', () => {
  it('is told alike while its form is handed over, once it is sent, while it runs and once it is over, in the case, the log and on the work list (DN-1170, DN-1247)', async () => {
    const [desk, jo] = [await staff.memberInTheMorning('desk'), await staff.memberInTheMorning()];
    const people = await both(kind => toldOfHealth(test, kind, 600));
    expect(await differences(people, desk.cookie)).toEqual([]);
    await both(kind => saysItFits(people[kind], kind, jo.cookie));
    const act = async (what: string, body: object) => {
      const done = await both(kind =>
        staff.send('POST', `/cases/${people[kind].customerId}/application/${what}`, body, jo.cookie),
      );
      expect([what, done.MHBS.status, done.BS.status]).toEqual([what, 204, 204]);
    };
    const byDesk = async (what: string, body: object) => {
      const path = (kind: Kind) => `/cases/${people[kind].customerId}/${what}`;
      const { MHBS, BS } = await both(kind => staff.send('POST', path(kind), body, desk.cookie));
      return [MHBS.status, MHBS.body?.error?.message, BS.status, BS.body?.error?.message];
    };
    await act('accept', { version: 1 });
    expect(await differences(people, desk.cookie)).toEqual([]);
    await act('sent', { version: 1, on: TODAY, reference: '' });
    expect(await differences(people, desk.cookie)).toEqual([]);
    await act('answered', { version: 1, outcome: 'granted', on: TODAY, reference: '', says: '' });
    expect(await differences(people, desk.cookie)).toEqual([]);
    // Only one of them has a look in the middle: that it is asked about tells nothing either.
    const { planId } = await formWork(people.BS);
    const looked = { planId, on: TODAY, outcome: 'goes on', reason: null };
    const [status, says, ...other] = await byDesk('plan/review', looked);
    expect([status, says]).toEqual(other);
    expect(status).toBe(404);
    // Who may see health is told of each what it is, which is written down.
    expect(await differences(people, jo.cookie)).not.toEqual([]);
    expect(await differencesInLog(people, desk.cookie)).toEqual([]);
    // Only one of them is looked at again in its middle.
    test.clock.set(new Date('2026-12-20T10:00:00Z'));
    const rulebook = loadContent(test.config.contentDir).rulebook;
    await putMidwayReviews({ database: test.database, clock: test.clock, rulebook }).work();
    const [deskThen, joThen] = [await staff.member('desk'), await staff.member('adviser')];
    const reviews = async (cookie: string) =>
      (await staff.send('GET', '/tasks', undefined, cookie)).body.items.filter(
        (one: { kind: string }) => one.kind === 'review',
      ).length;
    expect([await reviews(deskThen.cookie), await reviews(joThen.cookie)]).toEqual([0, 1]);
    const { work } = (await staff.send('GET', '/tasks/counts', undefined, deskThen.cookie)).body;
    const { items } = (await staff.send('GET', '/tasks', undefined, deskThen.cookie)).body;
    expect(work.waiting).toBe(items.length);
    expect(await differences(people, deskThen.cookie)).toEqual([]);
    await both(kind => staff.send('GET', `/cases/${people[kind].customerId}/plan`, undefined, joThen.cookie));
    const noted = { planId, on: '2026-12-20', outcome: 'goes on', reason: null };
    const path = `/cases/${people.BS.customerId}/plan/review`;
    expect((await staff.send('POST', path, noted, joThen.cookie)).status).toBe(204);
    expect(await differences(people, deskThen.cookie)).toEqual([]);
    expect(await differencesInLog(people, deskThen.cookie)).toEqual([]);
    // And once it is over.
    const ended = await both(async kind => {
      const body = { planId: (await formWork(people[kind])).planId, from: 'running', to: 'ended' };
      const notes = `/cases/${people[kind].customerId}/plan/notes`;
      return (await staff.send('POST', notes, body, joThen.cookie)).status;
    });
    expect(ended).toEqual({ MHBS: 204, BS: 204 });
    expect(await differences(people, deskThen.cookie)).toEqual([]);
    expect(await differencesInLog(people, deskThen.cookie)).toEqual([]);
  }, 240_000);
});
