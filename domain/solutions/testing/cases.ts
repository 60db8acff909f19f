import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import { typesOf } from '../../budget/rules.ts';
import type { CreditType } from '../../debts/creditType.ts';
import { type CalendarDate, readIsoDate } from '../../values/calendar-date.ts';
import type { BudgetLine, Case, CaseBudget, CaseDebt } from '../case/case.ts';

/** The day of the sample cases. */
export const TODAY = { year: 2026, month: 11, day: 21 };

const content = readOperatorContent(shipped);
const types = new Map<number, CreditType>(content.creditTypes.map(type => [type.id, type]));
const lines = new Map(content.budget.rules.categories.flatMap(typesOf).map(line => [line.id, line]));

/** A line of the shipped budget, with a monthly sum in pence. */
export function lineOf(typeId: number, monthly: number | null): BudgetLine {
  const line = lines.get(typeId);
  if (line === undefined) throw new Error(`No line ${typeId}`);
  return { typeId, roles: line.roles, monthly, whose: null };
}

/** A kind of debt as shipped. */
export function creditType(id: number): CreditType {
  const type = types.get(id);
  if (type === undefined) throw new Error(`No kind of debt ${id}`);
  return type;
}

/** A day from its text. */
export function day(text: string) {
  const date = readIsoDate(text);
  if (date === null) throw new Error(`No day: ${text}`);
  return date;
}

let made = 0;

/** A debt of some kind and sum, in pence: not secured, behind with its payments, with no other flags set. */
export function debtOf(
  typeId: number,
  balance: number | null,
  {
    debt = {},
    ...more
  }: { readonly debt?: Partial<CaseDebt['debt']> } & Omit<Partial<CaseDebt>, 'debt'> = {},
): CaseDebt {
  made += 1;
  const type = creditType(typeId);
  return {
    type,
    arrears: null,
    isPaidInStatement: false,
    agreedPayment: 'none',
    cameFromFraud: false,
    isForBusiness: false,
    isDisputed: false,
    isVeryOld: false,
    isNothingPaid: false,
    isTakenByAgreement: false,
    stage: 'none',
    ...more,
    debt: {
      id: `debt-${made}`,
      initialCreditorName: `Made-up Bank ${made}`,
      creditTypeId: typeId,
      creditTypeName: type.name,
      currentBalance: balance,
      estimatedBalance: null,
      regularPaymentAmount: 50_00,
      creditorReference: null,
      isJoint: false,
      inReceiptOfBenefit: false,
      isInArrears: true,
      hasLegalAction: false,
      isSecured: type.securedByDefault,
      hasAttachmentOfEarnings: false,
      hasGuarantor: false,
      canGuarantorBeLiable: null,
      source: 'by hand',
      isDeleted: false,
      ...debt,
    },
  };
}

/**
 * A budget of wages, the home and food with the given monthly surplus, in pence. An owner pays a mortgage, others rent.
 */
export function linesWith(
  left: number,
  income = 1_500_00,
  tenure: Case['home']['tenure'] = 'rents',
): readonly BudgetLine[] {
  const housing = tenure === 'owns' ? 2003 : 2001;
  return [lineOf(1001, income), lineOf(housing, 600_00), lineOf(3011, income - 600_00 - left)];
}

/** A complete budget of these lines. */
export function budgetOf(
  lines: readonly BudgetLine[],
  onlyBenefitsSince: CalendarDate | null = null,
): CaseBudget {
  return {
    isComplete: true,
    missing: [],
    lines,
    onlyBenefitsSince,
    getsBy: { income: null, food: null, housing: null },
  };
}

/** Nothing is expected to change. */
export const NO_CHANGES: Case['changes'] = {
  betterIncome: 'never',
  worseIncome: 'never',
  lumpSumOn: 'never',
  move: 'never',
  newJob: 'never',
  lumpSum: 0,
};

/** Everything that may be happening now, all set to no or all to not known. */
export function noCurrentEvents(said: false | null): Case['happening'] {
  return {
    bailiffs: said,
    court: said,
    eviction: said,
    disconnection: said,
    benefitsStopped: said,
    noFood: said,
    noEssentials: said,
  };
}

type Changes = Partial<Case> & {
  /** The monthly surplus, in pence. */
  readonly left?: number;
};

