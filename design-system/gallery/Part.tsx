import type { ReactNode } from 'react';
import styles from './Gallery.module.css';

interface PartProps {
  name: string;
  children: ReactNode;
  /** Two columns on wide screens. */
  two?: boolean | undefined;
}

/** One part of the gallery, under its heading. */
export function Part({ name, children, two }: PartProps) {
  return (
    <section aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <div className={two ? styles.two : styles.one}>{children}</div>
    </section>
  );
}
