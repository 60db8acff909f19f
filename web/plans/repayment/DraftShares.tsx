import type { Repayment } from '@towpath/contracts/api/repayment.ts';
import { paidBesideOrders } from '@towpath/domain/plans/repayment/byOrder.ts';
import { byOrderWords } from '@towpath/domain/plans/repayment/byOrderWords.ts';
import {
  apartFromTaken,
  namesApart,
  namesOf,
  sayLeftBefore,
} from '@towpath/domain/plans/repayment/paidApartWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import styles from './Repayment.module.css';
import { words } from './words.ts';

type DraftSharesProps = {
  readonly draft: NonNullable<Repayment['draft']>;
  readonly apart: Repayment['apart'];
  /** Whether it is the Scottish scheme, in which no lender is asked by the person. */
  readonly inScheme: boolean;
};

/** Who would get what each month of a plan that is not drawn up yet, and what stays outside of it. */
export function DraftShares({ draft, apart, inScheme }: DraftSharesProps) {
  const [lender, owe, monthly] = words.draw.columns;
  const pays = paidBesideOrders(draft);
  // How the sum comes about is said of all of it.
  const leftBefore = pays === draft.monthly ? sayLeftBefore(apart, draft) : null;
  const ordered = draft.debts.filter(({ isByOrder }) => isByOrder);
  const waits = ({ id }: { readonly id: string }) => draft.adviceFirst.includes(id);
  const waiting = draft.outside.filter(waits);
  const { paid, taken } = apartFromTaken(draft.outside.filter(debt => !waits(debt)));
  return (
    <>
      <table className={styles.table}>
        <caption>{words.draw.monthly(formatSum(pays))}</caption>
        <thead>
          <tr>
            <th scope="col">{lender}</th>
            <th scope="col">{owe}</th>
            <th scope="col">{monthly}</th>
          </tr>
        </thead>
        <tbody>
          {draft.debts.map(({ id, creditor, what, balance, payment, isByOrder }) => (
            <tr key={id}>
              <th scope="row">
                {creditor}
                {what !== null && <span className={styles.sub}>{what}</span>}
              </th>
              <td>{formatSum(balance)}</td>
              <td>{isByOrder ? byOrderWords.sum : formatSum(payment)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {ordered.length > 0 && <p>{byOrderWords.notInPayments(namesOf(ordered))}</p>}
      {leftBefore !== null && <p className="small muted">{leftBefore}</p>}
      {!draft.reachesFloor && !inScheme && <p>{words.draw.belowFloor}</p>}
      {waiting.length > 0 && <p>{words.outsideWaits(namesOf(waiting))}</p>}
      {paid.length > 0 && <p className="small muted">{words.outside(namesApart(paid, apart))}</p>}
      {taken.length > 0 && <p className="small muted">{words.outsideTaken(namesOf(taken))}</p>}
    </>
  );
}

/** What stands over them: in the scheme they go with the form, and the day of the first payment follows once it is approved. */
export function saysOfDraft(inScheme: boolean, canNote: boolean) {
  const { scheme, heading, text, submit } = words.draw;
  if (!inScheme) return { heading, text, submit };
  return canNote
    ? { heading: scheme.heading, text: scheme.text, submit: scheme.submit }
    : { heading: scheme.toCome, text: scheme.toComeText, submit: scheme.submit };
}
