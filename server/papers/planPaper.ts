import { isOver, type PlanMover, type PlanState } from '@towpath/domain/plans/planState.ts';
import { asideIn, paidMonthly, whereLeftOut } from '@towpath/domain/plans/repayment/adviceFirst.ts';
import { askedAgainNow } from '@towpath/domain/plans/repayment/askedAgain.ts';
import { askedAgainWords } from '@towpath/domain/plans/repayment/askedAgainWords.ts';
import { byOrderWords } from '@towpath/domain/plans/repayment/byOrderWords.ts';
import { sayMissed } from '@towpath/domain/plans/repayment/headlineWords.ts';
import { nextPayment } from '@towpath/domain/plans/repayment/nextPayment.ts';
import { notInPlan } from '@towpath/domain/plans/repayment/notInPlanWords.ts';
import type { PaidApart } from '@towpath/domain/plans/repayment/paidApart.ts';
import { namesOf } from '@towpath/domain/plans/repayment/paidApartWords.ts';
import { restOf, restsNext } from '@towpath/domain/plans/repayment/payingNow.ts';
import { isChangedByOthers } from '@towpath/domain/plans/repayment/repaidWays.ts';
import type { Repayment, StandingDebt } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { type DiffersToday, sumsDiffer } from '@towpath/domain/plans/repayment/sumsDiffer.ts';
import { SUMS_DIFFER, whyDiffers } from '@towpath/domain/plans/repayment/sumsDifferWords.ts';
import { standsRepaid } from '@towpath/domain/plans/standsRepaid.ts';
import type { PlanStep } from '@towpath/domain/plans/whatNext.ts';
import { sayDay, sayMonth } from '@towpath/domain/values/dayWords.ts';
import { formatPounds, formatSum } from '@towpath/domain/values/pence.ts';
import type { From } from './contact.ts';
import {
  type Block,
  type Fact,
  facts,
  heading,
  type Item,
  list,
  type Paper,
  paragraph,
  parts,
  smallPrint,
} from './paper.ts';
import { type HappenedOnPaper, history } from './plan/history.ts';
import { more, nameOf, offerOf, othersOf, salesOf, settlements } from './plan/offers.ts';
import { besideOf, outsideOf, sayBeside } from './plan/outside.ts';
import { tasksOf, toldWith } from './plan/toldWith.ts';
import { words } from './plan/words.ts';
import { words as paperWords } from './words.ts';

/** A plan as it stood at the end of a day. Days are 'YYYY-MM-DD'. */
export type PlanOnDay = {
  /** The name of the solution. */
  readonly name: string;
  readonly chosenOn: string;
  readonly state: PlanState;
  /** Where it stands and what the person does, in words for its solution; null where it has none. */
  readonly stands: { readonly stands: string; readonly you: string } | null;
  readonly steps: readonly PlanStep[];
  /** What the person keeps to while it runs. */
  readonly whileItRuns: readonly string[];
  readonly history: readonly {
    readonly on: string;
    readonly state: PlanState;
    readonly says: string | null;
    readonly by: PlanMover;
  }[];
};

/** Everything that the paper of a plan is made from. */
export type PlanPaperInput = {
  readonly from: From;
  /** The name of the person; empty when it is not known. */
  readonly person: string;
  /** The day, 'YYYY-MM-DD', at whose end it is shown. */
  readonly on: string;
  readonly plan: PlanOnDay;
  /** What is repaid by it; null for a plan that is none of that, and before it is drawn up. */
  readonly repayment: RepaymentOnPaper | null;
};

/** What is repaid, as it stood, and all that was written down of it until then. */
export type RepaymentOnPaper = {
  readonly stands: Repayment;
  readonly happened: readonly HappenedOnPaper[];
  /** What of it does not agree with what is known on that day; null where nothing is known of that, and while it waits. */
  readonly differs: DiffersToday | null;
  /** What is paid beside it by what is known on that day. */
  readonly apart: PaidApart;
};

/** So many payments to come, and of those so far, stand on the paper. */
const MOST_PAYMENTS = 12;
const MOST_PAST = 24;

/**
 * A plan as it stood at the end of a day: each lender with offer, answer, what is paid and owed; the payments of the coming
 * months; what comes next. The same plan on the same day gives the same paper, whenever it is made.
 */
export function planPaper({ from, person, on, plan, repayment: repaid }: PlanPaperInput): Paper {
  const repayment = repaid?.stands ?? null;
  const paidTo = repayment?.plan.terms.paidTo;
  // Nobody is told to pay, or to write to anybody, by what is over.
  const hasEnded = repayment !== null && repayment.plan.ended !== null;
  return {
    title: words.title,
    brand: from.brand,
    marks: [...(person === '' ? [] : [words.person(person)]), words.standsOn(sayDay(on))],
    // Of the day and not of the moment at which it is asked for.
    at: new Date(`${on}T12:00:00Z`),
    blocks: parts(
      heading(2, words.how),
      facts(standing(plan, repaid, on)),
      repaid && besideOf(repaid),
      repayment && inBreak(repayment),
      repayment && !hasEnded && missed(repayment, on),
      paragraph(paidTo && !hasEnded ? words.weHoldNothing[paidTo] : words.weHoldNoMoney),
      repaid && lenders(repaid, on),
      repayment && !hasEnded
        ? nextWithThem(repayment, repaid?.differs ?? null)
        : wayOf(hasEnded ? stepsLeft(plan) : plan.steps),
      whileItRuns(plan),
      repayment && toCome(repayment, on),
      repayment && past(repayment),
      history(plan.history, repaid?.happened ?? []),
      smallPrint(words.notChecked),
      smallPrint(paperWords.statement.contact(from.firm, from.phone, from.email)),
    ),
  };
}

