import { STAKE_NAMES } from '@towpath/domain/plans/dates/dangers.ts';
import * as z from 'zod/mini';
import { urgentMatters } from './advice.ts';
import { call } from './call.ts';
import { described, named } from './described.ts';
import { Plan } from './plans.ts';
import { StandingRepayment } from './repayment.ts';

const day = described(z.string(), "'YYYY-MM-DD', in London.");

const leadsTo = described(
  z.enum(['whom to ring', 'plan', 'letters', 'application', 'talk', 'chat', 'budget', 'questions']),
  'Where one goes on with it.',
);

const letter = described(
  z.nullable(
    z.union([
      z.object({ letterId: described(z.string(), 'As `id` in `GET /letters/mine`.') }),
      z.object({ debtId: described(z.string(), 'As `id` in `GET /debts/mine`.') }),
    ]),
  ),
  'Where it leads to the letters: by which of them it is done, or about which debt that is. Null for none of these alone.',
);

/** A date to keep. */
export const DateToKeep = named(
  'DateToKeep',
  z.object({
    stake: described(z.enum(STAKE_NAMES), 'What can be lost, or what it keeps.'),
    day: described(z.nullable(day), 'Null for what has no day, and is done the sooner the better.'),
    isLate: described(z.boolean(), 'Its day is over.'),
    danger: described(
      z.enum(['loses', 'keeps', 'rest']),
      'Whether something can be lost, something is kept by it, or neither.',
    ),
    tag: described(z.string(), 'The stake in words.'),
    title: z.string(),
    text: z.string(),
    leadsTo,
    letter,
    isOneThing: described(z.boolean(), 'It is the one thing to do today.'),
  }),
);
export type DateToKeep = z.infer<typeof DateToKeep>;

export const myDashboard = call({
  base: 'core',
  method: 'GET',
  path: '/dashboard/mine',
  access: 'customer',
  summary:
    'What the person has to keep, in order of danger and not of day, with the one thing to do today, what waits for others and what was done lately; with what cannot wait, and what they chose.',
  answer: z.object({
    pressing: described(urgentMatters.answer, 'What cannot wait, the same as `/advice/mine/urgent` gives.'),
    plan: described(z.nullable(Plan), 'What they chose, the same as `/plans/mine` gives.'),
    leads: described(
      z.enum(['matter', 'thing', 'nothing']),
      'What comes first today: the first of what cannot wait, the one thing to do, or nothing.',
    ),
    oneThing: described(
      z.nullable(
        z.object({
          heading: z.string(),
          text: z.string(),
          action: described(z.string(), 'The words of its button.'),
          leadsTo,
          letter,
        }),
      ),
      'The one thing to do today; null where there is nothing to do, and before anything is chosen.',
    ),
    dates: described(z.array(DateToKeep), 'The gravest first; inside one level by day.'),
    waits: described(
      z.array(
        z.object({
          who: z.string(),
          what: z.string(),
          by: described(z.nullable(day), 'By when it is expected; null where nobody has said.'),
          isLate: described(z.boolean(), 'The day is over.'),
        }),
      ),
      'What others have to do.',
    ),
    standing: described(
      z.nullable(z.string()),
      'How the plan stands, in a sentence; null before it has begun.',
    ),
    owesNothing: described(
      z.boolean(),
      'Their last plan was repaid, or cleared the debts in it, and nothing is owed on any debt by what they told us: no advice is led to.',
    ),
    clearedOnList: described(
      z.boolean(),
      'Their last plan cleared the debts in it, and their list has not been changed since: it leads to the list, and to no advice.',
    ),
    goingDown: described(
      z.nullable(
        z.extend(z.pick(StandingRepayment, { years: true, sums: true, endsOn: true }), { today: day }),
      ),
      'How a plan that is repaid goes down year by year; null where there is none, or its end cannot be named.',
    ),
    done: described(
      z.array(z.object({ what: z.string(), on: day })),
      'What was done lately, the newest first.',
    ),
  }),
});
export type Dashboard = z.infer<typeof myDashboard.answer>;
