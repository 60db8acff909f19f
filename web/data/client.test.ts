import { myPageAnswers, saveAnswers } from '@towpath/contracts/api/answers.ts';
import { call } from '@towpath/contracts/api/call.ts';
import { myConsent } from '@towpath/contracts/api/consents.ts';
import { myDetails } from '@towpath/contracts/api/customers.ts';
import { adviceSummaryPdf } from '@towpath/contracts/api/papers.ts';
import { login } from '@towpath/contracts/api/session.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nameIn } from '../papers/saveFile.ts';
import { type ReceivedCall, startApiServer } from '../testing/apiServer.ts';
import { accessTokenOf, standInForBrowser, type TestBrowser } from '../testing/browser.ts';
import { api, exchange } from './client.ts';
import { ApiFailure, Offline } from './failure.ts';
import { onSessionEnd, type SessionEnd } from './session.ts';
import { connection } from './thisPage.ts';

let browser: TestBrowser;
let server: Awaited<ReturnType<typeof startApiServer>>;
let answer: (call: ReceivedCall) => { status?: number; body?: unknown; headers?: Record<string, string> };
let ends: SessionEnd[];
let stopListening: () => void;

const refresh = (received: ReceivedCall) => received.url.endsWith('/users/customer/refreshtoken');
const refused = { status: 401, body: { error: { code: 'NOT_SIGNED_IN', message: 'Please log in again.' } } };

beforeEach(async () => {
  browser = standInForBrowser();
  answer = () => ({ body: {} });
  server = await startApiServer(received => answer(received));
  browser.metas.set('core-api', `${server.base}/core`);
  browser.metas.set('lookup-api', `${server.base}/lookup`);
  ends = [];
  stopListening = onSessionEnd(end => ends.push(end));
});

afterEach(async () => {
  stopListening();
  await server.stop();
  vi.unstubAllGlobals();
});

function signIn(token = 'old-token') {
  browser.cookies.set('accessToken', token);
  browser.cookies.set('user', JSON.stringify({ userId: 'u1', email: 'sam@example.com' }));
}

describe('what a call is sent with', () => {
  it('sends the bearer token when there is one (ID-015, API-004)', async () => {
    signIn('bearer-token');
    browser.cookies.set('basicAuthToken', 'basic-token');
    await api(myDetails);
    expect(server.received[0]?.headers.authorization).toBe('Bearer bearer-token');
  });

  it('sends the basic token otherwise (ID-015, API-004)', async () => {
    browser.cookies.set('basicAuthToken', 'basic-token');
    await api(myDetails);
    expect(server.received[0]?.headers.authorization).toBe('Basic basic-token');
  });

  it('goes to the base the call belongs to, as the page names it (API-002, API-003)', async () => {
    const postcode = call({
      base: 'lookup',
      method: 'POST',
      path: '/address/postcode',
      access: 'customer',
      summary: '',
    });
    await api(myDetails);
    await api(postcode);
    expect(server.received.map(({ url }) => url)).toEqual([
      '/core/customers/details/mine',
      '/lookup/address/postcode',
    ]);
  });

  it('fills in parameters and query (API-019, API-038)', async () => {
    await api(myPageAnswers, { params: { pageId: 'your home' } });
    await api(myConsent, { query: { consentTypeId: '1', consentChannelTypeId: '2' } });
    expect(server.received.map(({ url }) => url)).toEqual([
      '/core/answers/mine/pages/your%20home',
      '/core/consents/mine?consentTypeId=1&consentChannelTypeId=2',
    ]);
  });

  it('sends the body as JSON and gives undefined for an empty answer (API-018)', async () => {
    answer = () => ({});
    const body = { stepId: 'nation', answers: [{ id: 'nation.england', value: 'England' }] };
    expect(await api(saveAnswers, { body })).toBeUndefined();
    expect(server.received[0]).toMatchObject({ method: 'POST', url: '/core/answers/mine', body });
  });

  it('gives the headers of the answer to those who ask for them', async () => {
    answer = () => ({ headers: { 'answer-revision': '4' } });
    const { headers } = await exchange(saveAnswers, { body: { stepId: 'nation', answers: [] } });
    expect(headers.get('answer-revision')).toBe('4');
  });
});

describe('a call that answers with a file', () => {
  const recordId = 'one';
  const pdf = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="a.pdf"' };

  it('gives the file, with the header that names it', async () => {
    signIn();
    answer = () => ({ body: '%PDF-1.7', headers: pdf });
    const { answer: file, headers } = await exchange(adviceSummaryPdf, { params: { recordId } });
    expect(await file.text()).toBe('%PDF-1.7');
    expect(nameIn(headers.get('content-disposition'))).toBe('a.pdf');
    expect(nameIn(null)).toBeUndefined();
  });

  it('throws what the server said where there is none', async () => {
    signIn();
    answer = () => ({ status: 404, body: { error: { code: 'NOT_FOUND', message: 'Not there.' } } });
    const asked = api(adviceSummaryPdf, { params: { recordId } });
    await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Not there.' });
  });

  it.each(['{"a":1}', '<html>A page of somebody else</html>', ''])(
    'takes nothing else for a file: %j',
    async body => {
      signIn();
      answer = () => ({ body, headers: { 'content-type': 'text/html' } });
      const asked = api(adviceSummaryPdf, { params: { recordId } });
      await expect(asked).rejects.toMatchObject({ code: 'SERVER_FAULT' });
    },
  );
});

