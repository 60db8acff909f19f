import { DOUBTS } from '@towpath/domain/casework/doubt.ts';
import { SESSION_STATUSES } from '@towpath/domain/people/sessionStatus.ts';
import { CONFIRMATIONS } from '@towpath/domain/solutions/explain/confirmation.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { described } from './described.ts';
import { pounds } from './money.ts';
import { PaperPhoto } from './paperPhotos.ts';
import { formPdf, PAPER_KINDS, PaperVersion, paperVersions, planPdf } from './papers.ts';
import { givenWith } from './staffPeople.ts';
import { Pressing, UNSAFE_REASONS } from './staffWork.ts';

/** The case of a person, a call for each part of it, so that what is not looked at is not read. */
const id = z.string().check(z.maxLength(100));
const params = z.object({ customerId: id });
const of = { base: 'staff', access: 'staff', permission: 'see cases', params } as const;

/** What whoever talks to a person has to know first. */
export const CASE_FLAGS = [
  'overwhelmed',
  'interpreter',
  'no-voicemail',
  'in-crisis',
  'worrying-words',
  'speaks-for-them',
] as const;
export type CaseFlag = (typeof CASE_FLAGS)[number];

/** That something was put right together with the person: the last time, and by whom. */
const PutRight = z.object({ at: z.string(), by: z.string() });
export type PutRight = z.infer<typeof PutRight>;
export const putRight = described(
  z.nullable(PutRight),
  'When it was put right together with the person the last time, and by whom; null where it never was.',
);

export const caseSummary = call({
  ...of,
  method: 'GET',
  path: '/cases/{customerId}',
  summary:
    'Who it is, how the month and the debts stand, and how it is safe to reach them. Each part of a case that somebody looks at is written down, once in a quarter of an hour, and each time where it tells of health; the person can read it.',
  answer: z.object({
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    number: z.nullable(z.string()),
    isNumberHeld: described(
      z.boolean(),
      'There is a number, and it is kept back: it is not safe to ring now, or sooner than was promised, and nobody has said why they do.',
    ),
    givenWith: described(
      givenWith,
      'With what name, number and email were given where the account has none.',
    ),
    putRight: z.object({ name: putRight, phone: putRight, household: putRight }),
    hasAccount: z.boolean(),
    session: described(
      z.nullable(z.object({ status: z.enum(SESSION_STATUSES), isLocked: z.boolean() })),
      'The label of the session that the person is on; null before it is begun.',
    ),
    nation: z.nullable(z.string()),
    left: described(z.nullable(pounds), 'Of a month; null before the budget is begun.'),
    income: pounds,
    outgoings: pounds,
    debts: z.object({ count: z.int(), comeFirst: z.int(), total: pounds }),
    household: z.nullable(z.object({ adults: z.int(), children: z.int() })),
    plan: z.nullable(
      z.object({
        shortName: z.string(),
        state: z.string(),
        adviserConfirmation: z.enum(CONFIRMATIONS),
        binds: described(
          z.optional(z.literal(true)),
          'It was granted and binds those who are owed: nothing else can be chosen meanwhile. Left out of any other.',
        ),
        doubt: described(
          z.nullable(z.enum(DOUBTS)),
          'Why it does not rest on an advice that counts; null where it does.',
        ),
      }),
    ),
    pressing: described(
      z.nullable(z.array(Pressing)),
      'What makes their work urgent, the gravest first; null where it cannot be read now.',
    ),
    flags: z.array(z.enum(CASE_FLAGS)),
    waits: z.object({
      callWorkId: described(z.nullable(z.string()), 'The call that they wait for, on the work list.'),
      chatId: described(z.nullable(z.string()), 'Their conversation that has not ended.'),
    }),
    safe: z.object({
      isTold: described(
        z.boolean(),
        'Whether the person has said how it is safe; else what holds for everybody.',
      ),
      mayRing: z.boolean(),
      isSafeNow: z.boolean(),
      isTooSoon: described(
        z.boolean(),
        'Their own times would let us ring: only the time that a call which waits was promised for does not.',
      ),
      next: described(z.nullable(z.string()), 'From when they may be rung, where that is not now.'),
      safeTimes: z.array(z.string()),
      leaveMessage: z.boolean(),
      neutralWords: z.boolean(),
      sayToOthers: z.nullable(z.string()),
    }),
    looks: described(z.int(), 'How often whoever asks has looked at this case, by visits, this one too.'),
  }),
  errors: ['NOT_FOUND'],
});

export const ringCaseAnyway = call({
  ...of,
  method: 'POST',
  path: '/cases/{customerId}/ring-anyway',
  summary:
    'Says why a person is rung although it is not safe now, or sooner than was promised: then whoever says it is told the number, for an hour. It is written down for both sides.',
  body: z.strictObject({ why: z.enum(UNSAFE_REASONS) }),
  errors: ['NOT_FOUND'],
});

