import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { mayBeTooOld, needsAdviceFirst } from '@towpath/domain/debts/debtFacts.ts';
import { debtTotals } from '@towpath/domain/debts/totals.ts';
import { asShown } from '@towpath/domain/solutions/explain/asShown.ts';
import { sayInTheWay } from '@towpath/domain/solutions/explain/closeLead.ts';
import type { AdviceRecord } from '@towpath/domain/solutions/explain/record.ts';
import { safeToDo } from '@towpath/domain/solutions/explain/safeToDo.ts';
import { saidFirst } from '@towpath/domain/solutions/explain/saidFirst.ts';
import { saySource } from '@towpath/domain/solutions/explain/words.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { formatPounds } from '@towpath/domain/values/pence.ts';
import {
  ALL_CHANGES,
  changesPart,
  getsByPart,
  overduePart,
  savingsPart,
  whoseFacts,
} from './besideBudget.ts';
import { type From, talkToUs } from './contact.ts';
import { isAboutHealth, withoutHealth } from './healthLeftOut.ts';
import { type Block, facts, heading, list, type Paper, paragraph, parts, smallPrint } from './paper.ts';
import { reference, sayBalance, sayMarked, sayMoment, sayPaid } from './sayings.ts';
import {
  closedSolution,
  openSolution,
  type Told,
  told,
  undecidedSolution,
  urgentPart,
} from './solutionPart.ts';
import { words } from './words.ts';

/** Everything an advice summary is made from. */
export type AdviceGiven = {
  readonly from: From;
  /** The name of the person; empty when it is not known. */
  readonly person: string;
  /** The id of the record. */
  readonly recordId: string;
  /** When it was given. */
  readonly at: Date;
  readonly record: AdviceRecord;
  /** The same record in words. */
  readonly advice: Recommendation;
};

/** The advice as a paper to keep: what we recommend and why, what else there is, and the facts behind it. */
export function adviceSummary(kept: AdviceGiven): Paper {
  const { from, recordId, at, record } = kept;
  const advice = asShown(withoutHealth(kept.advice));
  return {
    title: words.advice.title,
    brand: from.brand,
    marks: [words.advice.givenOn(sayMoment(at)), words.reference(reference(recordId))],
    at,
    blocks: parts(
      paragraph(advice.freeAdvice),
      answerPart(advice),
      closePart(advice.close, record),
      about(kept),
      advice.urgent.length > 0 && [
        heading(2, words.advice.urgent),
        urgentPart(advice.urgent, { sayDay, ourPhone: from.phone }),
      ],
      advice.decided && [
        heading(2, words.advice.decided(advice.decided.by, sayDay(advice.decided.on))),
        paragraph(advice.decided.reason),
      ],
      advice.takenBack && [
        heading(2, words.advice.takenBack(advice.takenBack.by, sayDay(advice.takenBack.on))),
        paragraph(advice.takenBack.reason),
      ],
      advice.status === 'incomplete' && [
        heading(2, words.advice.missing),
        list(advice.missing.map(({ says }) => says)),
      ],
      advice.forAdviser.length > 0 && [
        heading(2, words.advice.forAdviser),
        list(advice.forAdviser.map(({ says }) => says)),
      ],
      isForPerson(advice) && [
        heading(2, words.advice.safe),
        list(safeToDo(advice.forAdviser.map(({ code }) => code)).map(({ lead, says }) => `${lead} ${says}`)),
      ],
      !advice.namesNothing && advice.close === null && solutions(advice, record),
      debtsPart(record),
      budgetPart(record, advice),
      getsByPart(record.inputs.statement.getsBy),
      savingsPart(record.inputs),
      changesPart(record.inputs.changes, ALL_CHANGES, record.inputs.changes.lumpSum),
      restsOn(record, advice),
      talkToUs(from),
    ),
  };
}

/** A person looks first, and nobody is close to anything: then the page says what is safe to do, and so does the paper. */
function isForPerson({ status, close, forAdviser }: Recommendation): boolean {
  return status === 'ask an adviser' && close === null && forAdviser.length > 0;
}