/**
 * A tenant of 36 in England with £15,000 on a card and a loan of £5,000, both behind, a monthly surplus of £40, nothing
 * of value and no earlier solutions. Everything is known.
 */
export function tenant({ left = 40_00, ...changes }: Changes = {}): Case {
  return {
    nation: 'england',
    birthDate: { year: 1990, month: 5, day: 14 },
    household: { adults: 1, children: 0 },
    partner: { sharesBudget: false, wouldPay: null, wantsAdvice: null },
    statement: budgetOf(linesWith(left, undefined, changes.home?.tenure)),
    debts: [debtOf(1, 15_000_00), debtOf(4, 5_000_00)],
    someDebtIsBehind: null,
    home: {
      tenure: 'rents',
      value: null,
      mortgage: null,
      hasMortgage: null,
      otherSecured: null,
      sharePercent: null,
      ownsOtherProperty: false,
    },
    vehicles: [],
    savings: 0,
    savingsFromDisabilityBenefits: 0,
    trustDeedFees: null,
    otherAssets: [],
    earlier: [],
    standing: { hasBankruptcyRestrictions: false, hasCreditorPetition: false },
    residence: { livesThere: true, leftOn: null, hasPublicFunds: true },
    work: { status: 'employed', isDirector: false, isRegulated: false },
    conduct: { gaveAway: 'never', preferred: 'never', gambled: 'never', isFraudSuspected: false },
    changes: NO_CHANGES,
    enforcement: { bailiffs: 'never', court: 'never', eviction: 'never' },
    happening: noCurrentEvents(false),
    crisis: {
      isInTreatment: false,
      isConfirmed: false,
      hasContact: false,
      treatmentEndsOn: null,
      isIllLongTerm: false,
    },
    confirmed: null,
    ...changes,
  };
}

/** The same person with a home of a value and a mortgage, in pence. */
export function homeOf(
  value: number | null,
  mortgage: number | null,
  sharePercent: number | null = 100,
): Case['home'] {
  return {
    tenure: 'owns',
    value,
    mortgage,
    hasMortgage: null,
    otherSecured: 0,
    sharePercent,
    ownsOtherProperty: false,
  };
}

/** Only the nation is known: every other fact is open. */
export function unknown(nation: Case['nation']): Case {
  return {
    nation,
    birthDate: null,
    household: { adults: null, children: null },
    partner: { sharesBudget: null, wouldPay: null, wantsAdvice: null },
    statement: { ...budgetOf([]), isComplete: false, missing: ['Income'] },
    debts: [
      {
        ...debtOf(1, null, {
          debt: { isSecured: null, isInArrears: null, hasLegalAction: null, regularPaymentAmount: null },
        }),
        type: null,
        isPaidInStatement: null,
        agreedPayment: null,
        cameFromFraud: null,
        isForBusiness: null,
        isDisputed: null,
        isVeryOld: null,
        isNothingPaid: null,
        isTakenByAgreement: null,
        stage: null,
      },
    ],
    someDebtIsBehind: null,
    home: {
      tenure: null,
      value: null,
      mortgage: null,
      hasMortgage: null,
      otherSecured: null,
      sharePercent: null,
      ownsOtherProperty: null,
    },
    vehicles: null,
    savings: null,
    savingsFromDisabilityBenefits: null,
    trustDeedFees: null,
    otherAssets: null,
    earlier: null,
    standing: { hasBankruptcyRestrictions: null, hasCreditorPetition: null },
    residence: { livesThere: null, leftOn: null, hasPublicFunds: null },
    work: { status: null, isDirector: null, isRegulated: null },
    conduct: { gaveAway: null, preferred: null, gambled: null, isFraudSuspected: null },
    changes: {
      betterIncome: null,
      worseIncome: null,
      lumpSumOn: null,
      move: null,
      newJob: null,
      lumpSum: null,
    },
    enforcement: { bailiffs: null, court: null, eviction: null },
    happening: noCurrentEvents(null),
    crisis: {
      isInTreatment: null,
      isConfirmed: null,
      hasContact: null,
      treatmentEndsOn: null,
      isIllLongTerm: null,
    },
    confirmed: null,
  };
}
