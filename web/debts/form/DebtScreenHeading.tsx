import { useTitledBy } from '../../journey/stepHeadings.tsx';
import styles from './DebtScreenHeading.module.css';

/** Heading and first words of a screen within the debts step. */
export function DebtScreenHeading({ title, children }: { title: string; children: string }) {
  useTitledBy(title);
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.lead}>{children}</p>
    </>
  );
}
