import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PartnerUnavailable } from '../unavailable.ts';
import { guardedAuthority } from './guarded.ts';
import { httpAuthority } from './http.ts';
import type { Authority } from './port.ts';

const APPLICATION = { key: 'plan.1', kind: 'debt-relief-order', file: { name: 'Amy' } };

/** An office that answers as each test says. */
let server: Server;
let answer: { status: number; body: string; wait?: number; reset?: true };
let asked: { path: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({ path: request.url, headers: request.headers, body });
    const { status, body: said, wait = 0, reset } = answer;
    if (reset) return void response.destroy();
    const timer = setTimeout(() => response.writeHead(status).end(said), wait);
    response.once('close', () => clearTimeout(timer));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
/** Long enough for a busy machine; only the test of the timeout itself makes it short. */
const office = (timeoutMs = 20_000) => httpAuthority(url(), 'key', timeoutMs);
const says = (body: unknown, status = 200) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
};
const reasonOf = async (authority: Authority): Promise<string> => {
  const fault = await authority.send(APPLICATION).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return fault instanceof PartnerUnavailable ? fault.reason : `not refused: ${String(fault)}`;
};

describe('those who take applications, by HTTP', () => {
  it('are sent the file under its key, and give their number for it (DN-261)', async () => {
    says({ reference: 'R 1' }, 201);
    expect(await office().send(APPLICATION)).toEqual({ outcome: 'taken', reference: 'R 1' });
    const [sent] = asked;
    expect(sent?.headers).toMatchObject({ 'x-api-key': 'key', 'idempotency-key': 'plan.1' });
    expect(JSON.parse(sent?.body ?? '')).toEqual({ kind: 'debt-relief-order', file: { name: 'Amy' } });
  });

  it('say what is not as they need it (DN-261)', async () => {
    says({ faults: ['/name must be there'] }, 422);
    expect(await office().send(APPLICATION)).toEqual({
      outcome: 'not as needed',
      faults: ['/name must be there'],
    });
  });

  it('answer later, and are asked by a number that stands in no address (DN-261)', async () => {
    says({ status: 'WAITING' });
    expect(await office().answerTo('R 1')).toEqual({ outcome: 'waiting' });
    says({ status: 'GRANTED', decidedOn: '2026-03-02', says: '' });
    expect(await office().answerTo('R 1')).toEqual({ outcome: 'granted', on: '2026-03-02', says: '' });
    expect(asked.map(({ path }) => path)).toEqual(['/v1/answers', '/v1/answers']);
  });

  it.each([
    ['REFUSED', 'refused'],
    ['WITHDRAWN', 'withdrawn'],
  ] as const)('say %s with its day and their words (DN-961, DN-1105)', async (status, outcome) => {
    says({ status, decidedOn: '2026-03-02', says: 'They wrote to us.' });
    expect(await office().answerTo('R 1')).toEqual({ outcome, on: '2026-03-02', says: 'They wrote to us.' });
  });

  it.each([
    ['of no kind that was agreed', { status: 'TAKEN BACK', decidedOn: '2026-03-02', says: '' }],
    ['with no day', { status: 'WITHDRAWN', says: '' }],
    ['on a day that there is not', { status: 'WITHDRAWN', decidedOn: '2026-02-30', says: '' }],
  ])('count an answer %s as not available (DN-1105)', async (_, answered) => {
    says(answered);
    await expect(office().answerTo('R 1')).rejects.toThrow(PartnerUnavailable);
  });

  it.each([
    ['a connection that is cut', 'no connection', { status: 200, body: '', reset: true as const }],
    ['a fault', 'status 500', { status: 500, body: 'fault' }],
    ['a key that is refused', 'status 401', { status: 401, body: '{}' }],
    ['another file under the same key', 'status 409', { status: 409, body: '{}' }],
    ['another place', 'no connection', { status: 302, body: '' }],
    ['an empty answer', 'not as agreed', { status: 200, body: '' }],
    ['no number', 'not as agreed', { status: 200, body: '{"reference":""}' }],
    ['a number that cannot be stored', 'not as agreed', { status: 200, body: '{"reference":"a\\u0000"}' }],
  ])('count %s as not available, and are asked once (DN-261)', async (_, reason, given) => {
    answer = given;
    expect(await reasonOf(office())).toBe(reason);
    expect(asked).toHaveLength(1);
  });

  it('are given up on once they take too long (DN-261)', async () => {
    answer = { status: 200, body: '{}', wait: 10_000 };
    expect(await reasonOf(office(50))).toBe('too slow');
  });

  it('rest once they have failed in a row, and nothing of the person is logged (DN-261)', async () => {
    const logged: unknown[] = [];
    const guarded = guardedAuthority(office(), { warn: (...line: unknown[]) => logged.push(line) });
    says('fault', 500);
    const reasons: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) reasons.push(await reasonOf(guarded));
    expect(reasons.at(-1)).toBe('resting');
    expect(asked).toHaveLength(5);
    expect(JSON.stringify(logged)).not.toContain('Amy');
  });
});
