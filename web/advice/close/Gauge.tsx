import { useId } from 'react';
import styles from './Missing.module.css';
import { words } from './words.ts';

type GaugeProps = {
  readonly title: string;
  readonly figure: string;
  readonly limit: string;
  readonly scale: { readonly figure: number; readonly limit: number };
  /** "£13 over" */
  readonly distance: string | undefined;
  /** What is still to pass by itself, rather than too much of something. */
  readonly isWait: boolean;
};

/** Where the limit stands on the bar, where the figure is near it. */
const LIMIT_AT = 0.85;

/** A figure beside its limit, as a bar with a mark; the same in words above and below. */
export function Gauge({ title, figure, limit, scale, distance, isWait }: GaugeProps) {
  const id = useId();
  const most = Math.max(scale.limit / LIMIT_AT, scale.figure * 1.05);
  const width = (part: number) => `${Math.round(Math.max(0, Math.min(1, part / most)) * 1000) / 10}%`;
  return (
    <div className={styles.gauge}>
      <p className={styles.figures}>
        <span>{isWait ? words.missing.passed : words.missing.you}</span>
        <b>
          {figure}
          <small>{words.missing.of(limit)}</small>
        </b>
      </p>
      <svg className={styles.bar} role="img" aria-labelledby={id} focusable="false">
        <title id={id}>{words.missing.picture(title, figure, limit)}</title>
        <rect className={styles.beyond} x="0" y="10" width="100%" height="14" rx="7" />
        <rect className={styles.within} x="0" y="10" width={width(scale.limit)} height="14" rx="7" />
        <rect
          className={isWait ? styles.passed : styles.over}
          x="0"
          y="10"
          width={width(scale.figure)}
          height="14"
          rx="7"
        />
        <rect className={styles.mark} x={width(scale.limit)} y="2" width="3.5" height="30" rx="1.7" />
      </svg>
      <p className={styles.ends}>
        <span className={isWait ? styles.near : styles.far}>
          {isWait ? words.missing.nearlyThere : distance}
        </span>
        <span>{isWait ? words.missing.needs(limit) : words.missing.limit(limit)}</span>
      </p>
    </div>
  );
}
