import type { Case } from '@towpath/domain/solutions/case/case.ts';
import { type Assessment, assess } from '@towpath/domain/solutions/recommend/assess.ts';
import { type Rulebook, rulesBy } from '@towpath/domain/solutions/recommend/rules.ts';
import { anyCase } from '@towpath/domain/solutions/testing/anyCase.ts';
import { GOLDEN_ROWS } from '@towpath/domain/solutions/testing/golden/all.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import * as fc from 'fast-check';
import type { Proposal } from './proposal.ts';

/** Cases made up by chance, the same ones each time. */
const RANDOM = { numRuns: 2_000, seed: 20_261_121 };

/** What a proposal does to one kind of advice: how many cases go from one to the other. */
export type Move = {
  readonly nation: string;
  readonly from: string;
  readonly to: string;
  /** Codes of the criteria whose golden cases move, each once. */
  readonly golden: readonly string[];
  readonly goldenCount: number;
  readonly randomCount: number;
};

/** What a proposal would change, before it is in force. */
export type Comparison = {
  readonly goldenCount: number;
  readonly randomCount: number;
  /** What is recommended instead. */
  readonly advice: readonly Move[];
  /** Solutions that open or close, also where another stays recommended. */
  readonly solutions: readonly Move[];
};

type Named = { readonly facts: Case; readonly golden: string | null };

/**
 * Judges every golden case, and many made up by chance, on one day by the limits in force and by those proposed.
 *
 * @param on the day of both; a golden case keeps its facts and loses its own day
 */
export function compareLimits({ thresholds }: Proposal, on: CalendarDate, { rulesOn }: Rulebook): Comparison {
  const cases = everyCase(on);
  const proposed = rulesBy(thresholds);
  const advice = new Moves();
  const solutions = new Moves();
  for (const { facts, golden } of cases) {
    const before = assess(facts, on, rulesOn);
    const after = assess(facts, on, proposed);
    const nation = before.nation ?? 'no nation';
    advice.note({ nation, from: adviceOf(before), to: adviceOf(after), golden });
    for (const { product, eligibility } of before.results) {
      const then = after.results.find(result => result.product.id === product.id)?.eligibility;
      if (then === undefined) continue;
      const { shortName } = product;
      solutions.note({
        nation,
        from: `${shortName} ${said(eligibility)}`,
        to: said(then),
        golden,
        isSame: then === eligibility,
      });
    }
  }
  const goldenCount = cases.filter(({ golden }) => golden !== null).length;
  return {
    goldenCount,
    randomCount: cases.length - goldenCount,
    advice: advice.sorted(),
    solutions: solutions.sorted(),
  };
}

/** Golden cases of the day's own rules, each once, then those made up. */
function everyCase(on: CalendarDate): readonly Named[] {
  const today = GOLDEN_ROWS.filter(row => row.on === undefined || isoDate(row.on) === isoDate(on));
  return [
    ...today.map(({ facts, of, code }) => ({ facts, golden: `${of} ${code}` })),
    ...fc.sample(anyCase, RANDOM).map(facts => ({ facts, golden: null })),
  ];
}

function adviceOf({ verdict, recommended, forAdviser }: Assessment): string {
  if (verdict === 'RECOMMENDED') return recommended?.product.shortName ?? 'nothing';
  return verdict === 'WITHHELD' ? 'nothing' : `adviser (${forAdviser.join(', ')})`;
}

const SAID = { ELIGIBLE: 'open', CANNOT_SAY: 'cannot be said', INELIGIBLE: 'not open' } as const;
function said(eligibility: keyof typeof SAID): string {
  return SAID[eligibility];
}

/** Counts what goes from where to where. */
class Moves {
  private readonly found = new Map<string, Move>();

  note({
    nation,
    from,
    to,
    golden,
    isSame = from === to,
  }: Pick<Move, 'nation' | 'from' | 'to'> & {
    readonly golden: string | null;
    readonly isSame?: boolean;
  }): void {
    if (isSame) return;
    const key = [nation, from, to].join('\n');
    const so = this.found.get(key) ?? { nation, from, to, golden: [], goldenCount: 0, randomCount: 0 };
    this.found.set(key, {
      ...so,
      golden: golden === null ? so.golden : [...new Set([...so.golden, golden])],
      goldenCount: so.goldenCount + (golden === null ? 0 : 1),
      randomCount: so.randomCount + (golden === null ? 1 : 0),
    });
  }

  sorted(): readonly Move[] {
    const size = ({ goldenCount, randomCount }: Move) => goldenCount + randomCount;
    const name = ({ nation, from, to }: Move) => `${nation} ${from} ${to}`;
    return [...this.found.values()].toSorted(
      (a, b) => size(b) - size(a) || name(a).localeCompare(name(b), 'en'),
    );
  }
}
