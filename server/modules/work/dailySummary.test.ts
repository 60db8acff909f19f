import type { OpeningHours } from '@towpath/domain/values/openingHours.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guest } from '../../testing/person.ts';
import { SHIPPED_LETTERHEAD } from '../../testing/shippedHelp.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { summingUpWork } from './dailySummary.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const OPENING: OpeningHours = {
  hours: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], from: '08:00', to: '20:00' }],
  closedOn: ['2026-12-25', '2026-12-28'],
};
const mails: { to: string; text: string; html: string }[] = [];
let refuses = false;
const summing = (teamEmail: string | undefined) =>
  summingUpWork({
    database: test.database,
    clock: test.clock,
    opening: OPENING,
    teamEmail,
    mailSender: {
      async send(mail) {
        if (refuses) throw new Error('away');
        mails.push(mail);
      },
    },
    letterheadOf: async () => SHIPPED_LETTERHEAD,
  });

/** Runs the job at a moment; returns the mails that it sent. */
async function runAt(moment: string, to: string | undefined = 'team@charity.example') {
  test.clock.set(new Date(moment));
  const before = mails.length;
  await summing(to).work();
  return mails.slice(before);
}

async function work(kind: string, createdAt: string, dueAt: string, doneAt?: string) {
  const { customerId } = await guest(test);
  await test.database
    .insertInto('work_items')
    .values({
      kind,
      customer_id: customerId,
      subject: crypto.randomUUID(),
      due_at: new Date(dueAt),
      created_at: new Date(createdAt),
      ...(doneAt && { state: 'done', done_at: new Date(doneAt) }),
    })
    .execute();
  return customerId;
}

it('tells the team once, when we open, how much waits, is late and was done since the last open day, and names nobody (PT-423)', async () => {
  const friday = ['2026-11-20T09:00:00Z', '2026-11-20T12:00:00Z'] as const;
  const late = await work('callback', ...friday);
  await work('callback', '2026-11-22T09:00:00Z', '2026-11-24T12:00:00Z');
  await work('plan', '2026-11-21T09:00:00Z', '2026-11-24T12:00:00Z');
  await work('chat', ...friday, '2026-11-20T00:00:00Z');
  await work('chat', ...friday, '2026-11-22T23:59:00Z');
  await work('callback', ...friday, '2026-11-19T23:59:00Z');
  await work('callback', ...friday, '2026-11-23T07:00:00Z');

  expect(await runAt('2026-11-23T07:59:00Z')).toEqual([]);
  const [mail, ...more] = await runAt('2026-11-23T08:03:00Z');
  expect(more).toEqual([]);
  expect(mail?.to).toBe('team@charity.example');
  for (const line of [
    'Waiting: 2 calls, 1 chosen plan. Late: 1 call.',
    'Waits longest: 1 call, since Friday 20 November at 9am.',
    'Done since Friday 20 November: 2 chats.',
  ]) {
    expect(mail?.text).toContain(line);
  }
  expect(mail?.html).not.toContain(late);
  expect(await runAt('2026-11-23T08:13:00Z')).toEqual([]);
  const [next] = await runAt('2026-11-24T08:00:00Z');
  expect(next?.text).toContain('Done yesterday: 1 call.');
});

it('tells nobody where no mailbox is set, on a day on which we are shut and once we have closed (PT-423)', async () => {
  test.clock.set(new Date('2026-11-25T09:00:00Z'));
  await summing(undefined).work();
  expect(mails.filter(({ text }) => text.includes('25 November'))).toEqual([]);
  for (const shut of ['2026-11-25T20:00:00Z', '2026-11-28T10:00:00Z', '2026-12-25T10:00:00Z']) {
    expect(await runAt(shut)).toEqual([]);
  }
});

it('is told once of several servers, and again where the mail was not taken (PT-423)', async () => {
  refuses = true;
  await expect(runAt('2026-11-30T08:00:00Z')).rejects.toThrow('away');
  refuses = false;
  const before = mails.length;
  await Promise.all([1, 2, 3, 4].map(() => summing('team@charity.example').work()));
  expect(mails.length - before).toBe(1);
});
