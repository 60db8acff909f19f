import type { CategoryEntry } from '@towpath/contracts/api/budget.ts';
import { formatWholePounds, type Pence, penceOf } from '@towpath/domain/values/pence.ts';
import styles from './GuideRange.module.css';
import { words } from './listWords.ts';

/**
 * What homes like this usually spend on a category, with where this one stands. Shows once a sum is in, never before;
 * never as a fault.
 */
export function GuideRange({ guide, sum }: { guide: CategoryEntry['guide']; sum: Pence }) {
  if (!guide || sum === 0) return null;
  const lowest = penceOf(guide.lowest);
  const highest = penceOf(guide.highest);
  // The range takes the middle of the bar; a sum beyond its ends stays on it.
  const scale = Math.max(highest * 1.4, sum * 1.05);
  const at = (pence: Pence) => (pence / scale) * 300;
  const inside = sum >= lowest && sum <= highest;
  const people = words.guide.people(guide.adults, guide.children);
  return (
    <div className={styles.range}>
      <svg viewBox="0 0 300 26" preserveAspectRatio="none" aria-hidden>
        <rect className={styles.ground} y="10" width="300" height="8" rx="4" />
        <rect className={styles.usual} x={at(lowest)} y="10" width={at(highest) - at(lowest)} height="8" />
        <rect
          className={styles.own}
          x={Math.min(294, Math.max(0, at(sum) - 3))}
          y="3"
          width="6"
          height="22"
          rx="3"
        />
      </svg>
      <p>
        {words.guide.says(people, formatWholePounds(lowest), formatWholePounds(highest))}{' '}
        {inside ? words.guide.inside : words.guide.outside}{' '}
        {guide.isIllustrative && words.guide.illustrative(String(guide.year))}
      </p>
    </div>
  );
}
