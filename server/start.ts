import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PartnerLook } from '@towpath/contracts/content/operator.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { examplesIn } from './modules/content/examples.ts';
import { checkContent } from './modules/content/load.ts';
import { readJourneys } from './modules/journeys/open.ts';
import { shippedDefinitions } from './modules/journeys/shipped.ts';
import { addressLookupBy } from './partners/address/choice.ts';
import { AUTHORITIES } from './partners/authority/providers.ts';
import { CREDIT_FILES } from './partners/credit-file/providers.ts';
import { smtpSender } from './partners/mail/smtp.ts';
import { messageSenderBy } from './partners/message/choice.ts';
import { type Config, contentFolderIn, REPOSITORY_ROOT, readConfig } from './platform/config/config.ts';
import { type Mode, modeIn, type Variables } from './platform/config/mode.ts';
import { StartFault } from './platform/config/startFault.ts';
import { refuseTakenPort } from './platform/config/takenPort.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { migrationState } from './platform/database/migrationState.ts';
import { keyFaults, noteKeys } from './platform/keys/keyChecks.ts';
import { systemClock } from './platform/time/clock.ts';
import { drainAndClose } from './platform/watching/draining.ts';
import type { Telemetry } from './platform/watching/telemetry.ts';
import type { Program } from './program.ts';
import { keyRings, SEALED_COLUMNS } from './sealed.ts';

/** Where the build of web/ leaves the pages. */
export const PAGES = join(REPOSITORY_ROOT, 'web', 'build', 'client');

/**
 * Reads the settings, and checks everything that can be wrong before anything is started: the settings
 * themselves, the content, the port. Throws one StartFault for all of it, a line for each fault.
 */
export async function checkedConfig(environment: Variables): Promise<Config> {
  const config = readCheckedConfig(environment);
  await refuseTakenPort(config);
  return config;
}

/** The settings, checked together with the content. Throws one StartFault, a line for each fault of either. */
export function readCheckedConfig(environment: Variables): Config {
  const faults: string[] = [];
  const collect = collecting(faults);
  const config = collect(() => readConfig(environment));
  // Read again where it is used; here only so that a fault in it is reported before anything is started.
  faults.push(...contentFaults(contentFolderIn(environment), modeIn(environment)));
  if (!config || faults.length > 0) throw new StartFault(faults.join('\n'));
  return config;
}

/**
 * What is wrong with the content alone, a line for each fault; empty where it is right.
 *
 * @param folder the operator's content
 * @param mode production refuses what is made up as well
 */
export function contentFaults(folder: string, mode: Mode): string[] {
  const { files, faults } = checkContent(folder);
  const { faults: journeyFaults } = readJourneys(shippedDefinitions(), folder, contentOfJourneys(files));
  const examples = mode === 'production' ? examplesIn(folder) : [];
  return [...faults, ...journeyFaults, ...examples.map(example => `Production: content ${example}.`)];
}

/** What of the content the questionnaires are made with, without what is told to be wrong. */
function contentOfJourneys(files: ReturnType<typeof checkContent>['files']) {
  const { variants = {} } = files['variants.json'] ?? {};
  const { help } = files['help.json'] ?? {};
  const { alsoAdviseIn } = files['settings.json'] ?? {};
  return {
    variants: Object.fromEntries(
      Object.entries(variants).map(([appId, look]) => {
        const isNumbered = PartnerLook.shape.revision.safeParse(look.revision).success;
        return [appId, isNumbered ? look : { ...look, revision: 1 }];
      }),
    ),
    // Of a list that cannot be read every one would be missing.
    ...(help && help.length > 0 ? { help } : {}),
    ...(alsoAdviseIn ? { alsoAdviseIn } : {}),
  };
}

/** Reads, and puts what is wrong with it into a list, where the next can be read all the same. */
function collecting(faults: string[]) {
  return <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (fault) {
      if (!(fault instanceof StartFault)) throw fault;
      faults.push(fault.message);
      return undefined;
    }
  };
}

/**
 * Starts the server and registers its parts with the program. Returns early, silently, once the program is
 * stopping.
 */
