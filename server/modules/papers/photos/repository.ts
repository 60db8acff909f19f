import type { PhotoKind } from '@towpath/domain/people/photoFile.ts';
import { sql } from 'kysely';
import { DoesNotOpen, openedOr, openSealed } from '../../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/database.ts';

type On = Database | DatabaseTransaction;

/** What a person says of a paper that they sent. */
export type Said = { readonly words: string; readonly debtId: string | null };

export type KeptPhoto = {
  readonly id: string;
  readonly said: Said;
  readonly kind: PhotoKind;
  readonly bytes: number;
  readonly addedAt: Date;
};

// A row that is brought to another account stays as it is sealed: its id is its alone.
export const wordsSubject = (id: string) => `words of paper photo ${id}`;
export const fileSubject = (id: string) => `paper photo ${id}`;

const placeOf = (id: string) => ({ key: 'HEALTH_DATA_KEY', table: 'paper_photos', id }) as const;

/** Throws DoesNotOpen. */
export function openSaid(seal: Seal, id: string, sealed: Buffer): Said {
  // What was sealed for this subject was written by `putPhoto`.
  return JSON.parse(openSealed(seal, sealed, wordsSubject(id), placeOf(id))) as Said;
}

/** The papers that a person has sent, the newest first, without their files. Throws DoesNotOpen. */
export async function keptPhotos(on: On, seal: Seal, customerId: string): Promise<readonly KeptPhoto[]> {
  const rows = await on
    .selectFrom('paper_photos')
    .select(['id', 'sealed_words', 'kind', 'bytes', 'added_at'])
    .where('customer_id', '=', customerId)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(row => ({
    id: row.id,
    said: openSaid(seal, row.id, row.sealed_words),
    // A check of the table.
    kind: row.kind as PhotoKind,
    bytes: row.bytes,
    addedAt: row.added_at,
  }));
}

/**
 * When each paper of a person was sent first, by its id. Who sends another at the same time waits for the end of the
 * transaction.
 */
export async function sentBefore(
  trx: DatabaseTransaction,
  customerId: string,
): Promise<ReadonlyMap<string, Date>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`paper photos of ${customerId}`}, 0))`.execute(
    trx,
  );
  const rows = await trx
    .selectFrom('paper_photos')
    .select(['id', 'added_at'])
    .where('customer_id', '=', customerId)
    .execute();
  return new Map(rows.map(({ id, added_at }) => [id, added_at]));
}

/** Keeps a paper with its file, in place of what was sent under its id before. */
export async function putPhoto(
  trx: DatabaseTransaction,
  seal: Seal,
  customerId: string,
  { id, said, kind, bytes, addedAt }: KeptPhoto,
  file: Buffer,
): Promise<void> {
  const sent = {
    sealed_words: seal.close(JSON.stringify(said), wordsSubject(id)),
    sealed_file: seal.closeBytes(file, fileSubject(id)),
    kind,
    bytes,
  };
  await trx
    .insertInto('paper_photos')
    .values({ customer_id: customerId, id, ...sent, added_at: addedAt })
    .onConflict(conflict => conflict.columns(['customer_id', 'id']).doUpdateSet(sent))
    .execute();
}

/** The file of a paper; undefined for none of theirs. Throws DoesNotOpen. */
export async function photoFile(
  on: On,
  seal: Seal,
  customerId: string,
  id: string,
): Promise<{ readonly kind: PhotoKind; readonly addedAt: Date; readonly file: Buffer } | undefined> {
  const row = await on
    .selectFrom('paper_photos')
    .select(['kind', 'added_at', 'sealed_file'])
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const file = seal.openBytes(row.sealed_file, fileSubject(id));
  if (file === null) throw new DoesNotOpen(placeOf(id), row.sealed_file);
  return { kind: row.kind as PhotoKind, addedAt: row.added_at, file };
}

/** Erases a paper with its file; says whether there was one. */
export async function erasePhoto(database: Database, customerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('paper_photos')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What the table holds about a person, for their copy: all but the files, which are beside it. */
export async function photoRows(database: Database, seal: Seal, customerId: string) {
  const rows = await database
    .selectFrom('paper_photos')
    .select(['customer_id', 'id', 'sealed_words', 'kind', 'bytes', 'added_at'])
    .where('customer_id', '=', customerId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  return rows.map(({ sealed_words, ...row }) => ({
    ...row,
    said: openedOr(() => openSaid(seal, row.id, sealed_words)),
  }));
}
