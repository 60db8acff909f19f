import { dayAfter } from '@towpath/domain/letters/letterDays.ts';
import { offered } from '@towpath/domain/letters/offered.ts';
import { letterFacts } from '@towpath/domain/letters/pack.ts';
import {
  agreedToSettle,
  confirmsSettlement,
  SETTLED_WITHIN_DAYS,
  settlementOffered,
  whySettlementWaits,
} from '@towpath/domain/letters/settlements.ts';
import type { Pence } from '@towpath/domain/values/pence.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { NO_CONTACTS } from './kept.ts';
import { type KeptLetter, saidForLetters, sentLetter } from './repository.ts';
import { wentByLetter } from './wentByLetter.ts';
import { packFacts, type WorldDeps, worldOf } from './world.ts';

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
  /** Why nothing is paid on it before a talk; null where it may be paid. */
  readonly waits: ReturnType<typeof whySettlementWaits>;
  /** The letter that goes with the payment is there to send. */
  readonly hasLetter: boolean;
};

/** The settlements that were agreed by letter and are still to be paid; none with who had a debt before it was sold. */
export async function settlementsAgreed(
  deps: WorldDeps & { readonly seal: Seal },
  customerId: string,
  kept: readonly KeptLetter[],
): Promise<readonly AgreedSettlement[]> {
  const { database, definitions, seal } = deps;
  const agreed = [...new Set(kept.map(({ about }) => about))].flatMap(debtId => {
    const letter = agreedToSettle(wentByLetter(definitions, kept, debtId), definitions);
    const of = letter && kept.find(one => one.about === debtId && one.letterKey === letter.definition.id);
    return letter && of ? [{ debtId, letter, letterId: of.id }] : [];
  });
  // Nothing else is read for whom nobody agreed to one.
  if (agreed.length === 0) return [];
  const [world, said] = await Promise.all([
    worldOf(deps, customerId),
    saidForLetters(database, seal, customerId),
  ]);
  const facts = packFacts(deps, world, { kept, said, contacts: NO_CONTACTS });
  const found: AgreedSettlement[] = [];
  for (const { debtId, letter, letterId } of agreed) {
    const debt = facts.debts.find(({ id }) => id === debtId);
    const sale = world.owners.get(debtId)?.sale;
    // On what an order cleared nothing is paid any more.
    if (!debt || debt.cleared !== null || (sale && letter.sentOn <= sale.on)) continue;
    const sent = await sentLetter(database, seal, customerId, letterId, letter.version);
    const sum = sent ? settlementOffered(sent, letter.definition) : null;
    const from = letter.answeredOn ?? letter.sentOn;
    const its = letterFacts(facts, debt, null, 0);
    const hasLetter = definitions.some(
      one => confirmsSettlement(one) && offered(one, its, world.today).kind === 'offered',
    );
    const by = dayAfter(from, SETTLED_WITHIN_DAYS);
    found.push({ debtId, letterId, from, by, sum, waits: whySettlementWaits(its), hasLetter });
  }
  return found;
}