describe('a call that fails', () => {
  it('throws code, message, inner error and fields of the error body (ER-001)', async () => {
    const error = {
      code: 'VALIDATION_FAILED',
      message: 'Check your answer and try again.',
      innerError: { message: 'too long' },
      fields: [{ field: 'value', message: 'Must be at most 50 characters' }],
    };
    answer = () => ({ status: 400, body: { error } });
    const failure = await api(myDetails).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ status: 400, ...error });
  });

  it('takes a body with an error as a failure whatever its status (API-005)', async () => {
    answer = () => ({
      status: 200,
      body: { error: { code: 'NO_JOURNEY', message: 'You have not started yet.' } },
    });
    await expect(api(myDetails)).rejects.toMatchObject({ code: 'NO_JOURNEY', status: 200 });
  });

  it('has plain words for an answer that is not ours', async () => {
    answer = () => ({ status: 502, body: '<html>Bad gateway</html>' });
    await expect(api(myDetails)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'It’s our fault, not yours. Your answers are safe.',
    });
  });

  it('tells no answer apart from every other failure, and knows when answers come again', async () => {
    const { base } = server;
    browser.metas.set('core-api', 'http://127.0.0.1:1/core');
    await expect(api(myDetails)).rejects.toBeInstanceOf(Offline);
    expect(connection.isOnline()).toBe(false);
    browser.metas.set('core-api', `${base}/core`);
    await api(myDetails);
    expect(connection.isOnline()).toBe(true);
  });
});

describe('waiting for an answer', () => {
  it('has no end of its own: nothing is set to break a call off (API-006)', async () => {
    vi.useFakeTimers();
    let arrive = (_: Response) => {};
    const fetching = vi.fn(
      (_address: string, _init: RequestInit) => new Promise<Response>(answered => (arrive = answered)),
    );
    vi.stubGlobal('fetch', fetching);
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    try {
      const answered = api(myDetails);
      await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
      expect(fetching.mock.calls.map(([, { signal }]) => signal?.aborted)).toEqual([false]);
      expect([vi.getTimerCount(), timeout.mock.calls.length]).toEqual([0, 0]);
      arrive(new Response('{"userId":"u1"}'));
      expect(await answered).toEqual({ userId: 'u1' });
    } finally {
      vi.useRealTimers();
      timeout.mockRestore();
    }
  });
});

