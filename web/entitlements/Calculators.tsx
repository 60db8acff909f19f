import type { FoundMoney } from '@towpath/contracts/api/entitlements.ts';
import { Anchor, newTab, newTabWords } from '@towpath/design-system/links.tsx';
import styles from './MoneyFound.module.css';
import { words } from './words.ts';

/** Independent calculators, which ask more than we do. */
export function Calculators({ calculators }: Pick<FoundMoney, 'calculators'>) {
  if (calculators.length === 0) return null;
  return (
    <section className={styles.calculators} aria-labelledby="calculators">
      <h2 id="calculators" className="h3">
        {words.calculators.heading}
      </h2>
      <p className="muted">{words.calculators.text}</p>
      <ul>
        {calculators.map(({ name, url, says }) => (
          <li key={url}>
            <Anchor href={url} {...newTab}>
              {name}
              <span className="visually-hidden">{newTabWords}</span>
            </Anchor>{' '}
            <span>{says}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
