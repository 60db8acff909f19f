import * as z from 'zod/mini';
import { described, named } from './described.ts';

/** Somebody to ring. */
const Body = z.object({ name: z.string(), number: z.string() });

/** What to do first about something that cannot wait. */
export const FirstStep = named(
  'FirstStep',
  z.object({
    heading: z.string(),
    ring: described(z.nullable(Body), 'A body to ring; null where that is us.'),
    ringsThem: described(z.boolean(), 'Those who are owed are rung too: their number is on what they sent.'),
    instead: described(z.nullable(Body), 'Who else helps with it, for when our line is shut.'),
    say: described(z.string(), 'Words to say on the phone.'),
  }),
);
