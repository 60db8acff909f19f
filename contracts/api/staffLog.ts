import * as z from 'zod/mini';
import { call } from './call.ts';

const typed = (most: number) => z.string().check(z.maxLength(most));
const id = z.string().check(z.regex(/^\d{1,18}$/));

export const staffLog = call({
  base: 'staff',
  method: 'GET',
  path: '/log',
  access: 'staff',
  permission: 'see log',
  summary:
    'What staff did and whom they looked at, the latest first, by pages. A look into it is itself written down, once an hour.',
  query: z.strictObject({
    before: z.optional(id),
    member: z.optional(z.uuid()),
    kind: z.optional(typed(60)),
    /** A day in the UK, as 2026-11-28. */
    day: z.optional(typed(10)),
  }),
  answer: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        /** In words: `work taken`. */
        kind: z.string(),
        /** Who did it: one of the staff, or by a command. */
        who: z.string(),
        byCommand: z.boolean(),
        /** Whom we help it is about. */
        customerId: z.nullable(z.string()),
        facts: z.array(z.object({ term: z.string(), says: z.string() })),
      }),
    ),
    /** Where the next page begins; null on the last. */
    next: z.nullable(z.string()),
    /** What can be asked for. */
    members: z.array(z.object({ id: z.string(), name: z.string() })),
    kinds: z.array(z.string()),
  }),
  errors: ['VALIDATION_FAILED'],
});
