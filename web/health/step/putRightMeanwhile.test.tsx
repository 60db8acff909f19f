// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { HEALTH_CONDITIONS } from '@towpath/domain/people/steps.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApiInDom } from '../../testing/apiInDom.ts';
import { loadedJourney } from '../../testing/journey.ts';
import { leavePage, showStep } from '../../testing/stepInDom.tsx';
import { HealthConditions } from './HealthConditions.tsx';

const consent = { hasConsented: true, textVersion: '1', purpose: 'To allow for costs.', text: 'I agree.' };
const ALL = [
  { id: 1, title: 'Large print' },
  { id: 2, title: 'A slower pace' },
];

let answers: object;
let supportNeedIds: number[];
let server: Awaited<ReturnType<typeof startApiInDom>>;
beforeAll(async () => {
  server = await startApiInDom(({ method, url }) => {
    if (method !== 'GET') return {};
    if (url.endsWith('/support-needs/mine')) return { body: { consent, supportNeedIds } };
    if (url.endsWith('/support-needs')) return { body: ALL };
    return { body: { consent, conditions: [], answers, signposts: [] } };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  [answers, supportNeedIds] = [{ isIllLongTerm: 'no' }, [1]];
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  server.received.length = 0;
});

/** Opens the step; each call acts like a reload. */
async function opened() {
  const loaded = loadedJourney(journey(page('here', step(HEALTH_CONDITIONS.name, 'health'), advice())));
  const person = showStep(HealthConditions, HEALTH_CONDITIONS.name, loaded);
  await screen.findByRole('button', { name: 'Continue' });
  return { person, loaded };
}
const put = (path: string) =>
  server.received.filter(({ method, url }) => method === 'PUT' && url.endsWith(path)).map(({ body }) => body);

it('sends with the answers about health those that were read when the first was changed, after a reload too (PT-662)', async () => {
  const { person, loaded } = await opened();
  const inTreatment = screen.getByRole('radiogroup', { name: /^Are you in treatment/ });
  await person.click(within(inTreatment).getByRole('radio', { name: 'No' }));
  leavePage(loaded);
  answers = { isIllLongTerm: 'yes' };
  const again = await opened();
  await again.person.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(put('/health-conditions/mine/answers')).toHaveLength(1));
  expect(put('/health-conditions/mine/answers')).toEqual([
    { isInTreatment: 'no', isIllLongTerm: 'no', was: { isIllLongTerm: 'no' } },
  ]);
});

it('sends with what helps when we talk what was read when it was opened, after a reload too (PT-662)', async () => {
  const { person, loaded } = await opened();
  await person.click(screen.getByRole('button', { name: 'Change what helps' }));
  await person.click(await screen.findByRole('checkbox', { name: 'A slower pace' }));
  leavePage(loaded);
  supportNeedIds = [];
  const again = await opened();
  await again.person.click(screen.getByRole('button', { name: 'Tell us what helps' }));
  await again.person.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(put('/support-needs/mine')).toHaveLength(1));
  expect(put('/support-needs/mine')).toEqual([{ supportNeedIds: [1, 2], was: [1] }]);
  await screen.findByRole('button', { name: 'Continue' });
});
