import { ANSWERS } from '@towpath/domain/plans/repayment/event.ts';
import * as z from 'zod/mini';
import { described } from './described.ts';
import { pence } from './money.ts';
import { day } from './repaymentDays.ts';

const answer = z.object({
  on: day,
  answer: z.enum(ANSWERS),
  sum: described(z.nullable(pence), 'What they ask for each month; null where they named no sum.'),
});

/** What came back to an offer. */
export const Answered = z.nullable(answer);

/** What they said before they were asked again. */
export const askedAgain = described(
  z.exactOptional(z.extend(answer, { askedOn: day })),
  'A no, or a wish for more, after which they were asked again on a day; left out for none, and once they have answered that.',
);
