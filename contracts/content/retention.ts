import { KEPT_FROM, type Kept, type RetentionRules } from '@towpath/domain/people/retention.ts';
import { z } from 'zod';
import { calendarDay, sourceKeys, sources, text } from './values.ts';

/** How long each thing is kept, why, and by which source, as content that an operator may change. */

const count = z.int('must be a whole number').min(0, 'must not be negative').max(36_500, 'is too long');
const keep = z
  .strictObject({ days: count.exactOptional(), months: count.exactOptional(), years: count.exactOptional() })
  .refine(units => Object.keys(units).length === 1, 'must have one of days, months and years')
  .refine(({ months, years }) => months !== 0 && years !== 0, 'must say 0 in days');

export const RetentionRule = z.strictObject({
  covers: z.enum(Object.keys(KEPT_FROM) as [Kept, ...Kept[]], {
    error: ({ input }) =>
      `there is no '${String(input)}' to keep; there are ${Object.keys(KEPT_FROM).join(', ')}`,
  }),
  keep,
  from: text,
  warnDays: count.exactOptional(),
  what: text,
  because: text,
  sources: sourceKeys,
});
export const RetentionFile = z.strictObject({ date: calendarDay, sources, rules: z.array(RetentionRule) });
export type RetentionFile = z.infer<typeof RetentionFile>;

/** The content as the rules take it: what is kept, by name. The checks have found every one there once. */
export function retentionContent({ rules }: Pick<RetentionFile, 'rules'>): RetentionRules {
  const rows = rules.map(({ covers, keep: units, warnDays = null, what, because }) => [
    covers,
    { keep: units, warnDays, what, because },
  ]);
  // The check has found a row for every name.
  return Object.fromEntries(rows) as RetentionRules;
}
