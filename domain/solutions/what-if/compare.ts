import type { Outcome } from '../criteria/judge.ts';
import type { AdviceRecord, KeptReason, KeptResult } from '../explain/record.ts';

/** How the outcome of a solution changed; null where it did not. */
export type OutcomeChange =
  /** It is now the recommended one, and was not before. */
  | 'comes first'
  /** It was not open before, and is now. */
  | 'opens'
  /** It was recommended; it is still open, and something else comes first. */
  | 'gives way'
  /** It is not open any more. */
  | 'closes'
  /** It was decided before, and is undecided now. */
  | 'is unsettled';

/** A solution before and after a change. */
export type RecordComparison = {
  readonly before: KeptResult;
  readonly after: KeptResult;
  readonly wasRecommended: boolean;
  readonly isRecommended: boolean;
  /** The person is shown it for the changed case, or was shown it for the case as it is. */
  readonly isShown: boolean;
  readonly turn: OutcomeChange | null;
  /**
   * The reasons that decided the change, in the order of the criteria. Empty where only the order of preference
   * decided.
   */
  readonly because: readonly KeptReason[];
};

/**
 * Compares the record of a case with that of the changed case: every solution, in the order of the changed one. Both
 * are of one nation and day, so both have the same solutions.
 */
export function compareRecords(before: AdviceRecord, after: AdviceRecord): readonly RecordComparison[] {
  const earlier = new Map(before.results.map(result => [result.shortName, result]));
  const shown = new Set([...shownIn(before), ...shownIn(after)]);
  return after.results.flatMap(result => {
    const was = earlier.get(result.shortName);
    if (was === undefined) return [];
    const wasRecommended = before.groups.recommended === result.shortName;
    const isRecommended = after.groups.recommended === result.shortName;
    const turn = turnOf(was, result, wasRecommended, isRecommended);
    return [
      {
        before: was,
        after: result,
        wasRecommended,
        isRecommended,
        isShown: shown.has(result.shortName),
        turn,
        because: deciding(was, result),
      },
    ];
  });
}

function shownIn({ groups }: AdviceRecord): readonly string[] {
  const { recommended, eligible, ineligible, undecided, addOns } = groups;
  return [
    ...(recommended === null ? [] : [recommended]),
    ...eligible,
    ...ineligible,
    ...undecided,
    ...addOns,
  ];
}

function turnOf(
  before: KeptResult,
  after: KeptResult,
  wasRecommended: boolean,
  isRecommended: boolean,
): OutcomeChange | null {
  if (isRecommended && !wasRecommended) return 'comes first';
  if (before.eligibility === after.eligibility) {
    return wasRecommended && !isRecommended ? 'gives way' : null;
  }
  switch (after.eligibility) {
    case 'ELIGIBLE':
      return 'opens';
    case 'INELIGIBLE':
      return 'closes';
    default:
      return 'is unsettled';
  }
}

const DECIDES: Readonly<Record<KeptResult['eligibility'], Outcome>> = {
  ELIGIBLE: 'met',
  INELIGIBLE: 'not met',
  CANNOT_SAY: 'cannot say',
};

/**
 * The reasons behind a result: what is met now and was not, what is no longer met, what is no longer decided. Where
 * nothing has newly become so, the reasons that already were: the last thing that closed a solution may be gone while
 * something else leaves it undecided.
 */
function deciding(before: KeptResult, after: KeptResult): readonly KeptReason[] {
  if (before.eligibility === after.eligibility) return [];
  const outcome = DECIDES[after.eligibility];
  const was = new Map(before.reasons.map(reason => [reason.code, reason.outcome]));
  const deciding = after.reasons.filter(reason => reason.outcome === outcome);
  const turned = deciding.filter(({ code }) => was.get(code) !== outcome);
  return turned.length > 0 ? turned : deciding;
}
