import { afterAll, beforeAll, expect, it } from 'vitest';
import { guest } from '../../testing/person.ts';
import { scrape } from '../../testing/scrape.ts';
import { SHIPPED_LETTERHEAD } from '../../testing/shippedHelp.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { tellingOfLateWork } from './lateWork.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const HOUR = 60 * 60 * 1000;

async function work(kind: string, dueIn: number) {
  const { customerId } = await guest(test);
  const at = test.clock.now();
  await test.database
    .insertInto('work_items')
    .values({
      kind,
      customer_id: customerId,
      subject: crypto.randomUUID(),
      due_at: new Date(at.getTime() + dueIn),
      created_at: new Date(at.getTime() - 2 * HOUR),
    })
    .execute();
  return customerId;
}

it('is told to the team once, by counts and without names, and again where the mail was not taken (PT-085)', async () => {
  const mails: { to: string; text: string; html: string }[] = [];
  let refuses = true;
  const telling = (teamEmail: string | undefined) =>
    tellingOfLateWork({
      database: test.database,
      clock: test.clock,
      teamEmail,
      mailSender: {
        async send(mail) {
          if (refuses) throw new Error('away');
          mails.push(mail);
        },
      },
      letterheadOf: async () => SHIPPED_LETTERHEAD,
    }).work();
  const late = await work('callback', -HOUR);
  await work('callback', -HOUR);
  await work('plan', -1);
  await work('plan', HOUR);
  await telling(undefined);
  await expect(telling('team@charity.example')).rejects.toThrow('away');
  refuses = false;
  await telling('team@charity.example');
  await telling('team@charity.example');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toBe('team@charity.example');
  expect(mails[0]?.text).toContain('2 calls, 1 chosen plan.');
  expect(mails[0]?.html).not.toContain(late);
});

it('is counted by kind, with how late the latest is and since when the oldest waits (PT-085)', async () => {
  const numbers = await scrape((await test.startAnother()).app);
  const of = (name: string, kind: string) => numbers.get(`${name}{kind="${kind}"}`);
  expect([of('work_waiting', 'callback'), of('work_late', 'callback')]).toEqual([2, 2]);
  expect([of('work_waiting', 'plan'), of('work_late', 'plan')]).toEqual([2, 1]);
  expect(of('work_longest_late_seconds', 'callback')).toBe(3600);
  expect(of('work_oldest_waiting_seconds', 'callback')).toBe(7200);
  expect(of('work_waiting', 'chat')).toBe(0);
});
