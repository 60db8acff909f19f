import type { PlanMover, PlanState } from '@towpath/domain/plans/planState.ts';
import { type HistoryEntry, newestFirst } from '@towpath/domain/plans/repayment/history.ts';
import { historyWords } from '@towpath/domain/plans/repayment/historyWords.ts';
import { besideOffers } from '@towpath/domain/plans/repayment/offersWent.ts';
import { sayDay, sayMonth } from '@towpath/domain/values/dayWords.ts';
import { formatPounds } from '@towpath/domain/values/pence.ts';
import { type Block, heading } from '../paper.ts';
import { words } from './words.ts';

/** Something that was written down of what is repaid, with who of the staff did so; null for the person. */
export type HappenedOnPaper = HistoryEntry & { readonly staffId: string | null };

/** Something that a plan came to. */
type Change = {
  readonly on: string;
  readonly state: PlanState;
  readonly says: string | null;
  readonly by: PlanMover;
};

/** All that happened to a plan, what happened last first: on which day, and who said so. */
export function history(changes: readonly Change[], happened: readonly HappenedOnPaper[]): readonly Block[] {
  const { heading: title, columns, by: whose } = words.happened;
  const rows = [
    ...newestFirst(happened).map(one => ({
      on: one.on,
      says: saysOf(one),
      who: one.staffId === null ? whose.person : whose.adviser,
    })),
    ...besideOffers(changes, happened)
      .map(({ on, state, says, by }) => ({ on, says: says ?? words.states[state], who: whose[by] }))
      .toReversed(),
  ];
  return [
    heading(2, title),
    {
      kind: 'table',
      columns: [
        { name: columns.day, width: 3 },
        { name: columns.what, width: 7 },
        { name: columns.who, width: 4 },
      ],
      rows: rows
        .toSorted((a, b) => (a.on === b.on ? 0 : a.on < b.on ? 1 : -1))
        .map(({ on, says, who }) => ({ cells: [sayDay(on), says, who] })),
    },
  ];
}

function saysOf({ kind, creditors, sum, answer, why, months, takes, counts }: HistoryEntry): string {
  const { kinds, answers, whys, took, forMonths } = historyWords;
  const { notCounted } = words.happened;
  const did = [
    kinds[kind](creditors.join(', ')),
    ...(answer === null ? [] : [answers[answer]]),
    ...(sum === null ? [] : [formatPounds(sum)]),
    ...(why === null ? [] : [whys[why]]),
    ...(months === null ? [] : [forMonths(sayMonth(months.from), sayMonth(months.to))]),
    ...(counts === 'yes' ? [] : [notCounted[counts]]),
  ].join(', ');
  return takes === null ? did : took(did, sayDay(takes.on));
}
