import * as z from 'zod/mini';
import { described } from './described.ts';
import { pounds } from './money.ts';

/** A sum in whole pounds and what it is. */
const sumSaid = z.object({ sum: z.string(), says: z.string() });

/** What is left of a month: the one figure of that name, and how each other figure of the month comes from it. */
export const LeftSum = z.object({
  value: described(pounds, 'Negative for a shortfall.'),
  says: described(z.string(), 'In whole pounds, without a sign.'),
  line: described(z.array(sumSaid).check(z.length(3)), 'The first less the second is the third.'),
  rows: described(
    z.array(z.object({ code: z.string(), says: z.string(), sum: z.string(), isTotal: z.boolean() })),
    'The whole sum to the penny.',
  ),
  takenIn: described(
    z.nullable(z.string()),
    'What becomes of it once the recommended solution has taken in what is late; null where it does not.',
  ),
});
