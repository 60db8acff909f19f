import { isAlreadyCounted } from '@towpath/domain/budget/alreadyCounted.ts';
import { type BudgetRules, typesOf } from '@towpath/domain/budget/rules.ts';
import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import { kindIn } from '@towpath/domain/debts/inNation.ts';
import { LIVING_PLACES } from '@towpath/domain/people/nation.ts';
import {
  type BudgetLine,
  type Case,
  type CaseDebt,
  CONTRADICTIONS,
  EARLIER_KINDS,
  ENFORCEMENT_STAGES,
  INCOME_OWNERS,
  WAYS_TO_GET_BY,
} from '@towpath/domain/solutions/case/case.ts';
import { type CalendarDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { LARGEST_AMOUNT } from '@towpath/domain/values/pence.ts';
import { z } from 'zod';
import { pathText, text } from './values.ts';

/**
 * A case as a file: what `npm run assess` reads. docs/assess.md describes it for people. A fact that is left out, or
 * null, is not known. Sums are whole pence; those of the budget are for a month.
 */

const fact = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);
const yesOrNo = fact(z.boolean('must be true, false or null'));
const pence = z
  .int('must be whole pence')
  .min(0, 'must not be negative')
  .max(LARGEST_AMOUNT, 'must be less than £1,000,000,000');
const sum = fact(pence);
const day = z.string('must be a day such as 2026-11-21').transform((written, context): CalendarDate => {
  const date = readIsoDate(written);
  if (date !== null) return date;
  context.addIssue({ code: 'custom', message: 'must be a day such as 2026-11-21' });
  return z.NEVER;
});
const knownDay = fact(day);
const when = fact(z.union([z.literal('never'), day], 'must be a day such as 2026-11-21, or "never"'));
const count = fact(
  z.int('must be a whole number').min(0, 'must not be negative').max(50, 'must be 50 at most'),
);
const wayToGetBy = fact(z.enum(WAYS_TO_GET_BY));
/** The number of a line of the budget: content says which there are. */
const lineType = z.int('must be the number of a line of the budget');

const Debt = z.strictObject({
  creditor: text,
  creditTypeId: fact(z.int('must be the number of a kind of debt')),
  balance: sum,
  regularPayment: sum,
  isJoint: yesOrNo,
  isInArrears: yesOrNo,
  hasLegalAction: yesOrNo,
  isSecured: yesOrNo,
  hasAttachmentOfEarnings: yesOrNo,
  hasGuarantor: yesOrNo,
  inReceiptOfBenefit: yesOrNo,
  arrears: sum,
  isPaidInStatement: yesOrNo,
  agreedPayment: fact(z.union([z.literal('none'), pence], 'must be whole pence, or "none"')),
  cameFromFraud: yesOrNo,
  isForBusiness: yesOrNo,
  isDisputed: yesOrNo,
  isVeryOld: yesOrNo,
  isNothingPaid: yesOrNo,
  isTakenByAgreement: yesOrNo,
  stage: fact(z.enum(ENFORCEMENT_STAGES)),
});

const nothingKnown = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape).prefault({} as never);

const CaseFile = z.strictObject({
  /** What the case shows: for people. */
  about: text.optional(),
  nation: fact(z.enum(LIVING_PLACES)),
  birthDate: knownDay,
  household: nothingKnown({ adults: count, children: count }),
  partner: nothingKnown({ sharesBudget: yesOrNo, wouldPay: yesOrNo, wantsAdvice: yesOrNo }),
  statement: z.strictObject({
    isComplete: z.boolean('must be true or false'),
    missing: z.array(text).default([]),
    lines: z.array(z.strictObject({ typeId: lineType, monthly: sum, whose: fact(z.enum(INCOME_OWNERS)) })),
    onlyBenefitsSince: knownDay,
    getsBy: nothingKnown({ income: wayToGetBy, food: wayToGetBy, housing: wayToGetBy }),
  }),
  debts: z.array(Debt),
  someDebtIsBehind: yesOrNo,
  home: nothingKnown({
    tenure: fact(z.enum(['owns', 'rents', 'other'])),
    value: sum,
    mortgage: sum,
    hasMortgage: yesOrNo,
    otherSecured: sum,
    sharePercent: fact(
      z.int('must be whole percent').min(1, 'must be 1 to 100').max(100, 'must be 1 to 100'),
    ),
    ownsOtherProperty: yesOrNo,
  }),
  vehicles: fact(
    z.array(z.strictObject({ value: sum, isNeeded: yesOrNo, isAdapted: yesOrNo, isOnFinance: yesOrNo })),
  ),
  savings: sum,
  savingsFromDisabilityBenefits: sum,
  /** Of most cases nobody has asked a trustee. */
  trustDeedFees: sum.default(null),
  otherAssets: fact(z.array(z.strictObject({ name: text, value: sum }))),
  earlier: fact(
    z.array(
      z.strictObject({
        kind: z.enum(EARLIER_KINDS),
        startedOn: knownDay,
        isActive: yesOrNo,
        endedOn: knownDay,
      }),
    ),
  ),
  standing: nothingKnown({ hasBankruptcyRestrictions: yesOrNo, hasCreditorPetition: yesOrNo }),
  residence: nothingKnown({ livesThere: yesOrNo, leftOn: knownDay, hasPublicFunds: yesOrNo }),
  work: nothingKnown({
    status: fact(z.enum(['employed', 'self-employed', 'not working', 'retired'])),
    isDirector: yesOrNo,
    isRegulated: yesOrNo,
  }),
  conduct: nothingKnown({ gaveAway: when, preferred: when, gambled: when, isFraudSuspected: yesOrNo }),
  changes: nothingKnown({
    betterIncome: when,
    worseIncome: when,
    lumpSumOn: when,
    move: when,
    newJob: when,
    lumpSum: sum,
  }),
  enforcement: nothingKnown({ bailiffs: when, court: when, eviction: when }),
  happening: nothingKnown({
    bailiffs: yesOrNo,
    court: yesOrNo,
    eviction: yesOrNo,
    disconnection: yesOrNo,
    benefitsStopped: yesOrNo,
    noFood: yesOrNo,
    noEssentials: yesOrNo,
  }),
  crisis: nothingKnown({
    isInTreatment: yesOrNo,
    isConfirmed: yesOrNo,
    hasContact: yesOrNo,
    treatmentEndsOn: knownDay,
    isIllLongTerm: yesOrNo,
  }),
  confirmed: fact(z.array(z.enum(CONTRADICTIONS))),
});

