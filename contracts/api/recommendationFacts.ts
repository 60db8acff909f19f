import { BUDGET_ROLE_NAMES } from '@towpath/domain/budget/roles.ts';
import { INCLUSION_COLUMNS, INCLUSIONS, PRIORITIES } from '@towpath/domain/debts/creditType.ts';
import { DEBT_SOURCES } from '@towpath/domain/debts/debt.ts';
import { DEBT_ROLE_NAMES } from '@towpath/domain/debts/roles.ts';
import { LIVING_PLACES, UK_NATIONS } from '@towpath/domain/people/nation.ts';
import {
  type Case,
  CONTRADICTIONS,
  EARLIER_KINDS,
  ENFORCEMENT_STAGES,
  INCOME_OWNERS,
  WAYS_TO_GET_BY,
} from '@towpath/domain/solutions/case/case.ts';
import { GRANTED } from '@towpath/domain/solutions/case/grantedHere.ts';
import { LIMIT_KEYS, type LimitRow } from '@towpath/domain/solutions/thresholds/limits.ts';
import { THRESHOLD_UNITS } from '@towpath/domain/solutions/thresholds/threshold.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { named } from './described.ts';
import { pence } from './money.ts';

/** Null: not known. */
const fact = <S extends z.ZodMiniType>(schema: S) => z.nullable(schema);
const yesNo = fact(z.boolean());
const knownPence = fact(pence);
const count = fact(z.number());
const CalendarDay = named('CalendarDay', z.object({ year: z.int(), month: z.int(), day: z.int() }));
const day = fact(CalendarDay);
const wayToGetBy = fact(z.enum(WAYS_TO_GET_BY));
const when = fact(z.union([CalendarDay, z.literal('never')]));

const CreditType = z.object({
  id: z.int(),
  name: z.string(),
  roles: z.array(z.enum(DEBT_ROLE_NAMES)),
  priority: z.enum(PRIORITIES),
  securedByDefault: z.boolean(),
  inclusion: z.record(
    z.enum(INCLUSION_COLUMNS),
    z.object({
      inclusion: z.enum(INCLUSIONS),
      toConfirm: z.boolean(),
      note: z.nullable(z.string()),
      /** The content names it and no rule reads it; a record holds it. */
      source: z.optional(z.nullable(z.string())),
    }),
  ),
});

const JudgedDebt = z.object({
  debt: z.object({
    id: z.string(),
    initialCreditorName: z.string(),
    creditTypeId: fact(z.int()),
    creditTypeName: fact(z.string()),
    currentBalance: knownPence,
    estimatedBalance: knownPence,
    regularPaymentAmount: knownPence,
    creditorReference: fact(z.string()),
    isJoint: yesNo,
    inReceiptOfBenefit: yesNo,
    isInArrears: yesNo,
    hasLegalAction: yesNo,
    isSecured: yesNo,
    hasAttachmentOfEarnings: yesNo,
    hasGuarantor: yesNo,
    canGuarantorBeLiable: yesNo,
    source: z.enum(DEBT_SOURCES),
    isDeleted: z.boolean(),
  }),
  type: fact(CreditType),
  arrears: knownPence,
  isPaidInStatement: yesNo,
  agreedPayment: fact(z.union([pence, z.literal('none')])),
  cameFromFraud: yesNo,
  isForBusiness: yesNo,
  isDisputed: yesNo,
  isVeryOld: yesNo,
  isNothingPaid: yesNo,
  isTakenByAgreement: yesNo,
  stage: fact(z.enum(ENFORCEMENT_STAGES)),
});

/**
 * A case as the rules judged it. Sums are whole pence, as the rules count, so that judging it again gives the same
 * bytes. The type guarantees completeness: a fact added to `Case` does not compile until it is added here.
 */
