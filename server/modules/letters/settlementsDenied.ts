import type { LetterDefinition } from '@towpath/domain/letters/definition.ts';
import { deniedSettlement } from '@towpath/domain/letters/settlements.ts';
import type { Database } from '../../platform/database/database.ts';
import { balancesSaid } from '../debts/balancesSaid.ts';
import type { KeptLetter } from './repository.ts';
import { wentByLetter } from './wentByLetter.ts';

/** A debt that was settled and paid, and on which they say that something is still owed. */
export type DeniedSettlement = {
  readonly debtId: string;
  /** The letter that says that it was paid, as it is kept. */
  readonly letterId: string;
};

/**
 * The settlements that were paid and are denied, while nothing was done about that: no complaint went, and the list of debts
 * was told no other sum since the letter.
 */
export async function settlementsDenied(
  {
    database,
    definitions,
  }: { readonly database: Database; readonly definitions: readonly LetterDefinition[] },
  customerId: string,
  kept: readonly KeptLetter[],
): Promise<readonly DeniedSettlement[]> {
  const denied = [...new Set(kept.map(({ about }) => about))].flatMap(debtId => {
    const letter = deniedSettlement(wentByLetter(definitions, kept, debtId), definitions);
    const of = letter && kept.find(one => one.about === debtId && one.letterKey === letter.definition.id);
    return letter && of ? [{ debtId, letterId: of.id, notedAt: letter.notedAt }] : [];
  });
  // Nothing else is read for whom nobody denies one.
  if (denied.length === 0) return [];
  const said = await balancesSaid(database, customerId);
  return denied.flatMap(({ debtId, letterId, notedAt }) => {
    const listed = said.get(debtId);
    return listed && listed.at > notedAt ? [] : [{ debtId, letterId }];
  });
}
