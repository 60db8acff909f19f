import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MADE_UP_SEARCH as SEARCH } from '../../testing/madeUpSearch.ts';
import { PartnerUnavailable } from '../unavailable.ts';
import { guardedCreditFile } from './guarded.ts';
import { httpCreditFile } from './http.ts';
import type { CreditFile } from './port.ts';

const ACCOUNT = {
  lender: 'Barclaycard',
  type: 'CREDIT_CARD',
  number: '****1234',
  balance: 1234.56,
  monthlyPayment: null,
  opened: '2020-01-01',
  closed: null,
  settled: null,
  defaulted: null,
  history: '0012',
  joint: false,
};
const match = (account: object) => ({
  status: 'MATCH',
  searchReference: 'r1',
  report: { accounts: [{ ...ACCOUNT, ...account }], judgments: [] },
});

/** An agency that answers as each test says. */
let server: Server;
let answer: { status: number; body: string; wait?: number; reset?: true };
let asked = 0;
beforeAll(async () => {
  server = createServer((_, response) => {
    asked += 1;
    const { status, body, wait = 0, reset } = answer;
    if (reset) return void response.destroy();
    const timer = setTimeout(() => response.writeHead(status).end(body), wait);
    response.once('close', () => clearTimeout(timer));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = 0;
});

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
/** Long enough for a busy machine; only the tests of the timeout itself make it short. */
const agency = (timeoutMs = 20_000) => httpCreditFile(url(), 'key', timeoutMs);
const says = (body: unknown, status = 200) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
};
const reasonOf = async (creditFile: CreditFile): Promise<string> => {
  const fault = await creditFile.search(SEARCH).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return fault instanceof PartnerUnavailable ? fault.reason : `not refused: ${String(fault)}`;
};

describe('the credit reference agency, by HTTP', () => {
  it('answers in our terms: pence, kinds of account by their own names, one status a month', async () => {
    says(match({}));
    const found = await agency().search(SEARCH);
    expect(found).toMatchObject({
      outcome: 'found',
      reference: 'r1',
      raw: answer.body,
      report: {
        accounts: [
          {
            lender: 'Barclaycard',
            kind: 'CREDIT_CARD',
            balance: 123_456,
            monthlyPayment: null,
            statusHistory: ['0', '0', '1', '2'],
          },
        ],
      },
    });
  });

  it('goes on with a kind of account that we do not know, under its own name', async () => {
    says(match({ type: 'SOMETHING_NEW' }));
    expect(await agency().search(SEARCH)).toMatchObject({
      report: { accounts: [{ kind: 'SOMETHING_NEW' }] },
    });
  });

  it.each([
    ['a connection that is cut', 'no connection', { status: 200, body: '', reset: true as const }],
    ['a fault', 'status 500', { status: 500, body: 'fault' }],
    ['a key that is refused', 'status 401', { status: 401, body: '{}' }],
    ['another place', 'no connection', { status: 302, body: '' }],
    ['an empty answer', 'not as agreed', { status: 200, body: '' }],
    ['no JSON', 'not as agreed', { status: 200, body: '<html>' }],
    ['another refusal', 'not as agreed', { status: 422, body: '{"status":"INVALID","field":"other"}' }],
    ['far too much', 'not as agreed', { status: 200, body: ' '.repeat(5 * 1024 * 1024) }],
  ])('counts %s as not available, and asks once', async (_, reason, given) => {
    answer = given;
    expect(await reasonOf(agency())).toBe(reason);
    expect(asked).toBe(1);
  });

  it('counts an answer after our patience as not available, and asks once', async () => {
    answer = { status: 200, body: '{}', wait: 60_000 };
    expect(await reasonOf(agency(200))).toBe('too slow');
    expect(asked).toBe(1);
  });

  it('counts a place where nobody answers as not available', async () => {
    expect(await reasonOf(httpCreditFile('http://127.0.0.1:1', 'key', 20_000))).toBe('no connection');
  });

  it.each([
    ['another status', { ...match({}), status: 'PERHAPS' }],
    ['no reference', { ...match({}), searchReference: undefined }],
    ['a balance as text', match({ balance: '1234.56' })],
    ['a balance that no debt has', match({ balance: 1e12 })],
    ['a day that is none', match({ opened: '2020-02-30' })],
    ['a lender with a control character', match({ lender: 'Bank\u0000' })],
    ['half a character', match({ lender: 'Bank\ud800' })],
    ['accounts without end', { ...match({}), report: { accounts: Array(501).fill(ACCOUNT), judgments: [] } }],
    [
      'a code with no tries',
      { status: 'VERIFY', searchReference: 'r', verification: { validSeconds: 60, attempts: 0 } },
    ],
  ])('takes nothing of an answer with %s', async (_, body) => {
    says(body);
    expect(await reasonOf(agency())).toBe('not as agreed');
  });
});

describe('the guard in front of any agency', () => {
  const logged: object[] = [];
  const log = { warn: (entry: object) => void logged.push(entry) };
  afterEach(() => {
    logged.length = 0;
  });

  it('lets an agency rest that was away several times in a row, and tries it again later', async () => {
    const guarded = guardedCreditFile(agency(), log, { mostInARow: 3, rest: 2000 });
    says('fault', 500);
    for (let times = 0; times < 3; times += 1) expect(await reasonOf(guarded)).toBe('status 500');
    expect(await reasonOf(guarded)).toBe('resting');
    expect(asked).toBe(3);
    await new Promise(resolve => setTimeout(resolve, 2010));
    says(match({}));
    expect((await guarded.search(SEARCH)).outcome).toBe('found');
    expect((await guarded.search(SEARCH)).outcome).toBe('found');
  });

  it('goes on when the agency was away now and then only', async () => {
    const guarded = guardedCreditFile(agency(), log, { mostInARow: 2 });
    for (let times = 0; times < 4; times += 1) {
      says('fault', 500);
      expect(await reasonOf(guarded)).toBe('status 500');
      says(match({}));
      expect((await guarded.search(SEARCH)).outcome).toBe('found');
    }
  });

  it('logs why and which field, and nothing that the agency said', async () => {
    says(match({ lender: 7, balance: 'all of Danielle’s money' }));
    await reasonOf(guardedCreditFile(agency(), log));
    expect(logged).toEqual([
      { reason: 'not as agreed', at: ['report.accounts.0.lender', 'report.accounts.0.balance'] },
    ]);
  });
});
