import { useEffect, useRef } from 'react';
import styles from './DebtScreenHeading.module.css';

/** Heading and first words of a screen within the debts step. Takes the focus when the screen comes up. */
export function DebtScreenHeading({ title, children }: { title: string; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>{children}</p>
    </>
  );
}
