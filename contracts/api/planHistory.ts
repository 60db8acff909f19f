import { PLAN_MOVERS, PLAN_STATES } from '@towpath/domain/plans/planState.ts';
import { TALKED_HOW } from '@towpath/domain/plans/talkFirst.ts';
import { HANDS } from '@towpath/domain/plans/ways/hands.ts';
import * as z from 'zod/mini';
import { described } from './described.ts';

/** All that a plan came to. */
export const Changes = described(
  z.array(
    z.object({
      state: z.enum(PLAN_STATES),
      says: described(
        z.nullable(z.string()),
        'What it is called for this solution; null for what has no words of its own.',
      ),
      on: described(z.string(), "'YYYY-MM-DD', in London."),
      by: described(z.enum(PLAN_MOVERS), 'Whose doing it was.'),
      notedBy: described(
        z.nullable(z.enum(HANDS)),
        'Who wrote it down, where that was somebody else; null where it was not.',
      ),
    }),
  ),
  'All that it came to, the oldest first.',
);

/** What else was done for a plan, which moves it to no other state. */
export const BESIDE = [
  'said to fit',
  'talked over',
  'form handed over',
  'form asked about',
  'form accepted',
] as const;

/** What one of us said of a plan, and what became of its form. */
export const Beside = described(
  z.array(
    z.object({
      what: described(z.enum(BESIDE), 'What was done.'),
      on: described(z.string(), "'YYYY-MM-DD', in London."),
      by: described(
        z.nullable(z.string()),
        'The first name of whoever of us did it; null where its person did it themselves.',
      ),
      how: described(z.nullable(z.enum(TALKED_HOW)), 'How we talked; null for anything else.'),
      after: described(
        z.number(),
        'How many of `changes` there were by then, so that one day has its order too.',
      ),
    }),
  ),
  'What was done for it besides: that one of us said that it fits, talked it over with its person, or took its form. The oldest first.',
);
export type Beside = z.infer<typeof Beside>;
