import { words } from './apart/words.ts';
import styles from './TrialStrip.module.css';

/**
 * The notice at the top of every page while the service is a trial. It is part of the document, outside the app, so
 * that it shows at once and causes no layout shift; in production the server removes it (`data-if`).
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