function standing(
  { name, chosenOn, state, stands: ofWay }: PlanOnDay,
  repaid: RepaymentOnPaper | null,
  on: string,
): readonly Fact[] {
  const figures = words.figures;
  const repayment = repaid?.stands ?? null;
  const says = (fact: string, said: string | null | undefined): readonly Fact[] =>
    said ? [{ name: fact, says: said }] : [];
  const stands = standsRepaid(
    ofWay,
    { state, repayment: repayment && toldWith(repayment, repaid?.differs ?? null) },
    on,
  );
  const own = [
    ...says(words.chose, name),
    ...says(words.chosenOn, sayDay(chosenOn)),
    ...says(words.stands, stands?.stands ?? words.states[state]),
  ];
  if (!repaid || !repayment) return [...own, ...says(words.forYou, stands?.you)];
  const { plan, sums, answered, reviewDueOn, debts } = repayment;
  const monthly = paidMonthly({ monthly: plan.monthly, debts, terms: plan.terms });
  const isDone = plan.ended !== null || sums.owed === 0;
  // Nobody is asked by the person in the scheme.
  const isUnasked = isScheme(repayment) && repayment.offers === null;
  const next = nextPayment(repayment.toCome, on);
  return [
    ...own,
    ...(isDone ? [] : says(figures.monthly, formatSum(monthly))),
    ...(isDone ? [] : says(figures.beside, sayBeside(repaid))),
    ...says(figures.next, next && figures.nextIs(formatPounds(next.sum), sayDay(next.on))),
    ...says(figures.answered, answered.of > 0 && !isUnasked ? figures.of(answered.count, answered.of) : null),
    ...says(figures.paid, formatPounds(sums.paid)),
    ...says(figures.owed, formatPounds(sums.owed)),
    ...(isDone ? [] : says(figures.last, lastPayment(repayment))),
    ...(isDone ? [] : says(figures.review, sayDay(reviewDueOn))),
    ...(plan.ended === null ? [] : says(words.forYou, stands?.you)),
  ];
}

/** The day of the last payment, with what it does not reckon with: that waits until we have talked, or is paid as ordered. */
function lastPayment({ plan, sums, endsOn }: Repayment): string {
  const { figures } = words;
  if (endsOn !== null) {
    const { waiting, ordered } = sums;
    const day = waiting > 0 ? figures.leavesOut(sayDay(endsOn), formatPounds(waiting)) : sayDay(endsOn);
    return ordered > 0 ? `${day}. ${byOrderWords.leavesOut(formatPounds(ordered))}` : day;
  }
  if (sums.waiting > 0 && sums.waiting === sums.owed) return figures.allWaits;
  if (sums.ordered > 0 && sums.ordered === sums.owed) return byOrderWords.all;
  return plan.terms.way === 'token' ? figures.tokenNoEnd : figures.noEnd;
}

/** What a break means in which nothing is paid: nothing else on the paper says to go on paying. */
function inBreak(repayment: Repayment): readonly Block[] {
  const rest = restOf(repayment);
  return rest ? [paragraph(words.inBreak(rest.nextOn && sayDay(rest.nextOn), isScheme(repayment)))] : [];
}

function isScheme({ plan }: Repayment): boolean {
  return plan.terms.paidTo === 'the distributor';
}

/** What can be done where the last payment was not made. */
function missed(repayment: Repayment, on: string): readonly Block[] {
  const says = sayMissed(repayment, on);
  return says === '' ? [] : [paragraph(says)];
}

function lenders({ stands: repayment, apart }: RepaymentOnPaper, today: string): readonly Block[] {
  const { debts, plan, sums, toCome: months } = repayment;
  const aside = asideIn({ debts, terms: plan.terms });
  const ordered = debts.filter(({ standing: how }) => how === 'by order');
  const { columns, heading: title, total } = words.lenders;
  return parts(
    heading(2, title),
    {
      kind: 'table',
      columns: [
        { name: columns.name, width: 6 },
        { name: columns.offer, width: 3, isSum: true },
        { name: columns.answer, width: 6 },
        { name: columns.paid, width: 3, isSum: true },
        { name: columns.owed, width: 3, isSum: true },
      ],
      rows: [
        ...debts.map(debt => ({
          cells: [
            nameOf(debt),
            offerOf(debt, today),
            answerOf(debt, repayment),
            formatPounds(debt.paid),
            formatPounds(debt.owed),
          ],
        })),
        { look: 'total', cells: [total, '', '', formatPounds(sums.paid), formatPounds(sums.owed)] },
      ],
    },
    ...more(debts, plan.monthly, months),
    ordered.length > 0 && paragraph(byOrderWords.notInPayments(namesOf(ordered))),
    ...settlements(debts, today),
    ...salesOf(debts),
    ...othersOf(debts),
    aside.names.length > 0 && paragraph(words.aside(aside.names.join(', '), formatSum(aside.sum))),
    ...(plan.ended === null ? outsideOf(repayment, apart) : []),
  );
}