function about({ person, record, advice }: AdviceGiven): Block {
  const { nation } = record.inputs;
  return facts([
    ...(person === '' ? [] : [{ name: words.advice.person, says: person }]),
    ...(nation === null ? [] : [{ name: words.advice.nation, says: words.advice.nations[nation] }]),
    { name: words.advice.limitsOf, says: sayDay(advice.judgedOn) },
    { name: words.advice.version, says: String(advice.rulesVersion) },
  ]);
}

/** The answer in one sentence, as the page has it. */
function answerPart({ answer, status }: Recommendation): readonly Block[] {
  if (answer === null || status !== 'ready') return [];
  return [paragraph(words.advice.answer(answer.says, answer.because))];
}

/** The write-off that is nearly open, before everything else: what is missing, what helps, what does harm. */
function closePart(close: Recommendation['close'], { results }: AdviceRecord): readonly Block[] {
  if (close === null) return [];
  const { reasons = [] } = results.find(({ shortName }) => shortName === close.shortName) ?? {};
  const needed = (code: string, limit: string) => {
    const is = reasons.find(reason => reason.code === code)?.is;
    return is === undefined ? limit : words.solution.reasons.limit(is, limit);
  };
  const { heading: title, missing, untilThen, pleaseDont } = words.advice.close;
  const items = (todos: typeof close.untilThen) => list(todos.map(({ lead, says }) => `${lead} ${says}`));
  return [
    heading(2, title(close.name)),
    paragraph(`${sayInTheWay(close.missing)} ${close.whatItIs}`),
    heading(3, missing),
    {
      kind: 'table',
      columns: [
        { name: words.advice.close.thing, width: 5 },
        { name: words.solution.reasons.you, width: 3 },
        { name: words.solution.reasons.needed, width: 3 },
        { name: words.advice.close.distance, width: 4 },
      ],
      rows: close.missing.map(({ code, title: thing, figure, limit, distance, endsOn }) => ({
        cells: [
          thing,
          figure ?? '',
          limit === undefined ? '' : needed(code, limit),
          [distance, endsOn && words.advice.close.endsOn(sayDay(endsOn))].filter(Boolean).join(': '),
        ],
      })),
    },
    heading(3, untilThen),
    items(close.untilThen),
    heading(3, pleaseDont),
    items(close.pleaseDont),
  ];
}

function solutions(advice: Recommendation, record: AdviceRecord): readonly Block[] {
  const { recommended, eligible, undecided, givesTime, ineligible, timeComesFirst } = advice;
  const group = (name: string, of: Recommendation['eligible'], part: (one: Told) => readonly Block[]) =>
    of.length > 0 && [heading(2, name), ...told(of, record).flatMap(part)];
  const time = group(words.advice.time, givesTime, openSolution);
  return parts(
    timeComesFirst && time,
    group(words.advice.recommended, recommended ? [recommended] : [], openSolution),
    group(
      saidFirst(advice) === 'person' ? words.advice.lookedAt : words.advice.eligible,
      eligible,
      openSolution,
    ),
    !timeComesFirst && time,
    group(words.advice.undecided, undecided, undecidedSolution),
    group(words.advice.ineligible, ineligible, closedSolution),
    smallPrint(words.advice.healthLeftOut),
  );
}

