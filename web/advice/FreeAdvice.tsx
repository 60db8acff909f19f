import { MONEY_HELPER } from '@towpath/domain/people/moneyHelper.ts';
import styles from './Advice.module.css';
import { words } from './words.ts';

/** Where to get free advice, shown with every result. The words come from the server. */
export function FreeAdvice({ children, isSaved = true }: { children: string; isSaved?: boolean }) {
  return (
    <p className={`small muted ${styles.free}`}>
      {isSaved && `${words.freeAdvice.saved} `}
      {children} <a href={MONEY_HELPER.url}>{words.freeAdvice.secondView.link}</a>
      {words.freeAdvice.secondView.after}
    </p>
  );
}
