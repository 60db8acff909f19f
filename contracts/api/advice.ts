import * as z from 'zod/mini';
import { call } from './call.ts';
import { pence } from './money.ts';

/** Amounts are for a month. */
export const QualifierAdvice = z.object({
  availableSolutions: z.array(z.string()),
  /** The same, each with what it does, what it comes to, and whose page says more. */
  inBrief: z.array(
    z.object({ name: z.string(), line: z.string(), figure: z.string(), href: z.string(), site: z.string() }),
  ),
  videoId: z.optional(z.string()),
  /** Cannot pay for food, heat or power, as the person says. */
  lacksBasics: z.optional(z.boolean()),
  budgetSummary: z.object({
    income: pence,
    expenditure: pence,
    outgoings: z.array(z.object({ name: z.string(), value: pence })),
  }),
});
export type QualifierAdvice = z.infer<typeof QualifierAdvice>;

export const qualifierAdvice = call({
  base: 'core',
  method: 'GET',
  path: '/advice/mine/qualifier',
  access: 'customer',
  summary:
    'The first look at what could help, from the answers on the path. Refused until the Qualifier has been walked to its advice, or to the text before it that shows it; given also while a later questionnaire runs.',
  answer: QualifierAdvice,
  errors: ['NO_JOURNEY', 'STEP_NOT_ON_PATH'],
});
