import { type BankHoliday, openingIn } from '@towpath/domain/bookings/bankHolidays.ts';
import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import type { OpeningHours } from '@towpath/domain/values/openingHours.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { nationAnswers } from '../answers/nationAnswers.ts';

/** When we ring, and on which days of which nation we do not. */
export type RingingHours = {
  readonly opening: OpeningHours;
  readonly holidays: readonly BankHoliday[];
};

/** When we ring a person: not on a bank holiday of where they said that they live. */
export async function openingFor(
  on: Database | DatabaseTransaction,
  customerId: string,
  { opening, holidays }: RingingHours,
): Promise<OpeningHours> {
  const lives = await nationAnswers(on)
    .where('customer_id', '=', customerId)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const nation = UK_NATIONS.find(one => lives?.answer === `nation.${one}`);
  return openingIn(opening, holidays, nation);
}
