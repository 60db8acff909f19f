import { randomUUID } from 'node:crypto';
import { isoDate, nextDay, previousDay } from '@towpath/domain/values/calendar-date.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromLondonClock } from '../../platform/time/londonClock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { guest } from '../../testing/person.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { countWork } from '../work/workCounts.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

const today = () => londonDate(test.clock.now());
type Item = { readonly id: string; readonly kind: string; readonly dueAt: string };
const tasksFor = async (cookie: string): Promise<readonly Item[]> =>
  (await staff.send('GET', '/tasks', undefined, cookie)).body.items.filter(
    ({ kind }: Item) => kind === 'task',
  );

/** A task of somebody, written down in their case, and how what is done with it is asked for. */
async function written(text = 'Send the form', dayOf = () => nextDay(today())) {
  const { cookie } = await staff.member();
  const dueOn = isoDate(dayOf());
  const { customerId } = await guest(test);
  const id = randomUUID();
  const path = `/cases/${customerId}/tasks`;
  const add = (body: object = {}) => staff.send('POST', path, { id, text, dueOn, ...body }, cookie);
  expect((await add()).status).toBe(204);
  const { id: workId } = await test.database
    .selectFrom('work_items')
    .select('id')
    .where('subject', '=', id)
    .executeTakeFirstOrThrow();
  const on = (what: string, body?: object, by = cookie) =>
    staff.send(body || what === 'take' ? 'POST' : 'GET', `/tasks/${workId}/${what}`, body, by);
  const stateOf = () =>
    test.database
      .selectFrom('work_items')
      .select(['state', 'last_outcome'])
      .where('id', '=', workId)
      .executeTakeFirstOrThrow();
  const doneBy = () =>
    test.database
      .selectFrom('case_tasks')
      .select('done_by')
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow();
  return { cookie, customerId, id, workId, add, on, stateOf, doneBy };
}

it('puts a task on the work list, once, due at the end of its day in London, and names nobody there (PT-472)', async () => {
  const { cookie, workId, add } = await written('Ring the court about Danielle');
  expect((await add()).status).toBe(204);
  const list = await tasksFor(cookie);
  const mine = list.filter(({ id }) => id === workId);
  const end = fromLondonClock({ day: nextDay(today()), time: '23:59' });
  expect(mine).toMatchObject([{ kind: 'task', dueAt: end.toISOString() }]);
  expect(JSON.stringify(list)).not.toContain('Danielle');
});

it('says what is to be done to whoever has taken it and may see the case, and that look is written down (PT-472)', async () => {
  const { customerId, on } = await written('Ask the council for 30 days');
  expect((await on('task')).status).toBe(404);
  expect((await on('take')).status).toBe(204);
  const other = await staff.member();
  expect((await on('task', undefined, other.cookie)).status).toBe(404);
  expect((await on('task')).body).toMatchObject({ text: 'Ask the council for 30 days', notes: [] });
  const looks = await test.database
    .selectFrom('audit_log')
    .select('facts')
    .where('kind', '=', 'case looked at')
    .where('customer_id', '=', customerId)
    .execute();
  expect(looks.map(({ facts }) => facts)).toContainEqual({
    by: 'adviser',
    why: 'Looking at what we have to do for you',
  });
});

it('is done from the list for the case too, with its note (PT-472)', async () => {
  const { cookie, customerId, on, stateOf, doneBy } = await written();
  expect((await on('task/done', {})).status).toBe(404);
  await on('take');
  expect((await on('task/done', { note: 'Posted.' })).status).toBe(204);
  expect(await stateOf()).toEqual({ state: 'done', last_outcome: 'done' });
  expect((await doneBy()).done_by).toEqual(expect.any(String));
  expect((await on('task/done', {})).status).toBe(404);
  const { tasks } = (await staff.send('GET', `/cases/${customerId}/notes`, undefined, cookie)).body;
  expect(tasks).toMatchObject([{ text: 'Send the form', done: { by: expect.stringContaining('Jo') } }]);
});

it('leaves the list once it is done in the case, also for whoever has taken it (PT-472)', async () => {
  const { cookie, customerId, id, on, stateOf } = await written();
  await on('take');
  const finish = () => staff.send('POST', `/cases/${customerId}/tasks/${id}/done`, undefined, cookie);
  expect([(await finish()).status, (await finish()).status]).toEqual([204, 204]);
  expect((await stateOf()).state).toBe('done');
  expect((await on('task')).status).toBe(404);
});

it('is late once its day is over, and a day that is over is refused at its field (PT-472)', async () => {
  const { add } = await written('Ring them', today);
  const refused = await add({ id: randomUUID(), dueOn: isoDate(previousDay(today())) });
  expect([refused.status, refused.body.error.fields]).toEqual([
    400,
    [{ field: 'dueOn', message: 'That day is over. Choose today or a later one.' }],
  ]);
  const lateAt = async (time: string, day = today()) =>
    (await countWork(test.database, fromLondonClock({ day, time }))).find(({ kind }) => kind === 'task')
      ?.late;
  expect([await lateAt('23:58'), await lateAt('00:00', nextDay(today()))]).toEqual([0, 1]);
});

it('cannot be written under the id of another person’s (PT-472)', async () => {
  const { cookie, id, workId } = await written();
  const { customerId } = await guest(test);
  const body = { id, text: 'Another', dueOn: isoDate(nextDay(today())) };
  const refused = await staff.send('POST', `/cases/${customerId}/tasks`, body, cookie);
  expect([refused.status, refused.body.error.fields[0].field]).toEqual([400, 'id']);
  expect((await tasksFor(cookie)).filter(one => one.id === workId)).toHaveLength(1);
});
