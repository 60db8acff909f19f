import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import type { Debt } from '@towpath/domain/debts/debt.ts';
import type { HouseholdMakeup } from '@towpath/domain/household/makeup.ts';
import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { AnswersOnPath } from '@towpath/domain/journey-engine/run/path.ts';
import { type QualifierFacts, qualifierFacts } from '@towpath/domain/journeys/qualifier/facts.ts';
import type { Case, CaseDebt, Home, Statement, Work } from '@towpath/domain/solutions/case.ts';
import type { Pence } from '@towpath/domain/values/pence.ts';
import type { Database, DatabaseTransaction } from '../../platform/database.ts';
import { type Run, runIn } from '../../platform/statements.ts';

export type CaseOfDeps = {
  readonly creditTypes: readonly CreditType[];
  /** Throws NO_JOURNEY. */
  readonly walkedQualifier: (
    customerId: string,
    on: Run,
  ) => Promise<{ readonly plan: Plan; readonly answers: AnswersOnPath }>;
  readonly debtsOf: (database: Database, customerId: string) => Promise<readonly Debt[]>;
  readonly householdOf: (database: Database, customerId: string) => Promise<HouseholdMakeup | null>;
  readonly budgetOf: (
    trx: DatabaseTransaction,
    customerId: string,
  ) => Promise<{
    readonly isComplete: boolean;
    readonly missing: readonly string[];
    readonly lines: readonly { readonly typeId: number; readonly monthly: Pence }[];
  }>;
};

/**
 * Makes a person's case from what they have told us, as one transaction sees it. What nobody has asked yet is not
 * known, never no and never nothing: the rules then say that it cannot be said, and an adviser is asked.
 */
export function caseReader({ creditTypes, walkedQualifier, debtsOf, householdOf, budgetOf }: CaseOfDeps) {
  const typeById = new Map(creditTypes.map(type => [type.id, type]));

  return async (trx: DatabaseTransaction, customerId: string): Promise<Case> => {
    const { plan, answers } = await walkedQualifier(customerId, runIn(trx));
    const facts = qualifierFacts(plan.definition, answers);
    const household = await householdOf(trx, customerId);
    const budget = await budgetOf(trx, customerId);
    const debts = await debtsOf(trx, customerId);
    return caseFrom({
      facts,
      household,
      statement: { ...budget, onlyBenefitsSince: null },
      debts: debts.map(debt => caseDebt(debt, typeById)),
    });
  };
}

function caseFrom({
  facts,
  household,
  statement,
  debts,
}: {
  readonly facts: QualifierFacts;
  readonly household: HouseholdMakeup | null;
  readonly statement: Statement;
  readonly debts: readonly CaseDebt[];
}): Case {
  return {
    nation: facts.nation ?? null,
    birthDate: facts.dateOfBirth ?? null,
    household: {
      adults: household && 1 + household.additionalAdults + household.childrenOverEighteen,
      children: household && household.childrenUnderSixteen + household.childrenBetweenSixteenEighteen,
    },
    statement,
    debts,
    home: {
      tenure: tenureOf(facts.housing),
      value: null,
      mortgage: null,
      otherSecured: null,
      sharePercent: null,
      ownsOtherProperty: null,
    },
    vehicles: null,
    savings: null,
    otherAssets: null,
    earlier: null,
    standing: { hasBankruptcyRestrictions: null, hasCreditorPetition: null },
    residence: { livesThere: facts.nation === undefined ? null : true, leftOn: null },
    work: { status: workOf(facts.employment), isDirector: null, isRegulated: null },
    conduct: { gaveAway: null, preferred: null, gambled: null, isFraudSuspected: null },
    changes: { betterIncome: null, lumpSum: null },
    enforcement: { bailiffs: null, court: null, eviction: null },
    crisis: { isInTreatment: null, isConfirmed: null, hasContact: null, isIllLongTerm: null },
  };
}

function caseDebt(debt: Debt, typeById: ReadonlyMap<number, CreditType>): CaseDebt {
  const type = debt.creditTypeId === null ? null : (typeById.get(debt.creditTypeId) ?? null);
  return {
    debt,
    type,
    arrears: debt.isInArrears === false ? 0 : null,
    agreedPayment: null,
    cameFromFraud: null,
    isForBusiness: null,
    stage: null,
  };
}

function tenureOf(housing: QualifierFacts['housing']): Home['tenure'] {
  switch (housing) {
    case undefined:
      return null;
    case 'council':
    case 'private':
      return 'rents';
    case 'mortgage':
    case 'outright':
      return 'owns';
    default:
      return 'other';
  }
}

function workOf(employment: QualifierFacts['employment']): Work['status'] {
  switch (employment) {
    case undefined:
    case 'other':
      return null;
    case 'full-time':
    case 'part-time':
    case 'zero-hours':
      return 'employed';
    case 'self-employed':
    case 'retired':
      return employment;
    default:
      return 'not working';
  }
}
