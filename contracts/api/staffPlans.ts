import { DOUBTS } from '@towpath/domain/casework/doubt.ts';
import { PLAN_MOVERS, PLAN_STATES } from '@towpath/domain/plans/planState.ts';
import { TALKED_HOW } from '@towpath/domain/plans/talkFirst.ts';
import { HANDS } from '@towpath/domain/plans/ways/hands.ts';
import { MIDWAY_OUTCOMES, MIDWAY_REASONS } from '@towpath/domain/plans/ways/midwayReview.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Covers } from './covers.ts';
import { described } from './described.ts';
import { Endings, endedHow } from './planEndings.ts';
import { OwedOfPlan, PlanStep, TheirAnswer } from './plans.ts';

const params = z.object({ customerId: z.string().check(z.maxLength(100)) });
const of = { base: 'staff', access: 'staff', params } as const;

const PlanChanges = z.array(
  z.object({
    state: z.enum(PLAN_STATES),
    says: z.nullable(z.string()),
    on: z.string(),
    by: z.enum(PLAN_MOVERS),
    notedBy: z.nullable(z.enum(HANDS)),
  }),
);

const midwayReason = described(
  z.nullable(z.enum(MIDWAY_REASONS)),
  'For what the law has it ended then; null where it goes on.',
);

const Midway = described(
  z.nullable(
    z.object({
      stands: described(
        z.enum(['to come', 'due', 'late', 'done']),
        'Whether its days have begun or are over. It is done once one of us has noted it, and by no day.',
      ),
      from: described(z.string(), "'YYYY-MM-DD': not before this day."),
      until: described(z.string(), "'YYYY-MM-DD': by law done by the end of this day."),
      today: z.string(),
      noted: z.nullable(
        z.object({ on: z.string(), outcome: z.enum(MIDWAY_OUTCOMES), reason: midwayReason, by: z.string() }),
      ),
    }),
  ),
  'The review in the middle of a Breathing Space that runs; null for what has none.',
);

/** A plan as whoever opens a case sees it. */
const CasePlan = z.object({
  id: z.string(),
  shortName: z.string(),
  state: z.enum(PLAN_STATES),
  stands: described(
    z.nullable(z.string()),
    'How it stands, as its person reads it; null while nothing is begun.',
  ),
  you: described(
    z.nullable(z.string()),
    'What they do now, or wait for, as they read it; null while nothing is begun.',
  ),
  whileItRuns: described(
    z.array(z.string()),
    'What its person has to do, or may not do, while it runs, as they read it.',
  ),
  covers: Covers,
  theirAnswer: TheirAnswer,
  doubt: described(z.nullable(z.enum(DOUBTS)), 'Why it is not begun nor sent now; null where it may be.'),
  mayNote: described(z.array(z.enum(PLAN_STATES)), 'What one of us may note of it next.'),
  talk: described(
    z.nullable(
      z.object({
        waits: described(z.boolean(), 'Nothing of it is sent before one of us has noted such a talk.'),
        isHad: described(
          z.boolean(),
          'Only the note is missing: one of us has said that they talked, and that the person goes on with it.',
        ),
        noted: z.nullable(z.object({ on: z.string(), how: z.enum(TALKED_HOW), by: z.string() })),
        from: described(z.string(), 'The first day that can be noted, the day of the choice.'),
        today: z.string(),
        understanding: described(
          z.nullable(
            z.array(
              z.object({
                question: z.string(),
                answer: z.nullable(z.string()),
                isToTalkAbout: z.boolean(),
                says: z.string(),
              }),
            ),
          ),
          'What they answered before they chose it; null where it cannot be read.',
        ),
      }),
    ),
    'The talk before an insolvency goes on; null for what is none.',
  ),
  midway: Midway,
  waitsForForm: described(
    z.boolean(),
    'Whether it is noted on its form, and not here, that it was sent or what was decided.',
  ),
  mayWithdraw: described(
    z.boolean(),
    'Whether one of us may note that its person took it back before anybody decided, where no form of ours tells that.',
  ),
  endsAs: described(
    z.nullable(z.string()),
    'How it is over if that alone is noted today, as its person then reads it; null where it cannot be.',
  ),
  endings: Endings,
  steps: described(
    z.array(PlanStep),
    'The way of the plan from first to last, as its person reads it: what is done, what is next, and what is to come.',
  ),
  changes: described(PlanChanges, 'All that it came to, the oldest first.'),
});

