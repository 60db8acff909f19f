import styles from './Skeleton.module.css';

/** Quiet bars in the shape of what is to come. Widths in percent, one bar each. Screen readers skip them. */
export function Skeleton({ widths = [70, 100, 45] }: { widths?: readonly number[] | undefined }) {
  return (
    <div aria-hidden>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are drawing only
        <div key={index} className={styles.bar} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
