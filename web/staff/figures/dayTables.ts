import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { staffFiguresByDay } from '@towpath/contracts/api/staffFigures.ts';
import type { Table } from './tables.ts';
import { countText, waitText, wordOf, words } from './words.ts';

type ByDay = AnswerOf<typeof staffFiguresByDay>;

/** What the file has of each day, besides what the page shows: waits, outcomes and who dropped out. */
export function dayTables({ days }: ByDay): readonly Table[] {
  const { kind } = words.work;
  const shared = { none: words.notCounted };
  return [
    {
      ...shared,
      heading: words.byDay.waits,
      columns: [words.days.day, kind, words.people, words.waits.usual, words.waits.nineInTen],
      rows: days.flatMap(({ day, waits }) =>
        waits.map(one => ({
          name: day,
          cells: [
            words.kinds[one.kind],
            countText(one.people),
            ...[one.usual, one.nineInTen].map(wait => waitText(wait)),
          ],
        })),
      ),
    },
    {
      ...shared,
      heading: words.byDay.outcomes,
      columns: [words.days.day, kind, words.outcomes.outcome, words.people],
      rows: days.flatMap(({ day, outcomes }) =>
        outcomes.map(one => ({
          name: day,
          cells: [words.kinds[one.kind], wordOf(words.outcomeNames, one.name), countText(one.people)],
        })),
      ),
    },
    {
      ...shared,
      heading: words.byDay.droppedOut,
      columns: [words.days.day, words.droppedOut.kind, words.people],
      rows: days.flatMap(({ day, droppedOut }) =>
        droppedOut.map(one => ({
          name: day,
          cells: [wordOf(words.droppedOut.names, one.name), countText(one.people)],
        })),
      ),
    },
  ];
}
