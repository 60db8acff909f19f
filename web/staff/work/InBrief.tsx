import { caseSummary } from '@towpath/contracts/api/staffCases.ts';
import { useRemote } from '../../data/remote.ts';
import { money } from '../case/format.ts';
import { staffApi } from '../staffApi.ts';
import { words as console } from '../words.ts';
import { Facts } from './Facts.tsx';
import { pressingText } from './pressingText.ts';
import { words } from './words.ts';

/** How the person stands whom a piece of work is about, in a few lines. It is a look at their case, and written down. */
export function InBrief({ customerId }: { readonly customerId: string }) {
  const { answer } = useRemote(() => staffApi(caseSummary, { params: { customerId } }));
  if (!answer) return null;
  const { nation, debts, left, pressing } = answer;
  const nations: Readonly<Record<string, string>> = console.nations;
  return (
    <Facts
      facts={[
        ...(pressing?.length === 0
          ? []
          : [
              [
                words.brief.urgent,
                pressing ? pressing.map(pressingText).join('. ') : words.pressing.unread,
              ] as const,
            ]),
        ...(nation === null ? [] : [[words.brief.nation, nations[nation] ?? nation] as const]),
        [
          words.brief.debts,
          debts.count === 0 ? words.brief.none : words.brief.debtsIn(money(debts.total), debts.count),
        ],
        [words.brief.left, left === null ? words.brief.none : words.brief.aMonth(money(left))],
      ]}
    />
  );
}
