import { randomUUID } from 'node:crypto';
import { type Correction, MOST_CORRECTION_LETTERS } from '@towpath/contracts/api/ownData.ts';
import { keptUntil } from '@towpath/domain/people/retention.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { note } from '../../platform/audit/auditLog.ts';
import { DoesNotOpen, openedOr, openSealed } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { accountById } from '../customers/accounts.ts';
import { words } from './words.ts';

export const CORRECTION_MAIL = 'correction asked';

/** The law gives a month to put something right, or to say why not. */
const ANSWER_WITHIN = { months: 1 };

type Deps = { readonly database: Database; readonly seal: Seal };
type LoggedIn = { readonly customerId: string; readonly sessionId: string; readonly network: Buffer };

/**
 * Keeps what a person says is wrong, sealed, and has a mail say so. Throws VALIDATION_FAILED at `says` for nothing or
 * too much.
 */
export async function addCorrection(
  { database, seal, outbox }: Deps & { readonly outbox: Outbox },
  who: LoggedIn,
  says: string,
  now: Date,
): Promise<Correction> {
  const text = says.trim();
  if (text === '') throw fieldError('says', words.correctionNeeded);
  if (text.length > MOST_CORRECTION_LETTERS) {
    throw fieldError('says', words.correctionTooLong(MOST_CORRECTION_LETTERS));
  }
  const id = randomUUID();
  const { customerId } = who;
  const answerBy = isoDate(keptUntil(londonDate(now), ANSWER_WITHIN));
  await database.transaction().execute(async trx => {
    await trx
      .insertInto('corrections')
      .values({
        customer_id: customerId,
        id,
        asked_at: now,
        answer_by: answerBy,
        sealed: seal.close(text, correctionSubject(customerId, id)),
      })
      .execute();
    await note(trx, { ...who, kind: 'correction asked', at: now, facts: {} });
    await outbox.add(trx, customerId, CORRECTION_MAIL, now, id);
  });
  outbox.nudge();
  return { id, askedAt: now.toISOString(), says: text, answerBy, state: 'open' };
}

/** Takes one back. Throws NOT_FOUND for one that is not open, belongs to somebody else or does not exist. */
export async function takeBack(deps: Deps, customerId: string, id: string, now: Date): Promise<Correction> {
  if (!UUID.test(id)) throw new ApiError('NOT_FOUND');
  await deps.database
    .updateTable('corrections')
    .set({ taken_back_at: now })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .execute();
  const row = (await correctionsOf(deps.database, deps.seal, customerId)).find(one => one.id === id);
  if (row?.taken_back_at == null) throw new ApiError('NOT_FOUND');
  return shown(row);
}

/** What a person has said is wrong, the newest first. */
export async function listCorrections(deps: Deps, customerId: string): Promise<Correction[]> {
  return (await correctionsOf(deps.database, deps.seal, customerId)).map(shown);
}

/** The rows of a person, the newest first, with what they and we wrote opened. */
export async function correctionsOf(database: Database, seal: Seal, customerId: string) {
  const rows = await database
    .selectFrom('corrections')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('asked_at', 'desc')
    .execute();
  return rows.map(row => ({
    ...row,
    sealed: opened(seal, row.sealed, customerId, row.id),
  }));
}

/** What waits for an answer of the operator, the soonest due first, with the email to write to. */
export async function openCorrections({ database, seal }: Deps): Promise<
  readonly {
    readonly customerId: string;
    readonly id: string;
    readonly answerBy: string;
    readonly email: string | null;
    /** Null where it does not open. */
    readonly says: string | null;
  }[]
> {
  const rows = await database
    .selectFrom('corrections')
    .select(['customer_id', 'id', 'answer_by', 'sealed'])
    .where('answered_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .orderBy('answer_by')
    .orderBy('asked_at')
    .execute();
  return Promise.all(
    rows.map(async ({ customer_id: customerId, id, answer_by: answerBy, sealed }) => {
      const says = opened(seal, sealed, customerId, id);
      return {
        customerId,
        id,
        answerBy,
        email: (await accountById(database, customerId))?.email ?? null,
        says: says instanceof DoesNotOpen ? null : says,
      };
    }),
  );
}

/** How many wait for an answer, and since when the oldest does; null where none does. */
export function correctionsWaiting(
  database: Database,
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  return database
    .selectFrom('corrections')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<Date | null>('asked_at').as('oldest')])
    .where('answered_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** How many of a person wait for an answer. */
export async function openCorrectionCount(database: Database, customerId: string): Promise<number> {
  const { count } = await database
    .selectFrom('corrections')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('answered_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Notes that the operator has answered one. False when it is not open or does not exist. */
export async function noteAnswered(database: Database, id: string, now: Date): Promise<boolean> {
  if (!UUID.test(id)) return false;
  const { numUpdatedRows } = await database
    .updateTable('corrections')
    .set({ answered_at: now })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The day by which a person hears from us of one; undefined when it has been taken back or does not exist. */
export async function answerByOf(
  database: Database,
  customerId: string,
  id: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('corrections')
    .select('answer_by')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
  return row?.answer_by;
}

function shown(row: Awaited<ReturnType<typeof correctionsOf>>[number]): Correction {
  const answered = row.answered_at === null ? 'open' : 'answered';
  return {
    id: row.id,
    askedAt: row.asked_at.toISOString(),
    says: row.sealed instanceof DoesNotOpen ? words.doesNotOpen : row.sealed,
    answerBy: row.answer_by,
    state: row.taken_back_at === null ? answered : 'taken back',
  };
}

/** What a person wrote, or that it does not open. */
function opened(seal: Seal, sealed: Buffer, customerId: string, id: string): string | DoesNotOpen {
  const place = { key: 'DATA_SECRET', table: 'corrections', id } as const;
  return openedOr(() => openSealed(seal, sealed, correctionSubject(customerId, id), place));
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** What a message is sealed for. */
export function correctionSubject(customerId: string, id: string): string {
  return `correction ${customerId} ${id}`;
}
