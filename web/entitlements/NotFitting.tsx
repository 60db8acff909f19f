import type { FoundMoney } from '@towpath/contracts/api/entitlements.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import styles from './MoneyFound.module.css';
import { words } from './words.ts';

type NotFittingProps = { readonly found: Pick<FoundMoney, 'already' | 'notFitting'> };

/** What does not fit, one line each, and what the budget has already. */
export function NotFitting({ found: { already, notFitting } }: NotFittingProps) {
  if (notFitting.length + already.length === 0) return null;
  return (
    <Disclosure summary={words.notFitting(notFitting.length + already.length)}>
      <ul className={styles.reasons}>
        {already.map(({ id, name }) => (
          <li key={id}>
            <b>{name}</b> {words.already}
          </li>
        ))}
        {notFitting.map(({ id, name, why }) => (
          <li key={id}>
            <b>{name}</b> {why}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
