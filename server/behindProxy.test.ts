import { get } from 'node:http';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { ERRORS, type ErrorCode } from '@towpath/contracts/errors/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from './platform/config/config.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { machineNginx, startProxy } from './testing/nginx.ts';
import {
  listenSomewhere,
  type ProgramRun,
  type ProgramRuns,
  portOf,
  programRuns,
} from './testing/programRun.ts';
import { createPublishedDatabase } from './testing/testDatabase.ts';

/** How long the service gives a request to come in, in seconds. */
const PATIENCE = 3;

type Answer = {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly retryAfter?: string;
};

type Asked = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly agent?: Agent;
};

/** The sample for operators before a process of ours: what nginx answers by itself is what a person or program expects. */
describe.runIf(machineNginx !== null)('behind nginx', { timeout: 90_000 }, () => {
  let runs: ProgramRuns;
  let opened: OpenDatabase;
  let server: ProgramRun;
  let port: number;
  let stopProxy: () => Promise<void>;
  beforeAll(async () => {
    runs = programRuns();
    opened = await createPublishedDatabase();
    server = runs.run('server/main.ts', {
      DATABASE_URL: opened.url,
      SMTP_URL: 'smtp://localhost:9',
      CONTENT_DIR: `${REPOSITORY_ROOT}/content`,
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      REQUEST_TIMEOUT: String(PATIENCE),
      // So that who is told to wait is told so by nginx.
      RATE_LIMITS: 'off',
    });
    const at = await portOf(server);
    const [free, nobody] = [await freePort(), await freePort()];
    port = free;
    stopProxy = await startProxy(runs.folder, port, [at, nobody]);
  }, 90_000);
  afterAll(async () => {
    await stopProxy();
    await runs.close();
    await opened.close();
  });

  /** Asks by TLS. */
  function ask(
    path: string,
    { method = 'GET', headers = {}, body = '', agent }: Asked = {},
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const call = request({
        port,
        host: '127.0.0.1',
        rejectUnauthorized: false,
        agent: agent ?? false,
        path,
        method,
        headers,
      });
      call.once('response', answer => {
        let text = '';
        answer.on('data', part => {
          text += part;
        });
        answer.once('end', () => {
          const { 'content-type': type = '', 'retry-after': retryAfter } = answer.headers;
          resolve({
            status: answer.statusCode ?? 0,
            type,
            body: text,
            ...(retryAfter ? { retryAfter } : {}),
          });
        });
      });
      call.once('error', reject);
      call.end(body);
    });
  }

  /** The version of TLS that a caller who knows only one comes to; rejects where they come to none. */
  function versionWith(version: 'TLSv1' | 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3'): Promise<string | null> {
    return new Promise((resolve, reject) => {
      const socket = connectTls(
        {
          port,
          host: '127.0.0.1',
          rejectUnauthorized: false,
          minVersion: version,
          maxVersion: version,
          // Without this our own side would refuse to offer the old ones.
          ciphers: 'DEFAULT:@SECLEVEL=0',
        },
        () => {
          resolve(socket.getProtocol());
          socket.destroy();
        },
      );
      socket.once('error', reject);
    });
  }

  it('is spoken to by TLS 1.2 and 1.3, and by nothing older (IS-164)', async () => {
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const) expect(await versionWith(version)).toBe(version);
    for (const version of ['TLSv1', 'TLSv1.1'] as const) {
      // The refusal is the proxy's: an alert that it sends.
      await expect(versionWith(version)).rejects.toThrow(/alert protocol version/u);
    }
  });

  it.each(['ECDHE-RSA-AES128-GCM-SHA256', 'ECDHE-RSA-AES256-GCM-SHA384', 'ECDHE-RSA-CHACHA20-POLY1305'])(
    'is spoken to by the suite %s (IS-306)',
    async suite => {
      expect(await suiteOf(suite)).toBe(suite);
    },
  );

  it.each(['ECDHE-RSA-AES128-SHA', 'ECDHE-RSA-AES128-SHA256', 'AES128-GCM-SHA256', 'AES256-SHA'])(
    'refuses the suite %s, which is weak or keeps no secret for later (IS-306)',
    async suite => {
      await expect(suiteOf(suite)).rejects.toThrow(/alert handshake failure/u);
    },
  );

  /** The suite that TLS 1.2 is spoken by, where the caller knows one alone. */
  function suiteOf(suite: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const only = { ciphers: `${suite}:@SECLEVEL=0`, minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' } as const;
      const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false, ...only }, () => {
        resolve(socket.getCipher().name);
        socket.destroy();
      });
      socket.once('error', reject);
    });
  }

  /** Says something word by word, which need not be HTTP, and hears what comes until the other side closes. */
  function sayRaw(said: string, drip = ''): Promise<{ readonly heard: string; readonly seconds: number }> {
    return new Promise((resolve, reject) => {
      const began = performance.now();
      let heard = '';
      let dripping: NodeJS.Timeout | undefined;
      const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
        socket.write(said);
        dripping = setInterval(() => drip !== '' && heard === '' && socket.write(drip), 200);
      });
      socket.on('data', part => {
        heard += part;
      });
      socket.once('error', reject);
      socket.once('close', () => {
        clearInterval(dripping);
        resolve({ heard, seconds: (performance.now() - began) / 1000 });
      });
    });
  }

  const isRefusal = (code: ErrorCode) => ({
    status: ERRORS[code].status,
    type: expect.stringContaining('application/json'),
    body: JSON.stringify({ error: { code, message: ERRORS[code].message } }),
  });
  const LONG = 'x'.repeat(40_000);

  it('without TLS a page is led to it, and a call is refused (IS-261)', async () => {
    const plainly = (path: string) =>
      new Promise<{ readonly status: number | undefined; readonly to: string | undefined }>(
        (resolve, reject) => {
          get(
            { socketPath: join(runs.folder, 'http.sock'), path, headers: { host: 'localhost' } },
            answer => {
              answer.resume();
              resolve({ status: answer.statusCode, to: answer.headers.location });
            },
          ).once('error', reject);
        },
      );
    expect(await plainly('/contact')).toEqual({ status: 301, to: 'https://localhost/contact' });
    expect(await plainly('/api/core/sessions/login')).toEqual({ status: 400, to: undefined });
  });

  it('is served as without it (IS-098)', async () => {
    expect((await ask('/api/core/content/site')).status).toBe(200);
    expect(await ask('/api/core/answers/mine')).toMatchObject({ status: 401 });
  });

  it.each<[string, string, Asked, ErrorCode]>([
    [
      'a body that is far too long',
      '/api/core/answers/mine',
      { method: 'POST', body: 'x'.repeat(200_000) },
      'BODY_TOO_LARGE',
    ],
    ['an address that is too long', `/api/core/${LONG}`, {}, 'HEADERS_TOO_LARGE'],
    [
      'headers that are too long',
      '/api/core/answers/mine',
      { headers: { 'x-long': LONG } },
      'HEADERS_TOO_LARGE',
    ],
    ['a method that nobody uses', '/api/core/answers/mine', { method: 'TRACE' }, 'NOT_FOUND'],
  ])(
    '%s is refused with the documented error object for a call, and with a page for a page (IS-098)',
    async (_, path, options, code) => {
      expect(await ask(path, options)).toEqual(isRefusal(code));
      const page = await ask(path.replace('/api/core/', '/'), options);
      expect(page).toMatchObject({ status: ERRORS[code].status, type: 'text/html; charset=utf-8' });
      expect(page.body).toContain('<title>We can’t be reached right now</title>');
    },
  );

  it.each([
    ['a header that is none', 'GET /api/core/content/site HTTP/1.1\r\nhost: a\r\n: b\r\n\r\n'],
    ['an address with a character that has no place there', 'GET /api/core/\0 HTTP/1.1\r\nhost: a\r\n\r\n'],
    [
      'two lengths',
      'POST /api/core/answers/mine HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ncontent-length: 4\r\n\r\nabc',
    ],
    ['no host', 'GET /api/core/content/site HTTP/1.1\r\n\r\n'],
  ])('%s is a request that we could not read (IS-098)', async (_, said) => {
    const { heard } = await sayRaw(said);
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    expect(heard.split('\r\n\r\n')[1]).toBe(isRefusal('MALFORMED_REQUEST').body);
  });

  it('hands on what happens in a chat as it happens (PT-124)', async () => {
    const begun = await ask('/api/core/sessions/guest', { method: 'POST' });
    const { basicAuthToken } = JSON.parse(begun.body);
    const headers = { authorization: `Basic ${basicAuthToken}` };
    const path = '/api/core/chat/mine/events?after=0';
    const first = await new Promise<string>((resolve, reject) => {
      const call = request({
        port,
        host: '127.0.0.1',
        rejectUnauthorized: false,
        agent: false,
        path,
        headers,
      });
      call.once('error', reject);
      call.once('response', answer => {
        answer.once('data', part => {
          resolve(String(part));
          // It would go on.
          call.destroy();
        });
        answer.once('error', () => undefined);
      });
      call.end();
    });
    expect(first).toMatch(/^event: state\ndata: \{/);
  });

  it('a transfer encoding that nobody knows is no fault of ours (IS-098)', async () => {
    const { heard } = await sayRaw(
      'POST /api/core/answers/mine HTTP/1.1\r\nhost: a\r\ntransfer-encoding: odd\r\n\r\n',
    );
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    expect(heard).toContain('MALFORMED_REQUEST');
  });

  it('a body that comes byte by byte is let go when the time of the service is over (IS-099)', async () => {
    const head =
      'POST /api/core/account/mine/name HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 5000\r\nconnection: close\r\n\r\n';
    const { heard, seconds } = await sayRaw(head, ' ');
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(heard).toContain(isRefusal('REQUEST_TIMEOUT').body);
    // Longer than the service gives by what nginx still listens to who goes on talking.
    expect(seconds).toBeLessThan(PATIENCE + 15);
  });

  it('far too many calls from one address are told to wait (IS-098)', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 50 });
    const answers: Answer[] = [];
    for (let round = 0; round < 60 && !answers.some(({ status }) => status === 429); round++) {
      answers.push(
        ...(await Promise.all(Array.from({ length: 100 }, () => ask('/api/core/nothing', { agent })))),
      );
    }
    agent.destroy();
    const [refused] = answers.filter(({ status }) => status === 429);
    expect(refused).toEqual({ ...isRefusal('TOO_MANY_REQUESTS'), retryAfter: '60' });
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('where no process answers, a call has the error object and a page the name of the brand and whom to ring (IS-098)', async () => {
    server.process.kill('SIGKILL');
    await server.ended;
    await expect
      .poll(() => ask('/api/core/content/site'), { timeout: 10_000 })
      .toEqual({ ...isRefusal('UNAVAILABLE'), retryAfter: '5' });
    const page = await ask('/start');
    expect(page).toMatchObject({ status: 503, type: 'text/html; charset=utf-8', retryAfter: '5' });
    expect(page.body).toContain('<header>Towpath</header>');
    expect(page.body).toContain('<a href="tel:116123">116 123</a>');
  });
});

async function freePort(): Promise<number> {
  const { server, port } = await listenSomewhere();
  server.close();
  return port;
}
