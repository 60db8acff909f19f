import { isUkNation } from '../../../people/nation.ts';
import type { Reason } from '../../criteria/judge.ts';
import { judged } from '../../recommend/gates/firstGates.ts';
import { TODAY } from '../cases.ts';
import { assess, rulesOn } from '../inForce.ts';
import type { GoldenRow } from './row.ts';

/** What the criterion of a golden row found: of its solution, or of a gate before all solutions. */
export function reasonFor({ of, code, facts, on = TODAY }: GoldenRow): Reason | undefined {
  const { figures, results } = assess(facts, on);
  const nation = facts.nation ?? undefined;
  const gates = isUkNation(nation) ? rulesOn(nation, on).gates : [];
  const gate = gates.find(one => one.gate === of && one.rule.criterion.code === code);
  if (gate !== undefined && figures !== null) return judged(gate.rule, figures);
  return results
    .find(({ product }) => product.shortName === of)
    ?.reasons.find(({ rule }) => rule.criterion.code === code);
}
