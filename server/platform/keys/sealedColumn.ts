import type { RawBuilder } from 'kysely';
import type { KeyName } from '../config/keyRing.ts';
import type { Seal } from '../crypto/seal.ts';

/** A row with something sealed in it: its columns by name, and the sealed one as `sealed`. */
export type SealedRow = Readonly<Record<string, unknown>> & { readonly sealed: Buffer };

/** A column whose content is sealed. The module that owns the table declares it; what walks all of them is here. */
export type SealedColumn = {
  readonly key: Exclude<KeyName, 'JWT_SECRET'>;
  readonly table: string;
  readonly column: string;
  /** The columns of the primary key, in its order. */
  readonly id: readonly [string, ...string[]];
  /** `select …, … as sealed from …`: the primary key, what the subject is made of, and the sealed column. */
  readonly select: RawBuilder<SealedRow>;
  /** `update … set … =`: the sealed content follows. */
  readonly update: RawBuilder<unknown>;
  /** For whom and what a row was sealed. */
  subjectOf(row: SealedRow): string;
  /** It holds files, sealed as they are: large, so few are sealed anew at once. */
  readonly isFiles?: true;
  /** `, … = …`: what else of the row is made with the key, such as a fingerprint to find it by. */
  madeWithKey?(row: SealedRow, text: string, seal: Seal): RawBuilder<unknown>;
  /** Whether an opened text is that of its row, where the row can tell. */
  isWhole?(row: SealedRow, text: string, seal: Seal): boolean;
};
