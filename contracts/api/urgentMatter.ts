import * as z from 'zod/mini';
import { FirstStep } from './firstStep.ts';

/** A debt, as the person knows it. */
export const debtNamed = z.object({
  id: z.string(),
  creditorName: z.string(),
  typeName: z.nullable(z.string()),
});

/** Something that cannot wait. */
export const UrgentMatter = z.object({
  code: z.string(),
  says: z.string(),
  /** The day it is about, 'YYYY-MM-DD'. */
  on: z.optional(z.string()),
  /** The debt it is about, where there is advice. */
  debt: z.optional(debtNamed),
  step: FirstStep,
});
