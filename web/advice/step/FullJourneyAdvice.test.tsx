import { MINIMAL_ANSWERS } from '@towpath/domain/fact-find/testing/reviews.ts';
import { answersFrom, fullReview } from '@towpath/domain/journeys/testing/shipped.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STEP_SCREENS } from '../../app/stepKinds.ts';
import { wordsOfReading } from '../../data/failure.ts';
import { Operation } from '../../data/operation.ts';
import { EarlyReads } from '../../journey/state/earlyReads.ts';
import { JourneyProvider } from '../../journey/state/journeyContext.ts';
import { advice } from '../../testing/advice.ts';
import { startApiServer } from '../../testing/apiServer.ts';
import { standInForBrowser } from '../../testing/browser.ts';
import { loadedJourney } from '../../testing/journey.ts';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { UNTOUCHED } from '../../testing/untouched.ts';
import { ADVICE_READ } from '../adviceRead.ts';
import { FullJourneyAdvice, readAdvice } from './FullJourneyAdvice.tsx';

type Answer = { status?: number; body: unknown };
let server: Awaited<ReturnType<typeof startApiServer>>;
let instead: Record<string, Answer>;
beforeEach(async () => {
  instead = {};
  const usual: Record<string, Answer> = {
    '/advice/mine/recommendation': { body: advice() },
  };
  const browser = standInForBrowser();
  server = await startApiServer(({ url }) => instead[url] ?? usual[url] ?? { status: 404, body: {} });
  browser.metas.set('core-api', server.base);
});
afterEach(async () => {
  await server.stop();
  vi.unstubAllGlobals();
});

const loaded = () => loadedJourney(fullReview, answersFrom(fullReview, MINIMAL_ANSWERS));
const reads = () => server.received.filter(({ url }) => url === '/advice/mine/recommendation').length;

describe('the end of the full review', () => {
  it('is the recommendations page (JN-002, JN-072)', async () => {
    const journey = loaded();
    const end = journey.store.snapshot().path.end;
    const planStep = journey.store.plan.stepById.get(end?.stepId ?? '');
    if (planStep?.step.type !== 'Full Journey Advice') throw new Error('The path does not end in advice.');
    expect(STEP_SCREENS.has('Full Journey Advice')).toBe(true);
    const html = htmlOf(
      <JourneyProvider value={journey}>
        <FullJourneyAdvice planStep={planStep} {...UNTOUCHED} />
      </JourneyProvider>,
    );
    expect(wordsOf(html)).toContain('Your advice Getting your advice');
    expect(await readAdvice(journey)).toEqual(advice());
    expect(reads()).toBe(1);
  });

  it('reads the advice once the last answer is saved', async () => {
    const journey = loaded();
    const { store } = journey;
    store.answer('lump-sum', [{ id: 'lump-sum.amount', value: '100' }]);
    const reading = readAdvice(journey);
    expect(store.snapshot().saveState).toBe('saving');
    expect(await reading).toEqual(advice());
    expect(store.snapshot().saveState).toBe('saved');
  });

  it('takes what was read while its journey loaded, once, and after an answer given since reads anew (WT-080)', async () => {
    const early = new EarlyReads([]);
    const journey = { ...loaded(), early };
    early.begin(ADVICE_READ);
    expect(await readAdvice(journey)).toEqual(advice());
    expect(reads()).toBe(1);
    await readAdvice(journey);
    expect(reads()).toBe(2);
    early.begin(ADVICE_READ);
    journey.store.answer('lump-sum', [{ id: 'lump-sum.amount', value: '100' }]);
    await readAdvice(journey);
    expect(reads()).toBe(4);
  });

  it('keeps an error that it does not know, and does not show its words (ER-024)', async () => {
    instead['/advice/mine/recommendation'] = {
      status: 500,
      body: { error: { code: 'ODD', message: 'Index out of range.' } },
    };
    const operation = new Operation(() => readAdvice(loaded()));
    await operation.trigger();
    const { error } = operation.state();
    expect(error).toMatchObject({ code: 'ODD', message: 'Index out of range.' });
    expect(wordsOfReading(error)).toBeUndefined();
  });
});
