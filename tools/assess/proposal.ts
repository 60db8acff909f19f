import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import { LIMIT_KEYS, type LimitRow } from '@towpath/domain/solutions/thresholds/limits.ts';
import { z } from 'zod';
import { textOf } from './files.ts';
import { Refused } from './refused.ts';

const ProposedLimit = z.strictObject({
  key: z
    .string()
    .refine(key => (LIMIT_KEYS as readonly string[]).includes(key), { error: 'is no limit that we have' }),
  nations: z.array(z.enum(UK_NATIONS)).min(1),
  /** In the unit of the limit: whole pence, months, percent. */
  value: z.number().int().min(0),
  source: z.string().min(1),
});
const Proposal = z.strictObject({ about: z.string().min(1), limits: z.array(ProposedLimit).min(1) });

/** Limits that somebody thinks of putting in force. */
export type Proposal = {
  readonly about: string;
  /** Every limit of ours, with those proposed in their place from the first day on. */
  readonly thresholds: readonly LimitRow[];
  readonly limits: readonly LimitRow[];
};

/**
 * Reads a file of proposed limits. A limit that we do not have, a nation without it and a figure that is none are
 * refused with their place.
 *
 * @throws Refused for the first fault
 */
export function readProposal(file: string, inForce: readonly LimitRow[]): Proposal {
  const read = Proposal.safeParse(parsed(file));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Refused(`${file}: ${(issue?.path ?? []).join('.')}: ${issue?.message ?? 'does not fit'}`);
  }
  const limits = read.data.limits.map(({ key, nations, value, source }, index) => {
    for (const nation of nations) {
      if (!inForce.some(row => row.key === key && row.nations.includes(nation))) {
        throw new Refused(`${file}: limits.${index}: there is no ${key} in ${nation}`);
      }
    }
    const [known] = inForce.filter(row => row.key === key);
    if (known === undefined) throw new Refused(`${file}: limits.${index}: there is no ${key}`);
    return { key: known.key, nations, value, unit: known.unit, validFrom: null, source };
  });
  const isReplaced = (row: LimitRow, nation: string) =>
    limits.some(limit => limit.key === row.key && (limit.nations as readonly string[]).includes(nation));
  const kept = inForce.flatMap(row => {
    const nations = row.nations.filter(nation => !isReplaced(row, nation));
    return nations.length === 0 ? [] : [{ ...row, nations }];
  });
  return { about: read.data.about, thresholds: [...kept, ...limits], limits };
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(textOf(file));
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(`${file}: is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