export const caseBudget = call({
  ...of,
  method: 'GET',
  path: '/cases/{customerId}/budget',
  summary: 'The month of a person by part and line, with what is not as expected and the reason they gave.',
  answer: z.object({
    isComplete: z.boolean(),
    healthIsWithheld: described(
      z.boolean(),
      'The role does not see facts of health: lines that may tell of it are one with what is called other.',
    ),
    isLocked: described(z.boolean(), 'Nothing is changed any more.'),
    income: pounds,
    outgoings: pounds,
    left: pounds,
    parts: z.array(
      z.object({
        categoryId: z.int(),
        name: z.string(),
        isIncome: z.boolean(),
        status: z.enum(['InProgress', 'Completed', 'Error']),
        sum: pounds,
        lines: z.array(z.object({ name: z.string(), sum: pounds, putRight })),
        notes: described(
          z.array(
            z.object({
              says: z.string(),
              line: z.string(),
              over: described(z.nullable(pounds), 'How much over the guide, or under it where negative.'),
              reason: described(z.nullable(z.string()), 'Null where none was given.'),
              isWithheld: described(z.boolean(), 'There is a reason, and it is about health.'),
            }),
          ),
          'What is outside the guide, or may have been missed.',
        ),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

export const caseAnswers = call({
  ...of,
  method: 'GET',
  path: '/cases/{customerId}/answers',
  summary:
    'The answers that count, in the words of their questions, and the facts of health for who may see them.',
  answer: z.object({
    questionnaires: z.array(
      z.object({
        journey: z.string(),
        name: z.string(),
        answers: z.array(
          z.object({
            stepId: z.string(),
            question: z.string(),
            answer: described(
              z.array(z.string()),
              'Empty where it is withheld, and of the question that is open.',
            ),
            isWithheld: z.boolean(),
            isNumberHeld: described(
              z.boolean(),
              'It is a number to ring, and kept back: it is not safe to ring now.',
            ),
            isCorrectable: described(z.boolean(), 'Whether it can be put right together with the person.'),
            putRight,
          }),
        ),
      }),
    ),
    isLocked: described(z.boolean(), 'Nothing is changed any more.'),
    health: z.object({
      withheld: described(
        z.nullable(z.enum(['role', 'consent'])),
        'Why no fact of health is shown: the role may not see any, or the person has not agreed to our keeping any.',
      ),
      conditions: z.array(z.string()),
      facts: z.array(z.object({ code: z.string(), says: z.string() })),
      putRight,
    }),
    support: described(
      z.object({
        withheld: z.nullable(z.enum(['role', 'consent'])),
        needs: z.array(z.string()),
        putRight,
      }),
      'What helps when we talk or write; withheld as facts of health are, by a consent of its own.',
    ),
  }),
  errors: ['NOT_FOUND'],
});

export const casePapers = call({
  ...of,
  method: 'GET',
  path: '/cases/{customerId}/papers',
  summary:
    'Every paper that the person has, each version, the newest first, and what they have sent us. Of each kind the newest twenty, and older ones by `kind` and `after`.',
  query: paperVersions.query,
  answer: z.object({
    groups: described(
      z.array(
        z.object({
          kind: z.enum(PAPER_KINDS),
          papers: z.array(
            z.object({
              paper: PaperVersion,
              isWithheld: described(
                z.boolean(),
                'There is one, and it tells of health, of which the reader may not see anything: it does not open.',
              ),
              readAt: described(
                z.nullable(z.enum(['letters', 'advice'])),
                'Of one that does not open: the part of the case in which the reader reads what of it does not tell of health; null where all of it does.',
              ),
            }),
          ),
          hasOlder: described(z.boolean(), 'Whether more follow on the last of these.'),
        }),
      ),
      'Kinds of which there is something.',
    ),
    photos: described(
      z.array(PaperPhoto),
      'The papers that the person has sent us; none for who may not see facts of health, of which they may tell.',
    ),
    photosWithheld: described(z.int(), 'How many there are that the reader may not see.'),
  }),
  errors: ['NOT_FOUND'],
});

export const casePlanPaper = call({
  ...of,
  method: 'GET',
  path: '/cases/{customerId}/papers/plans/{planId}',
  summary: 'The paper of a plan as it stood at the end of a day, as the person has it.',
  params: z.object({ customerId: id, ...planPdf.params.shape }),
  query: planPdf.query,
  file: 'application/pdf',
  errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
});

export const caseFormPaper = call({
  ...of,
  method: 'GET',
  path: '/cases/{customerId}/papers/forms/{planId}/{number}',
  summary:
    'A form as the person handed it over, in that version, with what tells of health for who may see it alone.',
  params: z.object({ customerId: id, ...formPdf.params.shape }),
  file: 'application/pdf',
  errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
});

export const casePhotoFile = call({
  ...of,
  method: 'GET',
  path: '/cases/{customerId}/papers/photos/{photoId}',
  summary: 'The file of a paper that the person has sent us, for who may see facts of health.',
  params: z.object({ customerId: id, photoId: z.uuid() }),
  file: 'application/octet-stream',
  errors: ['NOT_FOUND'],
});

export const caseAdvicePaper = call({
  ...of,
  method: 'GET',
  path: '/cases/{customerId}/papers/advice/{recordId}',
  summary: 'The paper of an advice, as the person has it, for who may see facts of health.',
  params: z.object({ customerId: id, recordId: id }),
  file: 'application/pdf',
  errors: ['NOT_FOUND'],
});

export const caseBudgetPaper = call({
  ...of,
  method: 'GET',
  path: '/cases/{customerId}/papers/budget',
  summary:
    'The statement of the budget, as the person has it; for who may not see facts of health the lines that tell of it are one with others.',
  file: 'application/pdf',
  errors: ['NOT_FOUND'],
});