export async function startServer(program: Program, environment: Variables): Promise<void> {
  const config = await checkedConfig(environment);
  const { smtpUrl, authority, creditFile, message, addressProvider } = config;
  if (smtpUrl === undefined) {
    throw new StartFault(
      'SMTP_URL must be set: mail cannot be off. `npm start` brings a mailbox for trying out.',
    );
  }
  // Under live reload the pages come from their sources.
  const siteFolder = environment.TOWPATH_DEV === '1' ? undefined : PAGES;
  if (siteFolder !== undefined && !existsSync(siteFolder)) {
    throw new StartFault('The pages are not built. Build them: npm run build');
  }

  const telemetry = await telemetryOf(config, program);
  program.say(config.databaseUrl === undefined ? 'Starting the database …' : 'Connecting to the database …');
  const opened = await openDatabase(config, { say: program.say, giveUp: program.fail }, telemetry?.tracing);
  program.started({ name: 'database', end: () => opened.close() });
  const rings = keyRings(config);
  const wrongKeys = await keyFaults(opened.database, rings, SEALED_COLUMNS);
  if (wrongKeys.length > 0) throw new StartFault(wrongKeys.join('\n'));
  const run = await migrate(opened.url);
  if (run.length > 0) program.say(`Brought the database up to date (${run.length} migrations).`);
  const { unknown } = await migrationState(opened.url);
  if (unknown.length > 0) {
    program.say(`The database is one release ahead (${unknown.join(', ')}). This release runs on it.`);
  }
  await noteKeys(opened.database, rings, SEALED_COLUMNS);
  for (const line of whatIsOff(config)) program.say(line);
  if (program.ending) return;

  const app = await buildApp({
    config,
    database: opened.database,
    run: opened.run,
    check: opened.check,
    watch: opened.watch,
    listen: opened.listen,
    connections: opened.connections,
    telemetry,
    clock: systemClock,
    mailSender: smtpSender(smtpUrl, config.mailFrom, { needsTls: config.mailNeedsTls }),
    addressLookup: addressProvider && addressLookupBy(addressProvider),
    messageSender: message && messageSenderBy(message, config.messageFrom),
    creditFile: creditFile && CREDIT_FILES[creditFile.provider](creditFile.url, creditFile.key),
    authority: authority && AUTHORITIES[authority.provider](authority.url, authority.key),
    ...(siteFolder === undefined ? {} : { siteFolder }),
  });
  const { grace } = config;
  program.started({ name: 'server', grace, end: () => drainAndClose(app, app.server.listening ? grace : 0) });
  if (program.ending) return;
  await app.listen({ port: config.port, host: config.host });
  program.say(`Towpath is running at ${addressOf(app, config, environment)}`);
}

/** What hands traces and numbers over, where the settings name a collector; nothing of it is loaded otherwise. */
async function telemetryOf({ collector }: Config, program: Program): Promise<Telemetry | undefined> {
  if (collector === undefined) return undefined;
  const { startTelemetry } = await import('./platform/watching/telemetry.ts');
  const telemetry = startTelemetry(collector, program.say);
  program.started({ name: 'telemetry', end: () => telemetry.close() });
  return telemetry;
}

/** What the service does not offer, so that nobody is surprised: one line for each. */
function whatIsOff({ authority, creditFile, message, addressProvider }: Config): string[] {
  return [
    ...(creditFile && message ? [] : ['Credit reports are not searched: people add their debts by hand.']),
    ...(message ? [] : ['No text messages are sent, and without a code nobody can search a credit report.']),
    ...(addressProvider ? [] : ['Addresses are not looked up: people type theirs.']),
    ...(authority ? [] : ['Applications are not sent from here: advisers send the file themselves.']),
  ];
}

function addressOf(app: FastifyInstance, { port, publicUrl }: Config, { PUBLIC_URL }: Variables): string {
  const address = app.server.address();
  if (port !== 0) return PUBLIC_URL ? publicUrl : `http://localhost:${port}`;
  return `http://localhost:${typeof address === 'object' && address ? address.port : port}`;
}
