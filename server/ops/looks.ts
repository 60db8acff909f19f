import { userInfo } from 'node:os';
import { note } from '../platform/audit/auditLog.ts';
import type { Variables } from '../platform/config/mode.ts';
import type { Database } from '../platform/database/database.ts';
import { Misuse } from './command.ts';

const WHY = {
  type: 'string',
  help: 'why you look, without a name: the person can read it in their account',
} as const;

const LONGEST_REASON = 200;
const LONGEST_NAME = 60;

/** Accounts of a machine that several people are: they do not say who looks. */
const SHARED_ACCOUNTS = new Set(['root', 'node', 'towpath']);

/** The options of every command that shows what somebody told us, or acts for them. */
export const LOOK = {
  why: WHY,
  who: { type: 'string', help: 'your name, where the machine does not know it: the person can read it' },
} as const;

/** Who looks, and why. */
export type Look = { readonly by: string; readonly why: string };

/** Who looks and why, by `--who` and `--why`. Throws a Misuse where there is no reason, and as `whoIn` does. */
export function lookIn(
  { why, who }: { readonly why: string | undefined; readonly who: string | undefined },
  environment: Variables,
): Look {
  const reason = reasonIn(why);
  return { by: whoIn(who, environment), why: reason };
}

/**
 * Who gives the command: by `--who`, without it by the account of the machine. Throws a Misuse where nobody can tell:
 * in a container, or as root without sudo.
 *
 * @param readers who reads the name, in a sentence
 */
export function whoIn(
  who: string | undefined,
  { SUDO_USER }: Variables,
  readers = 'The person can read it.',
): string {
  const by = who?.trim() || SUDO_USER || accountHere();
  if (by === undefined || (who === undefined && SHARED_ACCOUNTS.has(by))) {
    throw new Misuse(`Say who you are: --who NAME. ${readers}`);
  }
  if (by.length > LONGEST_NAME) throw new Misuse(`Say who you are in ${LONGEST_NAME} letters: --who NAME.`);
  return by;
}

/** The account that runs this; undefined where the system has no name for it. */
function accountHere(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

/** The reason that was given. Throws a Misuse where there is none. */
function reasonIn(why: string | undefined): string {
  const reason = why?.trim().replace(/\s+/gu, ' ') ?? '';
  if (reason === '') throw new Misuse('Say why you look: --why REASON. The person can read it.');
  if (reason.length > LONGEST_REASON) throw new Misuse(`Say it in ${LONGEST_REASON} letters: --why REASON.`);
  return reason;
}

/** Writes into the audit log that the case of a person was opened, by whom and why. */
export async function noteLook(
  database: Database,
  { by, why }: Look,
  { customerId, now }: { readonly customerId: string; readonly now: Date },
): Promise<void> {
  await note(database, { kind: 'case looked at', at: now, customerId, facts: { by, why } });
}
