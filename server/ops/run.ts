import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { StartFault } from '../platform/config/startFault.ts';
import { refusedWrite } from '../platform/database/refusedWrites.ts';
import { type Command, type ExitCode, Misuse, NOT_OF_THIS_RELEASE, type Operation } from './command.ts';

/** What an operator can do beside starting and stopping the server. Only what is asked for is loaded: all takes seconds. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => (await import('./check/command.ts')).check,
  backup: async () => (await import('./backup/backup.ts')).backup,
  verify: async () => (await import('./backup/verify.ts')).verify,
  restore: async () => (await import('./backup/restore.ts')).restore,
  audit: async () => (await import('./audit/command.ts')).audit,
  reseal: async () => (await import('./reseal/command.ts')).reseal,
  partner: async () => (await import('./partner/command.ts')).partner,
  'partner-key': async () => (await import('./partner/keys.ts')).partnerKey,
  questions: async () => (await import('./questions/command.ts')).questions,
  retention: async () => (await import('./retention/command.ts')).retention,
  corrections: async () => (await import('./own-data/corrections.ts')).corrections,
  'email-changes': async () => (await import('./own-data/emailChanges.ts')).emailChanges,
  callbacks: async () => (await import('./callbacks/command.ts')).callbacks,
  people: async () => (await import('./people/command.ts')).people,
  staff: async () => (await import('./staff/command.ts')).staff,
  statuses: async () => (await import('./statuses/command.ts')).statuses,
  kept: async () => (await import('./own-data/kept.ts')).kept,
  erased: async () => (await import('./own-data/erased.ts')).erased,
  changes: async () => (await import('./carry/command.ts')).changes,
  'down-page': async () => (await import('./down-page/command.ts')).downPageCommand,
  alarm: async () => (await import('./alarm/command.ts')).alarm,
};

/**
 * Runs one command.
 *
 * @param words the command and what follows it, as typed; `--settings FILE` before the command reads settings from a
 *   file of lines NAME=value, which win over those of the environment
 * @returns the exit code: 0 done, 1 not done or a fault found, 2 asked for wrongly
 */
export async function runOps(words: readonly string[], operation: Operation): Promise<ExitCode> {
  try {
    const { name, rest, environment } = read(words, operation);
    if (name === undefined || name === 'help' || name === '--help') {
      for (const line of await listOfCommands()) operation.say(line);
      return name === undefined ? 2 : 0;
    }
    const found = Object.hasOwn(COMMANDS, name) ? await COMMANDS[name]?.() : undefined;
    if (!found) throw new Misuse(`There is no command ${name}. See: npm run ops -- help`);
    if (rest.includes('--help')) {
      for (const line of usageOf(name, found)) operation.say(line);
      return 0;
    }
    return await found.run(rest, { ...operation, environment });
  } catch (fault) {
    if (fault instanceof Misuse) {
      operation.complain(fault.message);
      return 2;
    }
    operation.complain(lineOf(fault));
    return 1;
  }
}

function read([first, second, ...others]: readonly string[], { environment }: Operation) {
  if (first !== '--settings') {
    return { name: first, rest: second === undefined ? [] : [second, ...others], environment };
  }
  if (second === undefined) throw new Misuse('--settings wants the name of a file.');
  try {
    const settings = parseEnv(readFileSync(second, 'utf8'));
    return { name: others[0], rest: others.slice(1), environment: { ...environment, ...settings } };
  } catch {
    throw new Misuse(`The file ${second} of --settings cannot be read.`);
  }
}

async function listOfCommands(): Promise<string[]> {
  const commands = await Promise.all(
    Object.entries(COMMANDS).map(async ([name, load]) => ({ name, help: (await load()).help })),
  );
  return [
    'npm run ops -- [--settings FILE] COMMAND [options]',
    ...commands.map(({ name, help }) => `  ${name.padEnd(12)} ${help}`),
    'The options of one: npm run ops -- COMMAND --help',
  ];
}

function usageOf(name: string, { help, usage: [call, ...options] }: Command): string[] {
  return [help, `npm run ops -- ${name} ${call}`, ...options];
}

/** Why a file or folder cannot be read or written, by the code of the system. */
const OUT_OF_REACH: Readonly<Record<string, string>> = {
  EACCES: 'permission denied to this account',
  EPERM: 'permission denied to this account',
  EROFS: 'it is on a disk that can only be read',
  ENOSPC: 'the disk is full',
};

/** Codes of PostgreSQL for a table and a column that are not there. */
const MISSING = ['42P01', '42703'];

function lineOf(fault: unknown): string {
  if (fault instanceof StartFault) return fault.message;
  if (fault instanceof Error && 'code' in fault && MISSING.includes(String(fault.code))) {
    return `${NOT_OF_THIS_RELEASE} (${fault.message})`;
  }
  return `It did not work: ${wordsOf(fault)}`;
}

function wordsOf(fault: unknown): string {
  const why = refusedWrite(fault);
  if (why !== undefined) return `the database cannot write: ${why}, then try again.`;
  if (fault instanceof Error && 'code' in fault && 'path' in fault) {
    const reason = OUT_OF_REACH[String(fault.code)];
    if (reason !== undefined) return `${fault.path}: ${reason}.`;
  }
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
}
