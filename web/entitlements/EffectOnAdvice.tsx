import type { FoundMoney } from '@towpath/contracts/api/entitlements.ts';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { ForAndAgainst } from '../advice/ForAndAgainst.tsx';
import styles from './MoneyFound.module.css';
import { words } from './words.ts';

type EffectProps = {
  readonly effect: NonNullable<FoundMoney['effect']>;
  /** How many sums are counted. */
  readonly counted: number;
};

/** The advice now beside the advice with all of it, and what is good and what to think about at the same weight. */
export function EffectOnAdvice({ effect: { lead, rows, good, toThinkAbout }, counted }: EffectProps) {
  const { effect } = words;
  return (
    <section className={styles.effect} aria-labelledby="effect">
      <h2 id="effect">{effect.heading}</h2>
      <p className="muted">{lead}</p>
      <Card>
        <table className={styles.table}>
          <caption className="visually-hidden">{effect.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{effect.what}</span>
              </th>
              <th scope="col">{effect.now}</th>
              <th scope="col">{effect.withAll(counted)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ what, now, withAll }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{now}</td>
                <td>{withAll}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.both}>
          <ForAndAgainst advantages={good} risks={toThinkAbout} headingLevel={3} />
        </div>
      </Card>
    </section>
  );
}
