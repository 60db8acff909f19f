import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { sayDay, sayMonth } from '@towpath/domain/values/dayWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { type ReactNode, useRef } from 'react';
import styles from '../Case.module.css';
import { useOpenRow } from '../correct/useOpenRow.ts';
import { Unfolded } from '../Unfolded.tsx';
import type { CaseRepayment } from './PlanPart.tsx';
import { TakeBack, type TakeBackProps } from './TakeBack.tsx';
import { words } from './words.ts';

const say = words.history;
type Event = CaseRepayment['events'][number];

/** So many stand open. */
const SHOWN = 10;

/** What something is taken back with, together with the person. */
export type TakingBack = Pick<TakeBackProps, 'customerId' | 'repayment' | 'again'> & {
  readonly onTaken: () => Promise<unknown>;
};

type HistoryProps = Pick<CaseRepayment, 'events'> & {
  /** Left out for who may not take anything back, and of an earlier day. */
  readonly takingBack?: TakingBack | undefined;
};

/** What happened to the plan, the latest first: on which day, and when and by whom it was written down. */
export function History({ events, takingBack }: HistoryProps) {
  const earlier = events.slice(SHOWN);
  const rows = useOpenRow(`taken back ${takingBack?.repayment.planId}`);
  const told = useRef<HTMLParagraphElement>(null);
  const item = (event: Event) => {
    const row = String(event.sequence);
    const what = `${says(event)}, ${sayDay(event.on)}`;
    return (
      <Entry key={row} event={event}>
        {takingBack && event.mayBeTakenBack && (
          <TextButton
            ref={rows.openerOf(row)}
            aria-expanded={rows.open === row}
            onClick={() => rows.toggle(row)}
          >
            {words.takeBack.open}
            <span className="visually-hidden">: {what}</span>
          </TextButton>
        )}
        {takingBack && rows.open === row && (
          <TakeBack
            {...takingBack}
            entry={event.sequence}
            what={what}
            onSaved={async said => {
              rows.close(row, said);
              await takingBack.onTaken();
              // What had opened it is gone with what it took back.
              told.current?.focus();
            }}
            onCancel={() => rows.close(row)}
          />
        )}
      </Entry>
    );
  };
  return (
    <>
      <h3>{say.heading}</h3>
      <p ref={told} role="status" tabIndex={-1}>
        {rows.said}
      </p>
      {events.length === 0 ? (
        <p>{say.none}</p>
      ) : (
        <ol className={styles.timeline}>{events.slice(0, SHOWN).map(item)}</ol>
      )}
      {earlier.length > 0 && (
        <Unfolded summary={say.earlier(earlier.length)}>
          <ol className={styles.timeline}>{earlier.map(item)}</ol>
        </Unfolded>
      )}
    </>
  );
}

function Entry({ event, children }: { readonly event: Event; readonly children: ReactNode }) {
  const { on, writtenOn, by, counts, reason } = event;
  return (
    <li>
      <b>{sayDay(on)}</b> {says(event)}
      {counts !== 'yes' && <b>{` (${say.counts[counts]})`}</b>}
      <span className={styles.small}>
        {writtenOn === on ? say.writtenSame : say.written(sayDay(writtenOn))},{' '}
        {by === null ? say.byPerson : by}
      </span>
      {reason && <span className={styles.small}>{say.reason(reason)}</span>}
      {children}
    </li>
  );
}

function says({ kind, creditors, sum, answer, why, months, takes }: Event): string {
  const did = [
    creditors.length === 0 ? say.kinds[kind] : `${nameOf(kind)}: ${creditors.join(', ')}`,
    ...(answer === null ? [] : [say.answers[answer]]),
    ...(sum === null ? [] : [formatSum(sum)]),
    ...(why === null ? [] : [say.why[why]]),
    ...(months === null ? [] : [say.months(sayMonth(months.from), sayMonth(months.to))]),
  ].join(', ');
  return takes === null ? did : say.took(did, sayDay(takes.on));
}

/** What happened to whom it names: where a plan was drawn up anew for one debt, that was taken in. */
function nameOf(kind: Event['kind']): string {
  return kind === 'drawn up again' ? say.tookIn : say.kinds[kind];
}
