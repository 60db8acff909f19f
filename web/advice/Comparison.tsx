import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import styles from './Comparison.module.css';
import { COMPARED } from './figures.ts';
import { words } from './words.ts';

/** Solutions that are open side by side; below md each is a card that opens. With fewer than two there is nothing to compare. */
export function Comparison({ solutions }: { solutions: readonly Solution[] }) {
  if (solutions.length < 2) return null;
  return (
    <section className={styles.compare} aria-labelledby="compare">
      <h2 id="compare">{words.comparison.heading}</h2>
      {/* With many solutions it is wider than the page and scrolls sideways, by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer */}
      <section className={styles.scroll} aria-label={words.comparison.table} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{words.comparison.whatIsCompared}</span>
              </th>
              {solutions.map(({ product }) => (
                <th key={product.id} scope="col">
                  {product.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {COMPARED.map(({ name, of }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {solutions.map(solution => (
                  <td key={solution.product.id}>{of(solution)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={styles.cards}>
        {solutions.map(solution => (
          <Card key={solution.product.id} tight>
            <details>
              <summary className={styles.summary}>{solution.product.name}</summary>
              <dl className={styles.facts}>
                {COMPARED.map(({ name, of }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{of(solution)}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </Card>
        ))}
      </div>
    </section>
  );
}
