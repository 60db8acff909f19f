import type { BudgetRole } from '../../budget/roles.ts';
import type { CreditType } from '../../debts/creditType.ts';
import type { Debt } from '../../debts/debt.ts';
import type { LivingPlace } from '../../people/nation.ts';
import type { CalendarDate } from '../../values/calendar-date.ts';
import type { Pence } from '../../values/pence.ts';
import type { GrantedHere } from './grantedHere.ts';

/** A fact about a person. Null: not known, which is never the same as no or none. */
export type Fact<Value> = Value | null;

/** The last time something happened, or the next time it will. Null: not known. */
export type WhenHappened = Fact<CalendarDate | 'never'>;

/** Everything the rules read about one person on one day. Amounts are whole pence; those of the budget are monthly. */
export type Case = {
  readonly nation: Fact<LivingPlace>;
  readonly birthDate: Fact<CalendarDate>;
  readonly household: Household;
  readonly partner: Partner;
  /** The budget, under the name that kept records and case files have for it. */
  readonly statement: CaseBudget;
  readonly debts: readonly CaseDebt[];
  /**
   * At least one debt is behind, though it may not be known which: what the person says about all their debts together.
   */
  readonly someDebtIsBehind: Fact<boolean>;
  readonly home: Home;
  readonly vehicles: Fact<readonly Vehicle[]>;
  /** Money in accounts and in cash. */
  readonly savings: Fact<Pence>;
  /** The part of the savings that is back-payment of a benefit for a disability: a debt relief order leaves it out. */
  readonly savingsFromDisabilityBenefits: Fact<Pence>;
  /** Things of value besides home, vehicles, household goods and tools for work. */
  readonly otherAssets: Fact<readonly Asset[]>;
  readonly earlier: Fact<readonly EarlierSolution[]>;
  /** What was granted on plans from here, by where those stand: nobody was asked. Left out for nothing. */
  readonly grantedHere?: readonly GrantedHere[];
  readonly standing: CourtOrders;
  readonly residence: Residence;
  readonly work: Work;
  readonly conduct: Conduct;
  readonly changes: Changes;
  readonly enforcement: Enforcement;
  readonly happening: CurrentEvents;
  readonly crisis: Crisis;
  /** What a trustee has said that a trust deed of theirs takes in fees, in all, as one of us wrote down. */
  readonly trustDeedFees: Fact<Pence>;
  /** Contradictions between facts that the person was asked about and says are right. */
  readonly confirmed: Fact<readonly ContradictionCode[]>;
};

/** Facts that do not seem to fit together. */
export const CONTRADICTIONS = [
  /** A budget that pays for a vehicle, and no vehicle. */
  'vehicle costs without a vehicle',
  /** Retired long before anybody draws a pension. */
  'retired young',
  /** More is paid on debts each month than comes in. */
  'pays more than comes in',
  /** A debt of a kind that another nation has. */
  'debt of another nation',
  /** An earlier solution that ended before it began, or something that is over on a day still to come. */
  'ended before it began',
  /** A mortgage, or a loan secured on a home, of somebody who does not own their home and names no other property. */
  'mortgage without a home',
  /** Nothing owed on the home, as the person says, and a mortgage or secured loan in their debts or budget. */
  'home without its mortgage',
  /** More of the savings is back-payment of a benefit than there are savings. */
  'back pay above the savings',
  /** Back-payment of a benefit for a disability, and no such benefit in the budget: it may have stopped. */
  'back pay without the benefit',
  /** Pay of a partner, and nobody who shares the budget. */
  'pay of a partner without one',
  /** Child Benefit, and no child in the home. */
  'child benefit without a child',
  /** Benefits have stopped, as the person says, and the budget has some. */
  'benefits stopped beside benefits',
  /** Benefits are all that comes in, and a wage. */
  'only benefits beside a wage',
  /** Not working, and a wage. */
  'not working beside a wage',
  /** More of a debt is overdue than is owed. */
  'overdue above the balance',
  /** An age that hardly anybody reaches: the date of birth may be a slip. */
  'very great age',
] as const;
export type ContradictionCode = (typeof CONTRADICTIONS)[number];

/** A partner whose money stands in the same budget. */
export type Partner = {
  readonly sharesBudget: Fact<boolean>;
  /** Would pay towards the person's debts from their own money. */
  readonly wouldPay: Fact<boolean>;
  /** Wants advice about debts too. */
  readonly wantsAdvice: Fact<boolean>;
};

