import { words } from '../words.ts';
import styles from './Spinner.module.css';

/** A rotating ring, one turn per second (BC-007, BC-008). Always has words, visually hidden unless `showLabel`. */
export function Spinner({
  label = words.loading,
  showLabel,
}: {
  label?: string | undefined;
  showLabel?: boolean | undefined;
}) {
  return (
    <span className={styles.spinner} role="status">
      <span className={styles.ring} />
      <span className={showLabel ? styles.label : 'visually-hidden'}>{label}</span>
    </span>
  );
}
