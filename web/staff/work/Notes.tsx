import { momentText } from '../dueText.ts';
import styles from './Pane.module.css';
import { words } from './words.ts';

type Note = { readonly at: string; readonly by: string; readonly text: string };

/** What was written before about the same person. */
export function Notes({ notes, now }: { readonly notes: readonly Note[]; readonly now: Date }) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="notes" className={styles.notes}>
      <h3 id="notes">{words.notes}</h3>
      {notes.map(({ at, by, text }) => (
        <blockquote key={`${at} ${text}`}>
          <p>{text}</p>
          <footer>
            {by}, {momentText(new Date(at), now)}
          </footer>
        </blockquote>
      ))}
    </section>
  );
}
