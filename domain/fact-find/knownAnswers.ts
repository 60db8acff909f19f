import type { MonthlyLine } from '../budget/submittedBudget.ts';
import type { CreditType } from '../debts/creditType.ts';
import type { ListedDebt } from '../debts/debtFacts.ts';
import type { KindGuide } from '../debts/kindGuide.ts';
import type { Plan } from '../journey-engine/compile/plan.ts';
import { asRead } from '../journey-engine/run/asked.ts';
import { ARREARS, HOUSING, URGENT } from '../journeys/qualifier/facts.ts';
import { UK_NATIONS } from '../people/nation.ts';
import { lineKind } from '../solutions/case/budgetLines.ts';
import { formatSum, poundsOf } from '../values/pence.ts';
import { debtsForBill } from './behindBills.ts';
import { sayOwedOnHome, securedOnHome } from './owedOnHome.ts';
import { type Answers, answerReader, type ToldAnswers } from './told.ts';

/**
 * What a question of the full review starts with, when the person has already told us part of it, or told us in other
 * words.
 */
export type KnownAnswer = {
  readonly stepId: string;
  /** The words of the answers, or what would be typed; empty where something is known but no answer follows from it. */
  readonly words: readonly string[];
  /** What is known, in words to show beside the question. */
  readonly says: string;
};

/** Everything the person told us before a question is asked. */
export type KnownBefore = {
  readonly answers: Answers;
  /** The Qualifier in the version that the person answered, whose words are quoted. */
  readonly qualifierPlan: Plan;
  readonly debts: readonly ListedDebt[];
  readonly creditTypes: readonly CreditType[];
  /** Which answers of the Qualifier name which kinds of debt. */
  readonly kindGuides: readonly Pick<KindGuide, 'id' | 'toldAs'>[];
  /** The budget by the month; empty until it is complete. */
  readonly lines: readonly MonthlyLine[];
};

type Known = Omit<KnownAnswer, 'stepId'> | undefined;

/** The kinds of enforcement that may have a date. */
const SET_FOR_A_DAY = ['bailiffs', 'court', 'eviction'] as const;

/**
 * The start values of the full review: nothing that is already known is asked as if it were not. Each is shown with its
 * source, and counts only once the person continues with it. An answer is preselected only where what they said can
 * mean nothing else, or where what it leads to may be left empty.
 */
export function knownAnswers({
  answers,
  qualifierPlan,
  debts,
  creditTypes,
  kindGuides,
  lines,
}: KnownBefore): readonly KnownAnswer[] {
  const told = answerReader(answers);
  const quoted = (stepId: string, words?: readonly string[]) => quote(qualifierPlan, answers, stepId, words);
  const listed = debts.filter(({ isDeleted }) => !isDeleted);
  const onHome = securedOnHome(listed, creditTypes);
  const answersByStep: Readonly<Record<string, Known>> = {
    'usual-home': only(quoted('nation')),
    property: property(told, quoted('housing')),
    owns: owns(told, quoted),
    'home-mortgage': told.one('housing', ['outright'])
      ? { words: ['0'], says: `You told us: ${quoted('housing')}.` }
      : owedOn(onHome.mortgages),
    'home-loans': owedOn(onHome.otherLoans),
    'vehicle-count': only(vehicleQuote(quoted)),
    'vehicle-about': only(vehicleQuote(quoted)),
    'in-now': only(quoted('formal-plan')),
    pressing: pressing(told, quoted('urgent', SET_FOR_A_DAY)),
    dates: dates(told, quoted('urgent', SET_FOR_A_DAY)),
    behind: behind(told, listed, quoted),
    'court-stage': courtStage(told, listed, quoted),
    // The legal questions begin with it; a day need not be known.
    debts: only(quoted('urgent', ['bailiffs'])),
    'debt-details': billsBehind(told, listed, kindGuides, quoted),
    'missed-bills-deal': missedBillsDeal(told, quoted),
    'back-pay-sum': savingsBeside(told),
    'only-benefits': onlyBenefits(lines),
    'fits-mortgage': beside(sayOwedOnHome(told, onHome, lines)),
    'fits-stopped': beside(sayBenefits(told, lines)),
  };
  return Object.entries(answersByStep).flatMap(([stepId, one]) => (one ? [{ stepId, ...one }] : []));
}

