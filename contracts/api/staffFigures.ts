import * as z from 'zod/mini';
import { call } from './call.ts';
import { WORK_KINDS } from './staffWork.ts';

const typed = (most: number) => z.string().check(z.maxLength(most));

/** How many days are looked at, and compared with as many before. */
export const FIGURE_SPANS = ['7', '28', '91', '365'] as const;

/** To the nearest ten; null for fewer than ten people. */
const people = z.nullable(z.int());
const named = z.object({ name: z.string(), people });
const outcome = z.object({ kind: z.enum(WORK_KINDS), name: z.string(), people });
/**
 * How long people waited, in seconds, as bounds: half had it within the usual wait, nine in ten within the other, and the
 * slowest tenth waited longer. Null where it would be about fewer than ten people.
 */
const waited = z.object({
  kind: z.enum(WORK_KINDS),
  people,
  usual: z.nullable(z.int()),
  nineInTen: z.nullable(z.int()),
});
/** Of which days, and of whom. */
const asked = z.strictObject({
  days: z.optional(z.enum(FIGURE_SPANS)),
  nation: z.optional(typed(40)),
  appId: z.optional(typed(60)),
});

export const staffFigures = call({
  base: 'staff',
  method: 'GET',
  path: '/figures',
  access: 'staff',
  permission: 'see figures',
  summary:
    'How far people came who began in a span of days, where they stopped, and how long they waited. Counts alone, to the nearest ten; null for groups of fewer than ten.',
  query: asked,
  answer: z.object({
    from: z.string(),
    to: z.string(),
    /** When the day of them that was counted longest ago was; null before any was. */
    countedAt: z.nullable(z.string()),
    /** Who came to each step of the way, in its order, in these days and in as many before. */
    way: z.array(z.object({ name: z.string(), people, before: people })),
    /** Where people stand who have not finished: the most first. */
    stopped: z.array(
      z.object({
        journey: z.string(),
        version: z.int(),
        stepId: z.string(),
        /** What the step says at its head; null where the questions do not have it. */
        says: z.nullable(z.string()),
        people,
      }),
    ),
    droppedOut: z.array(named),
    /** The same by the step at which they did, which says why, and its version: the most first. */
    droppedOutAt: z.array(
      z.object({
        status: z.string(),
        journey: z.string(),
        version: z.int(),
        stepId: z.string(),
        says: z.nullable(z.string()),
        people,
      }),
    ),
    advisedWithin: z.array(named),
    /** The solution that people's latest advice said fits best: empty for none; of these, how many an adviser changed. */
    advised: z.array(z.object({ name: z.string(), people, changed: people })),
    /** What people chose; of these, how many an adviser's hand has moved on, or taken back. */
    chosen: z.array(z.object({ name: z.string(), people, goesOn: people, left: people })),
    /** Of how many advisers have confirmed the advice, changed it, or taken back what they said. */
    decided: z.array(named),
    /** The same by the solution that they said fits. */
    decidedOn: z.array(
      z.object({ name: z.string(), people, confirmed: people, changed: people, takenBack: people }),
    ),
    work: z.array(z.object({ kind: z.enum(WORK_KINDS), people, done: people, inTime: people })),
    outcomes: z.array(outcome),
    waits: z.array(waited),
    /**
     * How often chats met their goal: on how many days half had our first words within it, of the days on which ten or more
     * waited. Null where there is no chat, or nothing true can be said of its goal.
     */
    chatGoal: z.nullable(z.object({ minutes: z.int(), met: z.int(), days: z.int() })),
    /** Who left while they answered; of these, who came back within a week and finished. */
    left: z.object({ people, finished: people }),
    /** What waits now: of each kind since when somebody waits, null where nobody does yet, and what is due first. */
    waiting: z.array(
      z.object({ kind: z.enum(WORK_KINDS), since: z.nullable(z.string()), dueAt: z.string() }),
    ),
    days: z.array(z.object({ day: z.string(), begun: people, advised: people })),
    /** What can be asked for. */
    nations: z.array(z.string()),
    appIds: z.array(z.string()),
  }),
});

export const staffFiguresByDay = call({
  base: 'staff',
  method: 'GET',
  path: '/figures/by-day',
  access: 'staff',
  permission: 'see figures',
  summary:
    'Day by day how long people waited, what came of what was asked of us, and who dropped out. Counts alone, told as those of the whole span are.',
  query: asked,
  answer: z.object({
    /** The days of which anything was counted, in their order. */
    days: z.array(
      z.object({
        day: z.string(),
        waits: z.array(waited),
        outcomes: z.array(outcome),
        droppedOut: z.array(named),
      }),
    ),
  }),
});
