import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

type Nothing = Readonly<Record<string, never>>;
/** About which of the staff; `by` is who the operator says they are, where it was a command. */
type OfMember = { readonly member: string; readonly by?: string };
type OfWork = { readonly work: string };
type OfDecision = { readonly decision: string };
type OfTask = { readonly task: string };

/** What can be put right together with a person. */
export type Corrected =
  | 'answer'
  | 'budget'
  | 'debt'
  | 'debt added'
  | 'debt deleted'
  | 'debts told apart'
  | 'household'
  | 'name'
  | 'phone'
  /** Of what happened to a plan: which plan, and which entry of it. */
  | 'plan entry'
  /** What a trustee has named as the fees of a trust deed. */
  | 'trust deed fees'
  // Of health it is never said which: the words of a condition stand nowhere outside its own row.
  | 'health'
  | 'support needs'
  | 'consent';

/** Every kind of entry, with the facts that stand in it. Kinds are kept as text: one that was written is not renamed. */
export type StaffEvents = {
  'member added': OfMember & { readonly role: string };
  'member ended': OfMember & { readonly why?: string };
  'role changed': OfMember & { readonly from: string; readonly to: string; readonly why: string };
  'link made': OfMember & { readonly why?: string };
  'set up': Nothing;
  'signed in': { readonly by: 'password and code' | 'passkey' };
  'sign-in refused': { readonly why: 'wrong' | 'paused' | 'ended' | 'unknown' | 'passkey' };
  'change refused': { readonly why: 'wrong' | 'paused' | 'ended' | 'unknown' };
  'signed out': Nothing;
  'session ended': { readonly session: string; readonly member?: string; readonly why?: string };
  'password changed': Nothing;
  'passkey added': { readonly passkey: string };
  'passkey renamed': { readonly passkey: string };
  'passkey removed': { readonly passkey: string };
  'log read': Nothing;
  'work taken': OfWork;
  'work given back': OfWork;
  /** From whom, where somebody else did. */
  'work put back': OfWork & { readonly from: string; readonly why: string; readonly by?: string };
  'looked at': Partial<OfWork> & { readonly why: string; readonly part?: string };
  'advice decided': OfDecision & { readonly outcome: string; readonly solution: string };
  'advice change looked at': OfDecision & { readonly outcome: 'approved' | 'refused' };
  'advice decision ended': OfDecision & { readonly outcome: 'withdrawn' | 'taken back' };
  'advice run': { readonly record: string };
  'note added': { readonly note: string };
  'task added': OfTask;
  'task done': OfTask;
  'flag set': { readonly flag: string };
  'flag taken away': { readonly flag: string };
  'corrected with them': {
    readonly what: Corrected;
    readonly of: string;
  };
  'paper opened': { readonly paper: 'advice' | 'budget' | 'photo' | 'plan' | 'form' };
  /** A letter of theirs was opened as PDF. Its kind may tell of health, and stands nowhere. */
  'letter opened': { readonly paper: 'letter' };
  /** That offers went, written down with the person: of which plan, as the how many-th thing. */
  'offers noted': { readonly plan: string; readonly number: number };
  /** What a lender answered, written down with the person: of which plan, as the how many-th thing. */
  'debt taken in': { readonly plan: string; readonly number: number };
  'answer noted': { readonly plan: string; readonly number: number };
  /** What was paid, or was not, written down with the person: of which plan, as the how many-th thing. */
  'payment noted': { readonly plan: string; readonly number: number };
  /** A break of what is paid, written down with the person: of which plan, as the how many-th thing. */
  'break noted': { readonly plan: string; readonly number: number };
  /** That a letter went, written down with the person: which, and as which version. Its kind may tell of health, and stands nowhere. */
  'letter noted as sent': { readonly letter: string; readonly version: number };
  /** Names were shown: how many, and how they were looked for, without a word that was typed. */
  'people listed': { readonly shown: number; readonly by: string };
  'session moved': {
    readonly act: string;
    readonly reason: string;
    readonly from: string;
    readonly to: string;
  };
  'call noted': OfWork & { readonly outcome: string };
  'chat handed over': OfWork & { readonly to: string };
  'chat ended': OfWork;
  'chat followed up': OfWork & { readonly outcome: string };
  /** A key with which a partner signs its calls: which, never its secret. */
  'partner key made': { readonly key: string; readonly partner: string };
  'partner key ended': { readonly key: string };
  'plan noted': OfWork & { readonly outcome: string };
  /** How a plan goes, by one of us: which, and from which state to which. */
  'plan state noted': {
    readonly plan: string;
    readonly from: string;
    readonly to: string;
    /** How it ended, where that was said. */
    readonly how?: string;
  };
  /** An insolvency was talked over with its person: which plan, and how; nothing of what was said. */
  'plan talked over': { readonly plan: string; readonly how: string };
  /** One of us looked again in the middle of a Breathing Space: which plan, and what came of it. */
  'plan looked at again': { readonly plan: string; readonly outcome: string };
  /** What was done with an application, from when it is handed over for its person: which plan it is for, and which version. */
  'application moved': {
    readonly application: string;
    readonly outcome:
      | 'handed over'
      | 'accepted'
      /** To whoever may see facts of health. */
      | 'passed on'
      | 'asked again'
      | 'being sent'
      | 'sent'
      | 'granted'
      | 'refused'
      | 'withdrawn'
      /** The answer to a form whose plan is over was gone through with its person. */
      | 'gone through';
    readonly version: number;
  };
  'application opened': { readonly application: string; readonly paper: 'file' | 'PDF' };
  /** What a person said on the phone was written down in their form. Which question may tell of health, and stands nowhere. */
  'form filled in with them': { readonly application: string };
  'booking noted': OfWork & { readonly outcome: string };
  /** When they take talks: of how many days of a week, and how many days away. */
  'talk hours changed': { readonly days: number; readonly away: number };
  'talk booked': { readonly booking: string };
};