/** The texts of the answers at a step of the Qualifier, as they were read; only those of certain words when these are given. */
function quote(plan: Plan, { qualifier }: Answers, stepId: string, words?: readonly string[]): string {
  return asRead(plan, stepId, qualifier)
    .filter(({ id }) => words === undefined || words.some(word => id === `${stepId}.${word}`))
    .map(({ value }) => value)
    .join('; ');
}

type Quoted = (stepId: string, words?: readonly string[]) => string;

/** Something is known, and no answer follows from it. */
function only(quoted: string): Known {
  return quoted === '' ? undefined : { words: [], says: `You told us: ${quoted}.` };
}

/** The same of what is known already in a sentence. */
function beside(says: string | null): Known {
  return says === null ? undefined : { words: [], says };
}

function property(told: ToldAnswers, quoted: string): Known {
  const owns = told.one('housing', HOUSING);
  if (owns === 'mortgage' || owns === 'outright') return { words: ['home'], says: `You told us: ${quoted}.` };
  return only(quoted);
}

/** Those who take things or money by law, as the nation calls them. */
const OFFICERS: Readonly<Record<string, string>> = {
  scotland: 'officers',
  'northern-ireland': 'enforcement',
};

/**
 * What is urgent may have a day that is set: it is ticked, and the day may be left empty. The rest of the question is
 * about orders, of which nothing is known.
 */
function pressing(told: ToldAnswers, quoted: string): Known {
  const nation = told.one('nation', UK_NATIONS);
  const urgent = told.several('urgent', URGENT) ?? [];
  const words = SET_FOR_A_DAY.filter(word => urgent.includes(word)).map(word =>
    word === 'bailiffs' ? (OFFICERS[nation ?? ''] ?? word) : word,
  );
  return words.length === 0 ? undefined : { words, says: `You told us: ${quoted}.` };
}

/** A home that is owned is one of several things; what else is owned has to be ticked. */
function owns(told: ToldAnswers, quoted: Quoted): Known {
  const vehicles = vehicleQuote(quoted);
  const says = [quoted('housing'), vehicles].filter(text => text !== '').join('; ');
  return says === ''
    ? undefined
    : { words: property(told, says)?.words ?? [], says: `You told us: ${says}.` };
}

/** What is owed on debts in the list, where every balance is known. */
function owedOn(debts: readonly ListedDebt[]): Known {
  const sums = debts.map(debt => debt.currentBalance);
  if (sums.length === 0 || sums.includes(null)) return undefined;
  const owed = sums.reduce<number>((sum, balance) => sum + (balance ?? 0), 0);
  return { words: [String(Math.round(poundsOf(owed)))], says: 'This is what your list of debts says.' };
}

function vehicleQuote(quoted: Quoted): string {
  return [quoted('creditors', ['vehicle']), quoted('arrears', ['vehicle'])]
    .filter(text => text !== '')
    .join('; ');
}

function dates(told: ToldAnswers, quoted: string): Known {
  const urgent = told.several('urgent', URGENT);
  if (urgent === null) return undefined;
  return urgent.some(word => SET_FOR_A_DAY.some(one => one === word))
    ? only(quoted)
    : { words: ['none'], says: 'You told us that none of these was happening.' };
}

