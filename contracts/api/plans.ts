import { OUTCOMES } from '@towpath/domain/applications/applicationState.ts';
import { PLAN_STATES } from '@towpath/domain/plans/planState.ts';
import { TALKED_HOW } from '@towpath/domain/plans/talkFirst.ts';
import { CONFIRMATIONS } from '@towpath/domain/solutions/explain/confirmation.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Covers } from './covers.ts';
import { described, named } from './described.ts';
import { pence } from './money.ts';
import { Endings, endedHow } from './planEndings.ts';
import { Beside, Changes } from './planHistory.ts';

const id = z.string().check(z.maxLength(100));

/** What was paid by a plan, and what of its debts is still owed by what was told of it, in pence. */
export const OwedOfPlan = described(
  z.nullable(z.object({ paid: pence, owed: pence })),
  'Of what is repaid and ended with something owed: what was paid by it, and what was still owed of the debts in it when it ended, by what was told of it. Null for anything else.',
);

/** One step on the way of a plan. */
export const PlanStep = z.object({
  what: z.string(),
  who: described(z.string(), 'Who does it.'),
  says: z.string(),
  isForm: described(
    z.exactOptional(z.literal(true)),
    'It is to fill in the form of the plan; left out for any other step.',
  ),
  isDone: z.boolean(),
  on: described(
    z.nullable(z.string()),
    "The day it was done, or on or by which it will be, 'YYYY-MM-DD'; null where that hangs on the step before.",
  ),
  at: described(
    z.nullable(z.string()),
    'The moment of a talk that is booked, which the step waits for; null for any other step.',
  ),
  until: described(
    z.nullable(z.string()),
    "The last day, 'YYYY-MM-DD', of what comes between two days; null otherwise.",
  ),
  is: described(
    z.enum(['by', 'on']),
    'Whether that day is the last by which it comes, or the one on which it does.',
  ),
});

/** What those decided who took the form of a plan. */
export const TheirAnswer = described(
  z.nullable(
    z.object({
      outcome: z.enum(OUTCOMES),
      on: described(z.string(), "'YYYY-MM-DD'"),
      says: described(z.string(), 'The reason, in their words; empty where they gave none.'),
    }),
  ),
  'What those decided who took its form, and why: of one that they refused also while it is made anew, until it is sent again. Null while they have not, and where it has none.',
);

/** What a person has chosen, and what happens next. */
export const Plan = named(
  'Plan',
  z.object({
    id: z.string(),
    recordId: described(z.string(), 'The advice that it was chosen from.'),
    product: z.object({ shortName: z.string(), name: z.string() }),
    state: z.enum(PLAN_STATES),
    adviserConfirmation: described(
      z.enum(CONFIRMATIONS),
      'Whether an adviser has said that it fits. Nothing of an insolvency is sent before one has.',
    ),
    doubt: described(
      z.nullable(
        z.object({
          why: z.enum(['another fits', 'taken back']),
          product: z.object({ shortName: z.string(), name: z.string() }),
          by: described(z.string(), 'Their first name.'),
          on: described(z.string(), "'YYYY-MM-DD', in London."),
        }),
      ),
      'What one of us said after it was chosen, so that we talk before it goes on: that another solution fits, or that what we had said of one counts no more. Null where nothing was, and once it is chosen anew.',
    ),
    talk: described(
      z.nullable(
        z.object({
          waits: described(z.boolean(), 'It does not go on before one of us has noted such a talk.'),
          isHad: described(
            z.boolean(),
            'It waits for that note alone: one of us has said that they talked, and that the person goes on with it.',
          ),
          noted: described(
            z.nullable(
              z.object({
                on: described(z.string(), "'YYYY-MM-DD'"),
                how: described(z.enum(TALKED_HOW), 'How we talked.'),
                by: described(z.string(), 'Who of us, by first name.'),
              }),
            ),
            'The last that is noted; null for none.',
          ),
        }),
      ),
      'The talk with one of us before an insolvency is sent to anybody: by phone, in the chat, with an interpreter, in writing or face to face. Null for what is no insolvency.',
    ),
    chosenOn: described(z.string(), "'YYYY-MM-DD', in London."),
    steps: described(
      z.array(PlanStep),
      'The way of the plan from first to last: what is done, what is next, and what is to come.',
    ),
    stands: described(
      z.nullable(
        z.object({
          stands: described(z.string(), 'How it stands, in a sentence.'),
          you: described(z.string(), 'What the person does now, or waits for.'),
          next: described(
            z.nullable(z.string()),
            'What comes next of a plan that is repaid, once it is drawn up; null where its next step says that.',
          ),
        }),
      ),
      'How it stands in words for its solution, and what the person does now and waits for: of a plan that is repaid by its offers, answers and payments, once it is drawn up. Null while nothing is begun.',
    ),
    whileItRuns: described(
      z.array(z.string()),
      'What the person has to do, or may not do, while what they chose runs, as the operator wrote it for it where they live. Empty before that, and where nothing is written.',
    ),
    theirAnswer: TheirAnswer,
    covers: Covers,
    mayNote: described(
      z.array(z.enum(PLAN_STATES)),
      'What the person may note of it next by themselves, in the order to offer it.',
    ),
    endings: Endings,
    changes: Changes,
    beside: Beside,
    mayLeave: described(
      z.boolean(),
      'It does not stand as sent, so that it can be left. Letters or offers may have gone, and a form may be on its way.',
    ),
    stillFits: described(
      z.boolean(),
      'Whether the advice of today would leave it to the person as well; true while there is none.',
    ),
  }),
);
export type Plan = z.infer<typeof Plan>;

