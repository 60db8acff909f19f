import type { Chance } from './chance.ts';
import type { HostileRequest } from './requests.ts';

/** What is no HTTP counts as this call. */
export const NOT_HTTP = 'no HTTP';

/** What is no HTTP, or nearly none: the server may close without a word, but not answer that it is at fault. */
const NO_HTTP = [
  'GET / HTTP/9.9\r\n\r\n',
  'GET\r\n\r\n',
  '\r\n\r\n\r\n',
  'POST /api/core/answers/mine HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n',
  'POST /api/core/answers/mine HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ncontent-length: 4\r\n\r\nabc',
  'POST /api/core/answers/mine HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'POST /api/core/answers/mine HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\ncontent-length: 4\r\n\r\n0\r\n\r\n',
  `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
  'GET /api/core/\0 HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET http://evil.example/api/core/content/site HTTP/1.1\r\nhost: a\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nhost: a\r\n\r\n',
  'CONNECT a:443 HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001',
];

/** What is no HTTP, as what is sent: all of it is in its path. */
export function noHttp(chance: Chance): HostileRequest {
  return { method: '', path: chance.pick(NO_HTTP), headers: {}, body: undefined, call: NOT_HTTP };
}
