import { lookup } from 'node:dns/promises';
import { connect, isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { sql } from 'kysely';
import { loadContent } from '../../modules/content/load.ts';
import { changedJourneys } from '../../modules/journeys/open.ts';
import { clockDoubt } from '../../modules/retention/clock.ts';
import { isFalseCertificate } from '../../partners/falseCertificate.ts';
import { smtpSender } from '../../partners/mail/smtp.ts';
import type { Config } from '../../platform/config/config.ts';
import { StartFault } from '../../platform/config/startFault.ts';
import { connect as openPool } from '../../platform/database/database.ts';
import { migrationState } from '../../platform/database/migrationState.ts';
import { runOnce } from '../../platform/database/postgres/running.ts';
import { checkAddress, findPrimary } from '../../platform/database/primary.ts';
import { refusedWrite, TRY_TO_WRITE } from '../../platform/database/refusedWrites.ts';
import { keyFaults } from '../../platform/keys/keyChecks.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { keyRings, SEALED_COLUMNS } from '../../sealed.ts';
import { counted } from '../counted.ts';
import { tellOfCorrections } from './corrections.ts';

/** How long a partner may take to take up a connection, in milliseconds. */
const PATIENCE_MS = 5_000;

export type Report = {
  /** Told what answers. */
  say(line: string): void;
  /** Told what is wrong. */
  tell(line: string): void;
};

/** Tries each outside party that the settings name: tells what answers, and what does not and why. Sends nothing. */
export async function tryConnections(config: Config, report: Report): Promise<void> {
  const database =
    config.databaseUrl === undefined ? undefined : writableDatabaseAt(config.databaseUrl, config);
  await tellAll(report, [
    ...(database ? [database.then(({ says }) => says)] : []),
    ...(config.smtpUrl === undefined ? [] : [mailAt(config.smtpUrl, config)]),
    ...partnersOf(config).map(([name, url]) => partnerAt(name, url)),
  ]);
  // What is wrong with it was told above.
  const answers = await database?.catch(() => undefined);
  if (answers?.isUpToDate) await tellOfCorrections(answers.url, report);
}

/**
 * Tries the database alone, which is all that has to answer for a release to serve: whether this release can run on it,
 * and with these keys.
 */
export async function tryDatabase(config: Config, report: Report): Promise<void> {
  if (config.databaseUrl === undefined) return;
  await tellAll(report, [databaseAt(config.databaseUrl, config).then(({ says }) => says)]);
}

async function tellAll({ say, tell }: Report, tries: readonly Promise<string>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(tries)) {
    if (outcome.status === 'fulfilled') say(outcome.value);
    else if (outcome.reason instanceof StartFault) tell(outcome.reason.message);
    else throw outcome.reason;
  }
}

/** A database that answers. */
type Answers = { readonly url: string; readonly isUpToDate: boolean; readonly says: string };

/** Like `databaseAt`, and writes a megabyte that is gone at once: a full disk answers every question. */
async function writableDatabaseAt(databaseUrl: string, config: Config): Promise<Answers> {
  const answers = await databaseAt(databaseUrl, config);
  try {
    await runOnce(answers.url, TRY_TO_WRITE);
  } catch (fault) {
    const why = refusedWrite(fault);
    if (why === undefined) throw fault;
    throw new StartFault(`Database: it cannot write: ${why}.`);
  }
  return answers;
}

async function databaseAt(databaseUrl: string, config: Config): Promise<Answers> {
  const url = await findPrimary(databaseUrl);
  const version = await checkAddress(url);
  const { pending, contracting, unknown, refusal } = await migrationState(url);
  if (refusal !== undefined) throw new StartFault(refusal);
  const faults = await faultsIn(url, config);
  if (faults.length > 0) throw new StartFault(faults.join('\n'));
  // Nothing that keeps a release from serving.
  const isUpToDate = pending.length === 0;
  const doubt = isUpToDate ? await clockDoubtAt(url) : null;
  const state = [
    isUpToDate
      ? 'up to date'
      : `${counted(pending.length, 'migration runs', 'migrations run')} at the next start`,
    ...(unknown.length === 0 ? [] : [`${unknown.length} of a newer release`]),
  ].join(', ');
  const noWayBack =
    contracting.length === 0
      ? ''
      : ` After ${contracting.join(', ')} the release before does not run on it: the way back is a back-up from before.`;
  const says = `Database: PostgreSQL ${version} answers, ${state}.${noWayBack}${doubt === null ? '' : ` ${doubt}`}`;
  return { url, isUpToDate, says };
}

