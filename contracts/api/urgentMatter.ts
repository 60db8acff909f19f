import * as z from 'zod/mini';
import { described, named } from './described.ts';
import { FirstStep } from './firstStep.ts';

/** A debt, as the person knows it. */
export const debtNamed = named(
  'DebtNamed',
  z.object({
    id: z.string(),
    creditorName: z.string(),
    typeName: z.nullable(z.string()),
  }),
);

/** Something that cannot wait. */
export const UrgentMatter = named(
  'UrgentMatter',
  z.object({
    code: z.string(),
    says: z.string(),
    on: described(z.optional(z.string()), "The day it is about, 'YYYY-MM-DD'."),
    debt: described(z.optional(debtNamed), 'The debt it is about, where there is advice.'),
    step: FirstStep,
    isKeptOff: z.optional(
      described(
        z.literal(true),
        'A deal or the law keeps it off for now: there is nobody to ring about it today. It comes after all that is not.',
      ),
    ),
  }),
);
