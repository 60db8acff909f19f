import type { Deps } from '../../deps.ts';
import { note } from '../../platform/audit/auditLog.ts';
import { wasNotedSince } from '../../platform/audit/wasNotedSince.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { holdPerson } from '../customers/retained.ts';

export const COPY_MAIL = 'copy made';

const MINUTE = 60 * 1000;
/** Both files of a copy, and another try for one of them, are told of once. */
const ONE_COPY = 10 * MINUTE;

/** Writes down that a person has a copy made, and tells their email, so that they hear of one that was not theirs. */
export async function noteCopy(
  { database, clock, outbox }: Pick<Deps, 'database' | 'clock'> & { readonly outbox: Outbox },
  who: { readonly customerId: string; readonly sessionId: string; readonly network: Buffer },
): Promise<void> {
  const { customerId } = who;
  await database.transaction().execute(async trx => {
    const at = clock.now();
    // Both files are asked for at once: the second waits here, and finds the first.
    await holdPerson(trx, customerId);
    const entry = { ...who, kind: 'export asked', at, facts: {} } as const;
    const isTold = await wasNotedSince(trx, customerId, entry, new Date(at.getTime() - ONE_COPY));
    await note(trx, entry);
    if (!isTold) await outbox.add(trx, customerId, COPY_MAIL, at);
  });
  outbox.nudge();
}
