import { moneyHelper } from '../shell/moneyHelper.ts';
import styles from './Advice.module.css';

/** Where to get free advice, shown with every result. The words come from the server; the address in them is a link. */
export function FreeAdvice({ children }: { children: string }) {
  const [before = '', after = ''] = children.split(moneyHelper.shownUrl);
  const [between = '', end] = after.split(moneyHelper.phone);
  return (
    <p className={`small muted ${styles.free}`}>
      {before}
      {children !== before && <a href={moneyHelper.url}>{moneyHelper.shownUrl}</a>}
      {between}
      {end !== undefined && <span className={styles.whole}>{moneyHelper.phone}</span>}
      {end}
    </p>
  );
}
