import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import type { RunningRule } from '@towpath/domain/plans/whileItRuns.ts';
import { z } from 'zod';
import { text, webAddress } from './values.ts';

const id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/u, 'must be small letters, digits and -');

const Rule = z.strictObject({
  id,
  solutions: z.array(text).min(1),
  nations: z.array(z.enum(UK_NATIONS)).min(1),
  says: text.max(300, 'must have at most 300 characters'),
  /** Where it is from, by its name among the sources. */
  source: id,
});

/** What people keep to while an order or an arrangement runs, by solution and nation, each with where it is from. */
export const WhileItRunsFile = z.strictObject({
  sources: z.record(id, z.strictObject({ name: text, url: webAddress })),
  rules: z.array(Rule),
});
export type WhileItRunsFile = z.infer<typeof WhileItRunsFile>;

/** Without the file nothing is said beside how it stands. */
export const NO_WHILE_IT_RUNS: WhileItRunsFile = { sources: {}, rules: [] };

export function runningRules({ rules }: WhileItRunsFile): readonly RunningRule[] {
  return rules.map(({ source: _, ...rule }) => rule);
}
