import type {
  AmountText,
  MonthsText,
  Recommendation,
  Solution,
  SolutionReason,
} from '@towpath/contracts/api/recommendation.ts';
import type { Help } from '@towpath/contracts/content/operator.ts';
import { moneyHelperOf } from '@towpath/domain/people/moneyHelper.ts';
import { isUkNation, type UkNation } from '@towpath/domain/people/nation.ts';
import { isKnown, type Span } from '@towpath/domain/solutions/case/span.ts';
import { openContradictionsIn } from '@towpath/domain/solutions/contradictions/contradictionsIn.ts';
import { sayContradictions } from '@towpath/domain/solutions/contradictions/wording.ts';
import {
  type DebtFreeMonth,
  debtFreeMonth,
  lastPaymentMonth,
} from '@towpath/domain/solutions/explain/debtFreeWording.ts';
import {
  isEstimate,
  isTotalEstimated,
  isWrittenOffEstimated,
  sayEstimate,
} from '@towpath/domain/solutions/explain/estimates.ts';
import { sayPlansSum } from '@towpath/domain/solutions/explain/plansSum.ts';
import type { AdviceRecord, KeptReason, KeptResult } from '@towpath/domain/solutions/explain/record.ts';
import { NOTHING_BESIDE, type StandsBeside } from '@towpath/domain/solutions/explain/standsBeside.ts';
import { availableTo } from '@towpath/domain/solutions/explain/stepsToDebts.ts';
import { sayTrusteesSum, trusteesSum } from '@towpath/domain/solutions/explain/trusteesSum.ts';
import { sayTurning } from '@towpath/domain/solutions/explain/turns.ts';
import {
  sayFigure,
  sayFound,
  sayReason,
  saySource,
  saySpan,
  sayWholePounds,
} from '@towpath/domain/solutions/explain/words.ts';
import { expectedEnd } from '@towpath/domain/solutions/mental-health-breathing-space/expectedEnd.ts';
import type { AdviserCode, WithheldCode } from '@towpath/domain/solutions/recommend/blockers.ts';
import type { RulesOn } from '@towpath/domain/solutions/recommend/rules.ts';
import type { RuledShortName } from '@towpath/domain/solutions/recommend/solutions.ts';
import { solutionWording } from '@towpath/domain/solutions/recommend/solutionWording.ts';
import {
  NATION_NOT_OPEN,
  sayAdviserFirst,
  sayDisclosure,
  sayForAdviser,
  sayFreeAdvice,
  sayWithheld,
} from '@towpath/domain/solutions/recommend/wording.ts';
import { hasMonthlyPayment, takenEachMonth } from '@towpath/domain/solutions/solution/monthlyPayment.ts';
import type { Payment } from '@towpath/domain/solutions/solution/payment.ts';
import { fillInLimits, type ReadWording, wordingFor } from '@towpath/domain/solutions/solution/wording.ts';
import type { Limits } from '@towpath/domain/solutions/thresholds/limits.ts';
import { isoDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { poundsOf } from '@towpath/domain/values/pence.ts';
import { answerResponse } from './answerResponse.ts';
import { afterClearing, onceAllIsPaid } from './clearedResponse.ts';
import { debtsResponse } from './debtsResponse.ts';
import { gatesResponse } from './gatesResponse.ts';
import { picturesResponse } from './picturesResponse.ts';
import { urgentResponse } from './urgentResponse.ts';

/** No answer to a question changes these, so the person is asked nothing more. */
const OUT_OF_SCOPE_CODES: readonly string[] = ['OUTSIDE_UK', 'UNDER_AGE'];

/**
 * A record as the API gives it: in words, sums in pounds.
 *
 * @param help whom a person can be told to ring
 * @param waitIsOver a wait of an earlier record that is over now
 * @param beside what the person stands in by now, where they read it; nothing where it is what the rules said
 */
export function recommendationResponse(
  record: AdviceRecord,
  recordId: string | null,
  help: readonly Help[],
  rulesOn: RulesOn,
  {
    waitIsOver = null,
    beside = NOTHING_BESIDE,
  }: {
    readonly waitIsOver?: Recommendation['waitIsOver'];
    readonly beside?: StandsBeside;
  } = {},
): Recommendation {
  const { groups, withheld } = record;
  const limits = limitsOf(record, rulesOn);
  const named = (names: readonly string[]) =>
    names.flatMap(name =>
      record.results
        .filter(({ shortName }) => shortName === name)
        .map(result => solutionResponse(record, result, limits)),
    );
  const isForUs = isInScope(record);
  const isOpen = isIncomplete(record);
  const advice: Recommendation = {
    status: isOpen ? 'incomplete' : record.verdict === 'RECOMMENDED' ? 'ready' : 'ask an adviser',
    recommended: named(groups.recommended === null ? [] : [groups.recommended])[0] ?? null,
    eligible: named(groups.eligible),
    ineligible: named(groups.ineligible),
    undecided: named(groups.undecided),
    givesTime: named(groups.addOns),
    timeComesFirst: groups.addOnsFirst,
    missing: isOpen ? missingOf(record) : [],
    forAdviser: [
      ...(isForUs
        ? []
        : withheld
            .filter(code => OUT_OF_SCOPE_CODES.includes(code))
            .map(code => withheldReason(record, code))),
      ...record.forAdviser.map(code => ({ code, says: whyAdviser(record, code as AdviserCode) })),
    ],
    ...gatesResponse(record, nationOf(record), limits),
    waitIsOver,
    ...answerResponse(record, limits),
    urgent: urgentResponse(record, help, beside),
    freeAdvice: sayFreeAdvice(moneyHelperOf(help)),
    judgedOn: record.on,
    rulesVersion: record.rulesVersion.number,
    recordId,
  };
  if (!isForUs) return advice;
  return beside.owesNothing ? onceAllIsPaid(advice) : afterClearing(advice, record, beside.cleared);
}

/** The response for a person in a nation we do not advise in: nothing is judged. `help`: as above. */
export function notOpen(judgedOn: string, rulesVersion: number, help: readonly Help[]): Recommendation {
  return {
    status: 'ask an adviser',
    recommended: null,
    answer: null,
    left: null,
    costMissing: null,
    eligible: [],
    ineligible: [],
    undecided: [],
    givesTime: [],
    timeComesFirst: false,
    missing: [],
    forAdviser: [{ code: 'NATION_NOT_OPEN', says: NATION_NOT_OPEN }],
    close: null,
    namesNothing: false,
    gates: [],
    waitIsOver: null,
    kept: null,
    urgent: [],
    freeAdvice: sayFreeAdvice(moneyHelperOf(help)),
    judgedOn,
    rulesVersion,
    recordId: null,
  };
}

function withheldReason({ inputs }: AdviceRecord, code: string) {
  return { code, says: sayWithheld(code as WithheldCode, inputs.nation) };
}

/** Facts that do not fit are named; a record of older rules may find others than its own did. */
function whyAdviser({ inputs, on }: AdviceRecord, code: AdviserCode): string {
  const day = code === 'FACTS_CONTRADICT' ? readIsoDate(on) : null;
  const open = day === null ? [] : openContradictionsIn(inputs, day);
  return open.length > 0 ? sayContradictions(open) : sayForAdviser(code, inputs.nation);
}

/** The missing parts, then each part of the budget that is still open. */
function missingOf(record: AdviceRecord): Recommendation['missing'] {
  const { withheld, missing } = record;
  return [
    ...withheld.map(code => withheldReason(record, code)),
    ...missing.map(says => ({ code: 'STATEMENT_PART', says })),
  ];
}

function solutionResponse(record: AdviceRecord, result: KeptResult, limits: Limits): Solution {
  const { id, shortName, name, type, eligibility, precedence, displayRule } = result;
  const { nation, home: ownHome } = record.inputs;
  const wording = wordingFor(solutionWording(shortName as RuledShortName, nationOf(record)), ownHome);
  const { whatItIs, advantages, risks, gravest, home, register, creditFile, next, steps, terms } = wording;
  const say = (text: string) => fillInLimits(text, limits);
  const description = say(whatItIs);
  return {
    type,
    eligibility,
    precedence,
    displayRule,
    product: { id, shortName, name, description },
    context: { di: disposableOf(record, shortName, limits) },
    reasons: result.reasons.map(reasonResponse),
    isHomeAtRisk: result.isHomeAtRisk,
    adviserConfirms: result.adviserConfirms,
    adviserFirst: sayAdviserFirst(result),
    disclosures: result.disclosures.map(code => ({ code, says: sayDisclosure(code, nation, wording) })),
    ...debtsResponse(record, result),
    ...expectedEndResponse(record, shortName, limits),
    ...monthlyResponse(record, result),
    ...sumResponse(record, result, limits),
    ...(result.payment === null ? {} : paymentResponse(shortName, result.payment, record.on)),
    ...picturesResponse(record, result, limits, saidOf(wording, say)),
    wording: {
      whatItIs: description,
      advantages: advantages.map(say),
      risks: risks.map(say),
      gravest: gravest.map(say),
      home: say(home),
      ...(register === undefined ? {} : { register: say(register) }),
      creditFile: say(creditFile),
      next: next.map(say),
      steps: steps.map(({ what, who, says }) => ({ what, who, says: say(says) })),
      terms: terms.map(term => ({ ...term })),
    },
  };
}

/** What can go to its debts each month, in pounds. */
function disposableOf(record: AdviceRecord, shortName: string, limits: Limits) {
  const available = availableTo(record, shortName, limits);
  return available && isKnown(available) ? poundsOf(available.low) : null;
}

/** How its payment comes from what is left, also of one that is not open where its card names that payment. */
function sumResponse(record: AdviceRecord, result: KeptResult, limits: Limits): Pick<Solution, 'paymentSum'> {
  const { shortName, eligibility } = result;
  const isClosed = eligibility === 'INELIGIBLE';
  if (isClosed && !hasMonthlyPayment(shortName)) return {};
  const trustees = isClosed ? null : trusteesSum(record, result, limits);
  const says = trustees === null ? sayPlansSum(record, shortName, limits) : sayTrusteesSum(trustees);
  return says === null ? {} : { paymentSum: says };
}

/** The texts that a picture of what a solution means is made from. */
function saidOf({ home, work, bank, shared, creditFile }: ReadWording, say: (text: string) => string) {
  return {
    home: say(home),
    creditFile: say(creditFile),
    ...(work === undefined ? {} : { work: say(work) }),
    ...(bank === undefined ? {} : { bank: say(bank) }),
    ...(shared === undefined ? {} : { shared: say(shared) }),
  };
}

function reasonResponse(reason: KeptReason): SolutionReason {
  const { code, outcome, unit, limit, validFrom, missing, adviserConfirms } = reason;
  const isNumber = unit !== 'yes or no';
  const turns = sayTurning(reason);
  return {
    code,
    outcome,
    says: sayReason(reason),
    ...(isNumber ? { figure: sayFound(reason) } : {}),
    ...(isNumber && limit !== null ? { limit: sayFigure({ low: limit, high: limit }, unit) } : {}),
    ...(validFrom === null ? {} : { inForceFrom: validFrom }),
    source: saySource(reason),
    ...(missing === null ? {} : { missingFact: missing }),
    adviserConfirms,
    ...(turns === null ? {} : { turns }),
  };
}

/** Mental Health Crisis Breathing Space goes by the treatment; nothing else here has a day of its own. */
function expectedEndResponse({ inputs }: AdviceRecord, shortName: string, limits: Limits) {
  const end = shortName === 'MHBS' ? expectedEnd(inputs, limits) : null;
  if (end === null) return {};
  const value = isoDate(end);
  return { expectedEnd: { value, says: sayDay(value) } };
}

/** Also of what takes nothing, so that it is the same £0 wherever it shows. */
function monthlyResponse({ available }: AdviceRecord, result: KeptResult): Pick<Solution, 'payment'> {
  const taken = takenEachMonth(result, available);
  return taken === null ? {} : { payment: amountText(taken) };
}

function paymentResponse(shortName: string, payment: Payment, on: string) {
  const last = lastPaymentMonth(payment, on);
  return {
    termMonths: figure(payment.months, 'months'),
    totalPaid: estimateText(payment.total, isTotalEstimated(shortName, payment)),
    fees: estimateText(payment.fees, isEstimate(shortName, payment.fees)),
    writtenOff: estimateText(payment.writtenOff, isWrittenOffEstimated(shortName, payment)),
    debtFreeMonth: monthText(debtFreeMonth(payment, on)),
    ...(last === null ? {} : { lastPaymentMonth: monthText(last) }),
  };
}

function monthText({ value, says }: DebtFreeMonth) {
  return { ...(value === null ? {} : { value }), says };
}

/** An amount of pence, in the pounds of the contract. */
function amountText(span: Span): AmountText {
  const { value } = figure(span, 'pence');
  return { ...(value === undefined ? {} : { value: poundsOf(value) }), says: sayWholePounds(span) };
}

/** Fees that nobody knows yet, and what depends on them, in round sums; all else in whole pounds. */
function estimateText(span: Span, isEstimated: boolean): AmountText {
  return isEstimated ? { says: sayEstimate(span) } : amountText(span);
}

function figure(span: Span, unit: KeptReason['unit']): MonthsText {
  const isNumber = isKnown(span) && Number.isFinite(span.low);
  return {
    ...(isNumber ? { value: span.low } : {}),
    says: unit === 'months' ? sayFigure(span, unit) : saySpan(span, unit),
  };
}

/** The limits for the record's own nation and day: its words describe that day. */
export function limitsOf(record: AdviceRecord, rulesOn: RulesOn): Limits {
  const day = readIsoDate(record.on);
  if (day === null) throw new Error('A record of advice has a day.');
  return rulesOn(nationOf(record), day).limits;
}

/** The nation of a record. Without one there is no solution whose words depend on it. */
function nationOf({ inputs }: AdviceRecord): UkNation {
  const nation = inputs.nation ?? undefined;
  return isUkNation(nation) ? nation : 'england';
}

/** Whether an advice only says what is missing for one. */
export function isIncomplete(record: Pick<AdviceRecord, 'verdict' | 'withheld'>): boolean {
  return record.verdict === 'WITHHELD' && isInScope(record);
}

function isInScope({ withheld }: Pick<AdviceRecord, 'withheld'>): boolean {
  return !withheld.some(code => OUT_OF_SCOPE_CODES.includes(code));
}
