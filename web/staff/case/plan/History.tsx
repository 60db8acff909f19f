import { sayDay, sayMonth } from '@towpath/domain/values/dayWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import styles from '../Case.module.css';
import { Unfolded } from '../Unfolded.tsx';
import type { CaseRepayment } from './PlanPart.tsx';
import { words } from './words.ts';

const say = words.history;
type Event = CaseRepayment['events'][number];

/** So many stand open. */
const SHOWN = 10;

/** What happened to the plan, the latest first: on which day, and when and by whom it was written down. */
export function History({ events }: Pick<CaseRepayment, 'events'>) {
  const earlier = events.slice(SHOWN);
  return (
    <>
      <h3>{say.heading}</h3>
      {events.length === 0 ? <p>{say.none}</p> : <Entries events={events.slice(0, SHOWN)} />}
      {earlier.length > 0 && (
        <Unfolded summary={say.earlier(earlier.length)}>
          <Entries events={earlier} />
        </Unfolded>
      )}
    </>
  );
}

function Entries({ events }: Pick<CaseRepayment, 'events'>) {
  return (
    <ol className={styles.timeline}>
      {events.map(event => (
        <li key={event.sequence}>
          <b>{sayDay(event.on)}</b> {says(event)}
          {event.counts !== 'yes' && <b>{` (${say.counts[event.counts]})`}</b>}
          <span className={styles.small}>
            {event.writtenOn === event.on ? say.writtenSame : say.written(sayDay(event.writtenOn))},{' '}
            {event.by === null ? say.byPerson : event.by}
          </span>
        </li>
      ))}
    </ol>
  );
}

function says({ kind, creditors, sum, answer, why, months, takes }: Event): string {
  const did = [
    creditors.length === 0 ? say.kinds[kind] : `${say.kinds[kind]}: ${creditors.join(', ')}`,
    ...(answer === null ? [] : [say.answers[answer]]),
    ...(sum === null ? [] : [formatSum(sum)]),
    ...(why === null ? [] : [say.why[why]]),
    ...(months === null ? [] : [say.months(sayMonth(months.from), sayMonth(months.to))]),
  ].join(', ');
  return takes === null ? did : say.took(did, sayDay(takes.on));
}
