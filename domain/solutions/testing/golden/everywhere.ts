import { isUkNation, type UkNation } from '../../../people/nation.ts';
import type { CalendarDate } from '../../../values/calendar-date.ts';
import type { Criterion } from '../../criteria/criterion.ts';
import { FIRST_GATES } from '../../recommend/gates/firstGates.ts';
import { SOLUTIONS } from '../../recommend/solutions.ts';
import { ALL_NATIONS } from '../../thresholds/nations.ts';
import { TODAY } from '../cases.ts';
import { limitsOn, rulesOn } from '../inForce.ts';
import type { GoldenRow, Judging } from './row.ts';

/** A row in one nation, on one day. */
export type PlacedRow = Required<GoldenRow> & { readonly nation: UkNation };

/**
 * Each row in every solution that has the same criterion, in every nation with the same limit on that day. A nation
 * with a different limit needs rows of its own.
 */
export function inEveryNation(rows: readonly GoldenRow[]): readonly PlacedRow[] {
  return rows.flatMap(row => {
    const { nation: written } = row.facts;
    const home = written ?? undefined;
    if (!isUkNation(home)) throw new Error(`A row of ${row.code} has no nation.`);
    const on = row.on ?? TODAY;
    return ALL_NATIONS.flatMap(nation =>
      judgings(nation, on).flatMap(of => {
        const criterion = criterionOf(of, row.code, nation);
        const isHere =
          nation === home || (criterion !== undefined && hasSameLimit(criterion, home, nation, on));
        return criterion === undefined || !isHere
          ? []
          : [{ ...row, of, on, nation, facts: { ...row.facts, nation } }];
      }),
    );
  });
}

/** Every solution of a nation, and the gates that are asked before them. */
function judgings(nation: UkNation, on: CalendarDate): readonly Judging[] {
  return [
    ...rulesOn(nation, on).solutions.map(({ product }) => product.shortName),
    ...new Set(FIRST_GATES.map(({ gate }) => gate)),
  ];
}

/** The criterion that a solution or a gate has under a code in a nation. */
export function criterionOf(of: Judging, code: string, nation: UkNation): Criterion | undefined {
  if (of === 'MHM') return undefined;
  const criteria =
    of in SOLUTIONS
      ? SOLUTIONS[of as keyof typeof SOLUTIONS].criteria
      : FIRST_GATES.flatMap(({ gate, criterion }) => (gate === of ? [criterion] : []));
  return criteria.find(criterion => criterion.code === code && (criterion.nations?.includes(nation) ?? true));
}

function hasSameLimit({ limit }: Criterion, home: UkNation, nation: UkNation, on: CalendarDate): boolean {
  if (limit === null || typeof limit === 'number') return true;
  return limitsOn(home, on).row(limit)?.value === limitsOn(nation, on).row(limit)?.value;
}
