import { randomUUID } from 'node:crypto';
import type { ComposedLetter } from '@towpath/domain/letters/composed.ts';
import type { SaidForLetters } from '@towpath/domain/letters/saidForLetters.ts';
import {
  LETTER_ANSWERS,
  type LetterAnswer,
  SENT_WAYS,
  type SentWay,
} from '@towpath/domain/letters/sentLetter.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Selectable } from 'kysely';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { LettersSent } from '../../platform/database/database.generated.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import {
  type Contacts,
  type Draft,
  letterContacts,
  letterFacts,
  openDraft,
  openSent,
  sealDraft,
  sealSent,
  type WentOut,
} from './kept.ts';

type On = Database | DatabaseTransaction;

/** A letter that a person has begun. Days are 'YYYY-MM-DD'. */
export type KeptLetter = {
  readonly id: string;
  readonly letterKey: string;
  /** The debt it is about, or 'all'. */
  readonly about: string;
  readonly draft: Draft;
  readonly attachesBudget: boolean;
  readonly readOn: string | null;
  /** What went out, the latest first. */
  readonly sent: readonly SentVersion[];
  /** What was marked as sent and taken back since, the latest first. */
  readonly takenBack: readonly SentVersion[];
};

/** All that was marked as sent, the latest first, whether it was taken back or not. */
export function keptVersions({ sent, takenBack }: KeptLetter): readonly SentVersion[] {
  return [...sent, ...takenBack].toSorted((a, b) => b.version - a.version);
}

export type SentVersion = {
  readonly version: number;
  readonly attachedBudget: boolean;
  readonly sentOn: string;
  /** Null where it was said on the plan that it went: how is not asked there. */
  readonly by: SentWay | null;
  readonly answerBy: string | null;
  readonly answer: LetterAnswer | null;
  readonly answeredOn: string | null;
  /** When the person said that it went: of two of one day, the later went later. */
  readonly notedAt: Date;
  /** What was noted before and put right since, the earliest first. */
  readonly answersBefore: readonly AnswerBefore[];
  /** The day on which the person said that it did not go after all; null where it went. */
  readonly takenBackOn: string | null;
  /** Who of the staff wrote it down with the person; null where they said so themselves. */
  readonly staffId: string | null;
};

/** An answer that was noted, with its day and the day it was put right. */
export type AnswerBefore = {
  readonly answer: LetterAnswer;
  readonly on: string;
  readonly putRightOn: string;
};

/** Orders what went out, the earliest first. */
export function bySending(a: SentVersion, b: SentVersion): number {
  const byDay = a.sentOn.localeCompare(b.sentOn) || a.notedAt.getTime() - b.notedAt.getTime();
  return byDay || a.version - b.version;
}

/** All letters that a person has begun. Throws DoesNotOpen. */
export async function keptLetters(on: On, seal: Seal, customerId: string): Promise<readonly KeptLetter[]> {
  const [rows, sent] = await Promise.all([
    on.selectFrom('letters').selectAll().where('customer_id', '=', customerId).orderBy('id').execute(),
    on
      .selectFrom('letters_sent')
      .select([
        'letter_id',
        'version',
        'attached_budget',
        'sent_on',
        'sent_by',
        'answer_by',
        'answer',
        'answered_on',
        'answers_before',
        'noted_at',
        'taken_back_at',
        'staff_id',
      ])
      .where('customer_id', '=', customerId)
      .orderBy('version', 'desc')
      .execute(),
  ]);
  return rows.map(row => ({
    ...versionsOf(sent.filter(({ letter_id }) => letter_id === row.id)),
    id: row.id,
    letterKey: row.letter_key,
    about: row.about,
    draft: openDraft(seal, row.id, row.sealed),
    attachesBudget: row.attaches_budget,
    readOn: row.read_on,
  }));
}

type SentRow = Pick<
  Selectable<LettersSent>,
  | 'version'
  | 'attached_budget'
  | 'sent_on'
  | 'sent_by'
  | 'answer_by'
  | 'answer'
  | 'answered_on'
  | 'answers_before'
  | 'noted_at'
  | 'taken_back_at'
  | 'staff_id'
>;

function versionsOf(rows: readonly SentRow[]): Pick<KeptLetter, 'sent' | 'takenBack'> {
  const all = rows.map(
    (one): SentVersion => ({
      version: one.version,
      attachedBudget: one.attached_budget,
      sentOn: one.sent_on,
      by: SENT_WAYS.find(way => way === one.sent_by) ?? null,
      answerBy: one.answer_by,
      answer: LETTER_ANSWERS.find(answer => answer === one.answer) ?? null,
      answeredOn: one.answered_on,
      notedAt: one.noted_at,
      // Written by `noteAnswer` alone.
      answersBefore: one.answers_before as readonly AnswerBefore[],
      takenBackOn: one.taken_back_at && isoDate(londonDate(one.taken_back_at)),
      staffId: one.staff_id,
    }),
  );
  return {
    sent: all.filter(({ takenBackOn }) => takenBackOn === null),
    takenBack: all.filter(({ takenBackOn }) => takenBackOn !== null),
  };
}

export type LetterKey = Pick<KeptLetter, 'letterKey' | 'about'>;
type Writing = { readonly customerId: string; readonly at: Date };

