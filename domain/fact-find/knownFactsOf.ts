import { isAnybodysIncome } from '../budget/roles.ts';
import { hasDebtRole } from '../debts/roles.ts';
import { balanceOf } from '../debts/totals.ts';
import type { KnownFacts } from '../journey-engine/definition/fact.ts';
import type { AnswersOnPath } from '../journey-engine/run/path.ts';
import { type CaseQuestion, knownFacts } from '../journeys/factKinds.ts';
import type { QualifierFacts } from '../journeys/qualifier/facts.ts';
import { isUkNation } from '../people/nation.ts';
import { isDisabilityBenefit, lineKind } from '../solutions/case/budgetLines.ts';
import type { BudgetLine, Case } from '../solutions/case/case.ts';
import { signsOf } from '../solutions/contradictions/budgetSigns.ts';
import { contradictionsIn } from '../solutions/contradictions/contradictionsIn.ts';
import { budgetGaps } from '../solutions/figures/budgetGaps.ts';
import type { RulesOn } from '../solutions/recommend/rules.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { caseFrom } from './caseFrom.ts';
import type { FactFind } from './factFind.ts';

/**
 * What the full review may ask about a person without asking them: what they told before it, and what their case brings
 * up. It is worked out by the rules that judge the case, so that a question is asked exactly where its answer decides.
 * Answers of the full review itself are not read: its conditions read those where they stand.
 *
 * @param qualifier what the Qualifier knows
 */
export function knownFactsOf(
  qualifier: QualifierFacts,
  found: Omit<FactFind, 'answers' | 'health'> & { readonly answers: AnswersOnPath },
  rulesOn: RulesOn,
): KnownFacts {
  const facts = caseFrom({ ...found, answers: { qualifier: found.answers, review: null }, health: {} });
  const questions = questionsOf(facts, found.today, rulesOn);
  return knownFacts({ qualifier, household: found.household, questions });
}

/** The questions that a case brings up; none before the budget is complete. */
function questionsOf(
  facts: Case,
  on: CalendarDate,
  rulesOn: RulesOn,
): Partial<Record<CaseQuestion, boolean>> {
  const { statement } = facts;
  if (!statement.isComplete) return {};
  const nation = facts.nation ?? undefined;
  const gaps = budgetGaps(facts, rulesOn(isUkNation(nation) ? nation : 'england', on).limits);
  const signs = signsOf(statement);
  const contradictions = contradictionsIn(facts, on);
  const paid = statement.lines.filter(({ monthly }) => monthly !== null && monthly > 0);
  const benefits = paid.some(line => lineKind(line) === 'benefit');
  return {
    'no-income': gaps.income,
    'no-food': gaps.food,
    'no-housing-costs': gaps.housing,
    'disability-benefit': paid.some(isDisabilityBenefit),
    'other-income': paid.some(isAnybodysIncome),
    'no-benefits-and-short': !benefits && isShort(paid),
    'vehicle-costs': signs.vehicleCosts,
    'partners-pay': signs.partnersPay,
    'own-wage': signs.wage,
    'retired-young': contradictions.includes('retired young'),
    'pays-more-than-comes-in': contradictions.includes('pays more than comes in'),
    'debt-of-another-nation': contradictions.includes('debt of another nation'),
    'mortgage-without-home': contradictions.includes('mortgage without a home'),
    ...toldOfHome(facts, signs.mortgage),
    'pay-of-no-partner': contradictions.includes('pay of a partner without one'),
    'wage-without-work': contradictions.includes('not working beside a wage'),
    'overdue-above-balance': contradictions.includes('overdue above the balance'),
    'child-benefit-without-child': contradictions.includes('child benefit without a child'),
    'benefits-beside-stopped': contradictions.includes('benefits stopped beside benefits'),
    'very-great-age': contradictions.includes('very great age'),
  };
}

/** What the debts and the budget say is secured on a home; what the person says of it stands in the full review. */
function toldOfHome({ debts }: Case, hasMortgageCosts: boolean): Partial<Record<CaseQuestion, boolean>> {
  const secured = debts.filter(
    ({ debt, type }) => !debt.isDeleted && balanceOf(debt) !== 0 && hasDebtRole(type, 'secures-home'),
  );
  const mortgages = secured.filter(({ type }) => hasDebtRole(type, 'mortgage'));
  return {
    'mortgage-told-of': hasMortgageCosts || mortgages.length > 0,
    'home-loan-told-of': secured.length > mortgages.length,
  };
}

function isShort(lines: readonly BudgetLine[]): boolean {
  const left = lines.reduce((sum, line) => {
    const kind = lineKind(line);
    const isOut = kind === 'spending' || kind === 'savings';
    return sum + (isOut ? -(line.monthly ?? 0) : (line.monthly ?? 0));
  }, 0);
  return left < 0;
}
