import { words } from './apart/words.ts';
import styles from './TrialStrip.module.css';

/**
 * At the top of every page while the service is tried out. It stands in the document itself, outside the app, so that it
 * is there from the first moment and nothing moves; the server takes it out in production (`data-if`).
 */
export function TrialStrip() {
  return (
    <aside className={`${styles.strip} no-print`} data-if="trial" aria-label={words.trial.label}>
      <p className={`wrap wrap-wide ${styles.line}`}>
        <strong>{words.trial.heading}</strong> {words.trial.text}
      </p>
    </aside>
  );
}
