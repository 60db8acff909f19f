import { recordEvent } from '@towpath/contracts/api/analytics.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guest, type Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const event = { event: 'step-started', stepId: 'nation', sequence: 1, title: 'Where do you live?' } as const;
const cookies = { cookieChoice: 'accepted' };

it('keeps an event of a visitor who said yes, under their own id whatever was sent (AN-008, AN-010)', async () => {
  const person = await guest(test);
  const body = { ...event, userId: 'somebody else' };
  expect((await person.call(recordEvent, { body, cookies })).status).toBe(204);
  const { event: name, ...details } = event;
  expect(await eventsOf(person)).toEqual([
    { event: name, details: { ...details, userId: person.customerId }, at: test.clock.now() },
  ]);
});

it.each([
  ['no choice', undefined],
  ['a no', 'rejected'],
])('keeps nothing of a visitor with %s (AN-014)', async (_, cookieChoice) => {
  const person = await guest(test);
  const { status, error } = await person.call(recordEvent, {
    body: event,
    ...(cookieChoice ? { cookies: { cookieChoice } } : {}),
  });
  expect([status, error.code]).toEqual([403, 'ANALYTICS_NOT_ACCEPTED']);
  expect(await eventsOf(person)).toEqual([]);
});

it.each([
  ['an event that is not on the list', { event: 'page-view' }],
  ['an answer', { ...event, answers: ['nation.wales'] }],
  ['an email', { ...event, email: 'jo@example.com' }],
  ['a text without end', { ...event, title: 'x'.repeat(201) }],
])('refuses %s (AN-001, AN-010)', async (_, body) => {
  const person = await guest(test);
  const { status, error } = await person.call(recordEvent, { body: body as typeof event, cookies });
  expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(await eventsOf(person)).toEqual([]);
});

async function eventsOf({ customerId }: Person) {
  return test.database
    .selectFrom('analytics_events')
    .select(['event', 'details', 'at'])
    .where('customer_id', '=', customerId)
    .execute();
}
