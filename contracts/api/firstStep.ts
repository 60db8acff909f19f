import * as z from 'zod/mini';

/** Somebody to ring. */
const Body = z.object({ name: z.string(), number: z.string() });

/** What to do first about something that cannot wait. */
export const FirstStep = z.object({
  heading: z.string(),
  /** A body to ring; null where that is us. */
  ring: z.nullable(Body),
  /** Those who are owed are rung too: their number is on what they sent. */
  ringsThem: z.boolean(),
  /** Who else helps with it, for when our line is shut. */
  instead: z.nullable(Body),
  /** Words to say on the phone. */
  say: z.string(),
});
