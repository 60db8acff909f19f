import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** A quiet line that says why we ask or what is wanted. */
export function Hint({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.hint} id={id}>
      {children}
    </div>
  );
}
