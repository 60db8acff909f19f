import { type AskedBudgetRole, hasBudgetRole } from '../../budget/roles.ts';
import { hasDebtRole } from '../../debts/roles.ts';
import { balanceOf } from '../../debts/totals.ts';
import type { Case, ContradictionCode } from '../../solutions/case/case.ts';
import { openContradictionsIn } from '../../solutions/contradictions/contradictionsIn.ts';
import { formatSum } from '../../values/pence.ts';
import type { ApplicationFacts, KnownDebt, KnownLine } from '../applicationFacts.ts';
import { fromWords } from '../words.ts';
import { type Known, type KnownAnswers, known } from './known.ts';

type Against = readonly [field: string, knowns: readonly Known[]];

/**
 * What speaks against an answer: a budget that pays for a car of somebody who has none. It stands beside the answer, so that
 * neither counts before the person has said which is right. Which facts do not go together, the rules of the advice say;
 * what a person confirmed there is not asked again.
 */
export function againstIt(facts: ApplicationFacts): KnownAnswers['singles'] {
  if (facts.review === null) return {};
  const told = facts.review.what;
  const codes = openContradictionsIn(told, facts.today);
  const found = codes.flatMap(code => AGAINST[code]?.(facts, told) ?? []);
  const all = [...found, ...rentOfAnOwner(facts, told)];
  const singles: Record<string, readonly Known[]> = {};
  for (const [field, knowns] of all) singles[field] = [...(singles[field] ?? []), ...knowns];
  return singles;
}

const AGAINST: Readonly<
  Partial<Record<ContradictionCode, (facts: ApplicationFacts, told: Case) => readonly Against[]>>
> = {
  'vehicle costs without a vehicle': facts => inBudget(facts, 'car-running', 'hasVehicle', true),
  'pay of a partner without one': facts => inBudget(facts, 'partner-earnings', 'partnerShares', true),
  'child benefit without a child': facts => inBudget(facts, 'child-benefit', 'hasChildren', true),
  'not working beside a wage': facts => inBudget(facts, 'wages', 'workStatus', 'employed'),
  'only benefits beside a wage': facts => inBudget(facts, 'wages', 'getsOnlyBenefits', false),
  'mortgage without a home': facts => {
    const inDebts = securedOnHome(facts).map(({ debt }): Against => {
      return ['tenure', known('owns', fromWords.debtOnHome(debt.initialCreditorName))];
    });
    return inDebts.length > 0 ? inDebts.slice(0, 1) : inBudget(facts, 'mortgage', 'tenure', 'owns');
  },
  'home without its mortgage': (facts, { home }) => {
    const owed = securedOnHome(facts);
    const mortgages = owed.filter(({ type }) => hasDebtRole(type, 'mortgage'));
    const others = owed.filter(({ type }) => !hasDebtRole(type, 'mortgage'));
    return [
      ...(home.mortgage === 0 && mortgages.length === 0
        ? inBudget(facts, 'mortgage', 'hasMortgage', true)
        : []),
      ...(home.mortgage === 0 ? mortgages.slice(0, 1) : []).map(({ debt }): Against => {
        return ['hasMortgage', known(true, fromWords.debtOnHome(debt.initialCreditorName))];
      }),
      ...(home.otherSecured === 0 ? others.slice(0, 1) : []).map(({ debt }): Against => {
        return ['otherSecured', known(balanceOf(debt), fromWords.debtOnHome(debt.initialCreditorName))];
      }),
    ];
  },
  'back pay above the savings': (_, { savingsFromDisabilityBenefits }) => [
    ['savings', known(savingsFromDisabilityBenefits, fromWords.backPay)],
  ],
};

/** Somebody who owns their home pays no rent for it, unless they have another. */
function rentOfAnOwner(facts: ApplicationFacts, { home }: Case): readonly Against[] {
  if (home.tenure !== 'owns' || home.ownsOtherProperty === true) return [];
  return lineWith(facts, 'rent') === undefined ? [] : inBudget(facts, 'rent', 'tenure', 'rents');
}

function inBudget(
  facts: ApplicationFacts,
  role: AskedBudgetRole,
  field: string,
  value: string | boolean,
): readonly Against[] {
  const line = lineWith(facts, role);
  const from = line ? fromWords.budgetLine(formatSum(line.monthly ?? 0), line.name) : fromWords.budget;
  return [[field, known(value, from)]];
}

function lineWith({ budget }: ApplicationFacts, role: AskedBudgetRole): KnownLine | undefined {
  return budget?.what.find(line => (line.monthly ?? 0) > 0 && hasBudgetRole(line, role));
}

function securedOnHome({ debts }: ApplicationFacts): readonly KnownDebt[] {
  return (debts?.what ?? []).filter(
    ({ debt, type }) => !debt.isDeleted && balanceOf(debt) !== 0 && hasDebtRole(type, 'secures-home'),
  );
}
