import type { BreakByLetter } from '@towpath/domain/plans/repayment/breaksByLetter.ts';
import type { Day, EventOf, RepaymentEvent } from '@towpath/domain/plans/repayment/event.ts';
import type { InsteadOfOffers } from '@towpath/domain/plans/repayment/insteadOfOffers.ts';
import type { KeptDebt } from '@towpath/domain/plans/repayment/kept.ts';
import { planAfter } from '@towpath/domain/plans/repayment/replay.ts';
import { type OfferByLetter, takenOver } from '@towpath/domain/plans/repayment/sentByLetter.ts';
import type { OtherOwing } from '@towpath/domain/plans/repayment/sharedDebt.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';

/** Hears that offers went on a day, and who of us wrote that down; null for the person. */
export type OffersWent = (
  trx: DatabaseTransaction,
  debtIds: readonly string[],
  on: Day,
  staffId: string | null,
) => Promise<void>;

/** The letters that the offers of a plan go by, told and asked in the transaction that writes something down. */
export type LettersOfPlan = {
  /** Hears what came to an offer: it is the answer to the letter that it went with. */
  readonly answerCame: (
    trx: DatabaseTransaction,
    customerId: string,
    event: EventOf<'answered'> & {
      /** The day on which the offer went that it is the answer to. */
      readonly offeredOn: Day;
    },
    today: Day,
  ) => Promise<void>;
  /** Takes an answer that never came off the letter with its offer, for the one that counts now; null for none. */
  readonly answerTakenBack: (
    trx: DatabaseTransaction,
    customerId: string,
    event: EventOf<'answered'>,
    counts: KeptDebt['answer'],
    today: Day,
  ) => Promise<void>;
  /**
   * Reads what letters are written by. What it gives hears, in a transaction, that offers went on a day, as was said on the
   * plan: their letters are kept as they went.
   */
  readonly offersGoing: (customerId: string) => Promise<OffersWent>;
  /**
   * Takes back the letter of an offer that was said on the plan to have gone on a day. False for one that was marked as sent
   * itself: there it is taken back.
   */
  readonly offerNotGone: (
    trx: DatabaseTransaction,
    customerId: string,
    debtId: string,
    on: Day,
  ) => Promise<boolean>;
  /** The offers that went by letter, the earliest first. */
  readonly sentByLetter: (trx: DatabaseTransaction, customerId: string) => Promise<readonly OfferByLetter[]>;
  /** The breaks that single lenders agreed to by letter, the earliest first. */
  readonly breaksByLetter: (customerId: string) => Promise<readonly BreakByLetter[]>;
  /** The last day on which a letter asked a court to look again at what it had ordered, by the ids of the debts. */
  readonly courtAsked: (customerId: string) => Promise<ReadonlyMap<string, Day>>;
  /** Who owes debts of a person besides them, by the ids of the debts. */
  readonly othersOwing: (customerId: string) => Promise<ReadonlyMap<string, OtherOwing>>;
  /** What stands in the place of offers: settlements that were agreed, and claims at court. */
  readonly insteadOf: (customerId: string) => Promise<InsteadOfOffers>;
};

type Drawing = {
  readonly before: readonly RepaymentEvent[];
  readonly event: RepaymentEvent;
  readonly today: Day;
};

/** What went by letter to whom the debts are owed that come into a plan by its being drawn up. */
export async function wentByLetter(
  trx: DatabaseTransaction,
  { sentByLetter }: Pick<LettersOfPlan, 'sentByLetter'>,
  customerId: string,
  { before, event, today }: Drawing,
): Promise<readonly RepaymentEvent[]> {
  const isDrawn = event.kind === 'drawn up' || event.kind === 'drawn up again';
  if (!isDrawn || event.terms.silence === 'counts as yes') return [];
  const known = new Set(planAfter(before)?.debts.map(({ id }) => id));
  const added = new Set(event.debts.map(({ id }) => id).filter(id => !known.has(id)));
  return takenOver([...before, event], await sentByLetter(trx, customerId), added, today);
}

/** Has the letters know what was said on the plan: an offer and what came to it are the same there. */
export async function tellLetters(
  trx: DatabaseTransaction,
  letters: Pick<LettersOfPlan, 'answerCame'> & {
    readonly went: OffersWent | null;
    readonly staffId: string | null;
  },
  customerId: string,
  { before, event, today }: Drawing,
): Promise<void> {
  if (event.kind === 'offers sent') await letters.went?.(trx, event.debtIds, event.on, letters.staffId);
  if (event.kind !== 'answered') return;
  const debt = planAfter([...before, event])?.debts.find(({ id }) => id === event.debtId);
  const offeredOn = debt?.offers.findLast(({ on }) => on <= event.on)?.on;
  if (offeredOn !== undefined) await letters.answerCame(trx, customerId, { ...event, offeredOn }, today);
}
