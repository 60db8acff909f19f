import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { startAddressProvider } from '../sandbox/addresses/addresses.ts';
import { startCreditReferenceAgency } from '../sandbox/credit-reference/agency.ts';
import { startMailbox } from '../sandbox/mailbox/mailbox.ts';
import { startMessages } from '../sandbox/messages/messages.ts';
import { buildWebIfStale, webBuildFolder } from '../tools/build.ts';
import { buildApp } from './app.ts';
import { loadContent } from './modules/content/load.ts';
import { addressLookupBy } from './partners/address/choice.ts';
import { httpCreditFile } from './partners/credit-file/http.ts';
import type { CreditFile } from './partners/credit-file/port.ts';
import { CREDIT_FILES } from './partners/credit-file/providers.ts';
import { smtpSender } from './partners/mail/smtp.ts';
import { httpMessageSender } from './partners/message/http.ts';
import { type Config, type PartnerAccess, readConfig } from './platform/config/config.ts';
import { StartFault } from './platform/config/startFault.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { systemClock } from './platform/time/clock.ts';

/** Requests under way get this long to finish before the server goes. */
const PATIENCE = 10_000;

/** What was started, newest last; it is ended in the opposite order. */
const started: { readonly name: string; end(): Promise<unknown> }[] = [];
let ending: Promise<void> | undefined;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await refuseTakenPort(config);
  // Read again where it is used; here only so that a fault in it is told before anything is started.
  loadContent(config.contentDir);
  const inDevelopment = process.env.TOWPATH_DEV === '1';

  say(config.databaseUrl === undefined ? 'Starting the database …' : 'Connecting to the database …');
  const opened = await openDatabase(config);
  started.push({ name: 'database', end: () => opened.close() });
  const run = await migrate(opened.url);
  if (run.length > 0) say(`Brought the database up to date (${run.length} migrations).`);

  const smtpUrl = config.smtpUrl ?? (await openMailbox());
  const addressLookup = await addressLookupBy(config, openAddressProvider);
  const message = config.message ?? (await openMessages());
  const creditFile = await connectCreditFile(config);
  await buildWebIfStale({ log: say });
  if (ending) return;

  const app = await buildApp({
    config,
    database: opened.database,
    run: opened.run,
    clock: systemClock,
    mailSender: smtpSender(smtpUrl, config.mailFrom),
    addressLookup,
    messageSender: httpMessageSender({ ...message, from: config.messageFrom }),
    creditFile,
    ...(inDevelopment ? {} : { siteFolder: webBuildFolder }),
  });
  started.push({ name: 'server', end: () => app.close() });
  if (ending) return;
  await app.listen({ port: config.port, host: config.host });
  say(`Towpath is running at ${addressOf(app, config)}`);
}

/** Without a mail server of the operator's, mails go to one of our own, where a developer reads them. */
async function openMailbox(): Promise<string> {
  const mailbox = await startMailbox();
  started.push({ name: 'mailbox', end: () => mailbox.close() });
  say(`Mails are kept on this machine only: read them at ${mailbox.webUrl}`);
  return mailbox.smtpUrl;
}

/** Without a provider of the operator's, addresses are made up by one of our own. */
async function openAddressProvider(): Promise<string> {
  const provider = await startAddressProvider();
  started.push({ name: 'address provider', end: () => provider.close() });
  say(`Addresses are made up: the postcodes there are stand at ${provider.url}/postcodes`);
  return provider.url;
}

/** Likewise for text messages. */
async function openMessages(): Promise<PartnerAccess> {
  const messages = await startMessages();
  started.push({ name: 'message service', end: () => messages.close() });
  say(`Text messages are kept on this machine only: read them at ${messages.url}`);
  return messages;
}

/** Without a credit reference agency of the operator's, searches go to one of our own, with made-up people. */
async function connectCreditFile({ creditFile, creditFileProvider }: Config): Promise<CreditFile> {
  if (creditFile) return CREDIT_FILES[creditFileProvider](creditFile.url, creditFile.key);
  const agency = await startCreditReferenceAgency();
  started.push({ name: 'credit reference agency', end: () => agency.close() });
  say(`Credit searches find made-up people only: see who at ${agency.url}`);
  return httpCreditFile(agency.url, agency.key);
}

/** Found out before anything is started, so that a second start by mistake leaves the first one alone. */
async function refuseTakenPort({ port, host }: Config): Promise<void> {
  if (port === 0) return;
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', fault => reject(faultAtPort(fault, port, host)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function faultAtPort(fault: unknown, port: number, host: string): unknown {
  const code = fault instanceof Error && 'code' in fault ? fault.code : '';
  if (code === 'EADDRINUSE') {
    return new StartFault(`Port ${port} is in use. Stop what uses it, or set PORT to another number.`);
  }
  if (code === 'EACCES') return new StartFault(`Port ${port} needs more rights. Set PORT to 1024 or higher.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartFault(`HOST ${host} is no address of this machine.`);
  }
  return fault;
}

function addressOf(app: FastifyInstance, { port, publicUrl }: Config): string {
  const address = app.server.address();
  if (port !== 0) return process.env.PUBLIC_URL ? publicUrl : `http://localhost:${port}`;
  return `http://localhost:${typeof address === 'object' && address ? address.port : port}`;
}

/** Ends everything that was started, once, however often it is asked. */
function end(): Promise<void> {
  ending ??= (async () => {
    // Whatever hangs must not keep the process, and with it the port, for ever.
    setTimeout(() => process.exit(1), PATIENCE + 5000).unref();
    for (const part of started.toReversed()) {
      await part.end().catch(() => complain(`The ${part.name} did not end cleanly.`));
    }
  })();
  return ending;
}

async function endAndExit(code: number): Promise<void> {
  await end();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!ending) say('Stopping …');
    void endAndExit(0);
  });
}
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (fault: unknown) => {
    complain(
      `A fault nobody caught: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`,
    );
    void endAndExit(1);
  });
}
// Started by a program that has a line to us: when it dies, we go too.
process.on('disconnect', () => void endAndExit(0));

try {
  await start();
} catch (fault) {
  // A stop in the middle of starting breaks whatever was being started; that is no fault.
  if (!ending) {
    const known = fault instanceof StartFault || (fault instanceof Error && fault.name === 'WebBuildError');
    complain(
      known
        ? fault.message
        : `Towpath could not start: ${fault instanceof Error ? fault.stack : String(fault)}`,
    );
    await endAndExit(1);
  }
}
