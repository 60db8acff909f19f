import { useId } from 'react';
import { classNames } from '../classNames.ts';
import { Boat } from './Boat.tsx';
import styles from './Locks.module.css';

/** One step down of a flight of locks, as high as its figure. */
export type Lock = {
  /** Below it, such as a year. */
  readonly name: string;
  readonly figure: number;
  /** The figure as it is read. */
  readonly says: string;
  /** It is behind, or where one is now. */
  readonly isReached: boolean;
};

type LocksProps = {
  /** What the picture says, with every figure, in sentences. */
  readonly title: string;
  readonly locks: readonly Lock[];
  /** Where the boat lies: in which lock, and its figure as it is read. */
  readonly boat: { readonly at: number; readonly says: string };
};

/** Where the water of the first lock stands and where the ground is, in px from the top. */
const TOP = 64;
const GROUND = 234;
const HEIGHT = 262;
/** A lock with nothing left in it still has a floor that shows. */
const FLOOR = 6;
/** So many figures stand beside one another in the narrowest wide window; years in the narrowest of all. */
const MOST_FIGURES = 8;
const MOST_NAMES = 7;
const WIDE_NAMES = 12;

/** A figure that goes down step by step, as a flight of locks with a boat in the one that is now. */
export function Locks({ title, locks, boat }: LocksProps) {
  const id = useId();
  const highest = Math.max(1, ...locks.map(({ figure }) => figure));
  const width = 100 / Math.max(1, locks.length);
  const topOf = (at: number) =>
    GROUND - Math.max(FLOOR, ((GROUND - TOP) * (locks[at]?.figure ?? 0)) / highest);
  const last = locks.length - 1;
  return (
    <svg className={styles.draw} height={HEIGHT} role="img" aria-labelledby={id} focusable="false">
      <title id={id}>{title}</title>
      {locks.map(({ name, says, isReached }, at) => {
        const top = topOf(at);
        const isEnd = at === last;
        return (
          <g key={name}>
            <rect
              className={isReached ? styles.reached : styles.ahead}
              x={`${at * width}%`}
              y={top}
              width={`${width + 0.1}%`}
              height={GROUND - top}
            />
            <rect
              className={styles.water}
              x={`${at * width}%`}
              y={top}
              width={`${width + 0.1}%`}
              height="3"
            />
            {at > 0 && (
              <rect
                className={styles.between}
                x={`${at * width}%`}
                y={topOf(at - 1) - 7}
                width="4"
                height={top - topOf(at - 1) + 13}
                rx="2"
              />
            )}
            {at !== boat.at && (isEnd || locks.length <= MOST_FIGURES || at === 0) && (
              <text
                className={classNames(styles.figure, !isEnd && styles.wide)}
                x={`${(at + 0.5) * width}%`}
                y={top - 10}
              >
                {says}
              </text>
            )}
            {isNamed(at, locks.length, WIDE_NAMES) && (
              <text
                className={classNames(styles.name, !isNamed(at, locks.length, MOST_NAMES) && styles.wide)}
                x={`${(at + 0.5) * width}%`}
                y={GROUND + 20}
              >
                {name}
              </text>
            )}
          </g>
        );
      })}
      <line className={styles.ground} x1="0" x2="100%" y1={GROUND} y2={GROUND} />
      <Boat x={`${(boat.at + 0.5) * width}%`} y={topOf(boat.at) + 4} />
      <text
        className={classNames(styles.figure, styles.now)}
        x={`${(boat.at + 0.5) * width}%`}
        y={topOf(boat.at) - 28}
      >
        {boat.says}
      </text>
    </svg>
  );
}

/** Whether the name of a lock has room: of many only every so-manieth, from the first on. */
function isNamed(at: number, count: number, most: number): boolean {
  return at % Math.ceil(count / most) === 0;
}
