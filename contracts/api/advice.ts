import * as z from 'zod/mini';
import { call } from './call.ts';
import { described } from './described.ts';
import { pence } from './money.ts';
import { UrgentMatter } from './urgentMatter.ts';

/** Amounts are for a month. */
export const QualifierAdvice = z.object({
  availableSolutions: z.array(z.string()),
  inBrief: described(
    z.array(
      z.object({
        name: z.string(),
        line: z.string(),
        figure: z.string(),
        href: z.string(),
        site: z.string(),
      }),
    ),
    'The same, each with what it does, what it comes to, and whose page says more.',
  ),
  videoId: z.optional(z.string()),
  lacksBasics: described(
    z.nullable(z.string()),
    'What of food, heat and power the person lacks, as they say, in a sentence.',
  ),
  urgent: described(
    z.array(UrgentMatter),
    'What cannot wait, the most dangerous first: it stands before the rest.',
  ),
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

export const urgentMatters = call({
  base: 'core',
  method: 'GET',
  path: '/advice/mine/urgent',
  access: 'customer',
  summary:
    'What cannot wait, the most dangerous first, with what to do and whom to ring where the person lives: as the answers on the path say now, at any place of any questionnaire. Once there is advice, the same as in it, debts included.',
  answer: z.object({
    nation: z.nullable(z.string()),
    lacksBasics: described(
      z.nullable(z.string()),
      'What of food, heat and power the person lacks, as they say, in a sentence.',
    ),
    costMissing: described(
      z.nullable(z.string()),
      'What casts doubt on money that is left on paper, in words: once there is advice, the same as in it.',
    ),
    urgent: z.array(UrgentMatter),
  }),
});
export type UrgentMatters = z.infer<typeof urgentMatters.answer>;
