import { randomUUID } from 'node:crypto';
import { recommendationAdviceCallback } from '@towpath/contracts/api/callbacks.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { isoDate, nextDay } from '@towpath/domain/values/calendar-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { londonDate } from '../../platform/time/londonDate.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const { choose } = decidingIn(() => test, staff);
const MINUTE = 60_000;

describe('a note beside what came of work', () => {
  it('stands in the case among its notes, with the work, what came of it, who and when (PT-573)', async () => {
    const adviser = await staff.memberInTheMorning();
    const person = await atAdvice(test, { debt: { currentBalance: 9000 } });
    const { recordId, recommended } = (await person.call(recommendation, {})).answer;
    const path = `/cases/${person.customerId}`;
    const send = (method: 'GET' | 'POST', to: string, body?: object) =>
      staff.send(method, to, body, adviser.cookie);
    const takenOf = async (kind: string) => {
      const { id } = await test.database
        .selectFrom('work_items')
        .select('id')
        .where('customer_id', '=', person.customerId)
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow();
      expect((await send('POST', `/tasks/${id}/take`)).status).toBeLessThan(300);
      return id;
    };
    const note = async (to: string, body: object) => {
      expect((await send('POST', to, body)).status).toBe(204);
      test.clock.forward(MINUTE);
    };

    await note(`${path}/notes`, { id: randomUUID(), text: 'They prefer mornings.' });
    const asked = { stepId: 'full-advice', callbackRequired: true, contactNumber: '07700 900123' };
    await person.call(recommendationAdviceCallback, { body: asked });
    await note(`/tasks/${await takenOf('callback')}/outcome`, { outcome: 'spoke', note: 'Rent is late.' });
    await choose(person, recordId ?? '', recommended?.product.shortName ?? '');
    await note(`/tasks/${await takenOf('plan')}/plan/outcome`, { outcome: 'leaves', note: ' ' });
    const task = randomUUID();
    const dueOn = isoDate(nextDay(londonDate(test.clock.now())));
    await note(`${path}/tasks`, { id: task, text: 'Send the form', dueOn });
    await note(`/tasks/${await takenOf('task')}/task/done`, { note: 'Sent by post.' });

    const other = await staff.memberInTheMorning('approver');
    const { status, body } = await staff.send('GET', `${path}/notes`, undefined, other.cookie);
    expect(status).toBe(200);
    expect(body.notes).toMatchObject([
      { text: 'Sent by post.', beside: { kind: 'task', outcome: 'done' }, by: expect.stringMatching(/^Jo/u) },
      {
        text: 'Rent is late.',
        beside: { kind: 'callback', outcome: 'spoke' },
        by: expect.stringMatching(/^Jo/u),
      },
      { text: 'They prefer mornings.', beside: null, by: expect.stringMatching(/^Jo/u) },
    ]);
    expect(new Set(body.notes.map(({ id }: { id: string }) => id)).size).toBe(3);
    const administrator = await staff.memberInTheMorning('administrator');
    const hidden = await staff.send('GET', `${path}/notes`, undefined, administrator.cookie);
    expect(hidden.status).toBe(404);
  });
});
