import { createHash } from 'node:crypto';
import { stableJson } from '@towpath/domain/solutions/explain/stableJson.ts';
import { type Rulebook, rulebookOf } from '@towpath/domain/solutions/recommend/rules.ts';
import type { LimitRow } from '@towpath/domain/solutions/thresholds/limits.ts';

/** The rules by the operator's limits, which a record names by the first half of a SHA-256. */
export function rulebookBy(limits: readonly LimitRow[]): Rulebook {
  return rulebookOf(limits, inForce =>
    createHash('sha256').update(stableJson(inForce)).digest('hex').slice(0, 32),
  );
}