/** A credit report says so for each debt; without a report, a bill that is behind is one debt that is behind. */
function behind(told: ToldAnswers, listed: readonly ListedDebt[], quoted: Quoted): Known {
  if (listed.length > 0 && listed.every(debt => debt.isInArrears !== null)) {
    const late = listed.filter(debt => debt.isInArrears).length;
    const word = late === 0 ? 'none' : late === listed.length ? 'all' : 'some';
    return { words: [word], says: 'This is what your list of debts says.' };
  }
  const arrears = told.several('arrears', ARREARS);
  if (arrears === null) return undefined;
  if (arrears.length > 0) {
    return { words: ['some'], says: `You told us you are behind with: ${quoted('arrears', arrears)}.` };
  }
  const isUpToDate = told.one('bills', ['up-to-date']) !== null;
  return isUpToDate ? { words: ['none'], says: `You told us: ${quoted('bills')}.` } : only(quoted('bills'));
}

/**
 * Which debts are behind is ticked in the list; the bills named before stand beside it. The list goes on only once each
 * of them is in it or was taken off as not owed, so a bill that is not in it is not named again. Before there is a list,
 * all are named.
 */
function billsBehind(
  told: ToldAnswers,
  listed: readonly ListedDebt[],
  kindGuides: KnownBefore['kindGuides'],
  quoted: Quoted,
): Known {
  const arrears = (told.several('arrears', ARREARS) ?? []).filter(
    bill => debtsForBill(bill, listed, kindGuides)?.length !== 0,
  );
  if (arrears.length === 0) return undefined;
  return { words: [], says: `You told us you are behind with: ${quoted('arrears', arrears)}.` };
}

function courtStage(told: ToldAnswers, listed: readonly ListedDebt[], quoted: Quoted): Known {
  const urgent = told.several('urgent', URGENT) ?? [];
  const hasJudgment = listed.some(debt => debt.source === 'credit report' && debt.hasLegalAction === true);
  const said = quoted('urgent', ['bailiffs', 'court']);
  const says = [
    ...(said === '' ? [] : [`You told us: ${said}.`]),
    ...(hasJudgment ? ['Your credit report shows a court judgment.'] : []),
  ].join(' ');
  if (says === '') return undefined;
  // A letter from a court may be about many things, so it counts as none of them.
  const words = [...(hasJudgment ? ['judgment'] : []), ...(urgent.includes('bailiffs') ? ['bailiffs'] : [])];
  return { words, says };
}

/**
 * A person who is behind with nothing has no missed bills. Payments agreed earlier may be for such bills or for others.
 */
function missedBillsDeal(told: ToldAnswers, quoted: Quoted): Known {
  const agreed = quoted('formal-plan', ['informal']);
  if (agreed !== '') return only(agreed);
  const arrears = told.several('arrears', ARREARS);
  if (told.one('behind', ['none']) === null || arrears === null || arrears.length > 0) return undefined;
  return { words: ['no'], says: 'You told us you are up to date.' };
}

/** How much there is in all stands beside how much of it is back pay. */
function savingsBeside(told: ToldAnswers): Known {
  const savings = told.sum('savings');
  return savings === null ? undefined : { words: [], says: `You told us: ${formatSum(savings)} put by.` };
}

/** What the budget counts of benefits that are said to have stopped; null where none are, or it has none. */
function sayBenefits(told: ToldAnswers, lines: readonly MonthlyLine[]): string | null {
  if (told.several('urgent', URGENT)?.includes('benefits') !== true) return null;
  const monthly = lines
    .filter(line => lineKind(line) === 'benefit')
    .reduce((sum, line) => sum + (line.monthly ?? 0), 0);
  return monthly === 0 ? null : `Your budget shows: ${formatSum(monthly)} a month of benefits.`;
}

/** According to the budget. A State Pension on top of benefits leaves this undecided. */
function onlyBenefits(lines: readonly MonthlyLine[]): Known {
  const kinds = new Set(lines.filter(({ monthly }) => monthly !== null && monthly > 0).map(lineKind));
  if (kinds.has('other income')) return { words: ['no'], says: 'Your budget has other money coming in too.' };
  if (kinds.has('state pension') || !kinds.has('benefit')) return undefined;
  return { words: ['yes'], says: 'In your budget, all that comes in is benefits.' };
}