/** One thing that somebody behind the site did. */
export type StaffEntry = {
  [Kind in keyof StaffEvents]: {
    readonly kind: Kind;
    readonly at: Date;
    /** Who did it; null where it was the operator, by a command. */
    readonly staffId: string | null;
    /** Whom we help it is about. */
    readonly customerId?: string | null;
    /** `request.network` of the call: a keyed hash, never the address. */
    readonly network?: Buffer;
    readonly facts: StaffEvents[Kind];
  };
}[keyof StaffEvents];

/**
 * Adds an entry to the log of staff. Give it the transaction of what it records, so that neither is kept without the
 * other. Facts are few and plain: never a name, an answer or a token of anybody.
 */
export async function noteStaff(on: Database | DatabaseTransaction, entry: StaffEntry): Promise<void> {
  await on
    .insertInto('staff_log')
    .values({
      at: entry.at,
      kind: entry.kind,
      staff_id: entry.staffId,
      customer_id: entry.customerId ?? null,
      network: entry.network ?? null,
      facts: JSON.stringify(entry.facts),
    })
    .execute();
}

/**
 * What staff did about a person, the newest first.
 *
 * @param most so many at most
 */
export async function staffEventsOf(
  database: Database,
  customerId: string,
  most: number,
): Promise<
  readonly {
    readonly at: Date;
    readonly kind: string;
    readonly staffId: string | null;
    readonly facts: unknown;
  }[]
> {
  const rows = await database
    .selectFrom('staff_log')
    .select(['at', 'kind', 'staff_id', 'facts'])
    .where('customer_id', '=', customerId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ staff_id: staffId, ...row }) => ({ ...row, staffId }));
}

/** Whether somebody of the staff has taken a piece of work about a person, now or before. */
export async function hasTakenWork(
  database: Database,
  {
    staffId,
    customerId,
    workId,
  }: { readonly staffId: string; readonly customerId: string; readonly workId: string },
): Promise<boolean> {
  const row = await database
    .selectFrom('staff_log')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'work taken')
    .where(sql<string>`facts ->> 'work'`, '=', workId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
