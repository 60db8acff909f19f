import type { Recommendation, Solution } from '@towpath/contracts/api/recommendation.ts';
import { creditTypeQuestions } from '@towpath/domain/debts/creditTypeQuestions.ts';
import { isTakenAlready } from '@towpath/domain/debts/takenAlready.ts';
import { balanceOf as listedBalance } from '@towpath/domain/debts/totals.ts';
import { setAsideWithin } from '@towpath/domain/letters/moreThanLeft.ts';
import { isUkNation, type UkNation } from '@towpath/domain/people/nation.ts';
import type { FactsToDraw, ListedNow } from '@towpath/domain/plans/repayment/drawing.ts';
import type { HoldsOffers } from '@towpath/domain/plans/repayment/offersWait.ts';
import { isScheme } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { isKnown } from '@towpath/domain/solutions/case/span.ts';
import { canChoose } from '@towpath/domain/solutions/explain/canChoose.ts';
import { setAsideByDebt } from '@towpath/domain/solutions/explain/setAside.ts';
import { budgetFigures } from '@towpath/domain/solutions/figures/budget.ts';
import type { RulesOn } from '@towpath/domain/solutions/recommend/rules.ts';
import type { LimitKey } from '@towpath/domain/solutions/thresholds/limits.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import { type Pence, penceOf } from '@towpath/domain/values/pence.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Recommendations } from '../advice/recommendation.ts';
import { debtsOf } from '../debts/readDebts.ts';
import { type AdviceFirstDeps, adviceFirstOf } from './adviceFirst.ts';
import { owedBeside } from './owed.ts';

export type FactsDeps = AdviceFirstDeps & {
  /** Opens what happened to plans. */
  readonly seal: Seal;
  /** Opens the forms that went to those who decide. */
  readonly formSeal: Seal;
  readonly recommendations: Pick<Recommendations, 'asOfNow' | 'soFar'>;
  readonly rulesOn: RulesOn;
  readonly timeOf: TimeOf;
  /** What holds the offers of a plan: the same, or a question that is open before the advice. */
  readonly offersHeldBy: TimeOf;
};

/** What protects a person by law beside their plan on a day, by what ran here or was told; null for nothing. */
export type TimeOf = (customerId: string, today: CalendarDate) => Promise<HoldsOffers | null>;

/**
 * What a plan is drawn up from: the debts and the sum as the advice of today has them, and the limits in force. Null where
 * that advice does not leave the solution to the person, or there is none. What was told of the person's other plans counts for
 * what is owed; what was told of this one it keeps by itself.
 */
