import { IconButtonLink } from '../buttons/IconButton.tsx';
import { house } from '../icons/drawings.generated.ts';
import { laterWords } from '../laterWords.ts';
import { words } from '../words.ts';
import styles from './RadialProgress.module.css';
import { Ring } from './Ring.tsx';

export interface RadialProgressProps {
  sectionName: string;
  /** Which section the person is in, counted from 1. */
  current: number;
  total: number;
  /** How much of the ring is filled, 0 to 1; by default the share of complete sections. */
  value?: number | undefined;
  homeHref: string;
  homeLabel?: string | undefined;
}

/** Home button, section name and a ring that says "n of m" (JN-052). */
export function RadialProgress({
  sectionName,
  current,
  total,
  value,
  homeHref,
  homeLabel = laterWords.dashboard,
}: RadialProgressProps) {
  const section = laterWords.section(current, total);
  return (
    <nav className={`${styles.bar} no-print`} aria-label={words.progress.label}>
      <div className={`wrap ${styles.row}`}>
        <IconButtonLink ring href={homeHref} icon={house} label={homeLabel} />
        <div className={styles.text}>
          <b>{sectionName}</b>
          <span>{section}</span>
        </div>
        <Ring
          value={value ?? (total > 0 ? (current - 1) / total : 0)}
          text={laterWords.of(current, total)}
          label={section}
        />
      </div>
    </nav>
  );
}
