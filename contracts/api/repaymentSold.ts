import { PROOFS } from '@towpath/domain/plans/repayment/event.ts';
import * as z from 'zod/mini';
import { described } from './described.ts';
import { pence } from './money.ts';
import { day } from './repaymentDays.ts';

/** What a debt of a plan that was sold has besides. */
export const soldDebt = {
  proof: described(
    z.exactOptional(z.object({ on: day, why: z.enum(PROOFS) })),
    'That its buyer is offered something, as the person said: proof came, or they go on without. Left out while neither was said, and where it was not sold.',
  ),
  proofAskedOn: described(
    z.exactOptional(day),
    'The day on which its buyer was asked to show that they have it, while that is waited for; left out where nobody was.',
  ),
  agreedWithSeller: described(
    z.exactOptional(
      z.object({
        with: described(z.string(), 'Who had it then.'),
        on: described(day, 'The day of their yes.'),
        payment: described(pence, 'What they were to get each month.'),
        stopsInterest: z.boolean(),
      }),
    ),
    'What who had it before it was sold had said yes to last; left out for nothing.',
  ),
};

/** That the buyer of a debt is taken to have it. */
export const RepaymentProof = z.strictObject({
  kind: z.literal('proof of sale'),
  debtId: described(
    z.string().check(z.maxLength(100)),
    'A debt that was sold: its buyer is offered what the plan pays from now on.',
  ),
  why: z.enum(PROOFS),
});
