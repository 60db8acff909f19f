import * as z from 'zod/mini';
import { described } from './described.ts';
import { pence } from './money.ts';

/** What a plan comes to: in all, and year by year. */
export const sumsOfPlan = {
  sums: described(
    z.object({
      started: pence,
      corrected: pence,
      paid: pence,
      owed: pence,
      waiting: described(
        pence,
        'Of what is owed, on debts that wait for advice: `endsOn` and `years` do not reckon with them.',
      ),
      ordered: described(
        pence,
        'Of what is owed, on debts that are paid as a court or a notice says: `endsOn`, `years` and the payments to come do not reckon with them.',
      ),
    }),
    'Of all debts: `paid` and `owed` are `started` and `corrected`.',
  ),
  years: described(
    z.array(
      z.object({
        year: z.number(),
        pays: described(pence, 'What is paid in it.'),
        left: described(pence, 'What is owed at its end.'),
        isOver: z.boolean(),
      }),
    ),
    'What was, of years that are over, and what the plan comes to. Empty where its end cannot be named.',
  ),
};
