import { check } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { words } from '../words.ts';
import styles from './LinearProgress.module.css';

export interface ProgressSection {
  name: string;
  complete: boolean;
}

export interface LinearProgressProps {
  /** Every section, in order. */
  sections: readonly ProgressSection[];
  /** Which section the person is in, counted from 1; past the last one where all are behind them. */
  current: number;
  label?: string | undefined;
}

/**
 * Numbered circles with section names and a tick on each complete one (JN-053). Below 576 px only the current
 * section's name shows.
 */
export function LinearProgress({ sections, current, label = words.progress.label }: LinearProgressProps) {
  const now = sections[current - 1];
  return (
    <nav className={`${styles.bar} no-print`} aria-label={label}>
      <div className="wrap">
        <ol className={styles.row}>
          {sections.map((section, index) => {
            const isNow = index === current - 1;
            const state = isNow ? 'now' : section.complete ? 'done' : 'next';
            return (
              <li key={section.name} data-state={state} aria-current={isNow ? 'step' : undefined}>
                <span className={styles.dot}>{section.complete ? <Glyph of={check} /> : index + 1}</span>
                <span className={styles.name}>
                  {section.name}
                  {section.complete && <span className="visually-hidden">{words.progress.completed}</span>}
                </span>
              </li>
            );
          })}
        </ol>
        {current > 0 && (
          <span className={styles.now} aria-hidden>
            {now
              ? words.progress.now(current, sections.length, now.name)
              : words.progress.allDone(sections.length)}
          </span>
        )}
      </div>
    </nav>
  );
}
