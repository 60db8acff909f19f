import { dueText } from '../dueText.ts';
import styles from './Figures.module.css';
import type { Figures } from './tables.ts';
import { words } from './words.ts';

const MINUTE = 60_000;

/** Of each kind, how long the oldest has waited and by when the first is due. */
export function Waiting({ waiting }: Pick<Figures, 'waiting'>) {
  const now = new Date();
  const says = words.waiting;
  return (
    <section className={styles.card} aria-labelledby="figure-waiting">
      <h2 id="figure-waiting">{says.heading}</h2>
      {waiting.length === 0 ? (
        <p>{says.none}</p>
      ) : (
        <div className={styles.room}>
          <table className={`${styles.table} ${styles.cards}`}>
            <caption className="visually-hidden">{says.heading}</caption>
            <thead>
              <tr>
                <th scope="col">{words.work.kind}</th>
                <th scope="col">{says.oldest}</th>
                <th scope="col">{says.goal}</th>
              </tr>
            </thead>
            <tbody>
              {waiting.map(({ kind, since, dueAt }) => {
                const due = dueText({ dueAt, notBefore: null }, now);
                return (
                  <tr key={kind}>
                    <th scope="row">{words.kinds[kind]}</th>
                    <td data-label={says.oldest}>
                      {since === null
                        ? says.notYet
                        : words.waited(Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / MINUTE)))}
                    </td>
                    <td data-label={says.goal} className={due.isLate ? styles.late : undefined}>
                      {due.says}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
