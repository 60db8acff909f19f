// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { HEALTH_CONDITIONS } from '@towpath/domain/people/steps.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startApiInDom } from '../../testing/apiInDom.ts';
import { loadedJourney } from '../../testing/journey.ts';
import { leavePage, showStep } from '../../testing/stepInDom.tsx';
import { HealthConditions } from './HealthConditions.tsx';

const consent = { hasConsented: null, textVersion: '1', purpose: 'To allow for costs.', text: 'I agree.' };

let refusal: { status: number; body: unknown } | undefined;
let server: Awaited<ReturnType<typeof startApiInDom>>;
beforeAll(async () => {
  server = await startApiInDom(({ method, url }) => {
    if (method === 'POST') return refusal ?? {};
    if (url.includes('support')) return { body: url.includes('mine') ? { consent, supportNeedIds: [] } : [] };
    return { body: { consent, conditions: [], answers: {} } };
  });
});
afterAll(() => server.stop());
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  refusal = undefined;
  server.received.length = 0;
});

/** Opens the step; each call acts like a reload. */
async function opened() {
  const loaded = loadedJourney(journey(page('here', step(HEALTH_CONDITIONS.name, 'health'), advice())));
  const person = showStep(HealthConditions, HEALTH_CONDITIONS.name, loaded);
  await screen.findByText('I agree.');
  return { person, loaded };
}
const choice = (id: 'yes' | 'no') =>
  screen.getAllByRole<HTMLInputElement>('radio').find(({ value }) => value === id) as HTMLInputElement;

it('keeps a yes or no chosen by keyboard through a reload, only in this tab, and sends nothing before Continue (HC-002, HO-050)', async () => {
  const { person, loaded } = await opened();
  choice('yes').focus();
  await person.keyboard(' ');
  expect(choice('yes').checked).toBe(true);
  leavePage(loaded);
  const again = await opened();
  expect(choice('yes').checked).toBe(true);
  expect(again.loaded.outbox.unsent()).toMatchObject([
    { called: 'answers about your health', state: 'typed' },
  ]);
  expect(Object.keys(localStorage).filter(key => key.includes('consent'))).toEqual([]);
  expect(server.received.filter(({ method }) => method === 'POST')).toEqual([]);

  await again.person.click(screen.getByRole('button', { name: 'Continue' }));
  await again.loaded.outbox.until(() => again.loaded.outbox.unsent().length === 0);
  expect(server.received.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { purpose: 'conditions', hasConsented: true, textVersion: '1' },
  ]);
});

it('says that the session was closed meanwhile, and keeps the choice (PT-583)', async () => {
  refusal = {
    status: 409,
    body: { error: { code: 'SESSION_CLOSED', message: 'This is closed for changes.' } },
  };
  const { person, loaded } = await opened();
  await person.click(choice('yes'));
  await screen.findByText('This is closed for changes.');
  expect(choice('yes').checked).toBe(true);
  leavePage(loaded);
  await opened();
  expect(choice('yes').checked).toBe(true);
  expect(screen.queryByText('This is closed for changes.')).not.toBeNull();
});
