import styles from './Pane.module.css';

/** What the person has changed while it was open; the region is there before, so that it is heard. */
export function Changes({ says }: { readonly says: readonly string[] }) {
  return (
    <div role="status" className={styles.changed}>
      {says.map(one => (
        <p key={one}>{one}</p>
      ))}
    </div>
  );
}
