import type { Repayment } from '@towpath/contracts/api/repayment.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { formatSum } from '@towpath/domain/values/pence.ts';
import type { Asked } from './changes/asked.ts';
import styles from './Repayment.module.css';
import { words } from './words.ts';

type DrawUpProps = {
  readonly read: Repayment;
  readonly back: string;
  /** Whether it is the Scottish scheme, which is approved before there is anything to keep. */
  readonly inScheme: boolean;
  readonly onAsk: (asked: Asked) => void;
};

/** What the plan would be by the advice of today, before it is drawn up; or what stands in the way. */
export function DrawUp({ read, back, inScheme, onAsk }: DrawUpProps) {
  const { draft, notDrawn, canNote } = read;
  if (draft === null) {
    return (
      <Notification tone="orange" live={false} heading={words.draw.notYet}>
        {notDrawn !== null && words.draw.not[notDrawn]}{' '}
        <TextLink href={back}>{words.draw.seeAdvice}</TextLink>
      </Notification>
    );
  }
  const [lender, owe, monthly] = words.draw.columns;
  const says = inScheme ? schemeSays(canNote) : words.draw;
  return (
    <div>
      <h2>{says.heading}</h2>
      <p>{says.text}</p>
      <table className={styles.table}>
        <caption>{words.draw.monthly(formatSum(draft.monthly))}</caption>
        <thead>
          <tr>
            <th scope="col">{lender}</th>
            <th scope="col">{owe}</th>
            <th scope="col">{monthly}</th>
          </tr>
        </thead>
        <tbody>
          {draft.debts.map(({ id, creditor, what, balance, payment }) => (
            <tr key={id}>
              <th scope="row">
                {creditor}
                {what !== null && <span className={styles.sub}>{what}</span>}
              </th>
              <td>{formatSum(balance)}</td>
              <td>{formatSum(payment)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!draft.reachesFloor && !inScheme && <p>{words.draw.belowFloor}</p>}
      {draft.outside.length > 0 && (
        <p className="small muted">
          {words.outside(draft.outside.map(({ creditor }) => creditor).join(', '))}
        </p>
      )}
      {canNote && (
        <p className={styles.row}>
          <Button onClick={() => onAsk({ kind: 'draw up' })}>{says.submit}</Button>
        </p>
      )}
    </div>
  );
}

function schemeSays(isApproved: boolean) {
  const { toCome, toComeText, heading, text, submit } = words.draw.scheme;
  return isApproved ? { heading, text, submit } : { heading: toCome, text: toComeText, submit };
}
