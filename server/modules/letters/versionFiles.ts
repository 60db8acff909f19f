import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { openSent, type WentOut } from './kept.ts';
import { notInPdf } from './notInPdf.ts';

/** What is said of the file of a version that went. */
export type VersionFile = {
  /** Something of it is in a script that the PDF cannot show: it comes as DOCX alone. */
  readonly isWordOnly: boolean;
  /** The budget went with it, before budgets were kept with letters. One of another day is not put in its place. */
  readonly budgetNotKept: boolean;
};

/** @param attachedBudget whether the budget went with it */
export function versionFile({ letter, budget }: WentOut, attachedBudget: boolean): VersionFile {
  return {
    isWordOnly: notInPdf(letter, budget).length > 0,
    budgetNotKept: attachedBudget && budget === null,
  };
}

/** The same of every version of a letter, by its number. Throws DoesNotOpen. */
export async function versionFiles(
  on: Database | DatabaseTransaction,
  seal: Seal,
  customerId: string,
  letterId: string,
): Promise<ReadonlyMap<number, VersionFile>> {
  const rows = await on
    .selectFrom('letters_sent')
    .select(['version', 'sealed', 'attached_budget'])
    .where('customer_id', '=', customerId)
    .where('letter_id', '=', letterId)
    .execute();
  return new Map(
    rows.map(({ version, sealed, attached_budget }) => [
      version,
      versionFile(openSent(seal, letterId, version, sealed), attached_budget),
    ]),
  );
}
