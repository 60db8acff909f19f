import { LETTER_ANSWERS } from '@towpath/domain/letters/sentLetter.ts';
import { settledAs } from '@towpath/domain/letters/settlements.ts';
import type { RepaymentEvent } from '@towpath/domain/plans/repayment/event.ts';
import type { WrittenEvent } from '@towpath/domain/plans/repayment/owedNow.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

/** A letter that says that a settlement of its debt was paid, and that nobody has denied. */
export type SettledByLetter = {
  readonly debtId: string;
  /** They have said that nothing more is owed. */
  readonly isConfirmed: boolean;
  /** The same as what a plan would be told of it. */
  readonly written: WrittenEvent;
};

/**
 * The letters of a person that say that a settlement was paid, the earliest first: with a plan or without. None that was taken
 * back, or that they answered by saying that something is still owed.
 */
export async function settledByLetters(
  on: Database | DatabaseTransaction,
  customerId: string,
): Promise<readonly SettledByLetter[]> {
  const rows = await on
    .selectFrom('letters_sent')
    .innerJoin('letters', join =>
      join
        .onRef('letters.id', '=', 'letters_sent.letter_id')
        .onRef('letters.customer_id', '=', 'letters_sent.customer_id'),
    )
    .select(['letters.about', 'letters_sent.sent_on', 'letters_sent.noted_at', 'letters_sent.answer'])
    .where('letters_sent.customer_id', '=', customerId)
    .where('letters_sent.settles', '=', true)
    .where('letters_sent.taken_back_at', 'is', null)
    .orderBy('letters_sent.noted_at')
    .execute();
  return rows.flatMap(({ about: debtId, sent_on, noted_at, answer }) => {
    const as = settledAs(LETTER_ANSWERS.find(one => one === answer) ?? null);
    if (as === 'denied') return [];
    const closed = { kind: 'closed', debtId, why: 'settled', byLetter: true, change: 0 } as const;
    const event: RepaymentEvent = { ...closed, on: sent_on };
    return [{ debtId, isConfirmed: as === 'confirmed', written: { event, writtenAt: noted_at } }];
  });
}
