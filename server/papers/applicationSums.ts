import { MONEY_LINES, type Totals } from '@towpath/domain/applications/totals.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { type Block, type Column, heading, type Row } from './paper.ts';
import { words } from './words.ts';

/** An answer of an entry of a list, in words. */
type Line = {
  readonly at: { readonly part: string | null };
  readonly label: string;
  readonly says: string;
  readonly fromWords: string;
};
type MoneyLines = (typeof MONEY_LINES)[number];

const say = words.application;
const SUM = 'monthly';
/** How wide the columns are beside the name of a line and where it is from. */
const WIDTHS: Readonly<Partial<Record<string, number>>> = { name: 4, [SUM]: 2 };
const OTHER_WIDTH = 3;

/** Whether a list is of lines with a sum each month: they stand in one table, one below the other. */
export function isMoneyLines(field: string): field is MoneyLines {
  return (MONEY_LINES as readonly string[]).includes(field);
}

/** Money each month as one table: a row for each line, its total, and below what goes out what is left. */
export function moneyTable(field: MoneyLines, entries: readonly (readonly Line[])[], totals: Totals): Block {
  const labels = new Map(entries.flat().map(({ at, label }) => [at.part ?? '', label]));
  // The name first and the sum next, whatever of them is known of the first line.
  const rest = [...labels.keys()].filter(part => part !== 'name' && part !== SUM);
  const shown = ['name', SUM, ...rest].filter(part => labels.has(part));
  const columns: readonly Column[] = [
    ...shown.map(part => ({
      name: labels.get(part) ?? '',
      width: WIDTHS[part] ?? OTHER_WIDTH,
      isSum: part === SUM,
    })),
    { name: say.from, width: OTHER_WIDTH },
  ];
  const row = (cellOf: (part: string) => string, from: string, look?: Row['look']): Row => ({
    cells: [...shown.map(cellOf), from],
    ...(look && { look }),
  });
  const sumRow = (name: string, sum: number, look: Row['look']) =>
    row(part => (part === 'name' ? name : part === SUM ? formatSum(sum) : ''), '', look);
  const { left } = totals;
  const total = totals[field];
  return {
    kind: 'table',
    columns,
    rows: [
      ...entries.map(lines =>
        row(
          part => lines.find(({ at }) => at.part === part)?.says ?? '',
          [...new Set(lines.map(({ fromWords }) => fromWords))].join('. '),
        ),
      ),
      ...(total === undefined ? [] : [sumRow(say.totals[field], total, 'total')]),
      ...(field === 'spending' && left !== undefined
        ? [sumRow(left < 0 ? say.totals.short : say.totals.left, Math.abs(left), 'result')]
        : []),
    ],
  };
}

/** What the debts of a form come to, below them; nothing where a sum of one is not known. */
export function debtsAddedUp(totals: Totals, level: 3 | 4): readonly Block[] {
  const { debts, ...more } = totals;
  if (debts === undefined) return [];
  const parts = (['debtsInIt', 'debtsJoint', 'debtsSole'] as const).flatMap(id => {
    const sum = more[id];
    return sum === undefined ? [] : [{ cells: [say.totals[id], formatSum(sum)] }];
  });
  return [
    heading(level, say.addedUp),
    {
      kind: 'table',
      columns: [
        { name: say.debts, width: 8 },
        { name: say.sum, width: 4, isSum: true },
      ],
      rows: [...parts, { cells: [say.totals.debts, formatSum(debts)], look: 'total' }],
    },
  ];
}
