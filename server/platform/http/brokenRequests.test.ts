import { connect } from 'node:net';
import { ERRORS, ErrorBody, type ErrorCode } from '@towpath/contracts/errors/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await createTestApp({ LOG_LEVEL: 'warn', REQUEST_TIMEOUT: '1' });
  await test.app.listen({ port: 0 });
  const address = test.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => test.close());

const LOGIN = 'POST /api/core/users/customer/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

/** Sends bytes as they are, and gives what comes back until the server closes, and how long that took in ms. */
async function raw(bytes: string): Promise<{ readonly text: string; readonly ms: number }> {
  const began = performance.now();
  const text = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(port, 'localhost', () => socket.write(bytes));
    socket.on('data', part => {
      received += part;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
  return { text, ms: performance.now() - began };
}

/** Status and error code of an answer; throws where its body is not the documented error object. */
function refusalIn(text: string): readonly [status: number, code: string] {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  expect(head).toMatch(/^content-type: application\/json/im);
  return [Number(/^HTTP\/1\.1 (\d+) /.exec(head)?.[1]), ErrorBody.parse(JSON.parse(body)).error.code];
}

describe('what is no whole request', () => {
  it.each<[what: string, bytes: string, code: ErrorCode]>([
    ['no HTTP at all', 'HELLO\r\n\r\n', 'MALFORMED_REQUEST'],
    ['a version that does not exist', 'GET / HTTP/9.9\r\n\r\n', 'MALFORMED_REQUEST'],
    ['a method that does not exist', 'FETCH / HTTP/1.1\r\nhost: x\r\n\r\n', 'MALFORMED_REQUEST'],
    ['no host', 'GET /health/live HTTP/1.1\r\nconnection: close\r\n\r\n', 'MALFORMED_REQUEST'],
    ['a chunk without a length', `${LOGIN}transfer-encoding: chunked\r\n\r\nZZZ\r\n`, 'MALFORMED_REQUEST'],
    ['two lengths', `${LOGIN}content-length: 9\r\ntransfer-encoding: chunked\r\n\r\n`, 'MALFORMED_REQUEST'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`,
      'HEADERS_TOO_LARGE',
    ],
    [
      'a body that is not JSON',
      `${LOGIN.replace('application/json', 'text/plain')}content-length: 2\r\nconnection: close\r\n\r\nab`,
      'UNSUPPORTED_MEDIA',
    ],
    ['headers that stop coming', 'GET / HTTP/1.1\r\nhost: x\r\n', 'REQUEST_TIMEOUT'],
    ['a body that stops coming', `${LOGIN}content-length: 200\r\n\r\n{"em`, 'REQUEST_TIMEOUT'],
  ])('is refused with the error object of all calls: %s (IS-005)', async (_, bytes, code) => {
    expect(refusalIn((await raw(bytes)).text)).toEqual([ERRORS[code].status, code]);
  });

  it('is not waited for longer than the setting says (IS-005)', async () => {
    const { ms } = await raw(`${LOGIN}content-length: 200\r\n\r\n{"em`);
    expect(ms).toBeGreaterThan(900);
    expect(ms).toBeLessThan(5_000);
  });
});

describe('a client that hangs up', () => {
  it('is no fault, and not logged as one (IS-006)', async () => {
    const before = test.log.length;
    for (const sent of ['', '{"email":']) {
      await new Promise<void>(resolve => {
        const socket = connect(port, 'localhost', () => {
          socket.write(`${LOGIN}content-length: 200\r\n\r\n${sent}`);
          setTimeout(() => socket.resetAndDestroy(), 100);
        });
        socket.on('close', () => resolve());
      });
    }
    // Answered after those were, on the same loop.
    await raw('GET /health/live HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(test.log.slice(before)).toEqual([]);
  });
});
