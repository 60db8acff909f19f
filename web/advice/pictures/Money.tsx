import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import {
  MONEY_COLUMNS,
  type MoneyPartKind,
  moneyLayout,
  sayInThePound,
  sayMoney,
  sayPart,
} from '@towpath/domain/solutions/pictures/money.ts';
import { useId } from 'react';
import { AsTable } from './AsTable.tsx';
import styles from './Pictures.module.css';
import { words } from './words.ts';

type MoneyProps = {
  readonly of: Pick<Solution, 'money'>;
  readonly heading?: string;
  readonly headingLevel?: 2 | 3 | 4;
};

const LOOKS: Readonly<Record<MoneyPartKind, 'pays' | 'fees' | 'unpaid'>> = {
  paid: 'pays',
  fees: 'fees',
  'written off': 'unpaid',
};

/** What is paid, what goes on fees and what is written off, as parts of one bar. Nothing where nothing is known of it. */
export function Money({ of: { money }, heading = words.money, headingLevel = 2 }: MoneyProps) {
  const id = useId();
  const titleId = useId();
  if (money === null) return null;
  const Heading = `h${headingLevel}` as const;
  const pound = sayInThePound(money);
  return (
    <figure className={styles.picture} aria-labelledby={id}>
      <Heading id={id} className={headingLevel === 2 ? undefined : 'h3'}>
        {heading}
      </Heading>
      <svg className={styles.draw} height="44" role="img" aria-labelledby={titleId} focusable="false">
        <title id={titleId}>{sayMoney(money)}</title>
        {moneyLayout(money).map(({ part: { kind }, at, width }) => (
          <rect
            key={kind}
            className={styles[LOOKS[kind]]}
            x={`${at}%`}
            y="2"
            width={`${width}%`}
            height="40"
            rx="8"
          />
        ))}
      </svg>
      <ul className={styles.legend}>
        {money.parts.map(part => (
          <li key={part.kind}>
            <svg className={styles.key} viewBox="0 0 16 16" aria-hidden focusable="false">
              <rect className={styles[LOOKS[part.kind]]} x="1" y="1" width="14" height="14" rx="4" />
            </svg>
            <span>{sayPart(part)}</span>
            <b>{part.says}</b>
          </li>
        ))}
      </ul>
      {pound !== null && <p className={styles.pound}>{pound}.</p>}
      <AsTable caption={words.moneyTable(money.pays)} columns={MONEY_COLUMNS} isSums>
        {money.parts.map(part => [sayPart(part), part.says])}
      </AsTable>
    </figure>
  );
}
