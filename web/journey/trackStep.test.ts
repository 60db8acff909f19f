import { EVENT_NAMES } from '@towpath/contracts/api/analytics.ts';
import { fullReview, qualifier } from '@towpath/domain/journeys/testing/shipped.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApiServer } from '../testing/apiServer.ts';
import { standInForBrowser } from '../testing/browser.ts';
import { loadedJourney } from '../testing/journey.ts';
import { trackStep } from './trackStep.ts';

let server: Awaited<ReturnType<typeof startApiServer>>;
beforeEach(async () => {
  const browser = standInForBrowser();
  server = await startApiServer(() => ({}));
  browser.metas.set('core-api', server.base);
  browser.cookies.set('basicAuthToken', 'guest');
  browser.cookies.set('cookieChoice', 'accepted');
});
afterEach(async () => {
  await server.stop();
  vi.unstubAllGlobals();
});

it.each([
  ['qualifier', qualifier, 'nation', 'submission-qualifier'],
  ['full review', fullReview, 'household', 'submission-full'],
] as const)(
  'says of every event of a step in the %s which journey it is, and its step name (AN-003, AN-008)',
  async (_, definition, asked, named) => {
    const loaded = loadedJourney(definition);
    const stepId = loaded.store.plan.stepById.has(asked)
      ? asked
      : ([...loaded.store.plan.stepById.keys()][0] ?? '');
    const events = EVENT_NAMES.filter(event => event !== 'journey-started');
    for (const event of events) trackStep(event, loaded, stepId);
    await vi.waitFor(() => expect(server.received).toHaveLength(events.length), 10_000);
    const own = loaded.store.plan.stepById.get(stepId)?.step.name;
    const told = server.received.map(({ body }) => body as Record<string, unknown>); // what was sent, by name
    expect(told.map(({ event, journeyId, stepName }) => [event, journeyId, stepName]).sort()).toEqual(
      events.map(event => [event, 'j1', event === 'step-started' ? own : named]).sort(),
    );
    for (const one of told) {
      expect(Object.keys(one)).toEqual(
        expect.arrayContaining([
          'appId',
          'templateId',
          'sectionId',
          'sequence',
          'stepsInSequence',
          'description',
          'stepId',
          'title',
        ]),
      );
    }
  },
);
