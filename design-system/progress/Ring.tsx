import styles from './Ring.module.css';

interface RingProps {
  /** How much of the ring is filled, 0 to 1. */
  value: number;
  /** Short text in the centre. */
  text: string;
  /** What screen readers say; without it the ring is decoration. */
  label?: string | undefined;
  /** Light, for a dark background. */
  onDark?: boolean | undefined;
}

const around = 2 * Math.PI * 28;

/** A ring that fills clockwise from the top. */
export function Ring({ value, text, label, onDark }: RingProps) {
  const filled = Math.min(1, Math.max(0, value)) * around;
  return (
    <svg
      className={onDark ? `${styles.ring} ${styles.onDark}` : styles.ring}
      viewBox="0 0 68 68"
      focusable="false"
      role="img"
      aria-label={label ?? text}
      aria-hidden={!label || undefined}
    >
      <circle className={styles.track} cx="34" cy="34" r="28" />
      {filled > 0 && (
        <circle
          className={styles.fill}
          cx="34"
          cy="34"
          r="28"
          strokeDasharray={`${filled.toFixed(1)} 176`}
          transform="rotate(-90 34 34)"
        />
      )}
      <text x="34" y="39" textAnchor="middle">
        {text}
      </text>
    </svg>
  );
}