describe('a refused credential', () => {
  it('is refreshed once, kept in its cookie, and the call repeated (API-008, API-009)', async () => {
    signIn();
    answer = received => {
      if (refresh(received)) return { body: { accessToken: 'new-token' } };
      return received.headers.authorization === 'Bearer new-token' ? { body: { userId: 'u1' } } : refused;
    };
    expect(await api(myDetails)).toEqual({ userId: 'u1' });
    expect(browser.cookies.get('accessToken')).toBe('new-token');
    expect(server.received.find(refresh)?.body).toEqual({ userId: 'u1' });
    expect(server.received).toHaveLength(3);
    expect(ends).toEqual([]);
  });

  it('is refreshed once for all calls that wait (API-011)', async () => {
    signIn();
    answer = received => {
      if (refresh(received)) return { body: { accessToken: 'new-token' } };
      return received.headers.authorization === 'Bearer new-token' ? { body: { userId: 'u1' } } : refused;
    };
    await Promise.all([api(myDetails), api(myDetails), api(myDetails)]);
    expect(server.received.filter(refresh)).toHaveLength(1);
  });

  it('is not refreshed when another tab has done so meanwhile (API-011)', async () => {
    signIn();
    answer = received => {
      if (received.headers.authorization === 'Bearer new-token') return { body: { userId: 'u1' } };
      browser.cookies.set('accessToken', 'new-token');
      return refused;
    };
    expect(await api(myDetails)).toEqual({ userId: 'u1' });
    expect(server.received.filter(refresh)).toHaveLength(0);
  });

  it('ends the session when the repeated call is refused too (API-010)', async () => {
    signIn();
    answer = received => (refresh(received) ? { body: { accessToken: 'new-token' } } : refused);
    await expect(api(myDetails)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    expect(server.received.filter(refresh)).toHaveLength(1);
    expect(browser.cookies.has('accessToken')).toBe(false);
    expect(ends).toEqual([{ why: 'ended', email: 'sam@example.com' }]);
  });

  it.each([
    ['a 401', { status: 401, body: { error: { code: 'REFRESH_REFUSED', message: 'Ended.' } } }],
    ['an error in a 200', { status: 200, body: { error: { code: 'NO_REFRESH_TOKEN', message: 'None.' } } }],
  ])('ends the session when the refresh answers with %s (API-010, ER-003)', async (_, refreshAnswer) => {
    signIn();
    answer = received => {
      // As the server does with its refusal.
      if (refresh(received)) browser.cookies.clear();
      return refresh(received) ? refreshAnswer : refused;
    };
    await expect(api(myDetails)).rejects.toBeInstanceOf(ApiFailure);
    expect(browser.cookies.size).toBe(0);
    expect(ends).toEqual([{ why: 'ended', email: 'sam@example.com' }]);
  });

  it.each([
    ['no user cookie', () => browser.cookies.set('accessToken', 'old-token')],
    ['a guest’s token only', () => browser.cookies.set('basicAuthToken', 'basic')],
    ['nothing at all', () => undefined],
  ])('ends the session without a refresh when there is %s (API-010, ER-002)', async (_, arrange) => {
    arrange();
    answer = () => refused;
    await expect(api(myDetails)).rejects.toBeInstanceOf(ApiFailure);
    expect(server.received.filter(refresh)).toHaveLength(0);
    expect(browser.cookies.size).toBe(0);
    expect(ends.map(({ why }) => why)).toEqual(['ended']);
  });

  it('keeps the session when the refresh cannot reach the server', async () => {
    signIn();
    answer = received => {
      if (!refresh(received)) browser.metas.set('core-api', 'http://127.0.0.1:1/core');
      return refused;
    };
    await expect(api(myDetails)).rejects.toBeInstanceOf(Offline);
    expect(browser.cookies.get('accessToken')).toBe('old-token');
    expect(ends).toEqual([]);
  });

  it('does not end a session over a wrong password at login', async () => {
    browser.cookies.set('basicAuthToken', 'basic');
    answer = () => ({ status: 401, body: { error: { code: 'LOGIN_REFUSED', message: 'No match.' } } });
    await expect(api(login, { body: { email: 'a@b.uk', password: 'x' } })).rejects.toMatchObject({
      code: 'LOGIN_REFUSED',
    });
    expect(ends).toEqual([]);
  });
});

describe('a page of one person while another has logged in elsewhere in this browser', () => {
  function logInElsewhere() {
    browser.cookies.set('accessToken', accessTokenOf('u2'));
    browser.cookies.set('user', JSON.stringify({ userId: 'u2', email: 'omar@example.com' }));
  }
  const saving = { body: { stepId: 'nation', answers: [{ id: 'nation.england', value: 'England' }] } };

  it('sends nothing with the other’s credential, ends, and leaves the other logged in (SA-135, SA-136)', async () => {
    signIn(accessTokenOf('u1'));
    await api(myDetails);
    logInElsewhere();
    await expect(api(saveAnswers, saving)).rejects.toBeInstanceOf(Offline);
    await expect(api(myDetails)).rejects.toBeInstanceOf(Offline);
    expect(server.received.map(({ url }) => url)).toEqual(['/core/customers/details/mine']);
    expect(ends).toEqual([{ why: 'ended', email: undefined }]);
    expect(JSON.parse(browser.cookies.get('user') ?? '')).toMatchObject({ userId: 'u2' });
    expect(connection.isOnline()).toBe(true);
  });

  it('looks at the credential itself, whatever the other cookies say (SA-135)', async () => {
    signIn(accessTokenOf('u1'));
    await api(myDetails);
    browser.cookies.set('accessToken', accessTokenOf('u2'));
    await expect(api(saveAnswers, saving)).rejects.toBeInstanceOf(Offline);
    expect(server.received).toHaveLength(1);
  });

  it('does not repeat a refused call with the credential of the other (SA-135)', async () => {
    signIn(accessTokenOf('u1'));
    answer = () => {
      logInElsewhere();
      return refused;
    };
    await expect(api(saveAnswers, saving)).rejects.toBeInstanceOf(Offline);
    expect(server.received).toHaveLength(1);
    expect(browser.cookies.get('accessToken')).toBe(accessTokenOf('u2'));
  });

  it('does not put its own renewed pass over that of the other (SA-136)', async () => {
    signIn(accessTokenOf('u1'));
    answer = received => {
      if (!refresh(received)) return refused;
      logInElsewhere();
      return { body: { accessToken: `${accessTokenOf('u1')}new` } };
    };
    await expect(api(myDetails)).rejects.toBeInstanceOf(Offline);
    expect(browser.cookies.get('accessToken')).toBe(accessTokenOf('u2'));
  });

  it('goes on where a guest registers, since they keep their id (SA-138)', async () => {
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const bytes = Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), Buffer.alloc(32, 7)]);
    browser.cookies.set('basicAuthToken', bytes.toString('base64url'));
    await api(myDetails);
    browser.cookies.delete('basicAuthToken');
    browser.cookies.set('accessToken', accessTokenOf(id));
    browser.cookies.set('user', JSON.stringify({ userId: id, email: 'sam@example.com' }));
    await api(saveAnswers, saving);
    expect(server.received).toHaveLength(2);
    expect(ends).toEqual([]);
  });
});
