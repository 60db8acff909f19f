import styles from './Pane.module.css';

/** Facts in rows: what each is, and what it says. */
export function Facts({ facts }: { readonly facts: readonly (readonly [term: string, says: string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([term, says]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  );
}
