import type { AdviceRecord } from '../solutions/explain/record.ts';

/**
 * A record as it reads once an adviser has said that a solution fits: that one comes first, the others stand beside it,
 * and nobody has to look any more. The facts, what was found of every solution and what stood in the way stay as they
 * were; the record that is kept does not change.
 */
export function withDecision(record: AdviceRecord, shortName: string): AdviceRecord {
  const { groups } = record;
  const without = (names: readonly string[]) => names.filter(name => name !== shortName);
  const before = groups.recommended;
  return {
    ...record,
    verdict: 'RECOMMENDED',
    forAdviser: [],
    close: null,
    results: record.results.map(result =>
      result.shortName === shortName
        ? { ...result, eligibility: 'ELIGIBLE', adviserConfirms: false }
        : result,
    ),
    groups: {
      ...groups,
      recommended: shortName,
      eligible: [...(before === null || before === shortName ? [] : [before]), ...without(groups.eligible)],
      undecided: without(groups.undecided),
      addOns: without(groups.addOns),
    },
    gates: record.gates.map(gate => ({ ...gate, effect: 'applied' })),
  };
}
