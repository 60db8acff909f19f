import { Children, type ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { arrowLeft } from '../icons/drawings.generated.ts';
import { words } from '../words.ts';
import styles from './PercentageProgress.module.css';

export interface PercentageProgressProps {
  /** How far along, 0 to 1. */
  value: number;
  /** Logos at the end of the row. */
  logos: readonly ReactNode[];
  /** Without it there is no Back button. */
  onBack?: (() => void) | undefined;
  backDisabled?: boolean | undefined;
  label?: string | undefined;
}

/** Back button and logos above a bar that fills (JN-054); the bar alone where the page has both elsewhere. */
export function PercentageProgress({
  value,
  logos,
  onBack,
  backDisabled,
  label = words.progress.label,
}: PercentageProgressProps) {
  const hasRow = onBack !== undefined || logos.length > 0;
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <nav className={`${styles.bar} no-print`} aria-label={label}>
      {hasRow && (
        <div className={`wrap ${styles.row}`}>
          {onBack && (
            <Button
              variant="tertiary"
              size="small"
              iconStart={arrowLeft}
              disabled={backDisabled}
              onClick={onBack}
            >
              {words.back}
            </Button>
          )}
          <span className={styles.logos}>{Children.toArray(logos)}</span>
        </div>
      )}
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span className={styles.fill} style={{ width: `${percent}%` }} />
      </div>
    </nav>
  );
}
