import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { debtTotals } from '@towpath/domain/debts/totals.ts';
import type { LivingPlace } from '@towpath/domain/people/nation.ts';
import { lineKind } from '@towpath/domain/solutions/case/statementLines.ts';
import type { AdviceRecord } from '@towpath/domain/solutions/explain/record.ts';
import { saySource, saySpan } from '@towpath/domain/solutions/explain/words.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { formatPounds } from '@towpath/domain/values/pence.ts';
import { type From, talkToUs } from './contact.ts';
import { isAboutHealth, LEFT_OUT_WORDS, withoutHealth } from './healthLeftOut.ts';
import { type Block, facts, heading, list, type Paper, paragraph, parts, smallPrint } from './paper.ts';
import { reference, sayBalance, sayMoment, saySum } from './sayings.ts';
import {
  closedSolution,
  openSolution,
  type Told,
  told,
  undecidedSolution,
  urgentPart,
} from './solutionPart.ts';

/** All that an advice summary is made from. */
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

const NATIONS: Readonly<Record<LivingPlace, string>> = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
  outside: 'outside the UK',
};

/** The advice as a paper to keep: what we would recommend and why, what else there is, and what it rests on. */
export function adviceSummary(given: AdviceGiven): Paper {
  const { from, recordId, at, record } = given;
  const advice = withoutHealth(given.advice);
  return {
    title: 'Your advice',
    brand: from.brand,
    marks: [`Given on ${sayMoment(at)}`, `Reference ${reference(recordId)}`],
    at,
    blocks: parts(
      paragraph(advice.freeAdvice),
      about(given),
      advice.urgent.length > 0 && [heading(2, 'First things first'), urgentPart(advice.urgent, sayDay)],
      advice.status === 'incomplete' && [
        heading(2, 'What we still need'),
        list(advice.missing.map(({ says }) => says)),
      ],
      advice.forAdviser.length > 0 && [
        heading(2, 'Why we’d talk first'),
        list(advice.forAdviser.map(({ says }) => says)),
      ],
      solutions(advice, record),
      debtsPart(record),
      budgetPart(record),
      restsOn(record, advice),
      talkToUs(from),
    ),
  };
}

function about({ person, record, advice }: AdviceGiven): Block {
  const { nation } = record.inputs;
  return facts([
    ...(person === '' ? [] : [{ name: 'For', says: person }]),
    ...(nation === null ? [] : [{ name: 'Where you live', says: NATIONS[nation] }]),
    { name: 'By the facts and limits of', says: sayDay(advice.judgedOn) },
    { name: 'Version of our rules', says: String(advice.rulesVersion) },
  ]);
}

function solutions(advice: Recommendation, record: AdviceRecord): readonly Block[] {
  const { recommended, eligible, undecided, givesTime, ineligible, timeComesFirst } = advice;
  const group = (words: string, of: Recommendation['eligible'], part: (one: Told) => readonly Block[]) =>
    of.length > 0 && [heading(2, words), ...told(of, record).flatMap(part)];
  const time = group('Ways to get more time', givesTime, openSolution);
  return parts(
    timeComesFirst && time,
    group('What we’d recommend for you', recommended ? [recommended] : [], openSolution),
    group('What else is open to you', eligible, openSolution),
    !timeComesFirst && time,
    group('What we need to ask you more about', undecided, undecidedSolution),
    group('What we wouldn’t recommend, and why', ineligible, closedSolution),
    smallPrint(LEFT_OUT_WORDS),
  );
}

function debtsPart({ inputs }: AdviceRecord): readonly Block[] {
  const debts = inputs.debts.map(({ debt }) => debt).filter(({ isDeleted }) => !isDeleted);
  if (debts.length === 0) return [];
  const { totalDebts, monthlyRepayments } = debtTotals(debts);
  return [
    heading(2, 'What you owe'),
    {
      kind: 'table',
      columns: [
        { name: 'Who you owe', width: 5 },
        { name: 'Kind', width: 4 },
        { name: 'How much', width: 3, isSum: true },
        { name: 'Each month', width: 3, isSum: true },
      ],
      rows: [
        ...inputs.debts
          .filter(({ debt }) => !debt.isDeleted)
          .map(({ debt, type }) => ({
            cells: [
              debt.initialCreditorName,
              type?.name ?? debt.creditTypeName ?? '',
              sayBalance(debt),
              saySum(debt.regularPaymentAmount),
            ],
          })),
        { look: 'total', cells: ['Total', '', formatPounds(totalDebts), formatPounds(monthlyRepayments)] },
      ],
    },
  ];
}

function budgetPart({ inputs, available }: AdviceRecord): readonly Block[] {
  const { lines, isComplete } = inputs.statement;
  if (!isComplete) return [];
  const sum = (of: (kind: ReturnType<typeof lineKind>) => boolean) =>
    lines.reduce((total, line) => total + (of(lineKind(line)) ? (line.monthly ?? 0) : 0), 0);
  const savings = sum(kind => kind === 'savings');
  const outgoings = sum(kind => kind === 'spending' || kind === 'savings');
  const income = sum(kind => kind !== 'spending' && kind !== 'savings');
  return [
    heading(2, 'Your budget for a month'),
    facts([
      { name: 'Income', says: formatPounds(income) },
      {
        name: 'Outgoings',
        says: formatPounds(outgoings) + (savings > 0 ? `, with ${formatPounds(savings)} put by` : ''),
      },
      {
        name: income < outgoings ? 'Short each month' : 'Left each month',
        says: formatPounds(Math.abs(income - outgoings)),
      },
      ...(available === null
        ? []
        : [{ name: 'What can go to the people you owe', says: saySpan(available, 'pence') }]),
    ]),
  ];
}

function restsOn({ inputs, results, rulesVersion }: AdviceRecord, { judgedOn }: Recommendation) {
  const sources = results.flatMap(({ reasons }) =>
    reasons.filter(({ code }) => !isAboutHealth(code)).map(saySource),
  );
  const { adults, children } = inputs.household;
  const home = [
    adults === null ? '' : `${adults} ${adults === 1 ? 'adult' : 'adults'}`,
    !children ? '' : `${children} ${children === 1 ? 'child' : 'children'}`,
  ].filter(Boolean);
  return parts(
    heading(2, 'What this rests on'),
    list([
      'The answers you gave to our questions.',
      'The debts listed here, as you told us or as your credit report has them.',
      inputs.statement.isComplete ? 'The budget you said was right.' : 'A budget that is not finished yet.',
      ...(home.length > 0 ? [`Who shares your budget: ${home.join(' and ')}.`] : []),
      `The limits in force on ${sayDay(judgedOn)}, by version ${rulesVersion.number} of our rules (${rulesVersion.sources}).`,
    ]),
    paragraph('Tell us if something here is not right, or changes. Then the advice may be another one.'),
    heading(3, 'Where the rules come from'),
    list([...new Set(sources)].toSorted((a, b) => a.localeCompare(b, 'en-GB'))),
  );
}
