import { WORK_KINDS } from '@towpath/contracts/api/staffWork.ts';
import type { KeyRing } from '../../platform/config/keyRing.ts';
import { openSealed } from '../../platform/crypto/doesNotOpen.ts';
import { createSeal, type Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { staffNames } from '../staff/members.ts';

/** What one of us wrote beside what came of a piece of work. */
export type WorkNote = {
  readonly at: Date;
  /** The name of whoever wrote it. */
  readonly by: string;
  readonly outcome: string;
  readonly text: string;
};

/** One in the case: the kind of its work is null once that is not kept any more. */
type NoteInCase = WorkNote & {
  readonly id: string;
  readonly kind: (typeof WORK_KINDS)[number] | null;
};

type NewNote = {
  readonly customerId: string;
  readonly workId: string;
  readonly staffId: string;
  readonly at: Date;
  readonly outcome: string;
  /** As typed; nothing is kept of an empty one. */
  readonly text: string | undefined;
};

/** Of which note a sealed text is. */
export const noteSubject = (id: string) => `work note ${id}`;

/** Keeps and reads what staff write beside their work, sealed. */
export function createWorkNotes(dataSecret: KeyRing) {
  const seal = createSeal(dataSecret);
  return {
    async add(trx: DatabaseTransaction, { text = '', ...note }: NewNote): Promise<void> {
      if (text.trim() === '') return;
      const id = crypto.randomUUID();
      await trx
        .insertInto('work_notes')
        .values({
          id,
          customer_id: note.customerId,
          work_id: note.workId,
          staff_id: note.staffId,
          at: note.at,
          outcome: note.outcome,
          sealed_note: seal.close(text.trim(), noteSubject(id)),
        })
        .execute();
    },
    /** All about a person, the newest first. */
    async about(database: Database, customerId: string): Promise<readonly WorkNote[]> {
      const all = await this.forCase(database, customerId);
      return all.map(({ at, by, outcome, text }) => ({ at, by, outcome, text }));
    },
    /** The same with their ids and beside which work each was written, for the case. */
    async forCase(database: Database, customerId: string): Promise<readonly NoteInCase[]> {
      const rows = await noteRows(database, customerId)
        .select(({ selectFrom }) =>
          selectFrom('work_items')
            .select('work_items.kind')
            .whereRef('work_items.id', '=', 'work_notes.work_id')
            .as('kind'),
        )
        .orderBy('at', 'desc')
        .orderBy('id')
        .execute();
      const names = await staffNames(
        database,
        rows.map(({ staff_id }) => staff_id),
      );
      return rows.map(({ id, kind, staff_id, at, outcome, sealed_note }) => ({
        id,
        kind: WORK_KINDS.find(one => one === kind) ?? null,
        at,
        by: names.get(staff_id) ?? '',
        outcome,
        text: openedNote(seal, id, sealed_note),
      }));
    },
  };
}

export function noteRows(database: Database, customerId: string) {
  return database.selectFrom('work_notes').selectAll().where('customer_id', '=', customerId);
}

/** @throws DoesNotOpen where no key of ours opens it */
export function openedNote(seal: Seal, id: string, sealed: Buffer): string {
  return openSealed(seal, sealed, noteSubject(id), { key: 'DATA_SECRET', table: 'work_notes', id });
}
