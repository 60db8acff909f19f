import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import type { UkNation } from '@towpath/domain/people/nation.ts';
import type { GetsBy } from '@towpath/domain/solutions/case/case.ts';
import { isGapAnswered } from '@towpath/domain/solutions/explain/budgetGapWords.ts';
import {
  CLOSE_NAMES,
  type MissingThing,
  missingThings,
} from '@towpath/domain/solutions/explain/closeWords.ts';
import { sayFinding, sayGate } from '@towpath/domain/solutions/explain/gateWords.ts';
import { keptSums } from '@towpath/domain/solutions/explain/keptSums.ts';
import type { AdviceRecord, KeptGate } from '@towpath/domain/solutions/explain/record.ts';
import { pleaseDont, untilThen } from '@towpath/domain/solutions/explain/untilThen.ts';
import { solutionWording } from '@towpath/domain/solutions/recommend/solutionWording.ts';
import { fillInLimits } from '@towpath/domain/solutions/solution/wording.ts';
import type { Limits } from '@towpath/domain/solutions/thresholds/limits.ts';
import { poundsOf } from '@towpath/domain/values/pence.ts';

type CloseMissing = NonNullable<Recommendation['close']>['missing'][number];

/** What must be cleared up with a person before any solution is named, since no other fact counts before it is. */
const NAMES_NOTHING: ReadonlySet<string> = new Set(['CREDIBLE_BUDGET', 'ALREADY_IN_ARRANGEMENT']);

/**
 * The part of an answer that says what stood before a recommendation, and what came of it.
 *
 * @param nation whose words are said, with the limits of the day
 */
export function gatesResponse(
  record: AdviceRecord,
  nation: UkNation,
  limits: Limits,
): Pick<Recommendation, 'close' | 'namesNothing' | 'gates' | 'kept'> {
  return {
    close: closeResponse(record, nation, limits),
    namesNothing: record.gates.some(namesNothing),
    gates: record.gates.map(gate => gateResponse(gate, record.inputs.statement.getsBy)),
    kept: keptResponse(record),
  };
}

function namesNothing({ code, effect }: KeptGate): boolean {
  return effect === 'decided' && NAMES_NOTHING.has(code);
}

function gateResponse(gate: KeptGate, getsBy: GetsBy): Recommendation['gates'][number] {
  const findings = gate.findings.map(finding => ({
    code: finding.code,
    says: sayFinding(finding, getsBy),
    ...(isGapAnswered(finding.code, getsBy) ? { isAnswered: true as const } : {}),
  }));
  return { code: gate.code, effect: gate.effect, ...sayGate(gate, getsBy), findings };
}

function closeResponse(record: AdviceRecord, nation: UkNation, limits: Limits): Recommendation['close'] {
  const { close } = record;
  if (close === null) return null;
  const { whatItIs } = solutionWording(close.shortName, nation);
  return {
    shortName: close.shortName,
    name: CLOSE_NAMES[close.shortName],
    whatItIs: fillInLimits(whatItIs, limits),
    missing: missingThings(record).map(missingResponse),
    untilThen: [...untilThen(record, limits)],
    pleaseDont: [...pleaseDont(record)],
  };
}

function missingResponse({ code, title, tip, ...found }: MissingThing): CloseMissing {
  const { distance, figure, limit, scale, endsOn, source } = found;
  return {
    code,
    title,
    tip,
    ...(distance === null ? {} : { distance }),
    ...(figure === null ? {} : { figure }),
    ...(limit === null ? {} : { limit }),
    ...(scale === null ? {} : { scale: { ...scale } }),
    ...(endsOn === null ? {} : { endsOn }),
    ...(source === null ? {} : { source }),
  };
}

function keptResponse(record: AdviceRecord): Recommendation['kept'] {
  const { debts, income, outgoings } = keptSums(record);
  return { debts: poundsOf(debts), income: poundsOf(income), outgoings: poundsOf(outgoings) };
}
