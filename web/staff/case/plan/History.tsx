import { sayDay, sayMonth } from '@towpath/domain/values/dayWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import styles from '../Case.module.css';
import type { CaseRepayment } from './PlanPart.tsx';
import { words } from './words.ts';

const say = words.history;
type Event = CaseRepayment['events'][number];

/** What happened to the plan, the latest first: on which day, and when and by whom it was written down. */
export function History({ events }: Pick<CaseRepayment, 'events'>) {
  return (
    <>
      <h3>{say.heading}</h3>
      {events.length === 0 ? (
        <p>{say.none}</p>
      ) : (
        <ol className={styles.timeline}>
          {events.map(event => (
            <li key={event.sequence}>
              <b>{sayDay(event.on)}</b> {says(event)}
              <span className={styles.small}>
                {event.writtenOn === event.on ? say.writtenSame : say.written(sayDay(event.writtenOn))},{' '}
                {event.by === null ? say.byPerson : event.by}
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function says({ kind, creditors, sum, answer, why, months }: Event): string {
  const what = creditors.length === 0 ? say.kinds[kind] : `${say.kinds[kind]}: ${creditors.join(', ')}`;
  return [
    what,
    ...(answer === null ? [] : [say.answers[answer]]),
    ...(sum === null ? [] : [formatSum(sum)]),
    ...(why === null ? [] : [say.why[why]]),
    ...(months === null ? [] : [say.months(sayMonth(months.from), sayMonth(months.to))]),
  ].join(', ');
}
