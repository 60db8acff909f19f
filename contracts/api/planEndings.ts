import { ENDED_HOW } from '@towpath/domain/plans/ways/endedHow.ts';
import * as z from 'zod/mini';
import { described } from './described.ts';

/** What the end of a plan can be, where that is two facts. */
export const Endings = described(
  z.array(
    z.object({
      how: z.enum(ENDED_HOW),
      stands: described(z.string(), 'How it is over then, as its person reads it.'),
      you: described(z.string(), 'What that means, and what they do, as they read it.'),
    }),
  ),
  'What its end can be, where two things are possible and only who has the letter knows which: said as `endedHow` with the note that it is over. Empty where its day or its payments say so, and where it cannot be over now.',
);

/** Which of them it is. */
export const endedHow = described(
  z.optional(z.enum(ENDED_HOW)),
  'Only to `ended`, and only one of the `endings` of the plan: left out, it is said only that it is over.',
);
