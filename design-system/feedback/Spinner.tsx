import { words } from '../words.ts';
import styles from './Spinner.module.css';

/** A turning ring, one turn a second (BC-007, BC-008). Always has words, hidden unless `showLabel`. */
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
