import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { staffPerson } from '@towpath/contracts/api/staffPeople.ts';
import { momentText } from '../dueText.ts';
import styles from './People.module.css';
import { words } from './words.ts';

/** How the status of somebody's session changed, the latest first: when, by whom and why. */
export function StatusChanges({ changes }: Pick<AnswerOf<typeof staffPerson>, 'changes'>) {
  if (changes.length === 0) return null;
  const now = new Date();
  return (
    <section aria-labelledby="status-changes">
      <h3 id="status-changes">{words.panel.changes}</h3>
      <ol className={styles.trail}>
        {changes.map(({ at, from, to, by, who, why }) => (
          <li key={`${at} ${from} ${to}`}>
            {words.panel.change(from, to)}
            <span className={styles.sub}>
              <time dateTime={at}>{momentText(new Date(at), now)}</time>,{' '}
              {who === null ? words.panel.byWhom[by] : words.panel.by(who)}
              {why !== null && by === 'staff' && `: ${reasonText(why)}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A reason in words; one that a later release knows as it stands. */
function reasonText(why: string): string {
  const known: Readonly<Record<string, string>> = words.reasons;
  return known[why] ?? why;
}
