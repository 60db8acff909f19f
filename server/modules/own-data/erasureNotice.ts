import { keptUntil, type RetentionRules } from '@towpath/domain/people/retention.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Deps } from '../../deps.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { whenGivenUp } from '../../platform/mail/claims.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { NoticeKind } from '../account/textNotices.ts';
import { tellPhoneInstead } from '../account/untold.ts';
import { ERASURE_MAIL } from './erasures.ts';

type Rules = Pick<RetentionRules, 'erasures'>;

/** The day of an erasure whose person is told at a moment. */
export function eraseOnAfter({ erasures }: Rules, toldAt: Date): string {
  return isoDate(keptUntil(londonDate(toldAt), erasures.keep));
}

/** Counts the waiting time of an erasure from now on: its person has been told. The first time counts. */
export async function countErasure(
  trx: DatabaseTransaction,
  rules: Rules,
  customerId: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('erasures')
    .set({ erase_on: eraseOnAfter(rules, at), waits_for_notice: false })
    .where('customer_id', '=', customerId)
    .where('waits_for_notice', '=', true)
    .execute();
}

/**
 * Tells the phone where a mail server would not take the mail about an erasure. Where there is no phone either, nobody
 * is left to tell, and the law gives a month: the waiting time is counted from then.
 */
export async function tellOfErasuresUntold(
  deps: Pick<Deps, 'database' | 'clock' | 'messageSender'> & { readonly rules: Rules },
): Promise<void> {
  const { database, clock, rules } = deps;
  const untold = await database
    .selectFrom('erasures')
    .select(['customer_id', 'asked_at'])
    .where('waits_for_notice', '=', true)
    .where('unreached_at', 'is', null)
    .execute();
  for (const { customer_id: customerId, asked_at: askedAt } of untold) {
    if (!(await whenGivenUp(database, customerId, ERASURE_MAIL, customerId, askedAt))) continue;
    await database.transaction().execute(async trx => {
      const at = clock.now();
      const { numUpdatedRows } = await trx
        .updateTable('erasures')
        .set({ unreached_at: at })
        .where('customer_id', '=', customerId)
        .where('waits_for_notice', '=', true)
        .where('unreached_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      const isTelling = await tellPhoneInstead(deps, trx, { customerId, kind: 'erasureAsked' }, at);
      if (!isTelling) await countErasure(trx, rules, customerId, at);
    });
  }
}

/** What belongs to the text message about an erasure: it counts like the mail. */
export function erasureTextNotice(rules: Rules): NoticeKind {
  const count: NoticeKind['sent'] = (trx, customerId, _, at) => countErasure(trx, rules, customerId, at);
  return {
    async isWanted(database, customerId) {
      const row = await database
        .selectFrom('erasures')
        .select('waits_for_notice')
        .where('customer_id', '=', customerId)
        .executeTakeFirst();
      return row?.waits_for_notice === true;
    },
    sent: count,
    gaveUp: count,
  };
}
