import { SENT_WAYS } from '@towpath/domain/letters/sentLetter.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { described, named } from './described.ts';
import { budgetNotKept } from './letters.ts';

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

/** What papers are grouped by, in the order in which they are shown. */
export const PAPER_KINDS = ['plan', 'letter', 'form', 'advice', 'budget'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

const onDay = "'YYYY-MM-DD', in London.";
const planId = described(z.string().check(z.maxLength(100)), 'A plan of the person, also one that is over.');

/** One version of a paper. */
export const PaperVersion = named(
  'PaperVersion',
  z.object({
    key: described(z.string(), 'Names it among its kind.'),
    at: described(z.string(), 'When it was made or written down: the newest are first.'),
    about: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('plan'),
        planId: z.string(),
        name: described(z.string(), 'The solution.'),
        on: described(z.string(), `How it stood at the end of this day, ${onDay}`),
        isToday: described(z.boolean(), 'Whether that day is today, so that it can still change.'),
        over: described(
          z.nullable(z.enum(['left', 'ended'])),
          'How the plan was over by the end of that day, which is its last; null on any other.',
        ),
      }),
      z.object({
        kind: z.literal('letter'),
        letterId: z.string(),
        title: z.string(),
        to: described(z.string(), 'Whom it is for.'),
        sent: described(
          z.nullable(
            z.object({
              version: z.int(),
              on: z.string(),
              by: z.nullable(z.enum(SENT_WAYS)),
              budgetNotKept,
            }),
          ),
          'Null for a letter that is begun and not sent. How it went is null where that was said on the plan.',
        ),
        isWordOnly: described(
          z.boolean(),
          'Whether it comes as DOCX alone: something of it is in a script that the PDF cannot show.',
        ),
      }),
      z.object({
        kind: z.literal('form'),
        planId: z.string(),
        number: described(z.int(), 'Which version of it.'),
        name: z.string(),
        on: described(z.string(), `When it was handed over, ${onDay}`),
        isComplete: z.boolean(),
      }),
      z.object({
        kind: z.literal('advice'),
        recordId: z.string(),
        on: described(z.string(), `When it was given, ${onDay}`),
      }),
      z.object({
        kind: z.literal('budget'),
        on: described(z.string(), `When the person said that it is right, ${onDay}`),
      }),
    ]),
  }),
);
export type PaperVersion = z.infer<typeof PaperVersion>;

export const paperVersions = call({
  base: 'core',
  method: 'GET',
  path: '/papers/mine/versions',
  access: 'customer',
  summary:
    'Every paper of the person, each version, the newest first: the plan as it stood on each day on which something changed, letters, forms that were handed over, each advice that was given, and the budget. Of each kind the newest twenty, and older ones by `kind` and `after`.',
  query: z.object({
    kind: z.optional(described(z.enum(PAPER_KINDS), 'Papers of this kind alone.')),
    after: z.optional(
      described(
        z.string().check(z.maxLength(200)),
        'With `kind`: those that follow on the paper of this key.',
      ),
    ),
  }),
  answer: z.object({
    groups: described(
      z.array(
        z.object({
          kind: z.enum(PAPER_KINDS),
          papers: z.array(PaperVersion),
          hasOlder: described(z.boolean(), 'Whether more follow on the last of these.'),
        }),
      ),
      'Kinds of which there is something.',
    ),
  }),
});

export const planPdf = call({
  base: 'core',
  method: 'GET',
  path: '/papers/mine/plans/{planId}/plan.pdf',
  access: 'customer',
  summary:
    'How a plan stood at the end of a day, as tagged PDF: each lender with offer, answer, what is paid and owed, and what comes next. The same plan on the same day gives the same bytes, for the same name and the same words of the operator.',
  params: z.object({ planId }),
  query: z.object({
    on: z.optional(
      described(
        z.iso.date(),
        `${onDay} Today without. Not found before the plan was chosen, and for a day to come.`,
      ),
    ),
  }),
  file: 'application/pdf',
  errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
});

export const formPdf = call({
  base: 'core',
  method: 'GET',
  path: '/papers/mine/forms/{planId}/{number}/form.pdf',
  access: 'customer',
  summary:
    'A form as the person handed it over, as tagged PDF: what was open, then each answer with where it is from. Facts of health are left out.',
  params: z.object({
    planId,
    number: described(z.string().check(z.regex(/^[1-9]\d{0,8}$/u)), 'Which version of it.'),
  }),
  file: 'application/pdf',
  errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
});
