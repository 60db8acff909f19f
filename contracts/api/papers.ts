import * as z from 'zod/mini';
import { call } from './call.ts';
import { described } from './described.ts';

const recordId = z.string().check(z.maxLength(100));

/** The documents a person can download. */
export const MyPapers = z.object({
  advice: described(
    z.nullable(z.object({ recordId: z.string(), judgedOn: z.string(), pages: z.number() })),
    'The requested advice, or else the latest. Null before there is any, and while it recommends nothing yet.',
  ),
  hasBudget: described(
    z.boolean(),
    'Whether the budget is finished, so that its statement can be downloaded.',
  ),
  budgetConfirmedOn: described(
    z.nullable(z.string()),
    'The day the person said that the budget is right, in London: year-month-day. Null where it is not finished.',
  ),
  emailTo: described(
    z.nullable(z.string()),
    'Where papers would be sent, most of it hidden: "d•••@example.com". Null for somebody without an account.',
  ),
});
export type MyPapers = z.infer<typeof MyPapers>;

export const myPapers = call({
  base: 'core',
  method: 'GET',
  path: '/papers/mine',
  access: 'customer',
  summary: 'What can be kept as PDF, with how many pages it has, and where it could be sent.',
  query: z.object({ recordId: z.optional(recordId) }),
  answer: MyPapers,
  errors: ['NOT_FOUND'],
});

export const adviceSummaryPdf = call({
  base: 'core',
  method: 'GET',
  path: '/advice/mine/recommendation/{recordId}/summary.pdf',
  access: 'customer',
  summary:
    'A recommendation as it was given and kept, as tagged PDF. The same record gives the same bytes, for the same name and the same words of the operator. Facts of health are left out.',
  params: z.object({ recordId }),
  file: 'application/pdf',
  errors: ['NOT_FOUND'],
});

export const budgetStatementPdf = call({
  base: 'core',
  method: 'GET',
  path: '/sfs/mine/statement.pdf',
  access: 'customer',
  summary:
    'Income, outgoings, what is left and debts in the order that creditors know, as tagged PDF. Not found until the person has said that the budget is right.',
  file: 'application/pdf',
  errors: ['NOT_FOUND'],
});

export const emailPapers = call({
  base: 'core',
  method: 'POST',
  path: '/papers/mine/email',
  access: 'registered customer',
  summary:
    'Sends the advice, and the statement of the budget where it is finished, to the address of the account and to no other.',
  body: z.strictObject({ recordId }),
  answer: z.object({ sentTo: z.string(), papers: z.array(z.enum(['advice', 'budget'])) }),
  errors: ['NOT_FOUND'],
});
