import { PAST_STATES } from '@towpath/domain/plans/repayment/schedule.ts';
import { LARGEST_AMOUNT } from '@towpath/domain/values/pence.ts';
import * as z from 'zod/mini';
import { described } from './described.ts';
import { pence } from './money.ts';
import { day, givenMonth, month } from './repaymentDays.ts';

const MonthShare = z.object({ debtId: z.string(), payment: pence });

/** A payment of a plan that is to come. */
export const DueMonth = z.object({
  due: month,
  on: described(day, 'The day of the payment: the next on which banks work.'),
  shares: described(z.array(MonthShare), 'What each debt gets of it that is not marked yet.'),
  sum: described(pence, 'Of all of them.'),
  isBreak: z.boolean(),
  resting: described(
    z.array(z.string()),
    'The debts, by their ids, whose lenders alone agreed to a break in it: they get less than else, or nothing.',
  ),
});

/** A month of a plan whose day has come or that was marked before. */
export const PastMonth = z.object({
  due: month,
  on: day,
  paid: pence,
  state: z.enum(PAST_STATES),
  open: described(z.array(z.string()), 'The debts of which nothing is said yet.'),
  shares: described(z.array(MonthShare), 'What each of those gets in it.'),
});

/** A break of all that a plan pays, or with one lender. */
export const Break = z.object({
  from: month,
  to: month,
  monthly: pence,
  debtId: described(
    z.exactOptional(z.string()),
    'The debt whose lender alone agreed to it, and gets that sum; left out of a break of all that is paid.',
  ),
});

/** That nothing or less is paid for some months. */
export const RepaymentBreak = z.strictObject({
  kind: z.literal('break'),
  from: described(givenMonth, 'Its first month.'),
  to: described(givenMonth, 'Its last month.'),
  monthly: described(
    described(pence.check(z.gte(0), z.lte(LARGEST_AMOUNT)), 'Not below 0.'),
    'What is paid in each of its months: nothing, or less than else.',
  ),
  debtId: described(
    z.exactOptional(z.string().check(z.maxLength(100))),
    'The debt whose lender alone agreed to it, and gets that sum; left out for a break of all that is paid.',
  ),
});
