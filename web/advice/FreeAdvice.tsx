import { MONEY_HELPER } from '../shell/moneyHelper.ts';
import styles from './Advice.module.css';

/** Where advice is free, said with every result; the words are the server's. */
export function FreeAdvice({ children, isSaved = true }: { children: string; isSaved?: boolean }) {
  return (
    <p className={`small muted ${styles.free}`}>
      {isSaved && 'Not ready? Your advice is saved. '}
      {children} <a href={MONEY_HELPER}>Get a free second view from MoneyHelper</a>.
    </p>
  );
}
