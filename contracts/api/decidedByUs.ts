import * as z from 'zod/mini';
import { described } from './described.ts';

/** What one of us has said of an advice; left out where nobody has. */
export const decidedByUs = described(
  z.optional(
    z.object({
      outcome: described(z.enum(['confirmed', 'changed']), 'What they said of it.'),
      shortName: z.string(),
      by: described(z.string(), 'The first name of whoever said it.'),
      on: described(z.string(), "'YYYY-MM-DD'"),
      reason: described(z.string(), 'Why, in words for the person.'),
    }),
  ),
  'What one of us has said of this advice, after looking at it: the solution that fits, which is then recommended, and why. Left out where nobody has.',
);

/** What one of us has taken back of it; left out where nobody has, and once another word counts. */
export const takenBackByUs = described(
  z.optional(
    z.object({
      shortName: z.string(),
      by: described(z.string(), 'The first name of whoever took it back.'),
      on: described(z.string(), "'YYYY-MM-DD'"),
      reason: described(z.string(), 'Why, in words for the person.'),
    }),
  ),
  'What one of us had said of this advice and took back: it counts for nothing, and the advice is as the rules give it. Left out where nothing was taken back, or somebody has decided since.',
);
