import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { staffFigures } from '@towpath/contracts/api/staffFigures.ts';
import { atStart } from '@towpath/domain/solutions/solution/inSentence.ts';
import { asPercentage } from '@towpath/domain/values/percentage.ts';
import { FEWEST_SHOWN } from '@towpath/domain/values/smallGroups.ts';
import { countText, waitText, wordOf, words } from './words.ts';

export type Figures = AnswerOf<typeof staffFigures>;

/** A row: its name, a smaller line below it, its numbers as text, and how long its bar is, from 0 to 1. */
export type Row = {
  readonly name: string;
  readonly below?: string;
  readonly cells: readonly string[];
  readonly bar?: number;
};
export type Table = {
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  readonly none: string;
};

/** Every table of the page, once: the page draws it, and the file has the same. */
export function tablesOf(figures: Figures) {
  return {
    head: headTable(figures),
    way: wayTable(figures),
    most: mostTable(figures),
    stopped: stoppedTable(figures),
    droppedOut: barTable(
      words.droppedOut,
      words.droppedOut.kind,
      figures.droppedOut.map(one => ({ ...one, name: wordOf(words.droppedOut.names, one.name) })),
    ),
    droppedOutAt: droppedOutAtTable(figures),
    within: barTable(
      { ...words.within, none: words.notCounted },
      words.within.time,
      figures.advisedWithin.map(one => ({ ...one, name: wordOf(words.within.names, one.name) })),
    ),
    advised: advisedTable(figures),
    chosen: chosenTable(figures),
    decided: barTable(
      words.decided,
      words.decided.outcome,
      figures.decided.map(one => ({ ...one, name: wordOf(words.decided.names, one.name) })),
    ),
    decidedOn: decidedOnTable(figures),
    work: workTable(figures),
    outcomes: barTable(
      words.outcomes,
      words.outcomes.outcome,
      figures.outcomes.map(({ kind, name, people }) => ({
        name: wordOf(words.outcomeNames, name),
        below: words.kinds[kind],
        people,
      })),
    ),
    waits: waitsTable(figures),
    left: leftTable(figures),
    days: daysTable(figures),
  } satisfies Record<string, Table>;
}

function wayTable({ way }: Figures): Table {
  const all = way[0]?.people ?? null;
  return {
    heading: words.way.heading,
    columns: [words.way.step, words.people, words.share, words.way.stopped, words.way.before],
    none: words.notCounted,
    rows: way.map(({ name, people, before }, index) => {
      const next = way[index + 1];
      return {
        name: wordOf(words.way.names, name),
        cells: [
          countText(people),
          shareText(people, all),
          next ? stoppedText(people, next.people) : '',
          countText(before),
        ],
        bar: shareOf(people, all),
      };
    }),
  };
}

/** Of so many it makes no difference whether nobody or nine went on. */
const MANY = 100;

/**
 * Who came no further: of two numbers that are told, so that it tells no more than they do. Where fewer than ten went on
 * it is no number: their being none would be a guess.
 */
function stoppedText(people: number | null, next: number | null): string {
  if (people === null) return words.under;
  if (next === null) return people < MANY ? words.way.unknown : words.way.nearlyAll;
  const left = Math.max(0, people - next);
  return left < 10
    ? words.under
    : `${left.toLocaleString('en-GB')} (${Math.round(asPercentage(left, people))}%)`;
}

function stoppedTable({ stopped }: Figures): Table {
  const most = Math.max(0, ...stopped.map(({ people }) => people ?? 0));
  return {
    heading: words.stopped.heading,
    columns: [words.stopped.step, words.people],
    none: words.stopped.none,
    rows: stopped.map(({ journey, version, stepId, says, people }) => ({
      name: says ?? wordOf({}, stepId),
      below: words.stopped.version(journey, version),
      cells: [countText(people)],
      bar: shareOf(people, most),
    })),
  };
}

function droppedOutAtTable({ droppedOutAt }: Figures): Table {
  const { names, reason, ...says } = words.droppedOutAt;
  return barTable(
    says,
    reason,
    droppedOutAt.map(({ status, journey, version, stepId, says: head, people }) => ({
      name: names[stepId] ?? head ?? wordOf({}, stepId),
      below: `${wordOf(words.droppedOut.names, status)}. ${words.stopped.version(journey, version)}`,
      people,
    })),
  );
}

function advisedTable({ advised }: Figures): Table {
  const known = advised.map(({ people }) => people ?? 0);
  const [most, all] = [Math.max(0, ...known), known.reduce((sum, people) => sum + people, 0)];
  const { heading, solution, changed, none, names } = words.advised;
  return {
    heading,
    columns: [solution, words.people, words.share, changed],
    none,
    rows: advised.map(one => ({
      name: names[one.name] ?? atStart(one.name),
      cells: [countText(one.people), shareText(one.people, all), countText(one.changed)],
      bar: shareOf(one.people, most),
    })),
  };
}

/** Where most stop, of what is told of the way; with the question at which most stand. */
export function mostStopped({ way, stopped }: Figures) {
  const steps = way.flatMap(({ name, people }, index) => {
    const next = way[index + 1]?.people ?? null;
    return people === null || next === null ? [] : { name, people, left: people - next };
  });
  const [most] = steps.toSorted((one, other) => other.left - one.left);
  if (!most || most.left < FEWEST_SHOWN) return null;
  const question = stopped[0]?.people == null ? null : stopped[0].says;
  return {
    step: wordOf(words.way.names, most.name),
    people: countText(most.left),
    share: shareText(most.left, most.people),
    question,
  };
}