/** A plan of which nothing more comes. */
const PastPlan = z.object({
  id: z.string(),
  shortName: z.string(),
  state: described(z.enum(PLAN_STATES), 'How it is over.'),
  goesOn: described(
    z.boolean(),
    'It gave time, another plan follows on it, and its last day is to come: that it ended before can be noted, from `left` to `ended`.',
  ),
  midway: Midway,
  changes: described(PlanChanges, 'All that it came to, the oldest first; the last is its end.'),
  told: described(
    z.nullable(z.object({ stands: z.string(), you: z.string(), sums: OwedOfPlan })),
    'How it is over and what the person does now, as they read it; null for what was left before anything of it had gone.',
  ),
});

export const casePlan = call({
  ...of,
  permission: 'see cases',
  method: 'GET',
  path: '/cases/{customerId}/plan',
  summary:
    'What the person has chosen, how it came to stand where it does, and what may be noted of it; and what they chose before.',
  answer: z.object({
    plan: described(z.nullable(CasePlan), 'Null where they are on none.'),
    past: described(z.array(PastPlan), 'The plans that are over, the latest chosen first.'),
  }),
  errors: ['NOT_FOUND'],
});

export const noteCasePlan = call({
  ...of,
  permission: 'take work',
  method: 'POST',
  path: '/cases/{customerId}/plan/notes',
  summary:
    'Notes that a plan has come further: what one of us did for it, or what those who were asked have answered. Nothing is begun that does not rest on an advice that counts, and that an insolvency was sent or decided on comes from its form. Where time closed the session, how a plan ended is still noted, and nothing else. The same again changes nothing.',
  body: z.strictObject({
    planId: z.string().check(z.maxLength(100)),
    from: z.enum(PLAN_STATES),
    to: z.enum(PLAN_STATES),
    endedHow,
    isWithdrawn: described(
      z.optional(z.boolean()),
      'Only from `sent` to `ended`, of what is applied for: its person took it back before anybody decided.',
    ),
  }),
  errors: [
    'NOT_FOUND',
    'PLAN_CHANGED_ELSEWHERE',
    'PLAN_IN_DOUBT',
    'PLAN_DOES_NOT_GO_THERE',
    'SESSION_CLOSED',
    'VALIDATION_FAILED',
  ],
});

export const noteTalkOfPlan = call({
  ...of,
  permission: 'take work',
  method: 'POST',
  path: '/cases/{customerId}/plan/talk',
  summary:
    'Notes that whoever calls has talked an insolvency over with its person, and gone through what they answered before they chose it: on which day, and how. It is not accepted or sent before. The same again changes nothing.',
  body: z.strictObject({
    planId: z.string().check(z.maxLength(100)),
    on: described(z.string().check(z.maxLength(20)), "'YYYY-MM-DD', from the day of the choice up to today."),
    how: z.enum(TALKED_HOW),
    hasGoneThrough: described(z.boolean(), 'What they answered, and what stays, was gone through.'),
  }),
  errors: ['NOT_FOUND', 'SESSION_CLOSED', 'VALIDATION_FAILED'],
});

export const noteReviewOfPlan = call({
  ...of,
  permission: 'take work',
  method: 'POST',
  path: '/cases/{customerId}/plan/review',
  summary:
    'Notes the review in the middle of a Breathing Space, and what came of it: it goes on, or whoever calls has ended it, for what the law allows. It is off the work list then, and its person reads it. Only the first one of the time that runs counts: the same again changes nothing. The law asks it of us also where the session is closed.',
  body: z.strictObject({
    planId: z.string().check(z.maxLength(100)),
    on: described(
      z.string().check(z.maxLength(20)),
      "'YYYY-MM-DD', from the first day on which the law lets it be done up to today.",
    ),
    outcome: z.enum(MIDWAY_OUTCOMES),
    reason: midwayReason,
  }),
  errors: ['NOT_FOUND', 'PLAN_CHANGED_ELSEWHERE', 'VALIDATION_FAILED'],
});