export async function factsToDraw(
  deps: FactsDeps,
  customerId: string,
  { id: planId, shortName }: { readonly id: string; readonly shortName: string },
  today: CalendarDate,
): Promise<FactsToDraw | null> {
  const { database, seal, recommendations, nationOf, rulesOn } = deps;
  const [standing, nation, listed, adviceFirst, { owedOf, listedOf }] = await Promise.all([
    recommendations.asOfNow(customerId),
    nationOf(customerId),
    debtsOf(database, customerId),
    adviceFirstOf(deps, customerId),
    owedBeside(database, seal, customerId, planId),
  ]);
  const place = nation ?? undefined;
  if (standing === null || !isUkNation(place) || !canChoose(standing.advice, shortName)) return null;
  const solution = solutionsOf(standing.advice).find(({ product }) => product.shortName === shortName);
  if (!solution) return null;
  const { limits } = rulesOn(place, today);
  const { left } = budgetFigures(standing.record.inputs, limits, today);
  const told = new Map(listed.map(debt => [debt.id, debt]));
  /** What is owed as a plan was told since the list said it; undefined where none was. */
  const toldOf = (id: string): Pence | null | undefined => {
    const inList = told.get(id);
    const now = inList && owedOf(inList);
    return now?.since ? now.owed : undefined;
  };
  const inAdvice = ({ value }: Solution['takesIn'][number]['balance']): Pence | null =>
    value === undefined ? null : penceOf(value);
  /** Of a sum that is known as an estimate alone, the estimate. */
  const balanceOf = ({ debt: { id }, balance }: Solution['takesIn'][number]): Pence | null => {
    const now = toldOf(id);
    return now === undefined ? (inAdvice(balance) ?? told.get(id)?.estimatedBalance ?? null) : now;
  };
  /** Of a balance that is the list's own: when it said so, among what this plan was told. */
  const listedIn = (id: string, balance: Pence | null): ListedNow | null => {
    const inList = told.get(id);
    return inList && toldOf(id) === undefined && listedBalance(inList) === balance ? listedOf(inList) : null;
  };
  /** Nobody is offered money for a debt that is disputed or may be too old: an offer could admit it. */
  const isAdviceFirst = ({ debt: { id } }: Solution['takesIn'][number]): boolean => adviceFirst.has(id);
  const isTaken = ({ debt: { id } }: Solution['takesIn'][number]): boolean => {
    const inList = told.get(id);
    return !adviceFirst.has(id) && inList !== undefined && isTakenAlready(inList);
  };
  /** The scheme takes the place of what is taken from wages; beside any other plan that goes on. */
  const isOutside = (one: Solution['takesIn'][number]): boolean =>
    isAdviceFirst(one) || (isTaken(one) && !isScheme(shortName));
  const toOffer = solution.takesIn.filter(one => !isOutside(one));
  const apart = [
    // The rest of a bill is paid as it falls due, whatever is taken for what is late of it.
    ...solution.stays.map(one => ({ ...one, isTaken: one.why !== 'not due' && isTaken(one) })),
    ...solution.takesIn.filter(isOutside).map(one => ({ ...one, isTaken: isTaken(one) })),
  ];
  return {
    shortName,
    nation: place,
    monthly: solution.payment?.value === undefined ? null : penceOf(solution.payment.value),
    canPay: solution.context.di === null ? null : penceOf(solution.context.di),
    // As the letters have it: nothing where the budget does not leave as much for all of them.
    setAside: setAsideWithin(setAsideByDebt(standing.record, limits), isKnown(left) ? left.low : null),
    debts: toOffer.map(one => {
      const balance = balanceOf(one);
      const known = listedIn(one.debt.id, balance);
      const contractual = told.get(one.debt.id)?.regularPaymentAmount ?? null;
      return { ...namesOf(one.debt), balance, contractual, ...(known && { listed: known }) };
    }),
    outside: apart.flatMap(({ debt, balance, isTaken: taken }) => {
      const now = toldOf(debt.id);
      // Nothing is owed any more on what was paid off, or written off, in a plan before.
      if (now === 0) return [];
      const its = { ...namesOf(debt), balance: now === undefined ? inAdvice(balance) : now };
      return [taken ? { ...its, isTaken: true as const } : its];
    }),
    benefitNotKnown: listed
      .filter(one => one.inReceiptOfBenefit === null && asksBenefit(deps, one.creditTypeId))
      .map(one => one.initialCreditorName),
    limits: limitsToDraw(rulesOn, place, today),
  };
}

/** The limits in force of which a plan takes what it gives each lender at least, and until when they answer. */
export function limitsToDraw(rulesOn: RulesOn, place: UkNation, today: CalendarDate): FactsToDraw['limits'] {
  const { limits } = rulesOn(place, today);
  const limit = (key: LimitKey): Pence => limits.row(key)?.value ?? 0;
  return {
    floor: limit('DMP_MIN_PER_DEBT'),
    token: limit('TPP_PER_CREDITOR'),
    tokenMonths: limit('TPP_MONTHS_MIN'),
    tokenMonthsMost: limit('TPP_MONTHS_MAX'),
    schemeAnswerDays: limit('DAS_CONSENT_DAYS'),
  };
}

/** Whether a kind of debt is about a benefit of which we ask if it still comes. */
function asksBenefit({ creditTypes }: Pick<FactsDeps, 'creditTypes'>, typeId: number | null): boolean {
  return creditTypeQuestions(creditTypes.find(({ id }) => id === typeId)).asksBenefit;
}

function namesOf({ id, creditorName, typeName }: Solution['stays'][number]['debt']) {
  return { id, creditor: creditorName, what: typeName };
}

function solutionsOf({ recommended, eligible }: Recommendation): readonly Solution[] {
  return [...(recommended ? [recommended] : []), ...eligible];
}
