import { advice, journey, page, radio } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { STEP_KINDS } from '@towpath/domain/journeys/kinds.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begin } from '../../start/begin.ts';
import { type ReceivedCall, startApiServer } from '../../testing/apiServer.ts';
import { standInForBrowser, type TestBrowser } from '../../testing/browser.ts';
import { nobody } from '../../testing/journey.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { EarlyReads } from './earlyReads.ts';
import { JourneyCreationFailed, loadJourney } from './loadJourney.ts';
import { ANSWER } from './sendAnswer.ts';

const { template, pages, ...definition } = journey(
  page('one', radio('a', ['x', 'y'])),
  page('two', radio('b', ['x', 'y']), advice()),
);
const fault = { status: 500, body: { error: { code: 'SERVER_FAULT', message: 'Ours.' } } };

type Answer = { status?: number; body?: unknown };
const PLACES = {
  guest: 'POST /sessions/guest',
  create: 'POST /customers/create-journey',
  status: 'GET /journeys/mine/status',
  pages: 'GET /journeys/mine/pages',
  template: 'GET /journeys/mine/template',
  answers: 'GET /answers/mine',
  known: 'GET /answers/mine/known',
} as const;

let browser: TestBrowser;
let server: Awaited<ReturnType<typeof startApiServer>>;
let journeyId: string | null;
let saved: unknown[];
let known: unknown[];
let isFirst: boolean;
/** Answers that replace the usual ones, by call. */
let instead: Partial<Record<string, Answer | (() => Promise<Answer>)>>;

const asked = () => server.received.map(({ method, url }) => `${method} ${url}`);

async function answer({ method, url }: ReceivedCall): Promise<Answer> {
  const place = `${method} ${url}`;
  const other = instead[place];
  if (other) return typeof other === 'function' ? other() : other;
  switch (place) {
    case PLACES.guest:
      return { body: { basicAuthToken: 'guest', userId: 'u1' } };
    case PLACES.create:
      journeyId ??= 'j-new';
      return { body: { journeyId, templateId: 'example-1' } };
    case PLACES.status:
      return {
        body: {
          id: journeyId,
          position: journeyId && { pageId: 'one', stepId: 'a' },
          sections: [],
          isLocked: false,
          status: 'In progress',
          statusBackgroundColor: '#000000',
          statusTextColor: '#ffffff',
          isQualifier: isFirst,
          isAdvised: false,
        },
      };
    case PLACES.pages:
      return {
        body: { journeyId, ...definition, pages: pages.map(each => ({ ...each, templateId: 'example-1' })) },
      };
    case PLACES.template:
      return { body: template };
    case PLACES.answers:
      return { body: saved };
    case PLACES.known:
      return { body: known };
    default:
      return { body: nobody };
  }
}

beforeEach(async () => {
  browser = standInForBrowser();
  browser.cookies.set('basicAuthToken', 'guest');
  journeyId = 'j1';
  saved = [];
  known = [];
  isFirst = false;
  instead = {};
  server = await startApiServer(answer);
  browser.metas.set('core-api', server.base);
});

afterEach(async () => {
  await server.stop();
  vi.unstubAllGlobals();
});

const load = () => loadJourney(testOutbox(), () => undefined);

describe('loading a journey', () => {
  it('asks for nothing else before its id is known, and then for pages and template (JN-016)', async () => {
    let tell = (_: Answer) => {};
    const usual = await answer({ method: 'GET', url: '/journeys/mine/status', headers: {}, body: undefined });
    instead[PLACES.status] = () => new Promise(told => (tell = told));
    const loading = load();
    await vi.waitFor(() => expect(asked()).toEqual([PLACES.status]));
    await new Promise(later => setTimeout(later, 30));
    expect(asked()).toEqual([PLACES.status]);
    tell(usual);
    const loaded = await loading;
    expect(asked()).toEqual(expect.arrayContaining([PLACES.pages, PLACES.template]));
    expect(loaded).toMatchObject({ journeyId: 'j1', template, position: { pageId: 'one', stepId: 'a' } });
  });

  it('asks for all of a journey at once where the server has just said that there is one (WT-118)', async () => {
    let tell = (_: Answer) => {};
    const usual = await answer({ method: 'GET', url: '/journeys/mine/status', headers: {}, body: undefined });
    instead[PLACES.status] = () => new Promise(told => (tell = told));
    const loading = loadJourney(testOutbox(), () => undefined, true);
    const all = [PLACES.status, PLACES.pages, PLACES.template, PLACES.answers];
    await vi.waitFor(() => expect(asked()).toEqual(expect.arrayContaining(all)));
    tell(usual);
    expect(await loading).toMatchObject({ journeyId: 'j1', position: { pageId: 'one', stepId: 'a' } });
    expect(asked().filter(call => call === PLACES.pages)).toHaveLength(1);
  });

  it('begins what the page of the address reads as soon as the person is known to have come to it, once nothing waits to be sent (WT-080)', async () => {
    const begun: string[] = [];
    const loadAt = (pageId: string, outbox = testOutbox()) => {
      const read = async () => void begun.push(`${pageId} after ${asked().join(', ')}`);
      const reads = new EarlyReads([{ pages: ['one', 'two'], read }]);
      return loadJourney(outbox, () => undefined, false, STEP_KINDS, undefined, { reads, pageId });
    };
    await loadAt('two');
    expect(begun).toEqual([]);
    server.received.length = 0;
    await loadAt('one');
    expect(begun).toEqual([`one after ${PLACES.status}`]);
    const waiting = testOutbox();
    void waiting.give(ANSWER, { scope: 'j1', key: 'a' }, { stepId: 'a', answers: [], basedOn: 0 });
    await loadAt('one', waiting);
    expect(begun).toHaveLength(1);
  });

  it('shows the page that the server names, otherwise the one that the answers lead to, at first the first page (JN-016)', async () => {
    expect((await load())?.store.snapshot().path.open).toMatchObject({ pageId: 'one', stepId: 'a' });
    saved = [{ stepId: 'a', answers: [{ id: 'a.x', value: 'x' }], revision: 1 }];
    expect((await load())?.store.snapshot().path.open).toMatchObject({ pageId: 'two', stepId: 'b' });
  });

  it('keeps nothing of the journey before it: answers, path, drafts, last completed step (JN-019)', async () => {
    const first = await load();
    first?.store.answer('a', [{ id: 'a.x', value: 'x' }]);
    first?.store.draft('b', [{ id: 'b.y', value: 'y' }]);
    expect(first?.store.snapshot().lastCompletedStep).toMatchObject({ stepId: 'a' });

    journeyId = 'j2';
    const second = (await load())?.store.snapshot();
    expect(second?.lastCompletedStep).toBeUndefined();
    expect([second?.answers.size, second?.drafts.size]).toEqual([0, 0]);
    expect(second?.path.steps.map(({ stepId }) => stepId)).toEqual(['a']);
  });
});

