import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** A line in a subdued colour that says why we ask or what to enter. */
export function Hint({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.hint} id={id}>
      {children}
    </div>
  );
}
