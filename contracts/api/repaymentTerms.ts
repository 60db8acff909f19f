import { WAYS } from '@towpath/domain/plans/repayment/event.ts';
import * as z from 'zod/mini';
import { described } from './described.ts';
import { pence } from './money.ts';

/** How a plan is paid, and what is known of who answers when. */
export const Terms = z.object({
  way: z.enum(WAYS),
  floor: described(pence, 'The least that each debt should get each month.'),
  answerDays: described(
    z.object({ from: z.number(), by: z.number() }),
    'After so many to so many days most have answered.',
  ),
  silence: z.enum(['write again', 'counts as yes']),
  paidTo: described(z.enum(['each creditor', 'the distributor']), 'We hold no money.'),
  reviewMonths: described(
    z.optional(z.int()),
    'After so many months it is looked at again; left out where that is once a year.',
  ),
  mostMonths: described(
    z.optional(z.int()),
    'For so many months at most token payments are offered; left out of any other plan.',
  ),
});