const JudgedCase: z.ZodMiniType<Case> = z.object({
  nation: fact(z.enum(LIVING_PLACES)),
  birthDate: day,
  household: z.object({ adults: count, children: count }),
  partner: z.object({ sharesBudget: yesNo, wouldPay: yesNo, wantsAdvice: yesNo }),
  statement: z.object({
    isComplete: z.boolean(),
    missing: z.array(z.string()),
    lines: z.array(
      z.object({
        typeId: z.int(),
        roles: z.array(z.enum(BUDGET_ROLE_NAMES)),
        monthly: knownPence,
        whose: fact(z.enum(INCOME_OWNERS)),
      }),
    ),
    onlyBenefitsSince: day,
    getsBy: z.object({ income: wayToGetBy, food: wayToGetBy, housing: wayToGetBy }),
  }),
  debts: z.array(JudgedDebt),
  someDebtIsBehind: yesNo,
  home: z.object({
    tenure: fact(z.enum(['owns', 'rents', 'other'])),
    value: knownPence,
    mortgage: knownPence,
    hasMortgage: yesNo,
    otherSecured: knownPence,
    sharePercent: count,
    ownsOtherProperty: yesNo,
  }),
  vehicles: fact(
    z.array(z.object({ value: knownPence, isNeeded: yesNo, isAdapted: yesNo, isOnFinance: yesNo })),
  ),
  savings: knownPence,
  savingsFromDisabilityBenefits: knownPence,
  trustDeedFees: knownPence,
  otherAssets: fact(z.array(z.object({ name: z.string(), value: knownPence }))),
  earlier: fact(
    z.array(z.object({ kind: z.enum(EARLIER_KINDS), startedOn: day, isActive: yesNo, endedOn: day })),
  ),
  /** What was granted on plans from here, by where those stand; left out for nothing. `earlier` is what was told. */
  grantedHere: z.exactOptional(
    z.array(z.object({ shortName: z.enum(GRANTED), startedOn: CalendarDay, endsOn: day })),
  ),
  standing: z.object({ hasBankruptcyRestrictions: yesNo, hasCreditorPetition: yesNo }),
  residence: z.object({ livesThere: yesNo, leftOn: day, hasPublicFunds: yesNo }),
  work: z.object({
    status: fact(z.enum(['employed', 'self-employed', 'not working', 'retired'])),
    isDirector: yesNo,
    isRegulated: yesNo,
  }),
  conduct: z.object({ gaveAway: when, preferred: when, gambled: when, isFraudSuspected: yesNo }),
  changes: z.object({
    betterIncome: when,
    worseIncome: when,
    lumpSumOn: when,
    move: when,
    newJob: when,
    lumpSum: knownPence,
  }),
  enforcement: z.object({ bailiffs: when, court: when, eviction: when }),
  happening: z.object({
    bailiffs: yesNo,
    court: yesNo,
    eviction: yesNo,
    disconnection: yesNo,
    benefitsStopped: yesNo,
    noFood: yesNo,
    noEssentials: yesNo,
  }),
  crisis: z.object({
    isInTreatment: yesNo,
    isConfirmed: yesNo,
    hasContact: yesNo,
    treatmentEndsOn: day,
    isIllLongTerm: yesNo,
  }),
  confirmed: fact(z.array(z.enum(CONTRADICTIONS))),
});

const Limit: z.ZodMiniType<LimitRow> = z.object({
  key: z.enum(LIMIT_KEYS),
  nations: z.array(z.enum(UK_NATIONS)),
  /** Whole pence, where the unit is money. */
  value: z.number(),
  unit: z.enum(THRESHOLD_UNITS),
  /** The first day in force, 'YYYY-MM-DD'; null where that is older than our records. */
  validFrom: z.nullable(z.string()),
  source: z.string(),
  toConfirm: z.exactOptional(z.string()),
});

export const RecommendationFacts = z.object({
  /** The day whose limits it was judged by, 'YYYY-MM-DD'. */
  on: z.string(),
  facts: JudgedCase,
  /** The limits of law and practice in force on that day where the person lives; none outside all nations. */
  limits: z.array(Limit),
});
export type RecommendationFacts = z.infer<typeof RecommendationFacts>;

export const recommendationFacts = call({
  base: 'core',
  method: 'GET',
  path: '/advice/mine/recommendation/{recordId}/facts',
  access: 'customer',
  summary:
    'The facts that a kept recommendation was judged on, its day, and the limits of that day. The browser judges changes to them by the same rules, so that a person can see what would happen; nothing of that is sent or kept.',
  params: z.object({ recordId: z.string().check(z.maxLength(100)) }),
  answer: RecommendationFacts,
  errors: ['NOT_FOUND'],
});
