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
  return {
    id,
    askedAt: now.toISOString(),
    says: text,
    answerBy,
    state: 'open',
    answeredOn: null,
    answer: null,
  };
}

/** Takes one back. Throws NOT_FOUND for one that is not open, belongs to somebody else or does not exist. */
export async function takeBack(deps: Deps, customerId: string, id: string, now: Date): Promise<Correction> {
  if (!isCorrectionId(id)) throw new ApiError('NOT_FOUND');
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
    sealed: openCorrection(seal, row),
    sealed_answer: openAnswer(seal, row),
  }));
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
    says: readable(row.sealed),
    answerBy: row.answer_by,
    state: row.taken_back_at === null ? answered : 'taken back',
    answeredOn: row.answered_at && isoDate(londonDate(row.answered_at)),
    answer: row.sealed_answer && readable(row.sealed_answer),
  };
}

function readable(text: string | DoesNotOpen): string {
  return text instanceof DoesNotOpen ? words.doesNotOpen : text;
}

type Row = { readonly customer_id: string; readonly id: string };

/** What a person wrote, or that it does not open. */
export function openCorrection(seal: Seal, row: Row & { readonly sealed: Buffer }): string | DoesNotOpen {
  return opened(seal, row.sealed, row.id, correctionSubject(row.customer_id, row.id));
}

/** What we answered, or that it does not open; null where nothing is kept. */
function openAnswer(
  seal: Seal,
  row: Row & { readonly sealed_answer: Buffer | null },
): string | DoesNotOpen | null {
  return row.sealed_answer && opened(seal, row.sealed_answer, row.id, answerSubject(row.customer_id, row.id));
}

function opened(seal: Seal, sealed: Buffer, id: string, subject: string): string | DoesNotOpen {
  const place = { key: 'DATA_SECRET', table: 'corrections', id } as const;
  return openedOr(() => openSealed(seal, sealed, subject, place));
}

/** Whether a text can be the id of one. */
export function isCorrectionId(id: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu.test(id);
}

/** What a message is sealed for. */
export function correctionSubject(customerId: string, id: string): string {
  return `correction ${customerId} ${id}`;
}

/** What our answer is sealed for. */
export function answerSubject(customerId: string, id: string): string {
  return `answer to correction ${customerId} ${id}`;
}
