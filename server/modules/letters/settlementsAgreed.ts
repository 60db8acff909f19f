import { dayAfter } from '@towpath/domain/letters/letterDays.ts';
import {
  agreedToSettle,
  SETTLED_WITHIN_DAYS,
  settlementOffered,
} from '@towpath/domain/letters/settlements.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Pence } from '@towpath/domain/values/pence.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { debtsOf } from '../debts/readDebts.ts';
import { type KeptLetter, sentLetter } from './repository.ts';
import { type WorldDeps, wentByLetter } from './world.ts';

/** A settlement that was agreed by letter and is still to be paid. */
export type AgreedSettlement = {
  readonly debtId: string;
  readonly letterId: string;
  /** The day on which they agreed, 'YYYY-MM-DD'. */
  readonly from: string;
  /** The day by which it is paid, 'YYYY-MM-DD'. */
  readonly by: string;
  /** Null where the letter does not say. */
  readonly sum: Pence | null;
};

/** The settlements that were agreed by letter and are still to be paid; none with who had a debt before it was sold. */
export async function settlementsAgreed(
  {
    database,
    clock,
    definitions,
    ownerOf,
    seal,
  }: Pick<WorldDeps, 'database' | 'clock' | 'definitions' | 'ownerOf'> & {
    readonly seal: Seal;
  },
  customerId: string,
  kept: readonly KeptLetter[],
): Promise<readonly AgreedSettlement[]> {
  const agreed = [...new Set(kept.map(({ about }) => about))].flatMap(debtId => {
    const letter = agreedToSettle(wentByLetter(definitions, kept, debtId), definitions);
    const of = letter && kept.find(one => one.about === debtId && one.letterKey === letter.definition.id);
    return letter && of ? [{ debtId, letter, letterId: of.id }] : [];
  });
  // Nothing else is read for whom nobody agreed to one.
  if (agreed.length === 0) return [];
  const [owners, debts] = await Promise.all([ownerOf(customerId), debtsOf(database, customerId)]);
  const today = isoDate(londonDate(clock.now()));
  const found: AgreedSettlement[] = [];
  for (const { debtId, letter, letterId } of agreed) {
    const debt = debts.find(({ id }) => id === debtId);
    const sale = debt && owners(debt, today).sale;
    if (!debt || (sale && letter.sentOn <= sale.on)) continue;
    const sent = await sentLetter(database, seal, customerId, letterId, letter.version);
    const sum = sent ? settlementOffered(sent, letter.definition) : null;
    const from = letter.answeredOn ?? letter.sentOn;
    found.push({ debtId, letterId, from, by: dayAfter(from, SETTLED_WITHIN_DAYS), sum });
  }
  return found;
}
