import { asPercentage } from '@towpath/domain/values/percentage.ts';
import styles from './ShareCard.module.css';
import type { Share } from './shares.ts';
import { words } from './words.ts';

/** The category colours, which are taken in turn. */
export const COLOURS = 6;

const WIDTH = 300;
const RADIUS = 118;
const BASE = 158;
/** Between two stones. */
const GAP = 0.005;
/** The smallest part that has room for its percentage. */
const WITH_TEXT = 0.07;
/** How much of all the sentence under the picture speaks of, at least. */
const MOST_OF_IT = 0.5;

/** What is owed as a bridge of stones, each as wide as its part of it. The table beside it has the same data. */
export function ShareArch({ shares, total }: { shares: readonly Share[]; total: string }) {
  const stones = shares.map((share, place) => ({
    ...share,
    place,
    from: shares.slice(0, place).reduce((sum, { part }) => sum + part, 0),
  }));
  const finding = findingOf(shares);
  return (
    <figure className={styles.arch}>
      <svg viewBox={`0 0 ${WIDTH} 196`} role="img" aria-label={words.picture(total, finding)}>
        {stones
          .filter(({ part }) => part > 0)
          .map(({ place, from, part }) => (
            <path
              key={place}
              className={styles.stone}
              data-colour={place % COLOURS}
              d={`M${pointAt(from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${pointAt(from + Math.max(part - GAP, part / 2), RADIUS)}`}
            />
          ))}
        {stones
          .filter(({ part }) => part >= WITH_TEXT)
          .map(({ place, from, part }) => {
            const [x, y] = pointAt(from + part / 2, RADIUS).split(' ');
            return (
              <text key={place} className={styles.percent} x={x} y={Number(y) + 5}>
                {Math.round(asPercentage(part, 1))}%
              </text>
            );
          })}
        <text className={styles.label} x={WIDTH / 2} y={BASE - 34}>
          {words.owed}
        </text>
        <text className={styles.total} x={WIDTH / 2} y={BASE - 6}>
          {total}
        </text>
        <g className={styles.water}>
          <path d="M8 172h284" />
          <path d="M40 182h220" />
          <path d="M84 192h132" />
        </g>
      </svg>
      <figcaption>{finding}</figcaption>
    </figure>
  );
}

/** A point of the arch, from its left foot (0) to its right one (1). */
function pointAt(part: number, radius: number): string {
  const angle = Math.PI * (1 - part);
  const x = WIDTH / 2 + radius * Math.cos(angle);
  const y = BASE - radius * Math.sin(angle);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** How few of the debts are most of what is owed. */
function findingOf(shares: readonly Share[]): string {
  let part = 0;
  for (const [at, share] of shares.entries()) {
    part += share.part;
    if (part >= MOST_OF_IT) return words.finding(Math.round(asPercentage(part, 1)), at + share.debts.length);
  }
  return '';
}
