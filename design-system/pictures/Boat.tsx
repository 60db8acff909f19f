import styles from './Locks.module.css';

/** A narrowboat that floats at a place of a drawing, which says in words what it is. */
export function Boat({ x, y }: { readonly x: string; readonly y: number }) {
  return (
    <svg x={x} y={y} width="1" height="1" overflow="visible" aria-hidden>
      <g className={styles.boat}>
        <path className={styles.hull} d="M2 13h50c3 0 6-1 8-4-1 8-4 12-9 12H8c-4 0-6-3-6-8Z" />
        <rect className={styles.cabin} x="10" y="5" width="33" height="9" rx="2" />
        <rect className={styles.roof} x="8" y="3" width="37" height="3" rx="1.5" />
        {[16, 23, 30, 37].map(x => (
          <circle key={x} className={styles.light} cx={x} cy="9.5" r="2.1" />
        ))}
        <rect className={styles.gate} x="37" y="-1" width="3" height="5" rx="1" />
        <path className={styles.tiller} d="M2 8h5v5" />
      </g>
    </svg>
  );
}