/** What a person was on last, and is no more. */
export const OverPlan = named(
  'OverPlan',
  z.object({
    id: z.string(),
    product: z.object({ shortName: z.string(), name: z.string() }),
    stands: described(z.string(), 'How it is over, in words for its solution.'),
    you: described(z.string(), 'What the person does now.'),
    endedOn: described(z.string(), "'YYYY-MM-DD', in London."),
    isDone: described(
      z.boolean(),
      'It came to its end; false where it was refused, never given, or ended before its time.',
    ),
    owesNothing: described(
      z.boolean(),
      'It was repaid, or cleared the debts in it, and nothing is owed on any debt by what the person told us: no advice is led to.',
    ),
    clearedOnList: described(
      z.boolean(),
      'It cleared the debts in it, and their list has not been changed since: it still counts what was cleared, and no advice is led to.',
    ),
    sums: OwedOfPlan,
    couldNotBeKept: described(z.boolean(), 'It is repaid, and was said to be too much before it ended.'),
    changes: Changes,
    beside: Beside,
  }),
);
export type OverPlan = z.infer<typeof OverPlan>;

/** What gave a person time and was followed by another choice while it ran. */
export const TimeBeside = named(
  'TimeBeside',
  z.object({
    id: z.string(),
    product: z.object({ shortName: z.string(), name: z.string() }),
    stands: described(z.string(), 'How it stands, or is over, in words for its solution.'),
    you: described(
      z.string(),
      'What that means for the person, with why where one of us ended it, and what they do now.',
    ),
    endsOn: described(
      z.nullable(z.string()),
      "The day on which the law ends it, 'YYYY-MM-DD'; null once it is over.",
    ),
    endedOn: described(z.nullable(z.string()), "'YYYY-MM-DD', in London; null while it goes on."),
    steps: described(
      z.array(PlanStep),
      'What comes of it from here, such as the review in its middle, as of today; none once it is over.',
    ),
  }),
);
export type TimeBeside = z.infer<typeof TimeBeside>;

export const myPlan = call({
  base: 'core',
  method: 'GET',
  path: '/plans/mine',
  access: 'customer',
  summary:
    'What the person has chosen of their advice, with what happens next; null before that, and once it is over.',
  answer: z.object({
    plan: z.nullable(Plan),
    over: described(
      z.nullable(OverPlan),
      'What they were on last, while they have chosen nothing since. Null for none, and for what they left before anything of it had gone.',
    ),
    time: described(
      z.nullable(TimeBeside),
      'What gave them time and goes on by law beside what they chose since, or while they have left that; or how it is over, for a while and while something else stands. Null for none, and where what they chose protects them by itself.',
    ),
    callBy: described(
      z.nullable(z.string()),
      "By which day an adviser rings who asks for a call today, 'YYYY-MM-DD', in London; null where none is promised.",
    ),
  }),
});