function debtsPart({ inputs, now }: AdviceRecord): readonly Block[] {
  const listed = inputs.debts.filter(({ debt }) => !debt.isDeleted);
  if (listed.length === 0) return [];
  const { totalDebts, monthlyRepayments } = debtTotals(
    listed.map(({ debt, isNothingPaid }) => ({ ...debt, isNothingPaid })),
  );
  const adviceFirst = listed.filter(needsAdviceFirst).map(({ debt }) => debt.initialCreditorName);
  return [
    heading(2, words.advice.debts.heading),
    {
      kind: 'table',
      columns: [
        { name: words.advice.debts.creditor, width: 5 },
        { name: words.kind, width: 4 },
        { name: words.advice.debts.balance, width: 3, isSum: true },
        { name: words.advice.debts.payment, width: 3, isSum: true },
      ],
      rows: [
        ...listed.map(({ debt, type, isNothingPaid, isDisputed, isVeryOld, stage }) => ({
          cells: [
            sayMarked(
              debt.initialCreditorName,
              isDisputed === true && words.marks.disputed,
              mayBeTooOld({ isVeryOld, type, stage }) && words.marks.veryOld,
            ),
            type?.name ?? debt.creditTypeName ?? '',
            sayBalance(debt),
            sayPaid({ ...debt, isNothingPaid }),
          ],
        })),
        {
          look: 'total',
          cells: [words.total, '', formatPounds(totalDebts), formatPounds(monthlyRepayments)],
        },
      ],
    },
    ...(adviceFirst.length > 0 ? [paragraph(words.adviceFirst(adviceFirst))] : []),
    // Nobody who disputes their rent is left with an order not to pay it.
    ...(now.some(item => item.code === 'PRIORITY_DEBT' && item.doubt !== undefined)
      ? [paragraph(words.stillPay)]
      : []),
    ...overduePart(
      listed
        .filter(({ debt }) => debt.isInArrears === true)
        .map(({ debt, arrears, agreedPayment }) => ({
          creditor: debt.initialCreditorName,
          overdue: arrears,
          agreedPayment,
        })),
      words.advice.debts.creditor,
    ),
  ];
}

/** The sum of a month: one figure is called left, and every other is a step of it. */
function budgetPart({ inputs }: AdviceRecord, { left, costMissing }: Recommendation): readonly Block[] {
  if (left === null) return [];
  return parts(
    heading(2, words.advice.budget.heading),
    facts([
      ...left.rows.map(({ says, sum }) => ({ name: says, says: sum })),
      ...whoseFacts(inputs.statement.lines, inputs.partner),
    ]),
    costMissing !== null && paragraph(costMissing),
    left.takenIn !== null && paragraph(left.takenIn),
  );
}

function restsOn(record: AdviceRecord, advice: Recommendation) {
  const { inputs, rulesVersion } = record;
  const { judgedOn } = advice;
  const sources = sourcesOf(record, advice);
  const { adults, children } = inputs.household;
  const home = sharedBy(adults, children);
  return parts(
    heading(2, words.advice.restsOn.heading),
    list([
      words.advice.restsOn.answers,
      words.advice.restsOn.debts,
      inputs.statement.isComplete ? words.advice.restsOn.budget : words.advice.restsOn.budgetNotFinished,
      ...(home === undefined ? [] : [home]),
      words.advice.restsOn.limits(sayDay(judgedOn), rulesVersion.number),
    ]),
    paragraph(words.advice.restsOn.tellUs),
    sources.length > 0 && [heading(3, words.advice.restsOn.sources), list(sources)],
  );
}

/** Where the rules come from that the paper shows. A source may name a solution that is not for showing. */
function sourcesOf({ results }: AdviceRecord, { close, namesNothing }: Recommendation): readonly string[] {
  const shown = close === null ? results : results.filter(({ shortName }) => shortName === close.shortName);
  const sources = (namesNothing ? [] : shown).flatMap(({ reasons }) =>
    reasons.filter(({ code }) => !isAboutHealth(code)).map(saySource),
  );
  return [...new Set(sources)].toSorted((a, b) => a.localeCompare(b, 'en-GB'));
}

/** The people who share the budget, as far as known; "no children" is not mentioned. */
function sharedBy(adults: number | null, children: number | null): string | undefined {
  const { sharedByAdults, sharedByChildren, sharedByBoth } = words.advice.restsOn;
  if (adults !== null && children) return sharedByBoth(adults, children);
  if (adults !== null) return sharedByAdults(adults);
  return children ? sharedByChildren(children) : undefined;
}
