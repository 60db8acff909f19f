import { randomUUID } from 'node:crypto';
import type { LastWord } from '@towpath/domain/casework/doubt.ts';
import { isSameAdvice } from '@towpath/domain/casework/sameAdvice.ts';
import type { AdviceRecord } from '@towpath/domain/solutions/explain/record.ts';
import { sql } from 'kysely';
import { openSealed } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { keptTextWithId } from './repository.ts';

export type DecisionOutcome = 'confirmed' | 'changed';

/** How a decision came to count for nothing. */
const ENDINGS = ['refused', 'withdrawn', 'taken back'] as const;
type Ending = (typeof ENDINGS)[number];

/** What an adviser said of an advice. */
export type Decision = {
  readonly id: string;
  readonly recordId: string;
  readonly at: Date;
  readonly staffId: string;
  readonly outcome: DecisionOutcome;
  readonly shortName: string;
  /** The codes of what was asked and settled with the person. */
  readonly asked: readonly string[];
  /** In words that the person reads. */
  readonly reason: string;
  /** Of a change, the second pair of eyes; null where nobody has looked yet, and of what needs none. */
  readonly look: { readonly at: Date; readonly staffId: string; readonly approves: boolean } | null;
  /** That it counts for nothing: since when, by whom, and why; null while nobody has said so. */
  readonly ended: DecisionEnded | null;
};

/** The end of a decision. Why something was taken back that counted is in words that the person reads. */
export type DecisionEnded = {
  readonly at: Date;
  readonly staffId: string;
  readonly how: Ending;
  readonly reason: string;
};

/** For whom and what the reason of a decision is sealed. */
export const decisionSubject = (customerId: string, id: string) => `advice decision ${customerId} ${id}`;

/** The same of why it ended. */
export const endingSubject = (customerId: string, id: string) => `end of advice decision ${customerId} ${id}`;

/** Whether it counted for the person, at least for a time: a yes at once, a change once another had approved it. */
function hasCounted({ outcome, look }: Decision): boolean {
  return outcome === 'confirmed' || look?.approves === true;
}

/** Whether a change still waits for somebody else to look at it. */
export function waitsForLook({ outcome, look, ended }: Decision): boolean {
  return outcome === 'changed' && look === null && ended === null;
}

/**
 * The decision that counts of those about one advice; undefined for none. Where the latest that counted was taken back,
 * none does: what it had replaced does not come back by itself.
 */
export function inForce(decisions: readonly Decision[]): Decision | undefined {
  const last = decisions.findLast(hasCounted);
  return last?.ended ? undefined : last;
}

/** The decision that was taken back where none has counted since; undefined for none. */
export function takenBack(
  decisions: readonly Decision[],
): (Decision & { readonly ended: DecisionEnded }) | undefined {
  const last = decisions.findLast(hasCounted);
  return last?.ended ? { ...last, ended: last.ended } : undefined;
}

/** The last of those about one advice that counted, whether or not it was taken back; null for none. */
export function lastWordOf(decisions: readonly Decision[]): LastWord | null {
  const last = decisions.findLast(hasCounted);
  if (!last) return null;
  const { shortName, at, look, ended } = last;
  return { shortName, since: look?.at ?? at, takenBackAt: ended?.at ?? null };
}

/** All that advisers have said of a person's advice, the oldest first. Throws DoesNotOpen. */
export async function decisionsOf(
  on: Database | DatabaseTransaction,
  seal: Seal,
  customerId: string,
): Promise<readonly Decision[]> {
  const rows = await on
    .selectFrom('advice_decisions as decision')
    .leftJoin('advice_decision_looks as look', join =>
      join
        .onRef('look.customer_id', '=', 'decision.customer_id')
        .onRef('look.decision_id', '=', 'decision.id'),
    )
    .leftJoin('advice_decision_endings as ending', join =>
      join
        .onRef('ending.customer_id', '=', 'decision.customer_id')
        .onRef('ending.decision_id', '=', 'decision.id'),
    )
    .select([
      'decision.id',
      'record_id',
      'decision.at',
      'decision.staff_id',
      'outcome',
      'short_name',
      'asked',
    ])
    .select(['decision.sealed_reason', 'look.at as look_at', 'look.staff_id as look_by', 'approves'])
    .select([
      'ending.at as ended_at',
      'ending.staff_id as ended_by',
      'ending.how as ended_how',
      'ending.sealed_reason as ended_reason',
    ])
    .where('decision.customer_id', '=', customerId)
    .orderBy('decision.at')
    .orderBy('sequence')
    .execute();
  return rows.map(row => ({
    id: row.id,
    recordId: row.record_id,
    at: row.at,
    staffId: row.staff_id,
    outcome: row.outcome === 'confirmed' ? 'confirmed' : 'changed',
    shortName: row.short_name,
    asked: row.asked,
    reason: openedReason(seal, customerId, row.id, row.sealed_reason),
    look:
      row.look_at === null || row.look_by === null || row.approves === null
        ? null
        : { at: row.look_at, staffId: row.look_by, approves: row.approves },
    ended:
      row.ended_at === null || row.ended_by === null || row.ended_reason === null
        ? null
        : {
            at: row.ended_at,
            staffId: row.ended_by,
            how: ENDINGS.find(one => one === row.ended_how) ?? 'taken back',
            reason: openedEnding(seal, customerId, row.id, row.ended_reason),
          },
  }));
}

