import { MONEY_HELPER } from '@towpath/domain/people/moneyHelper.ts';
import styles from './Advice.module.css';

/** Where to get free advice, shown with every result. The words come from the server; the address in them is a link. */
export function FreeAdvice({ children }: { children: string }) {
  const [before = '', after = ''] = children.split(MONEY_HELPER.shownUrl);
  const [between = '', end] = after.split(MONEY_HELPER.phone);
  return (
    <p className={`small muted ${styles.free}`}>
      {before}
      {children !== before && <a href={MONEY_HELPER.url}>{MONEY_HELPER.shownUrl}</a>}
      {between}
      {end !== undefined && <span className={styles.whole}>{MONEY_HELPER.phone}</span>}
      {end}
    </p>
  );
}
