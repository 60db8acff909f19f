import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { settlingWords } from '@towpath/domain/plans/repayment/settling/words.ts';
import { sayDay, sayMonth } from '@towpath/domain/values/dayWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { Unfolded } from '../Unfolded.tsx';
import { Figures } from './Figures.tsx';
import { words } from './words.ts';

const say = words.payments;

/** Whose share a payment leaves out, in a break with them or since they agreed to settle. */
function withoutThem(resting: readonly string[], debts: StandingRepayment['debts']): readonly string[] {
  const theirs = debts.filter(({ id }) => resting.includes(id));
  const names = (settles: boolean) =>
    theirs.filter(({ standing }) => (standing === 'settles') === settles).map(({ creditor }) => creditor);
  return [
    ...(names(false).length > 0 ? [say.without(names(false).join(', '))] : []),
    ...(names(true).length > 0 ? [settlingWords.without(names(true))] : []),
  ];
}

/** The payments whose day has come, made and missed, those to come, and the breaks. */
export function Payments({
  stands: { past, toCome, breaks, debts },
}: {
  readonly stands: Pick<StandingRepayment, 'past' | 'toCome' | 'breaks' | 'debts'>;
}) {
  const names = new Map(debts.map(({ id, creditor }) => [id, creditor]));
  return (
    <>
      <h3>{say.heading}</h3>
      {past.length === 0 ? (
        <p>{say.nonePast}</p>
      ) : (
        <Figures caption={say.past} columns={say.pastColumns}>
          {past.map(({ due, on, paid, state, open }) => {
            const of = open.flatMap(id => names.get(id) ?? []).join(', ');
            const isOpen = state !== 'not marked' && of !== '';
            return [
              sayMonth(due),
              sayDay(on),
              formatSum(paid),
              isOpen ? `${say.states[state]}, ${say.open(of)}` : say.states[state],
            ];
          })}
        </Figures>
      )}
      {breaks.length > 0 && (
        <>
          <h4>{say.breaks}</h4>
          <ul>
            {breaks.map(({ from, to, monthly, debtId }) => (
              <li key={`${from} ${to} ${debtId}`}>
                {say.oneBreak(sayMonth(from), sayMonth(to), formatSum(monthly))}
                {debtId !== undefined && say.withOne(names.get(debtId) ?? '')}
              </li>
            ))}
          </ul>
        </>
      )}
      {toCome.length === 0 ? (
        <p>{say.noneToCome}</p>
      ) : (
        <Unfolded summary={say.toCome}>
          <Figures caption={say.toCome} columns={say.toComeColumns}>
            {toCome.map(({ due, on, sum, isBreak, resting }) => [
              sayMonth(due),
              sayDay(on),
              [formatSum(sum), ...(isBreak ? [say.isBreak] : []), ...withoutThem(resting, debts)].join(', '),
            ])}
          </Figures>
        </Unfolded>
      )}
    </>
  );
}