describe('what questions begin with', () => {
  const told = { stepId: 'b', answers: [{ id: 'b.y', value: 'y' }], says: 'You told us: y.' };

  it('is read with the journey, and again when other steps may have told more', async () => {
    known = [told];
    const loaded = await load();
    expect(loaded?.store.snapshot().startingAnswers.get('b')).toEqual({
      answers: told.answers,
      says: told.says,
    });
    known = [];
    await loaded?.store.reloadStartingAnswers();
    expect(loaded?.store.snapshot().startingAnswers.size).toBe(0);
  });

  it('is nothing where it cannot be read; the questions are still asked', async () => {
    known = [told];
    instead[PLACES.known] = fault;
    const loaded = await load();
    expect(loaded?.store.snapshot().startingAnswers.size).toBe(0);
    delete instead[PLACES.known];
    await loaded?.store.reloadStartingAnswers();
    instead[PLACES.known] = fault;
    await loaded?.store.reloadStartingAnswers();
    expect(loaded?.store.snapshot().startingAnswers.size).toBe(1);
  });

  it('is not requested in the Qualifier, before which nothing was asked', async () => {
    isFirst = true;
    await (await load())?.store.reloadStartingAnswers();
    expect(asked()).not.toContain(PLACES.known);
  });
});

describe('beginning a journey', () => {
  it('creates one if there is none, continues one that exists, and loads both the same way by id (JN-014)', async () => {
    journeyId = null;
    expect(await load()).toBeUndefined();
    expect(asked()).toEqual([PLACES.status]);

    await begin();
    const created = await load();
    expect(created).toMatchObject({ journeyId: 'j-new', template });
    const afterCreating = asked().slice(2);

    const before = asked().length;
    await begin();
    const reused = await load();
    expect(reused?.journeyId).toBe('j-new');
    expect(
      asked()
        .slice(before + 1)
        .toSorted(),
    ).toEqual(afterCreating.toSorted());
    expect(asked().filter(call => call === PLACES.create)).toHaveLength(2);
  });

  it('gives a newcomer a credential first', async () => {
    browser.cookies.clear();
    journeyId = null;
    await begin();
    expect(asked()).toEqual([PLACES.guest, PLACES.create]);
    expect(server.received[1]?.headers.authorization).toBe('Basic guest');
  });
});

describe('a stage that fails', () => {
  it.each([
    [PLACES.status, 'FAILED TO COMPLETE FETCH_JOURNEY_ID'],
    [PLACES.pages, 'FAILED TO COMPLETE FETCH_JOURNEY_PAGE_IDS'],
    [PLACES.template, 'FAILED TO COMPLETE FETCH_JOURNEY_TEMPLATE'],
  ])('fails the whole at %s, and is named: %s (JN-018, ER-004)', async (place, message) => {
    instead[place] = fault;
    const failure = await load().catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(JourneyCreationFailed);
    expect(failure).toMatchObject({ message, cause: { code: 'SERVER_FAULT' } });
  });

  it('is the earliest of several: pages before template (JN-016, JN-018)', async () => {
    instead[PLACES.pages] = fault;
    instead[PLACES.template] = fault;
    await expect(load()).rejects.toThrow('FAILED TO COMPLETE FETCH_JOURNEY_PAGE_IDS');
  });

  it('is a template whose answer holds an error, whatever its status (API-016)', async () => {
    expect((await load())?.template).toEqual(template);
    instead[PLACES.template] = { status: 200, body: { error: { code: 'NO_JOURNEY', message: 'None yet.' } } };
    await expect(load()).rejects.toMatchObject({
      message: 'FAILED TO COMPLETE FETCH_JOURNEY_TEMPLATE',
      cause: { code: 'NO_JOURNEY', status: 200 },
    });
  });
});
