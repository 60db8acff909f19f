import styles from './Skeleton.module.css';

/** Grey bars in the shape of the content to come. Widths in percent, one for each bar. Hidden from screen readers. */
export function Skeleton({ widths = [70, 100, 45] }: { widths?: readonly number[] | undefined }) {
  return (
    <div aria-hidden>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are only decoration
        <div key={index} className={styles.bar} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
