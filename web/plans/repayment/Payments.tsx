import type { Repayment, StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { classNames } from '@towpath/design-system/classNames.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { asideIn } from '@towpath/domain/plans/repayment/adviceFirst.ts';
import { breaksByLetterWords } from '@towpath/domain/plans/repayment/breaksByLetterWords.ts';
import { byOrderWords } from '@towpath/domain/plans/repayment/byOrderWords.ts';
import { nextPayment } from '@towpath/domain/plans/repayment/nextPayment.ts';
import { namesOf } from '@towpath/domain/plans/repayment/paidApartWords.ts';
import { settlingWords } from '@towpath/domain/plans/repayment/settling/words.ts';
import { settlingIn } from '@towpath/domain/plans/repayment/settling.ts';
import { untoldIn } from '@towpath/domain/plans/repayment/untold.ts';
import { sayMonth, sayWeekday } from '@towpath/domain/values/dayWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { type ReactNode, useId } from 'react';
import { AsTable } from '../../advice/pictures/AsTable.tsx';
import { AddPaymentDays } from './AddPaymentDays.tsx';
import type { Asked } from './changes/asked.ts';
import { PLACES } from './placeOf.ts';
import styles from './Repayment.module.css';
import { words } from './words.ts';

type Debt = StandingRepayment['debts'][number];

type PaymentsProps = {
  readonly planId: string;
  readonly stands: StandingRepayment;
  /** What is paid beside it. */
  readonly apart: Repayment['apart'];
  readonly today: string;
  readonly canNote: boolean;
  readonly onAsk: (asked: Asked) => void;
  /** That something is saved of the payments, where that was the last; null otherwise. */
  readonly justSaved: (place: string) => ReactNode;
};

/** So many payments to come are shown. */
const SHOWN = 6;
/** So many months whose day has passed are asked about at once; the others are one press away. */
const ASKED = 2;

/** The payments to come, what is marked of them, and what was told of those before. */
export function Payments({ planId, stands, apart, today, canNote, onAsk, justSaved }: PaymentsProps) {
  const id = useId();
  const { toCome, past, debts } = stands;
  if (stands.ended !== null) return null;
  const aside = asideIn(stands);
  const ordered = debts.filter(({ standing }) => standing === 'by order');
  const isOne = stands.terms.paidTo === 'the distributor';
  const ahead = toCome.filter(({ on }) => on >= today);
  const next = nextPayment(toCome, today);
  const unmarked = untoldIn(past, today);
  const nameOf = (debtId: string) => debts.find(debt => debt.id === debtId)?.creditor ?? '';
  return (
    <section id={PLACES.payments} className={styles.payments} aria-labelledby={id}>
      <h2 id={id}>{words.payments.heading}</h2>
      <p>{words.weHoldNothing[stands.terms.paidTo]}</p>
      {justSaved(PLACES.payments)}
      {aside.names.length > 0 && (
        <p>{words.payments.aside(new Intl.ListFormat('en-GB').format(aside.names), formatSum(aside.sum))}</p>
      )}
      {ordered.length > 0 && <p>{byOrderWords.notInPayments(namesOf(ordered))}</p>}
      {settlingIn(debts, today).map(one => (
        <p key={one.debt.id}>{settlingWords.inPayments(one)}</p>
      ))}
      {stands.breaksByLetter.map(one => (
        <p key={one.debtId}>
          {breaksByLetterWords.toTell(nameOf(one.debtId), one)}{' '}
          <TellMonths
            debt={debts.find(({ id: its }) => its === one.debtId)}
            canNote={canNote}
            onAsk={onAsk}
          />
        </p>
      ))}
      {stands.breaks.map(({ debtId, from, to }) =>
        debtId === undefined || to < today.slice(0, 7) ? null : (
          <p key={`${debtId} ${from} ${to}`}>{breaksByLetterWords.goesOn(nameOf(debtId), { from, to })}</p>
        ),
      )}
      {unmarked.slice(0, ASKED).map(month => (
        <Unmarked key={month.due} due={month.due} isOne={isOne} canNote={canNote} onAsk={onAsk} />
      ))}
      {unmarked.length > ASKED && (
        <details className={styles.earlier}>
          <summary>{words.payments.earlier(unmarked.length - ASKED)}</summary>
          {unmarked.slice(ASKED).map(month => (
            <Unmarked key={month.due} due={month.due} isOne={isOne} canNote={canNote} onAsk={onAsk} />
          ))}
        </details>
      )}
      {toCome.length === 0 && <p>{words.payments.none}</p>}
      <ol className={styles.cal}>
        {ahead.slice(0, SHOWN).map(month => (
          <li key={month.due} className={classNames(month === next && styles.isNext)}>
            {month === next && <span className="visually-hidden">{words.payments.next}</span>}
            <span className={styles.month}>{shortMonth(month.due)}</span>
            <span className={styles.day}>
              <span className={styles.weekday}>{sayWeekday(month.on).slice(0, 3)}</span>{' '}
              {Number(month.on.slice(-2))}
              {month.on.slice(0, 7) !== month.due && (
                <span className={styles.weekday}> {shortMonth(month.on.slice(0, 7)).slice(0, 3)}</span>
              )}
            </span>
            <span className={styles.due}>
              {month.sum === 0 ? words.payments.taken : formatSum(month.sum)}
            </span>
          </li>
        ))}
      </ol>
      {next && (
        <>
          {canNote && <Marking due={next.due} isOne={isOne} onAsk={onAsk} />}
          <AddPaymentDays
            planId={planId}
            payments={ahead.filter(({ sum }) => sum > 0)}
            hasBeside={apart.each.length > 0}
          />
          <AsTable caption={sayMonth(next.due)} columns={words.payments.shareColumns} isSums>
            {next.shares.map(({ debtId, payment }) => [nameOf(debtId), formatSum(payment)])}
          </AsTable>
        </>
      )}
      {past.length > 0 && (
        <table className={styles.table}>
          <caption>{words.payments.past}</caption>
          <tbody>
            {past.slice(0, SHOWN * 2).map(({ due, paid, state }) => (
              <tr key={due}>
                <th scope="row">{sayMonth(due)}</th>
                <td>{words.payments.states[state]}</td>
                <td>{formatSum(paid)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Asks for the months of a break that one lender agreed to. */
function TellMonths({
  debt,
  canNote,
  onAsk,
}: Pick<PaymentsProps, 'canNote' | 'onAsk'> & { readonly debt: Debt | undefined }) {
  if (!debt || !canNote) return null;
  return (
    <TextButton onClick={() => onAsk({ kind: 'break', debt })}>
      {breaksByLetterWords.tell(debt.creditor)}
    </TextButton>
  );
}

/** Asks about a month whose day has passed. */
function Unmarked({
  due,
  isOne,
  canNote,
  onAsk,
}: Pick<PaymentsProps, 'canNote' | 'onAsk'> & { readonly due: string; readonly isOne: boolean }) {
  return (
    <Notification tone="orange" live={false} heading={words.payments.late(sayMonth(due))}>
      <p>{words.payments.lateText}</p>
      {canNote && <Marking due={due} isOne={isOne} onAsk={onAsk} isSecond />}
    </Notification>
  );
}

/** Whether the payment of a month was made. */
function Marking({
  due,
  isOne,
  onAsk,
  isSecond = false,
}: {
  readonly due: string;
  /** All of it is one payment. */
  readonly isOne: boolean;
  readonly onAsk: (asked: Asked) => void;
  readonly isSecond?: boolean;
}) {
  return (
    <p className={styles.row}>
      <Button
        size="small"
        variant={isSecond ? 'secondary' : 'primary'}
        onClick={() => onAsk({ kind: 'paid', due })}
      >
        {words.payments.paid}
      </Button>
      <TextButton onClick={() => onAsk({ kind: 'not paid', due })}>
        {isOne ? words.payments.cannotOne : words.payments.cannot}
      </TextButton>
    </p>
  );
}

function shortMonth(month: string): string {
  const [name = '', year = ''] = sayMonth(month).split(' ');
  return `${name.slice(0, 3)} ${year}`;
}
