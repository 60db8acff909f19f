import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnswerOf, Call } from '@towpath/contracts/api/call.ts';
import type { ErrorBody } from '@towpath/contracts/errors/errors.ts';
import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type * as z from 'zod/mini';
import { buildApp } from '../app.ts';
import type { Deps } from '../deps.ts';
import { addressLookupBy } from '../partners/address/choice.ts';
import { PartnerUnavailable } from '../partners/unavailable.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import type { Database, OpenDatabase } from '../platform/database/database.ts';
import { routePath } from '../platform/http/route.ts';
import type { Mail, MailSender } from '../platform/mail/port.ts';
import { createTestDatabase } from './testDatabase.ts';

type Given<S, Name extends string> = S extends z.ZodMiniType
  ? { readonly [Key in Name]: z.input<S> }
  : { readonly [Key in Name]?: undefined };

/**
 * Where nothing answers: a test that needs an outside party starts its stand-in and passes its address as a setting.
 */
const NOBODY = 'http://127.0.0.1:9';

/** What is sent with a call: its parts by the contract, a credential, cookies, headers. */
export type CallOptions<C extends Call> = Given<C['params'], 'params'> &
  Given<C['query'], 'query'> &
  Given<C['body'], 'body'> & {
    readonly authorization?: string | undefined;
    readonly headers?: Readonly<Record<string, string>>;
    readonly cookies?: Readonly<Record<string, string>>;
  };

export type CallResult<C extends Call> = {
  readonly status: number;
  /** The answer of a successful call. Throws if the call was refused, saying how. */
  readonly answer: AnswerOf<C>;
  /** The error of a refused call. Throws if the call succeeded. */
  readonly error: ErrorBody['error'];
  readonly headers: LightMyRequestResponse['headers'];
  /** The raw body, for calls that return a file. */
  readonly bytes: Buffer;
  /** Cookies set, by name; a cleared cookie has maxAge 0 or an expiry in the past. */
  readonly cookies: Readonly<Record<string, LightMyRequestResponse['cookies'][number]>>;
};

/** A clock that stands still until a test moves it. */
export type TestClock = { now(): Date; set(date: Date): void; forward(milliseconds: number): void };

/** Keeps mails instead of sending them; `refuses` plays a mail server that is down. */
export type RecordingSender = MailSender & { readonly sent: readonly Mail[]; refuses: boolean };

export type TestApp = {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Where that database is, for a program of its own. */
  readonly databaseUrl: string;
  readonly clock: TestClock;
  readonly config: Config;
  readonly mailSender: RecordingSender;
  /** What has been logged so far; nothing unless LOG_LEVEL says so. */
  readonly log: readonly string[];
  /** Sends what is due, and returns every mail sent so far. */
  mails(): Promise<readonly Mail[]>;
  call<const C extends Call>(declaration: C, options: CallOptions<C>): Promise<CallResult<C>>;
  /** Starts another server on the same database, with these questionnaires, or those of the program. It is closed together with this one. */
  startAnother(definitions?: readonly JourneyDefinition[]): Promise<Pick<TestApp, 'app' | 'call'>>;
  close(): Promise<void>;
};

type TestParts = Partial<Pick<Deps, 'creditFile' | 'messageSender' | 'stepKinds' | 'telemetry'>> & {
  /** It is closed together with the server. */
  readonly opened?: OpenDatabase;
};

/**
 * The whole server for one test file, with a database of its own and no open port. Each option replaces the usual
 * value: settings (as environment variables), the shipped questionnaires, the partners (which by default do not
 * answer; undefined switches one off), the kinds of step, and the database.
 */
export async function createTestApp(
  settings: Readonly<Record<string, string>> = {},
  definitions?: readonly JourneyDefinition[],
  { opened: given, ...parts }: TestParts = {},
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'towpath-app-'));
  const config = readConfig({
    DATA_DIR: folder,
    JWT_SECRET: 'a secret that is long enough for tests',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    ADDRESS_URL: NOBODY,
    ...settings,
  });
  const opened = given ?? (await createTestDatabase());
  const clock = testClock();
  const mailSender = recordingSender();
  const addressLookup = config.addressProvider && addressLookupBy(config.addressProvider);
  const log: string[] = [];
  const running: FastifyInstance[] = [];
  const start = async (questionnaires?: readonly JourneyDefinition[]) => {
    const { database, run, check, watch, connections } = opened;
    const started = await buildApp({
      config,
      database,
      run,
      check,
      watch,
      connections,
      clock,
      mailSender,
      addressLookup,
      messageSender: { send: nobody },
      creditFile: { provider: 'nobody', search: nobody },
      ...parts,
      logStream: { write: line => void log.push(line) },
      ...(questionnaires ? { definitions: questionnaires } : {}),
    });
    await started.ready();
    running.push(started);
    return started;
  };
  const app = await start(definitions);
  return {
    app,
    async startAnother(questionnaires) {
      const other = await start(questionnaires);
      return { app: other, call: (declaration, options) => callBy(other, declaration, options) };
    },
    mailSender,
    log,
    async mails() {
      await app.outbox.drain();
      return mailSender.sent;
    },
    database: opened.database,
    databaseUrl: opened.url,
    clock,
    config,
    call: (declaration, options) => callBy(app, declaration, options),
    async close() {
      for (const started of running) await started.close();
      await opened.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function nobody(): Promise<never> {
  throw new PartnerUnavailable('no connection');
}

function recordingSender(): RecordingSender {
  const sent: Mail[] = [];
  const sender: RecordingSender = {
    sent,
    refuses: false,
    async send(mail) {
      if (sender.refuses) throw new Error('no mail server here');
      sent.push(mail);
    },
    close() {},
  };
  return sender;
}

function testClock(): TestClock {
  let now = new Date('2026-11-23T10:00:00Z');
  return {
    now: () => now,
    set(date) {
      now = date;
    },
    forward(milliseconds) {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}

async function callBy<C extends Call>(
  app: FastifyInstance,
  declaration: C,
  options: CallOptions<C>,
): Promise<CallResult<C>> {
  const params: Readonly<Record<string, unknown>> = { ...(options.params as object | undefined) };
  const path = routePath(declaration).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const response = await app.inject({
    method: declaration.method,
    url: path,
    query: { ...(options.query as Record<string, string> | undefined) },
    headers: {
      ...(options.authorization ? { authorization: options.authorization } : {}),
      ...options.headers,
    },
    cookies: { ...options.cookies },
    ...(options.body === undefined ? {} : { payload: options.body as object }),
  });
  const { statusCode: status, headers } = response;
  const text = response.body;
  return {
    status,
    headers,
    bytes: response.rawPayload,
    get answer() {
      if (status >= 400) throw new Error(`${declaration.method} ${path} was refused: ${status} ${text}`);
      return (text === '' ? undefined : JSON.parse(text)) as AnswerOf<C>;
    },
    get error() {
      if (status < 400) throw new Error(`${declaration.method} ${path} was not refused: ${status}`);
      return (JSON.parse(text) as ErrorBody).error;
    },
    cookies: Object.fromEntries(response.cookies.map(cookie => [cookie.name, cookie])),
  };
}
