import { userInfo } from 'node:os';
import { note } from '../platform/audit/auditLog.ts';
import type { Variables } from '../platform/config/mode.ts';
import type { Database } from '../platform/database/database.ts';
import { Misuse } from './command.ts';

/** The option of every command that shows what somebody told us. */
export const WHY = {
  type: 'string',
  help: 'why you look, without a name: the person can read it in their account',
} as const;

const LONGEST_REASON = 200;

/** The reason that was given. Throws a Misuse where there is none. */
export function reasonIn(why: string | undefined): string {
  const reason = why?.trim().replace(/\s+/gu, ' ') ?? '';
  if (reason === '') throw new Misuse('Say why you look: --why REASON. The person can read it.');
  if (reason.length > LONGEST_REASON) throw new Misuse(`Say it in ${LONGEST_REASON} letters: --why REASON.`);
  return reason;
}

/** The account of this machine that gives the command. */
export function accountIn({ SUDO_USER }: Variables): string {
  return SUDO_USER || userInfo().username;
}

/** Writes into the audit log that the case of a person was opened, by which account of this machine and why. */
export async function noteLook(
  database: Database,
  environment: Variables,
  { customerId, why, now }: { readonly customerId: string; readonly why: string; readonly now: Date },
): Promise<void> {
  const by = accountIn(environment);
  await note(database, { kind: 'case looked at', at: now, customerId, facts: { by, why } });
}