function answerOf(debt: StandingDebt, stands: Repayment): string {
  const { id, standing: how, answer, out, offered } = debt;
  const { on } = words.lenders;
  if (out !== null) {
    const why =
      out.why === 'left out' ? whereLeftOut(id, { ...stands, outside: stands.plan.outside }) : out.why;
    return on(words.outs[why], sayDay(out.on));
  }
  const again = askedAgainNow(debt);
  if (again) return askedAgainWords.brief(again);
  const sum = answer?.answer === 'asks for more' ? answer.sum : null;
  const says = sum === null ? words.standings[how] : words.asksFor(formatSum(sum));
  if (answer !== null && how === answer.answer) return on(says, sayDay(answer.on));
  return says + (how === 'waiting' && offered ? `, sent ${sayDay(offered.on)}` : '');
}

function nextWithThem(repayment: Repayment, differs: DiffersToday | null): readonly Block[] {
  const { debts, plan } = repayment;
  const tasks = [
    ...(differs && sumsDiffer(differs)
      ? [
          [
            `${(isChangedByOthers(plan) ? SUMS_DIFFER.approved : SUMS_DIFFER).task}.`,
            ...whyDiffers(differs, plan),
          ].join(' '),
        ]
      : []),
    ...tasksOf(repayment, differs).map(task => words.tasks[task]),
    ...(differs && differs.notInPlan.length > 0 ? [`${notInPlan(differs.notInPlan)}.`] : []),
  ];
  const withEach = debts.flatMap(({ id, creditor, next }): readonly Item[] => {
    const steps = restsNext(repayment, id) ? { ...words.steps, ...words.stepsInBreak } : words.steps;
    const text = steps[next.step](next.by === null ? '' : sayDay(next.by));
    return text === '' ? [] : [{ lead: creditor, text }];
  });
  return parts(
    heading(2, words.next),
    tasks.length > 0 && list(tasks),
    withEach.length > 0 && list(withEach),
    tasks.length === 0 && withEach.length === 0 && paragraph(words.nothing),
  );
}

/** What is kept to while it runs; nothing before that, and where nothing is written. */
function whileItRuns({ whileItRuns: says }: PlanOnDay): readonly Block[] {
  return says.length === 0 ? [] : [heading(2, words.whileItRuns), list(says)];
}

/** What comes next of what cannot be kept up; nothing of what is over. */
function stepsLeft({ state, steps }: PlanOnDay): readonly PlanStep[] {
  return isOver(state) ? [] : steps.filter(({ isDone }) => !isDone);
}

function wayOf(steps: readonly PlanStep[]): readonly Block[] {
  if (steps.length === 0) return [];
  return [heading(2, words.way.heading), list(steps.map(stepOf), true)];
}

function stepOf({ what, who, says, isDone, on, is, until }: PlanStep): Item {
  const { way } = words;
  const day = on && sayDay(on);
  const when = isDone
    ? way.done(day)
    : day === null
      ? ''
      : until === null
        ? way[is](day)
        : way.between(day, sayDay(until));
  return { lead: what, text: [when, way.who(who), says].filter(part => part !== '').join(' ') };
}

function toCome({ toCome: months, sums, endsOn }: Repayment, today: string): readonly Block[] {
  if (months.length === 0) return [];
  const { heading: title, columns, pause, late, rest, noEnd } = words.toCome;
  const more = months.length - MOST_PAYMENTS;
  let owed = sums.owed;
  return parts(
    heading(2, title),
    {
      kind: 'table',
      columns: [
        { name: columns.day, width: 5 },
        { name: columns.sum, width: 3, isSum: true },
        { name: columns.owed, width: 3, isSum: true },
      ],
      rows: months.slice(0, MOST_PAYMENTS).map(({ on, sum, isBreak }) => {
        owed -= sum;
        return {
          cells: [
            on < today ? late(sayDay(on)) : sayDay(on),
            isBreak && sum === 0 ? pause : formatPounds(sum),
            formatPounds(owed),
          ],
        };
      }),
    },
    more > 0 && smallPrint(endsOn === null ? noEnd : rest(more)),
  );
}

function past({ past: months }: Repayment): readonly Block[] {
  if (months.length === 0) return [];
  const { heading: title, columns, states } = words.past;
  return [
    heading(2, title),
    {
      kind: 'table',
      columns: [
        { name: columns.month, width: 4 },
        { name: columns.says, width: 5 },
        { name: columns.paid, width: 3, isSum: true },
      ],
      rows: months.slice(0, MOST_PAST).map(({ due, state, paid }) => ({
        cells: [sayMonth(due), states[state], formatPounds(paid)],
      })),
    },
  ];
}
