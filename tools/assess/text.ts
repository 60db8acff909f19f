import type { MoneyHelper } from '@towpath/domain/people/moneyHelper.ts';
import { isUkNation } from '@towpath/domain/people/nation.ts';
import type { Case } from '@towpath/domain/solutions/case/case.ts';
import { isKnown, type Span } from '@towpath/domain/solutions/case/span.ts';
import { debtFreeMonth, lastPaymentMonth } from '@towpath/domain/solutions/explain/debtFreeWording.ts';
import { isEstimate, sayEstimate } from '@towpath/domain/solutions/explain/estimates.ts';
import { sayFinding, sayGate } from '@towpath/domain/solutions/explain/gateWords.ts';
import type {
  AdviceRecord,
  KeptGate,
  KeptReason,
  KeptResult,
} from '@towpath/domain/solutions/explain/record.ts';
import { sayReason, saySource, saySpan } from '@towpath/domain/solutions/explain/words.ts';
import { expectedEnd } from '@towpath/domain/solutions/mental-health-breathing-space/expectedEnd.ts';
import type { AdviserCode, WithheldCode } from '@towpath/domain/solutions/recommend/blockers.ts';
import type { RulesOn } from '@towpath/domain/solutions/recommend/rules.ts';
import type { RuledShortName } from '@towpath/domain/solutions/recommend/solutions.ts';
import { solutionWording } from '@towpath/domain/solutions/recommend/solutionWording.ts';
import { sayNow } from '@towpath/domain/solutions/recommend/urgentWording.ts';
import {
  sayDisclosure,
  sayForAdviser,
  sayFreeAdvice,
  sayWithheld,
} from '@towpath/domain/solutions/recommend/wording.ts';
import type { Payment } from '@towpath/domain/solutions/solution/payment.ts';
import { fillInLimits, limitsNamed } from '@towpath/domain/solutions/solution/wording.ts';
import type { Limits } from '@towpath/domain/solutions/thresholds/limits.ts';
import { isoDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';

const VERDICTS = {
  RECOMMENDED: 'A solution is recommended.',
  ASK_ADVISER: 'An adviser looks first.',
  WITHHELD: 'Nothing is recommended.',
} as const;

/**
 * A record of advice as text, for a person who checks it: what is urgent, the groups, and each solution with its
 * reasons.
 *
 * @param moneyHelper where advice is free, which every advice says
 */
export function assessmentText(record: AdviceRecord, rulesOn: RulesOn, moneyHelper: MoneyHelper): string {
  const limits = limitsOf(record, rulesOn);
  const { inputs, groups, results } = record;
  const byName = (names: readonly string[]) =>
    names.flatMap(name => results.filter(({ shortName }) => shortName === name));
  const lines = [
    `Judged as of ${sayDay(record.on)}, ${inputs.nation ?? 'nation not known'}, rules ${record.rulesVersion.number}.`,
    VERDICTS[record.verdict],
    ...record.withheld.map(code => `  ${sayWithheld(code as WithheldCode, inputs.nation)} (${code})`),
    ...record.missing.map(missing => `  Missing: ${missing}`),
    ...record.forAdviser.map(code => `  ${sayForAdviser(code as AdviserCode, inputs.nation)} (${code})`),
    ...(record.available === null
      ? []
      : [`To pay debts with, each month: ${saySpan(record.available, 'pence')}`]),
    ...section(
      'What stood before it',
      record.gates.flatMap(gate => gateLines(gate, inputs)),
    ),
    ...section(
      'What to do now',
      record.now.map(item => `  ${nameOf(record, item)}${sayNow(item, inputs.nation)} (${item.code})`),
    ),
    ...(groups.addOnsFirst ? section('Time first', addOns({ record, limits }, byName(groups.addOns))) : []),
    ...group(
      { record, limits },
      'We’d recommend for you',
      byName(groups.recommended === null ? [] : [groups.recommended]),
    ),
    ...group({ record, limits }, 'Other available solutions', byName(groups.eligible)),
    ...group({ record, limits }, 'An adviser has to say', byName(groups.undecided)),
    ...group({ record, limits }, 'We wouldn’t recommend', byName(groups.ineligible)),
    ...(groups.addOnsFirst
      ? []
      : section('Time to choose', addOns({ record, limits }, byName(groups.addOns)))),
    '',
    sayFreeAdvice(moneyHelper),
  ];
  return `${lines.join('\n')}\n`;
}

/** A record, with the limits of its nation and day; null where it has no nation. */
type Described = { readonly record: AdviceRecord; readonly limits: Limits | null };

function limitsOf({ inputs, on }: AdviceRecord, rulesOn: RulesOn): Limits | null {
  const day = readIsoDate(on);
  const nation = inputs.nation ?? undefined;
  return day === null || !isUkNation(nation) ? null : rulesOn(nation, day).limits;
}

function gateLines(gate: KeptGate, { statement: { getsBy } }: Case): readonly string[] {
  const { why, lifts } = sayGate(gate, getsBy);
  const names = gate.solutions.length === 0 ? '' : ` [${gate.solutions.join(', ')}]`;
  return [
    `  ${gate.code}, ${gate.effect}${names}: ${why} ${lifts}`,
    ...gate.findings.map(finding => `     ${sayFinding(finding, getsBy)} [${finding.code}]`),
  ];
}

function group(record: Described, heading: string, results: readonly KeptResult[]): readonly string[] {
  return section(
    heading,
    results.flatMap(result => solution(record, result)),
  );
}

function section(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', heading, ...lines];
}

function solution({ record, limits }: Described, result: KeptResult): readonly string[] {
  const notMet = result.reasons.filter(({ outcome }) => outcome === 'not met');
  const open = result.reasons.filter(({ outcome }) => outcome === 'cannot say');
  const confirm = result.adviserConfirms
    ? result.reasons.filter(({ adviserConfirms }) => adviserConfirms)
    : [];
  const description = whatItIs(result, limits);
  const met = result.reasons.filter(({ outcome, adviserConfirms }) => outcome === 'met' && !adviserConfirms);
  return [
    `  ${result.precedence}. ${result.shortName}: ${result.name}`,
    ...(result.eligibility === 'INELIGIBLE' || description === null ? [] : [`     ${description}`]),
    ...(result.eligibility === 'INELIGIBLE'
      ? []
      : result.disclosures.map(code => `     ! ${sayDisclosure(code, record.inputs.nation)}`)),
    ...(result.payment === null ? [] : [`     ${sayPayment(result.shortName, result.payment, record.on)}`]),
    ...notMet.map(reason => reasonLine('no', reason)),
    ...open.map(reason => `${reasonLine(' ?', reason)}${findOutText(reason)}`),
    ...confirm.map(reason => `${reasonLine(' ~', reason)} An adviser confirms it.`),
    ...met.map(reason => reasonLine('ok', reason)),
  ];
}

/** Nothing where the figure is known: an adviser decides, or has to check. */
function findOutText({ figure, missing }: KeptReason): string {
  return missing === null || isKnown(figure) ? '' : ` Find out: ${missing}.`;
}

function reasonLine(mark: string, reason: KeptReason): string {
  const toConfirm = reason.toConfirm === null ? '' : `; to confirm: ${reason.toConfirm}`;
  return `     ${mark} ${sayReason(reason)} [${reason.code}: ${saySource(reason)}${toConfirm}]`;
}

function addOns({ record, limits }: Described, results: readonly KeptResult[]): readonly string[] {
  return results.map(result => {
    const parts = [
      `${result.shortName}: ${result.name}.`,
      whatItIs(result, limits),
      sayEnd(record, result, limits),
    ];
    return `  ${parts.filter(part => part !== null).join(' ')}`;
  });
}

/** When a Mental Health Crisis Breathing Space is expected to end; null where that is not known. */
function sayEnd({ inputs }: AdviceRecord, { shortName }: KeptResult, limits: Limits | null): string | null {
  if (shortName !== 'MHBS' || limits === null) return null;
  const end = expectedEnd(inputs, limits);
  return end === null ? null : `Expected to end on ${sayDay(isoDate(end))}.`;
}

/** What a solution is; null if its text names a limit that is not on record for that day. */
function whatItIs({ shortName }: KeptResult, limits: Limits | null): string | null {
  if (limits === null) return null;
  const { whatItIs: text } = solutionWording(shortName as RuledShortName, limits.nation);
  return limitsNamed(text).every(key => limits.row(key) !== undefined) ? fillInLimits(text, limits) : null;
}

function sayPayment(shortName: string, payment: Payment, on: string): string {
  const { monthly, months, total, fees, writtenOff } = payment;
  const last = lastPaymentMonth(payment, on);
  const say = (span: Span) => (isEstimate(shortName, span) ? sayEstimate(span) : saySpan(span, 'pence'));
  return [
    `${saySpan(monthly, 'pence')} a month`,
    `for ${saySpan(months, 'months')}`,
    `${saySpan(total, 'pence')} in all`,
    `of which fees ${say(fees)}`,
    `written off ${say(writtenOff)}`,
    `free of these debts: ${debtFreeMonth(payment, on).says}`,
    ...(last === null ? [] : [`last payment: ${last.says}`]),
  ].join(', ');
}

function nameOf({ inputs }: AdviceRecord, item: AdviceRecord['now'][number]): string {
  if (!('debtId' in item)) return '';
  const found = inputs.debts.find(({ debt }) => debt.id === item.debtId);
  return found === undefined
    ? ''
    : `${found.debt.initialCreditorName}, ${found.type?.name ?? 'kind not known'}: `;
}
