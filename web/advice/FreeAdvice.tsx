import { MONEY_HELPER } from '@towpath/domain/people/moneyHelper.ts';
import styles from './Advice.module.css';

/** Where to get free advice, shown with every result. The words come from the server; the address in them is a link. */
export function FreeAdvice({ children }: { children: string }) {
  const [before = '', after = ''] = children.split(MONEY_HELPER.shownUrl);
  return (
    <p className={`small muted ${styles.free}`}>
      {before}
      {children !== before && <a href={MONEY_HELPER.url}>{MONEY_HELPER.shownUrl}</a>}
      {after}
    </p>
  );
}