function mostTable(figures: Figures): Table {
  const most = mostStopped(figures);
  return {
    heading: words.most.heading,
    columns: [words.way.step, words.people, words.share],
    none: words.notCounted,
    rows: most ? [{ name: most.step, cells: [most.people, most.share] }] : [],
  };
}

function headTable(figures: Figures): Table {
  const { heading, what, number, of } = words.head;
  return {
    heading,
    columns: [what, number, of],
    none: words.notCounted,
    rows: headOf(figures).map(tile => ({
      name: tile.term,
      cells: [tile.says, [tile.of, tile.goal].filter(Boolean).join('. ')],
    })),
  };
}

function chosenTable({ chosen }: Figures): Table {
  const most = Math.max(0, ...chosen.map(({ people }) => people ?? 0));
  const { heading, solution, goesOn, left, none } = words.chosen;
  return {
    heading,
    columns: [solution, words.people, goesOn, left],
    none,
    rows: chosen.map(one => ({
      name: atStart(one.name),
      cells: [one.people, one.goesOn, one.left].map(countText),
      bar: shareOf(one.people, most),
    })),
  };
}

function decidedOnTable({ decidedOn }: Figures): Table {
  const most = Math.max(0, ...decidedOn.map(({ people }) => people ?? 0));
  const { heading, solution, confirmed, changed, takenBack, none } = words.decidedOn;
  return {
    heading,
    columns: [solution, words.people, confirmed, changed, takenBack],
    none,
    rows: decidedOn.map(one => ({
      name: atStart(one.name),
      cells: [one.people, one.confirmed, one.changed, one.takenBack].map(countText),
      bar: shareOf(one.people, most),
    })),
  };
}

function workTable({ work }: Figures): Table {
  const { heading, kind, done, inTime, none } = words.work;
  return {
    heading,
    columns: [kind, words.people, done, inTime],
    none,
    rows: work.map(one => ({
      name: words.kinds[one.kind],
      cells: [
        countText(one.people),
        countText(one.done),
        one.inTime === null || one.done === null
          ? countText(one.inTime)
          : `${countText(one.inTime)} (${shareText(one.inTime, one.done)})`,
      ],
      bar: shareOf(one.inTime, one.done),
    })),
  };
}

function waitsTable({ waits }: Figures): Table {
  const { heading, usual, nineInTen, none } = words.waits;
  return {
    heading,
    columns: [words.work.kind, words.people, usual, nineInTen],
    none,
    rows: waits.map(one => ({
      name: words.kinds[one.kind],
      cells: [countText(one.people), ...[one.usual, one.nineInTen].map(waitText)],
    })),
  };
}

function leftTable({ left }: Figures): Table {
  const { heading, who, left: all, finished } = words.left;
  const rows = [
    { name: all, people: left.people },
    { name: finished, people: left.finished },
  ];
  return barTable({ heading, none: words.notCounted }, who, rows);
}

function goalText({ minutes, met, days }: NonNullable<Figures['chatGoal']>): string {
  return days === 0 ? words.head.goal(minutes) : words.head.goalMet(minutes, met, days);
}

/** The numbers at the head of the page: each with its heading, and what it is of. */
export function headOf(
  figures: Figures,
): readonly { term: string; says: string; of: string; goal?: string }[] {
  const says = words.head;
  const advised = figures.way.find(({ name }) => name === 'advice');
  const chats = figures.waits.find(({ kind }) => kind === 'chat');
  const calls = figures.work.find(({ kind }) => kind === 'callback');
  const { left, chatGoal } = figures;
  return [
    {
      term: says.advised,
      says: countText(advised?.people ?? null),
      of: says.comparedWith(advised?.people ?? null, advised?.before ?? null),
    },
    {
      term: says.chat,
      says: waitText(chats?.usual ?? null),
      of: says.chats(waitText(chats?.nineInTen ?? null)),
      ...(chatGoal && { goal: goalText(chatGoal) }),
    },
    {
      term: says.calls,
      says: shareText(calls?.inTime ?? null, calls?.done ?? null) || says.tooFew,
      of: says.ofCalls(countText(calls?.inTime ?? null), countText(calls?.done ?? null)),
    },
    {
      term: says.left,
      says: shareText(left.finished, left.people) || says.tooFew,
      of: says.ofLeft(countText(left.finished), countText(left.people)),
    },
  ];
}

function daysTable({ days }: Figures): Table {
  return {
    heading: words.days.heading,
    columns: [words.days.day, words.days.begun, words.days.advised],
    none: words.notCounted,
    rows: days.map(({ day, begun, advised }) => ({
      name: day,
      cells: [countText(begun), countText(advised)],
    })),
  };
}

type Named = { readonly name: string; readonly below?: string; readonly people: number | null };

function barTable(
  { heading, none }: { readonly heading: string; readonly none: string },
  first: string,
  rows: readonly Named[],
): Table {
  const most = Math.max(0, ...rows.map(({ people }) => people ?? 0));
  return {
    heading,
    columns: [first, words.people],
    none,
    rows: rows.map(({ people, ...row }) => ({
      ...row,
      cells: [countText(people)],
      bar: shareOf(people, most),
    })),
  };
}

function shareOf(people: number | null, all: number | null): number {
  return people === null || !all ? 0 : Math.min(1, people / all);
}

function shareText(people: number | null, all: number | null): string {
  return people === null || !all ? '' : `${Math.round(asPercentage(shareOf(people, all), 1))}%`;
}
