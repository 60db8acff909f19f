import { caseTimeline } from '@towpath/contracts/api/staffNotes.ts';
import { staffApi } from '../staffApi.ts';
import styles from './Case.module.css';
import { moment } from './format.ts';
import { type PartProps, usePart } from './usePart.tsx';
import { words } from './words.ts';

const say = words.timeline;

/** What happened, the latest first. */
export function TimelinePart({ customerId }: PartProps) {
  const { answer, instead } = usePart(() => staffApi(caseTimeline, { params: { customerId } }));
  if (!answer) return instead;
  return (
    <>
      <ol className={styles.timeline}>
        {answer.events.map(({ at, kind, by, detail }) => (
          <li key={`${at} ${kind} ${by} ${detail}`}>
            {by && <b>{by} </b>}
            {say.kinds[kind]}
            {detail && `: ${detail}`}
            <span className={styles.small}>{moment(at)}</span>
          </li>
        ))}
      </ol>
      {!answer.isWhole && <p className={styles.small}>{say.more}</p>}
    </>
  );
}