export type Household = {
  /** Everybody aged 18 or over who shares the budget, including the person. */
  readonly adults: Fact<number>;
  readonly children: Fact<number>;
};

/** Income and spending as the person confirmed them. */
export type CaseBudget = {
  /** Every category is filled in and settled. */
  readonly isComplete: boolean;
  /** What still has to be filled in, in plain words; empty once the budget is complete. */
  readonly missing: readonly string[];
  readonly lines: readonly BudgetLine[];
  /** The day from which benefits have been the only income. */
  readonly onlyBenefitsSince: Fact<CalendarDate>;
  readonly getsBy: GetsBy;
};

/** How a person gets by with nothing where a budget needs a sum. */
export const WAYS_TO_GET_BY = [
  'somebody else pays',
  'included elsewhere',
  'savings',
  'borrowing',
  'something else',
] as const;
export type WayToGetBy = (typeof WAYS_TO_GET_BY)[number];

/** What the person says where the budget has no income, no food, or no rent or mortgage for a home that needs one. */
export type GetsBy = {
  readonly income: Fact<WayToGetBy>;
  readonly food: Fact<WayToGetBy>;
  readonly housing: Fact<WayToGetBy>;
};

/** Whose money an income line is. */
export const INCOME_OWNERS = ['own', 'partner', 'both'] as const;
export type IncomeOwner = (typeof INCOME_OWNERS)[number];

/** One line of income or spending. Its roles say what it is: `budgetLines.ts` reads them. The number is its name. */
export type BudgetLine = {
  readonly typeId: number;
  readonly roles: readonly BudgetRole[];
  readonly monthly: Fact<Pence>;
  /** Whose income it is. Null: as its roles say, else the person's own. */
  readonly whose: Fact<IncomeOwner>;
};

/** How far a creditor's enforcement has gone. 'wages': money is taken from pay or a bank account. */
export const ENFORCEMENT_STAGES = [
  'none',
  'default',
  'collections',
  'court claim',
  'judgment',
  'bailiffs',
  'charging order',
  'wages',
] as const;
export type EnforcementStage = (typeof ENFORCEMENT_STAGES)[number];

/** A debt, its kind, and what the solutions ask beyond the list of debts. */
export type CaseDebt = {
  readonly debt: Debt;
  /** Null while the kind is not known. */
  readonly type: CreditType | null;
  /** The overdue part of the balance. */
  readonly arrears: Fact<Pence>;
  /** Its payment is already in the budget, or is deducted from a benefit before it is paid. */
  readonly isPaidInStatement: Fact<boolean>;
  /** What the person pays towards the arrears each month, by agreement with the creditor. */
  readonly agreedPayment: Fact<Pence | 'none'>;
  readonly cameFromFraud: Fact<boolean>;
  readonly isForBusiness: Fact<boolean>;
  /** The person does not agree that they owe it. */
  readonly isDisputed: Fact<boolean>;
  /** Nothing was paid or written about it for so long that a court may no longer enforce it. */
  readonly isVeryOld: Fact<boolean>;
  /** Nothing is paid on it now. */
  readonly isNothingPaid: Fact<boolean>;
  /** It is deducted from a benefit by agreement, before the benefit is paid. */
  readonly isTakenByAgreement: Fact<boolean>;
  readonly stage: Fact<EnforcementStage>;
};

export type Home = {
  readonly tenure: Fact<'owns' | 'rents' | 'other'>;
  readonly value: Fact<Pence>;
  readonly mortgage: Fact<Pence>;
  /** There is a mortgage on it, also where nobody knows the sum. */
  readonly hasMortgage: Fact<boolean>;
  readonly otherSecured: Fact<Pence>;
  /** The person's own part of the home, 1 to 100. */
  readonly sharePercent: Fact<number>;
  /** Land or buildings other than the home. */
  readonly ownsOtherProperty: Fact<boolean>;
};

export type Vehicle = {
  readonly value: Fact<Pence>;
  /** Needed for work, family or health. */
  readonly isNeeded: Fact<boolean>;
  /** Adapted for a disability. */
  readonly isAdapted: Fact<boolean>;
  /** On hire purchase or another agreement by which the lender owns it. */
  readonly isOnFinance: Fact<boolean>;
};

