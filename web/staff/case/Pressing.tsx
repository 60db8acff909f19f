import { pressingText } from '../work/pressingText.ts';
import { words as work } from '../work/words.ts';
import styles from './Case.module.css';
import type { Summary } from './SummaryFacts.tsx';

/** What makes the work for this person urgent, in words and with its day. Nothing where nothing is. */
export function Pressing({ pressing }: Pick<Summary, 'pressing'>) {
  if (pressing?.length === 0) return null;
  return (
    <ul className={styles.flags} aria-label={work.brief.urgent}>
      {pressing === null ? (
        <li>{work.pressing.unread}</li>
      ) : (
        pressing.map(matter => <li key={matter.code}>{pressingText(matter)}</li>)
      )}
    </ul>
  );
}
