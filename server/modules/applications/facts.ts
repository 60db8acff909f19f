import type { MyHealthConditions, MySupportNeeds } from '@towpath/contracts/api/health.ts';
import type {
  ApplicationFacts,
  Dated,
  KnownDebt,
  KnownHealth,
  KnownLine,
  KnownOfLetters,
} from '@towpath/domain/applications/applicationFacts.ts';
import { rulesIn } from '@towpath/domain/budget/inNation.ts';
import { type BudgetRules, isIncome, typesOf } from '@towpath/domain/budget/rules.ts';
import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import type { ListedDebt } from '@towpath/domain/debts/debtFacts.ts';
import { kindIn } from '@towpath/domain/debts/inNation.ts';
import type { DebtOwner } from '@towpath/domain/debts/owner.ts';
import { asOwedNow } from '@towpath/domain/plans/repayment/owedNow.ts';
import type { AdviceRecord } from '@towpath/domain/solutions/explain/record.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { Recommendations } from '../advice/recommendation.ts';
import { detailsNow } from '../customers/accounts.ts';
import { birthDateOf } from '../customers/contact.ts';
import { creditorsEver, debtsOf } from '../debts/readDebts.ts';
import { debtsChangedAt, reportedBalances } from '../debts/reported.ts';
import { householdChangedAt, householdOf } from '../household/readHousehold.ts';
import { contactsTyped } from '../letters/contactsTyped.ts';
import type { OwedOf } from '../repayment/owed.ts';
import type { OwnerOf } from '../repayment/sales.ts';

export type FactsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly seal: Seal;
  /** Says whom the debts of a person are with on a day. */
  readonly ownerOf: (customerId: string) => Promise<OwnerOf>;
  /** Says what is owed on the debts of a person now, by all that was told but what the plan itself was that the form is for. */
  readonly owedOf: (customerId: string, planId: string) => Promise<OwedOf>;
  readonly creditTypes: readonly CreditType[];
  readonly budgetRules: BudgetRules;
  readonly recommendations: Pick<Recommendations, 'judgedNow' | 'asKept'>;
  /** What comes in each month, by the first questions; null where that was not told. */
  readonly toldIncomeOf: (customerId: string) => Promise<number | null>;
  readonly supportNeeds: readonly { readonly id: number; readonly title: string }[];
  readonly healthTold: {
    conditions(customerId: string): Promise<MyHealthConditions>;
    supportNeeds(customerId: string): Promise<MySupportNeeds>;
  };
};

/** The plan that a form is for. */
export type PlanOfForm = { readonly id: string; readonly recordId: string };

/** Everything that all modules know of a person, as a form asks for it, with when each part was told. */
export function factsReader(deps: FactsDeps) {
  const { database, clock, recommendations } = deps;

  /**
   * @param plan that the form is for, with the advice that the choice rests on
   */
  return async (customerId: string, { id: planId, recordId }: PlanOfForm): Promise<ApplicationFacts> => {
    const today = londonDate(clock.now());
    const [now, { record: advice, at: advisedAt }, details, household, health] = await Promise.all([
      recommendations.judgedNow(customerId),
      recommendations.asKept(customerId, recordId),
      detailsNow(database, customerId),
      householdOf(database, customerId),
      healthOf(deps, customerId),
    ]);
    // While a changed answer stands between the person and an advice of today, the one they chose from is what is known.
    const told = (now ?? advice).inputs;
    const isAsAdvised = now === null || JSON.stringify(now.inputs) === JSON.stringify(advice.inputs);
    const on = isAsAdvised ? isoDate(londonDate(advisedAt)) : null;
    const born = await birthDateOf(database, customerId);
    const ownerOf = await deps.ownerOf(customerId);
    const day = isoDate(today);
    const creditorsByDebt = await creditorsEver(database, customerId);
    const householdAt = await householdChangedAt(database, customerId);
    return {
      today,
      details: details && {
        on: null,
        what: { ...details, dateOfBirth: born && isoDate(born) },
      },
      // What a search was made with is not kept once it is over.
      creditSearch: null,
      review: { on, what: told },
      household: household && { on: householdAt && isoDate(londonDate(householdAt)), what: household },
      debts: await debtsKnown(deps, customerId, told.nation, {
        ownerOf: debt => ownerOf(debt, day),
        owedOf: await deps.owedOf(customerId, planId),
      }),
      kinds: deps.creditTypes,
      creditorsEver: new Map(
        [...creditorsByDebt].map(([id, name]) => [id, ownerOf({ id, initialCreditorName: name }, day).name]),
      ),
      budget: { on, what: linesKnown(deps, told) },
      toldIncome: await deps.toldIncomeOf(customerId),
      letters: await lettersKnown(deps, customerId),
      advice,
      health,
    };
  };
}