export type Asset = { readonly name: string; readonly value: Fact<Pence> };

export const EARLIER_KINDS = [
  'bankruptcy',
  'debt relief order',
  'iva',
  'trust deed',
  'sequestration',
  'minimal asset process',
  'debt arrangement scheme',
  'administration order',
  /** With a provider that collects the payments. */
  'debt management plan',
  'breathing space',
  'moratorium',
] as const;
export type EarlierKind = (typeof EARLIER_KINDS)[number];

export type EarlierSolution = {
  readonly kind: EarlierKind;
  /** The day of the order, award or approval. */
  readonly startedOn: Fact<CalendarDate>;
  readonly isActive: Fact<boolean>;
  /** The day it ended (for a bankruptcy, the discharge). Also null while it is still going on. */
  readonly endedOn: Fact<CalendarDate>;
};

/** Court orders and petitions in force against the person. */
export type CourtOrders = {
  readonly hasBankruptcyRestrictions: Fact<boolean>;
  /** A creditor has asked the court to make the person bankrupt. */
  readonly hasCreditorPetition: Fact<boolean>;
};

export type Residence = {
  /** Lives, or usually lives, in the nation of the case. England and Wales count as one. */
  readonly livesThere: Fact<boolean>;
  /**
   * The last day of living there, or of having property or a business there, for a person who does not live there now.
   */
  readonly leftOn: Fact<CalendarDate>;
  /** May claim benefits: 'no recourse to public funds' is a no. */
  readonly hasPublicFunds: Fact<boolean>;
};

export type Work = {
  readonly status: Fact<'employed' | 'self-employed' | 'not working' | 'retired'>;
  readonly isDirector: Fact<boolean>;
  /** An occupation that an insolvency may touch: law, accountancy, finance, police, prison, forces, security and so on. */
  readonly isRegulated: Fact<boolean>;
};

/** What an official would ask about the person's past conduct. */
export type Conduct = {
  /** Gave something away, or sold it for less than it was worth. */
  readonly gaveAway: WhenHappened;
  /** Paid one creditor, perhaps family or friends, before the others. */
  readonly preferred: WhenHappened;
  readonly gambled: WhenHappened;
  readonly isFraudSuspected: Fact<boolean>;
};

export type Changes = {
  /** The day from which there should be more money each month. */
  readonly betterIncome: WhenHappened;
  /** The day from which there should be less money each month. */
  readonly worseIncome: WhenHappened;
  /** The day on which a lump sum should come, such as a redundancy payment or an inheritance. */
  readonly lumpSumOn: WhenHappened;
  /** The day of a move to another home. */
  readonly move: WhenHappened;
  readonly newJob: WhenHappened;
  /** A lump sum that could go to the creditors now; 0 for none. */
  readonly lumpSum: Fact<Pence>;
};

/** Scheduled dates. 'never': none is set. */
export type Enforcement = {
  readonly bailiffs: WhenHappened;
  readonly court: WhenHappened;
  readonly eviction: WhenHappened;
};

/** What is happening now, even where no date is set for it. */
export type CurrentEvents = {
  /** Bailiffs have visited or are due to. */
  readonly bailiffs: Fact<boolean>;
  /** A letter from a court, or a day there. */
  readonly court: Fact<boolean>;
  /** The person is being made to leave the home. */
  readonly eviction: Fact<boolean>;
  /** Gas or power may be cut off. */
  readonly disconnection: Fact<boolean>;
  readonly benefitsStopped: Fact<boolean>;
  /** There is no money for food. */
  readonly noFood: Fact<boolean>;
  /** Food, heat or power cannot be paid for; which of them was not said. */
  readonly noEssentials: Fact<boolean>;
};

/** Health facts, held only with the person's consent. */
export type Crisis = {
  /** Is being treated for a mental health crisis now. */
  readonly isInTreatment: Fact<boolean>;
  /** An approved mental health professional confirms it. */
  readonly isConfirmed: Fact<boolean>;
  /** There is a named contact who can confirm progress. */
  readonly hasContact: Fact<boolean>;
  /** The day on which the treatment is expected to end. */
  readonly treatmentEndsOn: Fact<CalendarDate>;
  /** An illness that is not expected to get better. */
  readonly isIllLongTerm: Fact<boolean>;
};
