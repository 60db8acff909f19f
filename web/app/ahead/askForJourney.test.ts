import { myPages, myStatus } from '@towpath/contracts/api/journeys.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAhead } from '../../data/ahead.ts';
import { api } from '../../data/client.ts';
import { type ReceivedCall, startApiServer } from '../../testing/apiServer.ts';
import { standInForBrowser, type TestBrowser } from '../../testing/browser.ts';
import { askForJourney } from './askForJourney.ts';

const STATUS = '/journeys/mine/status';
const REST = ['/journeys/mine/pages', '/journeys/mine/template', '/customers/details/mine', '/answers/mine'];
const KNOWN = '/answers/mine/known';
const ADVICE = '/advice/mine/recommendation';
const SITE = '/content/site';

let browser: TestBrowser;
let server: Awaited<ReturnType<typeof startApiServer>>;
let status: { id: string | null; isQualifier?: boolean; position?: { pageId: string } | null };
/** What an address answers besides the status, and how long the status takes to come. */
let told: Promise<void>;
let code: number;

const asked = () => server.received.map(({ url }) => url);

async function answer({ url }: ReceivedCall) {
  if (url !== STATUS) return { status: code, body: { of: url } };
  await told;
  return { body: status };
}

beforeEach(async () => {
  browser = standInForBrowser();
  browser.cookies.set('basicAuthToken', 'guest');
  status = { id: 'j1', isQualifier: false, position: { pageId: 'advice' } };
  told = Promise.resolve();
  code = 200;
  server = await startApiServer(answer);
  browser.metas.set('core-api', server.base);
});

afterEach(async () => {
  forgetAhead();
  await server.stop();
  vi.unstubAllGlobals();
});

describe('asking for a journey before the app is there', () => {
  it('asks for the status, and only then for the rest and for the advice that the person has come to (WT-085, JN-016)', async () => {
    let tell = () => {};
    told = new Promise(resolve => (tell = resolve));
    askForJourney('advice', ['advice']);
    await vi.waitFor(() => expect(asked()).toEqual([STATUS]));
    await new Promise(later => setTimeout(later, 30));
    expect(asked()).toEqual([STATUS]);
    tell();
    await vi.waitFor(() =>
      expect(asked().toSorted()).toEqual([STATUS, ...REST, KNOWN, ADVICE, SITE].toSorted()),
    );
    expect(new Set(server.received.map(({ headers }) => headers.authorization))).toEqual(
      new Set(['Basic guest']),
    );
  });

  it('asks for no advice on another page or before the person has come to it, for no starting answers of the first questions, and for nothing more where there is no journey (WT-085)', async () => {
    askForJourney('now', ['advice']);
    status = { ...status, position: { pageId: 'now' } };
    askForJourney('advice', ['advice']);
    await vi.waitFor(() => expect(asked()).toHaveLength(12));
    expect(asked()).not.toContain(ADVICE);
    server.received.length = 0;
    status = { id: 'j1', isQualifier: true, position: null };
    askForJourney('now', ['advice']);
    await vi.waitFor(() => expect(asked().toSorted()).toEqual([STATUS, ...REST].toSorted()));
    server.received.length = 0;
    status = { id: null };
    askForJourney('now', ['advice']);
    await new Promise(later => setTimeout(later, 30));
    expect(asked()).toEqual([STATUS]);
  });

  it('asks for nothing without a session, and while something waits here to be sent (WT-085)', async () => {
    browser.cookies.delete('basicAuthToken');
    askForJourney('advice', ['advice']);
    browser.cookies.set('basicAuthToken', 'guest');
    localStorage.setItem('towpath.outbox/u1/answer', '{}');
    askForJourney('advice', ['advice']);
    expect(asked()).toEqual([]);
  });
});

describe('what was asked for ahead', () => {
  it('is waited for by an app that is there before the status, so that nothing is asked twice (WT-085)', async () => {
    let tell = () => {};
    told = new Promise(resolve => (tell = resolve));
    askForJourney('advice', ['advice']);
    const pages = api(myPages);
    await vi.waitFor(() => expect(asked()).toEqual([STATUS]));
    tell();
    expect(await pages).toEqual({ of: '/journeys/mine/pages' });
    expect(asked().filter(url => url === '/journeys/mine/pages')).toHaveLength(1);
    status = { id: null };
    forgetAhead();
    askForJourney('advice', ['advice']);
    expect(await api(recommendation)).toEqual({ of: ADVICE });
  });

  it('is what the app’s own first call gets, and the next is made anew (WT-085)', async () => {
    askForJourney('advice', ['advice']);
    expect(await api(myStatus)).toMatchObject({ id: 'j1' });
    expect(await api(recommendation)).toEqual({ of: ADVICE });
    expect(asked().filter(url => url === STATUS || url === ADVICE)).toHaveLength(2);
    status = { id: 'j2' };
    expect(await api(myStatus)).toMatchObject({ id: 'j2' });
  });

  it('is of no use to anybody else, nor once the page has loaded (WT-085)', async () => {
    askForJourney('now', []);
    browser.cookies.set('basicAuthToken', 'another');
    status = { id: 'of another' };
    expect(await api(myStatus)).toMatchObject({ id: 'of another' });
    browser.cookies.set('basicAuthToken', 'guest');
    forgetAhead();
    status = { id: 'later' };
    expect(await api(myStatus)).toMatchObject({ id: 'later' });
  });

  it('fails as a call of the app does, and is not given to a call that was given up meanwhile (WT-085, API-005)', async () => {
    code = 500;
    askForJourney('now', []);
    await expect(api(myPages)).rejects.toMatchObject({ status: 500 });
    askForJourney('now', []);
    await expect(api(myStatus, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
