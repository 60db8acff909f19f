import styles from './Pictures.module.css';

/** How far it is moved for an edge. */
const BOW = { start: 0, end: -62 } as const;

/** The boat that is today, its keel in the middle of where it is put. */
export function Boat({
  x,
  y,
  isSmall = false,
  edge,
}: {
  readonly x: string;
  readonly y: number;
  readonly isSmall?: boolean;
  /** It is put at an edge of the picture, and stays inside. */
  readonly edge?: 'start' | 'end' | undefined;
}) {
  return (
    <svg x={x} y={y} width="1" height="1" overflow="visible" aria-hidden focusable="false">
      <g transform={`scale(${isSmall ? 0.68 : 1}) translate(${edge ? BOW[edge] : -31} -21)`}>
        <path className={styles.hull} d="M2 13h50c3 0 6-1 8-4-1 8-4 12-9 12H8c-4 0-6-3-6-8Z" />
        <rect className={styles.cabin} x="10" y="5" width="33" height="9" rx="2" />
        <rect className={styles.roof} x="8" y="3" width="37" height="3" rx="1.5" />
        <g className={styles.lamp}>
          <circle cx="16" cy="9.5" r="2.1" />
          <circle cx="23" cy="9.5" r="2.1" />
          <circle cx="30" cy="9.5" r="2.1" />
          <circle cx="37" cy="9.5" r="2.1" />
        </g>
      </g>
    </svg>
  );
}
