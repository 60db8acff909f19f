import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Deps } from '../deps.ts';
import { addressLookupBy } from '../partners/address/choice.ts';
import { PartnerUnavailable } from '../partners/unavailable.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import type { Database, OpenDatabase } from '../platform/database/database.ts';
import type { Mail, MailSender } from '../platform/mail/port.ts';
import { callBy, type Site } from './site.ts';
import { type TestClock, testClock } from './testClock.ts';
import { createPublishedDatabase, createTestDatabase } from './testDatabase.ts';

/**
 * Where nothing answers: a test that needs an outside party starts its stand-in and passes its address as a setting.
 */
const NOBODY = 'http://127.0.0.1:9';

/** Keeps mails instead of sending them; `refuses` plays a mail server that is down. */
export type RecordingSender = MailSender & { readonly sent: readonly Mail[]; refuses: boolean };

export type TestApp = Pick<Site, 'call'> & {
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
  /** Starts another server on the same database, with these questionnaires, or those of the program. It is closed together with this one. */
  startAnother(definitions?: readonly JourneyDefinition[]): Promise<Pick<TestApp, 'app' | 'call'>>;
  close(): Promise<void>;
};

type TestParts = Partial<
  Pick<Deps, 'authority' | 'creditFile' | 'messageSender' | 'stepKinds' | 'telemetry'>
> & {
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
  const isShipped = !settings.CONTENT_DIR && !definitions && !parts.stepKinds;
  const opened = given ?? (await (isShipped ? createPublishedDatabase() : createTestDatabase()));
  const clock = testClock();
  const mailSender = recordingSender();
  const addressLookup = config.addressProvider && addressLookupBy(config.addressProvider);
  const log: string[] = [];
  const running: FastifyInstance[] = [];
  const start = async (questionnaires?: readonly JourneyDefinition[]) => {
    const { database, run, check, watch, listen, connections } = opened;
    const started = await buildApp({
      config,
      database,
      run,
      check,
      watch,
      listen,
      connections,
      clock,
      mailSender,
      addressLookup,
      messageSender: { send: nobody },
      creditFile: { provider: 'nobody', search: nobody },
      authority: { send: nobody, answerTo: nobody },
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