/** Writes what is typed into a letter, what was read of it and whether the budget goes with it; returns its id. */
export async function saveLetter(
  trx: DatabaseTransaction,
  seal: Seal,
  { customerId, at }: Writing,
  letter: LetterKey & Pick<KeptLetter, 'draft' | 'attachesBudget' | 'readOn'> & { readonly id?: string },
): Promise<string> {
  const id = letter.id ?? randomUUID();
  const values = {
    sealed: sealDraft(seal, id, letter.draft),
    attaches_budget: letter.attachesBudget,
    read_on: letter.readOn,
    changed_at: at,
  };
  if (letter.id === undefined) {
    await trx
      .insertInto('letters')
      .values({ ...values, customer_id: customerId, id, letter_key: letter.letterKey, about: letter.about })
      .execute();
  } else {
    await trx
      .updateTable('letters')
      .set(values)
      .where('customer_id', '=', customerId)
      .where('id', '=', id)
      .execute();
  }
  return id;
}

/** Keeps a letter as it went out. */
export async function addSent(
  trx: DatabaseTransaction,
  seal: Seal,
  { customerId, at }: Writing,
  letterId: string,
  {
    version,
    letter,
    budget,
    ...sent
  }: Omit<SentVersion, 'answer' | 'answeredOn' | 'answersBefore' | 'notedAt' | 'takenBackOn'> & {
    readonly letter: ComposedLetter;
    readonly budget: WentOut['budget'];
    /** It says that a settlement of its debt was paid. */
    readonly settles: boolean;
  },
): Promise<void> {
  await trx
    .insertInto('letters_sent')
    .values({
      customer_id: customerId,
      letter_id: letterId,
      version,
      sealed: sealSent(seal, letterId, version, { letter, budget }),
      attached_budget: sent.attachedBudget,
      sent_on: sent.sentOn,
      sent_by: sent.by,
      answer_by: sent.answerBy,
      noted_at: at,
      staff_id: sent.staffId,
      settles: sent.settles,
    })
    .execute();
}

/**
 * Notes what came back to a version, or that nothing did. Another answer than was noted puts that right, and what was noted
 * stays to be seen; the same again changes nothing.
 *
 * @param today 'YYYY-MM-DD'
 */
export async function noteAnswer(
  trx: DatabaseTransaction,
  customerId: string,
  letterId: string,
  sent: SentVersion,
  {
    answer,
    on,
    today,
  }: { readonly answer: LetterAnswer | null; readonly on: string | null; readonly today: string },
): Promise<void> {
  if (sent.answer === answer && sent.answeredOn === on) return;
  await trx
    .updateTable('letters_sent')
    .set({ answer, answered_on: on, answers_before: JSON.stringify(answersBefore(sent, today)) })
    .where('customer_id', '=', customerId)
    .where('letter_id', '=', letterId)
    .where('version', '=', sent.version)
    .execute();
}

/** Silence that is over is no slip. */
function answersBefore({ answer, answeredOn, answersBefore: before }: SentVersion, today: string) {
  const isPutRight = answer !== null && answer !== 'none' && answeredOn !== null;
  return isPutRight ? [...before, { answer, on: answeredOn, putRightOn: today }] : before;
}

/** Keeps that a version which was marked as sent did not go after all. */
export async function takeBackSent(
  trx: DatabaseTransaction,
  customerId: string,
  { letterId, version, at }: { readonly letterId: string; readonly version: number; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('letters_sent')
    .set({ taken_back_at: at })
    .where('customer_id', '=', customerId)
    .where('letter_id', '=', letterId)
    .where('version', '=', version)
    .execute();
}

/** A letter as a version of it went out; undefined for none. Throws DoesNotOpen. */
export async function sentLetter(...of: Parameters<typeof wentOut>): Promise<ComposedLetter | undefined> {
  return (await wentOut(...of))?.letter;
}

/** The same, with the budget that went with it. */
export async function wentOut(
  on: On,
  seal: Seal,
  customerId: string,
  letterId: string,
  version: number,
): Promise<WentOut | undefined> {
  const row = await on
    .selectFrom('letters_sent')
    .select('sealed')
    .where('customer_id', '=', customerId)
    .where('letter_id', '=', letterId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && openSent(seal, letterId, version, row.sealed);
}

/** What a person typed that the next letter needs too. Throws DoesNotOpen. */
export const contactsOf = letterContacts.read;

/** Writes it. */
export async function saveContacts(
  trx: DatabaseTransaction,
  seal: Seal,
  { customerId, at }: { readonly customerId: string; readonly at: Date },
  contacts: Contacts,
): Promise<void> {
  const values = letterContacts.row(seal, at, contacts);
  await trx
    .insertInto('letter_contacts')
    .values({ customer_id: customerId, ...values })
    .onConflict(conflict => conflict.column('customer_id').doUpdateSet(values))
    .execute();
}

/** What a person told us for their letters alone. Throws DoesNotOpen. */
export const saidForLetters = letterFacts.read;

/** Writes it. */
export async function saveSaid(
  trx: DatabaseTransaction,
  seal: Seal,
  { customerId, at }: { readonly customerId: string; readonly at: Date },
  said: SaidForLetters,
): Promise<void> {
  const values = letterFacts.row(seal, at, said);
  await trx
    .insertInto('letter_facts')
    .values({ customer_id: customerId, ...values })
    .onConflict(conflict => conflict.column('customer_id').doUpdateSet(values))
    .execute();
}
