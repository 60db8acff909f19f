/** One thing that stands between an advice and an adviser's yes to a solution of it. */
export type Ask = {
  readonly code: string;
  readonly says: string;
  /**
   * 'ask': to be settled with the person, by whoever decides. 'put right': a fact is missing or wrong, and the rules have
   * to be run again with the right one.
   */
  readonly how: 'ask' | 'put right';
};

type Reason = {
  readonly code: string;
  readonly outcome: 'met' | 'not met' | 'cannot say';
  readonly says: string;
  readonly missingFact?: string | undefined;
  readonly adviserConfirms: boolean;
};
/** A solution of an advice. */
export type Decidable = {
  readonly product: { readonly shortName: string; readonly name: string };
  readonly eligibility: 'ELIGIBLE' | 'INELIGIBLE' | 'CANNOT_SAY';
  readonly adviserFirst: string | null;
  readonly reasons: readonly Reason[];
};
/** An advice as the rules gave it. */
export type ToDecide = {
  readonly status: 'ready' | 'incomplete' | 'ask an adviser';
  readonly recommended: Decidable | null;
  readonly eligible: readonly Decidable[];
  readonly undecided: readonly Decidable[];
  readonly givesTime: readonly Decidable[];
  readonly forAdviser: readonly { readonly code: string; readonly says: string }[];
};

/** What no adviser can settle beside the rules: facts that are wrong, or of which no advice can be made. */
const PUT_RIGHT: ReadonlySet<string> = new Set(['BUDGET_NOT_CREDIBLE', 'FACTS_CONTRADICT', 'NO_DEBTS']);

/**
 * The solutions of an advice that an adviser may say fit, in the order of the rules: those that the rules find open, and
 * those that they cannot decide. What the rules close stays closed: the facts are put right first, or the answer is no.
 */
export function decidable(advice: ToDecide): readonly Decidable[] {
  if (advice.status === 'incomplete') return [];
  const { recommended, eligible, undecided, givesTime } = advice;
  const all = [...(recommended ? [recommended] : []), ...eligible, ...givesTime, ...undecided];
  return all.filter(({ eligibility }) => eligibility !== 'INELIGIBLE');
}

/** What has to be asked or put right before an adviser may say that a solution fits. */
export function asksOf(advice: ToDecide, { reasons, adviserFirst }: Decidable): readonly Ask[] {
  const ofAdvice = advice.forAdviser.map(
    ({ code, says }): Ask => ({ code, says, how: PUT_RIGHT.has(code) ? 'put right' : 'ask' }),
  );
  const ofSolution = reasons.flatMap(({ code, outcome, says, missingFact, adviserConfirms }): Ask[] => {
    if (outcome === 'cannot say') {
      return [{ code, says: missingFact ?? says, how: missingFact === undefined ? 'ask' : 'put right' }];
    }
    return adviserConfirms ? [{ code, says, how: 'ask' }] : [];
  });
  const ofEverybody: readonly Ask[] =
    adviserFirst === null ? [] : [{ code: 'PERSON_CONFIRMS', says: adviserFirst, how: 'ask' }];
  return [...ofAdvice, ...ofSolution, ...ofEverybody];
}

/** What of these is not settled yet. @param asked the codes of what was asked and settled with the person */
export function openAsks(asks: readonly Ask[], asked: readonly string[]): readonly Ask[] {
  return asks.filter(({ code, how }) => how === 'put right' || !asked.includes(code));
}

/**
 * What saying that a solution fits would be. Where the rules recommend one, only that one is confirmed; where they leave
 * it to a person, any that they find open. Everything else is a change, which another looks at too.
 */
export function outcomeOf(advice: ToDecide, { product, eligibility }: Decidable): 'confirmed' | 'changed' {
  const { recommended } = advice;
  if (eligibility !== 'ELIGIBLE') return 'changed';
  if (advice.status !== 'ready') return 'confirmed';
  return recommended === null || recommended.product.shortName === product.shortName
    ? 'confirmed'
    : 'changed';
}
