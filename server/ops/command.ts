import { parseArgs } from 'node:util';
import type { Config } from '../platform/config/config.ts';
import { readConfig } from '../platform/config/config.ts';
import type { Variables } from '../platform/config/mode.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/database.ts';

/** 0: done. 1: it could not be done, or a fault was found. 2: asked for wrongly. */
export type ExitCode = 0 | 1 | 2;

/** One option of a command: `--name VALUE`, or `--name` alone for a boolean. */
type Option = {
  readonly type: 'string' | 'boolean';
  readonly default?: string | boolean;
  /** What it does, in one line. */
  readonly help: string;
};
type Options = Readonly<Record<string, Option>>;
/** What was given: the value of each option by its name. */
type Given<Named extends Options> = {
  readonly [Name in keyof Named]:
    | (Named[Name]['type'] extends 'boolean' ? boolean : string)
    | (Named[Name] extends { readonly default: string | boolean } ? never : undefined);
};

/** What a command works with. */
export type Operation = {
  readonly environment: Variables;
  /** Prints a line for the operator. */
  say(line: string): void;
  /** Prints a fault: a line on the error output. */
  complain(line: string): void;
};

/** A command of `npm run ops`. */
export type Command = {
  /** What it does, in one line. */
  readonly help: string;
  /** How it is called, and its options: a line each. */
  readonly usage: readonly string[];
  /** Runs it with the words after its name. Throws a Misuse for words it does not know. */
  run(words: readonly string[], operation: Operation): Promise<ExitCode>;
};

/** What is said where a table or column is missing, such as in a trial that was never started. */
export const NOT_OF_THIS_RELEASE =
  'The database is not of this release yet: start the service once, then try again.';

/** The command was not called as it has to be; the message says what is wrong. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}

/**
 * Declares a command.
 *
 * @param help what it does, in one line
 * @param words names of what stands after the command without dashes, such as FILE; one in square brackets may be
 *   left out
 * @param run the work. It throws a StartFault for what the operator can put right; undefined means that it is done
 */
export function command<const Named extends Options>(
  help: string,
  { words: names = [], options }: { readonly words?: readonly string[]; readonly options: Named },
  run: (given: Given<Named>, words: readonly string[], operation: Operation) => Promise<ExitCode | undefined>,
): Command {
  const needed = names.filter(name => !name.startsWith('[')).length;
  return {
    help,
    usage: [
      [...names, ...Object.entries(options).map(([name, option]) => `[${written(name, option)}]`)].join(' '),
      ...Object.entries(options).map(
        ([name, option]) => `  ${written(name, option).padEnd(20)} ${option.help}`,
      ),
    ],
    async run(words, operation) {
      const { values, positionals } = parsed(words, options);
      if (positionals.length < needed) throw new Misuse(`${names[positionals.length]} is missing.`);
      if (positionals.length > names.length) {
        throw new Misuse(`"${positionals[names.length]}" is one word too many.`);
      }
      // parseArgs gives each option the type that its row says.
      return (await run(values as Given<Named>, positionals, operation)) ?? 0;
    },
  };
}

function parsed(words: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (fault) {
    const reason = fault instanceof Error ? (fault.message.split(/\. |\n/, 1)[0] ?? '') : String(fault);
    throw new Misuse(`${reason.replace(/\.$/, '')}.`);
  }
}

function written(name: string, { type }: Option): string {
  return type === 'boolean' ? `--${name}` : `--${name} ${name.toUpperCase()}`;
}

/**
 * Opens the database that the settings name, as the server does, for one piece of work, and closes it afterwards
 * however the work ends. Does not migrate it.
 *
 * @param environment the settings; a StartFault names each that is wrong
 */
export async function withDatabase<Result>(
  environment: Variables,
  work: (opened: OpenDatabase, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(environment);
  const opened = await openDatabase(config);
  try {
    return await work(opened, config);
  } finally {
    await opened.close();
  }
}