export const choiceQuestions = call({
  base: 'core',
  method: 'GET',
  path: '/plans/mine/questions',
  access: 'customer',
  summary:
    'The plain questions that a person answers before they choose an insolvency of an advice, with what is true after each answer; none before anything else. They are no test: any answer lets them go on, and shows what to talk about.',
  query: z.object({ recordId: id, shortName: z.string().check(z.maxLength(10)) }),
  answer: z.object({
    questions: z.array(
      z.object({
        id: z.string(),
        question: described(z.string(), 'As it is asked.'),
        answers: z.array(
          z.object({
            id: z.string(),
            text: z.string(),
            isRight: z.boolean(),
            says: described(z.string(), 'What is said after it: what is true.'),
          }),
        ),
        notSure: described(
          z.string(),
          'What is said to who is not sure, which every question takes as an answer.',
        ),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

export const choosePlan = call({
  base: 'core',
  method: 'POST',
  path: '/plans/mine',
  access: 'customer',
  summary:
    'Chooses a solution of the latest advice. Nothing is sent to anyone. An insolvency is a wish until an adviser has said that it fits. Choosing the same again changes nothing; another takes the place of the one that `replaces` names, which ends where its offers have gone; one that others decide on is not left so.',
  body: z.strictObject({
    recordId: id,
    shortName: z.string().check(z.maxLength(10)),
    understanding: described(
      z.optional(
        z
          .array(
            z.strictObject({
              questionId: described(
                z.string().check(z.maxLength(40)),
                'The id of a question of `/plans/mine/questions`.',
              ),
              answerId: described(z.string().check(z.maxLength(40)), 'The id of one of its answers.'),
            }),
          )
          .check(z.maxLength(10)),
      ),
      'An answer to each question that an insolvency asks before it is chosen: any, `not-sure` too. What is not right is talked about.',
    ),
    hasReadRisks: described(
      z.optional(z.boolean()),
      'The risks were shown again, which an insolvency asks for before it is chosen.',
    ),
    replaces: described(z.nullable(id), 'What was chosen before, as the person saw it; null for nothing.'),
  }),
  answer: z.object({ plan: Plan }),
  errors: [
    'NOT_FOUND',
    'NOT_OPEN_TO_CHOOSE',
    'CLEARED_DEBTS_LISTED',
    'ADVICE_HAS_CHANGED',
    'PLAN_CHANGED_ELSEWHERE',
    'PLAN_IS_SENT',
    'SESSION_CLOSED',
    'VALIDATION_FAILED',
  ],
});

export const notePlan = call({
  base: 'core',
  method: 'POST',
  path: '/plans/mine/{planId}/notes',
  access: 'customer',
  summary:
    'Notes that a plan has come further: that the person has begun it, sent it, was answered, pays, cannot keep it up, or is done. Noting the same again changes nothing. Nothing is begun that waits for an adviser, or that the advice of today does not leave to the person.',
  params: z.object({ planId: id }),
  body: z.strictObject({
    from: described(z.enum(PLAN_STATES), 'Where it stood as the person saw it.'),
    to: z.enum(PLAN_STATES),
    endedHow,
  }),
  answer: z.object({ plan: Plan }),
  errors: [
    'NOT_FOUND',
    'PLAN_CHANGED_ELSEWHERE',
    'PLAN_IN_DOUBT',
    'PLAN_DOES_NOT_GO_THERE',
    'SESSION_CLOSED',
    'VALIDATION_FAILED',
  ],
});

export const leavePlan = call({
  base: 'core',
  method: 'POST',
  path: '/plans/mine/{planId}/leave',
  access: 'customer',
  summary:
    'Leaves what was chosen, as long as nothing has been sent to anyone, or what was refused. Leaving it again changes nothing.',
  params: z.object({ planId: id }),
  errors: ['NOT_FOUND', 'PLAN_IS_SENT'],
});