/** The reason of a decision in its row. Throws DoesNotOpen. */
export function openedReason(seal: Seal, customerId: string, id: string, sealed: Buffer): string {
  const place = { key: 'HEALTH_DATA_KEY', table: 'advice_decisions', id } as const;
  return openSealed(seal, sealed, decisionSubject(customerId, id), place);
}

/** Why a decision ended, in its row. Throws DoesNotOpen. */
export function openedEnding(seal: Seal, customerId: string, id: string, sealed: Buffer): string {
  const place = { key: 'HEALTH_DATA_KEY', table: 'advice_decision_endings', id } as const;
  return openSealed(seal, sealed, endingSubject(customerId, id), place);
}

/**
 * Those about one advice: about its record, or about one that is the same advice on another day. Throws DoesNotOpen.
 *
 * @param read how a stored record is read
 */
export async function decisionsAbout(
  on: Database | DatabaseTransaction,
  { seal, read }: { readonly seal: Seal; readonly read: (text: string) => AdviceRecord },
  customerId: string,
  advice: { readonly recordId: string | null; readonly record: AdviceRecord },
): Promise<readonly Decision[]> {
  const all = await decisionsOf(on, seal, customerId);
  const about = new Map<string, boolean>();
  for (const { recordId } of all) {
    if (about.has(recordId)) continue;
    const found = recordId === advice.recordId ? null : await keptTextWithId(on, seal, customerId, recordId);
    about.set(
      recordId,
      found === null || (found !== undefined && isSameAdvice(read(found.text), advice.record)),
    );
  }
  return all.filter(({ recordId }) => about.get(recordId));
}

/** Lets only one at a time say something of a person's advice, until the transaction ends. */
export async function holdDecisions(trx: DatabaseTransaction, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`advice decision ${customerId}`}, 0))`.execute(
    trx,
  );
}

/** Writes down what an adviser said; decisions are held. Returns its id. */
export async function addDecision(
  trx: DatabaseTransaction,
  seal: Seal,
  { customerId, reason, ...said }: Omit<Decision, 'id' | 'look' | 'ended'> & { readonly customerId: string },
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('advice_decisions')
    .values(({ selectFrom }) => ({
      customer_id: customerId,
      id,
      record_id: said.recordId,
      sequence: selectFrom('advice_decisions')
        .select(({ fn, eb }) => eb(fn.countAll<number>(), '+', 1).as('next'))
        .where('customer_id', '=', customerId)
        .where('record_id', '=', said.recordId),
      at: said.at,
      staff_id: said.staffId,
      outcome: said.outcome,
      short_name: said.shortName,
      asked: [...said.asked],
      sealed_reason: seal.close(reason, decisionSubject(customerId, id)),
    }))
    .execute();
  return id;
}

/** Writes down what a second pair of eyes said of a change; decisions are held. */
export async function addLook(
  trx: DatabaseTransaction,
  look: {
    readonly customerId: string;
    readonly decisionId: string;
    readonly at: Date;
    readonly staffId: string;
    readonly approves: boolean;
  },
): Promise<void> {
  await trx
    .insertInto('advice_decision_looks')
    .values({
      customer_id: look.customerId,
      decision_id: look.decisionId,
      at: look.at,
      staff_id: look.staffId,
      approves: look.approves,
    })
    .execute();
}

/** Writes down that a decision counts for nothing, and why; decisions are held. */
export async function addEnding(
  trx: DatabaseTransaction,
  seal: Seal,
  {
    customerId,
    decisionId,
    at,
    staffId,
    how,
    reason,
  }: DecisionEnded & { readonly customerId: string; readonly decisionId: string },
): Promise<void> {
  await trx
    .insertInto('advice_decision_endings')
    .values({
      customer_id: customerId,
      decision_id: decisionId,
      at,
      staff_id: staffId,
      how,
      sealed_reason: seal.close(reason, endingSubject(customerId, decisionId)),
    })
    .execute();
}