/** A fault in a case file: one line with the place. */
export class CaseFault extends Error {
  override readonly name = 'CaseFault';
  /** For example `debts[2].balance`; empty when the file as a whole cannot be read. */
  readonly place: string;

  constructor(place: string, problem: string) {
    super(place === '' ? problem : `${place}: ${problem}`);
    this.place = place;
  }
}

/** What a case file leaves to the content: the lines of the budget and the kinds of debt, which it names by number. */
export type CaseContent = Pick<BudgetRules, 'categories' | 'countedPayments'> & {
  readonly creditTypes: readonly CreditType[];
};

/**
 * Reads a case from the text of a file. Whether the budget already includes a debt's payment is worked out where the
 * file does not say.
 *
 * @throws CaseFault for the first thing that is wrong
 */
export function readCase(json: string, content: CaseContent): Case {
  const read = CaseFile.safeParse(parse(json));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new CaseFault(pathText(issue?.path ?? []), issue ? problemOf(issue) : 'does not fit');
  }
  const { about: _about, debts, ...facts } = read.data;
  const lines = linesOf(facts.statement.lines, content);
  return {
    ...facts,
    statement: { ...facts.statement, lines },
    debts: debts.map((debt, index) => ({
      ...caseDebt(debt, index, content.creditTypes, facts.nation),
      isPaidInStatement: debt.isPaidInStatement ?? isAlreadyCounted(content, lines, debt, facts.nation),
    })),
  };
}

/** Each line with what the content says that it is. */
function linesOf(
  written: z.infer<typeof CaseFile>['statement']['lines'],
  { categories }: Pick<CaseContent, 'categories'>,
): readonly BudgetLine[] {
  const rolesById = new Map(categories.flatMap(typesOf).map(({ id, roles }) => [id, roles]));
  return written.map(({ typeId, monthly, whose }, index) => {
    const roles = rolesById.get(typeId);
    if (!roles) throw new CaseFault(`statement.lines[${index}].typeId`, `the budget has no line ${typeId}`);
    return { typeId, roles, monthly, whose };
  });
}

function parse(json: string): unknown {
  try {
    // Some editors start a file with a byte order mark.
    return JSON.parse(json.replace(/^\uFEFF/u, ''));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CaseFault('', `is not JSON: ${why.replaceAll(/\s+/gu, ' ')}`);
  }
}

function caseDebt(
  {
    creditor,
    balance,
    regularPayment,
    arrears,
    agreedPayment,
    cameFromFraud,
    isForBusiness,
    isDisputed,
    isVeryOld,
    isNothingPaid,
    isTakenByAgreement,
    stage,
    isPaidInStatement: _isPaid,
    ...flags
  }: z.infer<typeof Debt>,
  index: number,
  creditTypes: readonly CreditType[],
  nation: Case['nation'],
): Omit<CaseDebt, 'isPaidInStatement'> {
  const found = creditTypes.find(({ id }) => id === flags.creditTypeId);
  const type = found === undefined ? null : kindIn(found, nation);
  if (type === null && flags.creditTypeId !== null) {
    throw new CaseFault(`debts[${index}].creditTypeId`, `there is no kind of debt ${flags.creditTypeId}`);
  }
  return {
    type,
    arrears,
    agreedPayment,
    cameFromFraud,
    isForBusiness,
    isDisputed,
    isVeryOld,
    isNothingPaid,
    isTakenByAgreement,
    stage,
    debt: {
      ...flags,
      id: `debt-${index + 1}`,
      initialCreditorName: creditor,
      creditTypeName: type?.name ?? null,
      currentBalance: balance,
      estimatedBalance: null,
      regularPaymentAmount: regularPayment,
      creditorReference: null,
      canGuarantorBeLiable: null,
      source: 'by hand',
      isDeleted: false,
    },
  };
}

/** The JSON types, in plain words. */
const KINDS: Readonly<Record<string, string>> = {
  object: 'an object, in curly brackets',
  array: 'a list, in square brackets',
  string: 'text, in quotes',
};

function problemOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `there is no ${issue.keys.map(key => `'${key}'`).join(', ')} in a case`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid')) {
    const expected = KINDS[issue.expected] ?? issue.expected;
    return issue.message.endsWith('undefined') ? `must be given, as ${expected}` : `must be ${expected}`;
  }
  return issue.message;
}
