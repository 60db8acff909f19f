import type { BudgetRole } from '../budget/roles.ts';
import type { CreditType } from '../debts/creditType.ts';
import type { ListedDebt } from '../debts/debtFacts.ts';
import type { DebtOwner } from '../debts/owner.ts';
import type { HouseholdMakeup } from '../household/makeup.ts';
import type { SearchDetails } from '../people/creditSearchForm.ts';
import type { NameParts } from '../people/names.ts';
import type { OwedSince } from '../plans/repayment/owedSince.ts';
import type { Case, IncomeOwner } from '../solutions/case/case.ts';
import type { AdviceRecord } from '../solutions/explain/record.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import type { Pence } from '../values/pence.ts';

/** A part of what is known, with the day on which it was last told or changed, 'YYYY-MM-DD'; null where that is not known. */
export type Dated<Part> = { readonly on: string | null; readonly what: Part };

/** What the account knows of a person. */
export type PersonDetails = NameParts & {
  readonly email: string | null;
  readonly contactNumber: string | null;
  /** 'YYYY-MM-DD' */
  readonly dateOfBirth: string | null;
};

/** A debt of the list, with its kind and what the newest credit report says that is owed on it. */
export type KnownDebt = {
  readonly debt: ListedDebt;
  /** Whom it is with today. */
  readonly owner: DebtOwner;
  /** Null while its kind is not known. */
  readonly type: Pick<CreditType, 'name' | 'roles' | 'priority' | 'securedByDefault'> | null;
  /** Null where no report knows the debt, or the list has its sum from there. */
  readonly reported: { readonly balance: Pence; readonly on: string } | null;
  /** What a plan was told of it since the list said its balance, by which the balance here is; null where it is the list's. */
  readonly byPlan: OwedSince | null;
};

/** One line of the budget, by the name that people read. */
export type KnownLine = {
  readonly typeId: number;
  readonly name: string;
  readonly roles: readonly BudgetRole[];
  readonly side: 'income' | 'spending';
  /** Null where it cannot be counted by the month. */
  readonly monthly: Pence | null;
  /** Of income; null where that was not asked. */
  readonly whose: IncomeOwner | null;
};

/** What a person told of their health, given only where they agreed to our keeping it. */
export type KnownHealth = {
  readonly conditions: readonly string[];
  readonly supportNeeds: readonly string[];
};

/** What a person typed into letters that a form asks too. An address has a line for each of its lines. */
export type KnownOfLetters = {
  readonly address: readonly string[];
  /** The addresses of creditors, by their names. */
  readonly creditors: Readonly<Record<string, readonly string[]>>;
  /** By the id of a debt. */
  readonly debts: Readonly<
    Record<string, { readonly reference: string | null; readonly otherPerson: string | null }>
  >;
  /** The references that buyers of debts gave them, by the id of the debt and their names. */
  readonly buyers: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Everything that is known when an application is prepared. Null: not known, never the same as none. */
export type ApplicationFacts = {
  readonly today: CalendarDate;
  readonly details: Dated<PersonDetails> | null;
  readonly creditSearch: Dated<SearchDetails> | null;
  /** What the full review made of the answers. */
  readonly review: Dated<Case> | null;
  readonly household: Dated<HouseholdMakeup> | null;
  readonly debts: Dated<readonly KnownDebt[]> | null;
  /** Every kind of debt that there is. */
  readonly kinds: readonly CreditType[];
  /** Who is or was owed by each debt that was ever on the list, by its id: what is gone from it keeps its name. */
  readonly creditorsEver: ReadonlyMap<string, string>;
  readonly budget: Dated<readonly KnownLine[]> | null;
  /** What comes in each month, as it was told in the first questions, before there was a budget. */
  readonly toldIncome: Pence | null;
  /** Null where no letter was begun. */
  readonly letters: KnownOfLetters | null;
  /** The advice on which the choice rests. */
  readonly advice: AdviceRecord | null;
  /** Null too where the person did not agree to our keeping it. */
  readonly health: Dated<KnownHealth> | null;
};
