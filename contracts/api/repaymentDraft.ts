import * as z from 'zod/mini';
import { described } from './described.ts';
import { pence } from './money.ts';

/** Whom a debt is owed to, and what it is. */
export const creditor = {
  creditor: described(z.string(), 'Whom it is owed to now.'),
  what: described(z.nullable(z.string()), 'What kind of debt it is; null where that was not said.'),
};

/** A debt that stays outside the plan. */
export const Outside = z.object({
  id: z.string(),
  ...creditor,
  balance: z.nullable(pence),
  isTaken: described(
    z.optional(z.literal(true)),
    'It is taken already before the person is paid, from wages or a benefit: the plan pays it nothing. Left out of all others.',
  ),
});

/** What a plan would be by the advice as it stands. */
export const Draft = z.object({
  monthly: described(pence, 'For all its debts, each month.'),
  debts: z.array(
    z.object({
      id: z.string(),
      ...creditor,
      balance: described(pence, 'What is owed.'),
      payment: described(pence, 'What would be offered each month.'),
      isByOrder: described(
        z.boolean(),
        'A court or a notice says what is paid on it: nothing is offered, and `payment` is no sum to pay.',
      ),
    }),
  ),
  outside: described(z.array(Outside), 'What it cannot take in, or what comes first.'),
  adviceFirst: described(
    z.array(z.string()),
    'Those outside of it, by their ids, that are disputed or may be too old: the person talks with us before anything is paid or written.',
  ),
  reachesFloor: described(z.boolean(), 'Whether each debt gets the least that it should.'),
});

/** What is paid beside a plan. */
export const PaidApart = described(
  z.object({
    each: described(
      z.array(
        z.object({ id: z.string(), monthly: described(pence, 'What is set aside for it each month.') }),
      ),
      'The debts outside of the plan that come first, by their ids. Empty where the budget does not leave as much.',
    ),
    leftBefore: described(
      z.nullable(pence),
      'What the budget leaves each month: `each` and what the plan pays. Null where the plan pays another sum than the rest.',
    ),
  }),
  'What is paid beside the plan by the advice of today, straight to who it is owed to.',
);