/** What they typed into letters that a form asks too; null while they have begun none. Throws DoesNotOpen. */
async function lettersKnown(
  { database, seal }: FactsDeps,
  customerId: string,
): Promise<KnownOfLetters | null> {
  const contacts = await contactsTyped(database, seal, customerId);
  if (contacts === null) return null;
  const linesOf = (address: string | undefined) => address?.split('\n') ?? [];
  const { own, creditors, debts, buyers = {} } = contacts;
  return {
    address: linesOf(own.address),
    creditors: Object.fromEntries(Object.entries(creditors).map(([name, one]) => [name, linesOf(one)])),
    debts: Object.fromEntries(
      Object.entries(debts).map(([id, { reference = null, otherPerson = null }]) => [
        id,
        { reference, otherPerson },
      ]),
    ),
    buyers,
  };
}

async function debtsKnown(
  { database, creditTypes }: FactsDeps,
  customerId: string,
  nation: AdviceRecord['inputs']['nation'],
  { ownerOf, owedOf }: { readonly ownerOf: (debt: ListedDebt) => DebtOwner; readonly owedOf: OwedOf },
): Promise<Dated<readonly KnownDebt[]>> {
  const [debts, reported, changedAt] = await Promise.all([
    debtsOf(database, customerId),
    reportedBalances(database, customerId),
    debtsChangedAt(database, customerId),
  ]);
  const types = new Map(creditTypes.map(type => [type.id, kindIn(type, nation)]));
  return {
    on: changedAt && isoDate(londonDate(changedAt)),
    what: debts.map(debt => {
      const found = reported.get(debt.id);
      const owed = owedOf(debt);
      return {
        debt: asOwedNow(debt, owed),
        owner: ownerOf(debt),
        type: debt.creditTypeId === null ? null : (types.get(debt.creditTypeId) ?? null),
        reported: found ? { balance: found.balance, on: isoDate(londonDate(found.at)) } : null,
        byPlan: owed.since,
      };
    }),
  };
}

/** The lines in the words of the nation that the person lives in, as their budget has them. */
function linesKnown(
  { budgetRules }: FactsDeps,
  { nation, statement }: Pick<AdviceRecord['inputs'], 'nation' | 'statement'>,
): readonly KnownLine[] {
  // A line that nobody there has, left from before a move, is still one that was given, in the words that it has.
  const named = new Map(
    [budgetRules, rulesIn(budgetRules, nation)].flatMap(({ categories }) =>
      categories.flatMap(category =>
        typesOf(category).map(({ id, name }) => [id, { name, isIncome: isIncome(category) }] as const),
      ),
    ),
  );
  return statement.lines.flatMap(line => {
    const known = named.get(line.typeId);
    // A line that the operator has taken out of the budget stands in no form.
    return known
      ? [{ ...line, name: known.name, side: known.isIncome ? ('income' as const) : ('spending' as const) }]
      : [];
  });
}

/** What the person told of their health, where they agreed to our keeping it. */
async function healthOf(
  { healthTold, supportNeeds }: FactsDeps,
  customerId: string,
): Promise<Dated<KnownHealth> | null> {
  const [told, needs] = await Promise.all([
    healthTold.conditions(customerId),
    healthTold.supportNeeds(customerId),
  ]);
  const agreed = [told.consent, needs.consent].some(({ hasConsented }) => hasConsented === true);
  if (!agreed) return null;
  return {
    on: null,
    what: {
      conditions: told.conditions.map(({ title, description }) =>
        [title, description].filter(part => part !== '').join(': '),
      ),
      supportNeeds: needs.supportNeedIds.flatMap(
        id => supportNeeds.find(need => need.id === id)?.title ?? [],
      ),
    },
  };
}