/** A line for each reason why a start would refuse what the database holds: other keys, changed questionnaires. */
async function faultsIn(url: string, config: Config): Promise<readonly string[]> {
  const { database, close } = openPool(url, 1, async () => undefined);
  try {
    const keys = await keyFaults(database, keyRings(config), SEALED_COLUMNS);
    const { rows } = await sql<{ isThere: boolean }>`
      select to_regclass('public.journey_versions') is not null as "isThere"`.execute(database);
    // Before the first start nobody is on one.
    if (!rows[0]?.isThere) return keys;
    return [...keys, ...(await changedJourneys(database, config.contentDir, loadContent(config.contentDir)))];
  } finally {
    await close();
  }
}

async function clockDoubtAt(url: string): Promise<string | null> {
  const opened = openPool(url, 1, async () => undefined);
  try {
    return await clockDoubt(opened.database, systemClock.now());
  } finally {
    await opened.close();
  }
}

async function mailAt(smtpUrl: string, { mailFrom, mailNeedsTls }: Config): Promise<string> {
  const sender = smtpSender(smtpUrl, mailFrom, { needsTls: mailNeedsTls });
  try {
    await sender.greet();
  } catch (fault) {
    throw new StartFault(`SMTP_URL: ${new URL(smtpUrl).host} does not take mail: ${reasonOf(fault)}.`);
  } finally {
    sender.close();
  }
  return `Mail: ${new URL(smtpUrl).host} answers${mailNeedsTls ? ' by TLS' : ''} and lets us in.`;
}

function partnersOf({ authority, creditFile, message, addressProvider }: Config): [string, string][] {
  const named = {
    CREDIT_FILE_URL: creditFile,
    MESSAGE_URL: message,
    ADDRESS_URL: addressProvider,
    AUTHORITY_URL: authority,
  };
  return Object.entries(named).flatMap(([name, partner]): [string, string][] =>
    partner ? [[name, partner.url]] : [],
  );
}

async function partnerAt(name: string, address: string): Promise<string> {
  const { hostname, port, protocol, host } = new URL(address);
  try {
    await lookup(hostname);
  } catch {
    throw new StartFault(`${name}: there is no machine called ${hostname}.`);
  }
  await new Promise<void>((resolve, reject) => {
    const isSecure = protocol === 'https:';
    const at = { host: hostname, port: Number(port) || (isSecure ? 443 : 80) };
    const socket = isSecure
      ? connectTls({ ...at, ...(isIP(hostname) ? {} : { servername: hostname }) })
      : connect(at);
    const fail = (fault?: Error) => {
      socket.destroy();
      const why = isFalseCertificate(fault)
        ? `${host} shows a certificate that is not to be trusted: ${reasonOf(fault)}`
        : `nothing answers at ${host}${isSecure ? ' by TLS' : ''}`;
      reject(new StartFault(`${name}: ${why}.`));
    };
    socket.setTimeout(PATIENCE_MS, () => fail());
    socket.once('error', fail);
    socket.once(isSecure ? 'secureConnect' : 'connect', () => {
      socket.destroy();
      resolve();
    });
  });
  return `${name}: ${host} answers.`;
}

/** Why a connection failed, as words for the middle of a sentence. */
export function reasonOf(fault: unknown): string {
  // Of a name with several addresses each has its own reason, and the whole has none.
  if (fault instanceof AggregateError && fault.message === '') return reasonOf(fault.errors[0]);
  const said = fault instanceof Error ? fault.message : String(fault);
  // Of a certificate, Node also says how to start another program of it.
  return said
    .replace(/\s+/g, ' ')
    .replace(/; if the root CA .*$/, '')
    .replace(/\.$/, '');
}
