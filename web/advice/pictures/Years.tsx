import type { Solution, YearsPicture } from '@towpath/contracts/api/recommendation.ts';
import { classNames } from '@towpath/design-system/classNames.ts';
import { type PlacedBar, yearsLayout } from '@towpath/domain/solutions/pictures/yearsLayout.ts';
import {
  sayBar,
  sayEnd,
  sayStart,
  sayYears,
  YEARS_COLUMNS,
  yearsRows,
} from '@towpath/domain/solutions/pictures/yearsWords.ts';
import { percentOf } from '@towpath/domain/values/percentage.ts';
import { useId } from 'react';
import { AsTable } from './AsTable.tsx';
import styles from './Pictures.module.css';
import { Sun } from './Sun.tsx';
import { words } from './words.ts';

type YearsProps = {
  readonly of: Pick<Solution, 'years'>;
  readonly heading?: string;
  readonly headingLevel?: 2 | 3 | 4;
};

/** The first bar begins here, and each next one so much lower, in px. */
const TOP = 58;
const ROW = 31;
const BAR = 24;
/** Between the middle of the sun and its words, in px. */
const BESIDE = 34;
/** The width of the drawing on the narrowest screen, and of a letter beside the sun, in px. */
const NARROWEST = 280;
const LETTER = 8.2;

/**
 * Payments, public register and credit file of a solution on one line of years, with a sun on the day on which the debts
 * are gone. Nothing where a solution has no years.
 */
export function Years({ of: { years }, heading = words.years, headingLevel = 2 }: YearsProps) {
  const id = useId();
  if (years === null) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <figure className={styles.picture} aria-labelledby={id}>
      <Heading id={id} className={headingLevel === 2 ? undefined : 'h3'}>
        {heading}
      </Heading>
      <Drawing years={years} />
      <AsTable caption={sayStart(years)} columns={YEARS_COLUMNS}>
        {yearsRows(years).map(({ what, from, until }) => [what, from, until])}
      </AsTable>
    </figure>
  );
}

function Drawing({ years }: { years: YearsPicture }) {
  const id = useId();
  const { ticks, bars, end } = yearsLayout(years);
  const water = TOP + bars.length * ROW + 2;
  return (
    <svg className={styles.draw} height={water + 36} role="img" aria-labelledby={id} focusable="false">
      <title id={id}>{sayYears(years)}</title>
      <rect className={styles.water} x="0" y={water} width="100%" height="36" rx="12" />
      {RIPPLES.map(([from, to], place) => (
        <line
          key={from}
          className={styles.ripple}
          x1={`${from}%`}
          x2={`${to}%`}
          y1={water + (place % 2 === 0 ? 26 : 30)}
          y2={water + (place % 2 === 0 ? 26 : 30)}
        />
      ))}
      {ticks.map(({ at, year }) => (
        <g key={year}>
          <line className={styles.tick} x1={`${at}%`} x2={`${at}%`} y1={TOP - 6} y2={water} />
          <text className={styles.year} x={`${at}%`} y={water + 17}>
            {year}
          </text>
        </g>
      ))}
      {end !== null && <line className={styles.mark} x1={`${end}%`} x2={`${end}%`} y1="40" y2={water - 2} />}
      {bars.map((placed, index) => (
        <Bar key={placed.bar.kind} placed={placed} y={TOP + index * ROW} />
      ))}
      {end !== null && <End years={years} at={end} />}
    </svg>
  );
}

const RIPPLES = [
  [3, 12],
  [19, 31],
  [39, 47],
  [52, 65],
  [73, 82],
  [87, 96],
] as const;

function Bar({
  placed: { bar, at, width, open, label, labelAt, isWhole },
  y,
}: {
  placed: PlacedBar;
  y: number;
}) {
  const { full, short, howLong } = sayBar(bar);
  const isInside = label === 'inside';
  const texts = isWhole
    ? [{ name: full, lasts: howLong, only: undefined }]
    : [
        { name: short, lasts: null, only: styles.narrow },
        { name: full, lasts: howLong, only: styles.wide },
      ];
  return (
    <g>
      {open > 0 && (
        <rect
          className={styles.open}
          // Its end is behind what is sure, which covers it.
          x={`${at + width / 2}%`}
          y={y + 1}
          width={`${width / 2 + open}%`}
          height={BAR - 2}
          rx="11"
        />
      )}
      {width > 0 && (
        <rect
          className={styles[LOOKS[bar.kind]]}
          x={`${at}%`}
          y={y}
          width={`${width}%`}
          height={BAR}
          rx="12"
        />
      )}
      <svg x={`${labelAt}%`} y={y} width="1" height="1" overflow="visible" aria-hidden focusable="false">
        {texts.map(({ name, lasts, only }) => (
          <text
            key={name}
            className={[isInside ? styles.inside : styles.label, only].join(' ')}
            x={isInside ? 14 : 10}
            y="17"
          >
            {name}
            {lasts !== null && (
              <tspan className={styles.lasts} dx="6">
                {lasts}
              </tspan>
            )}
          </text>
        ))}
      </svg>
    </g>
  );
}

const LOOKS = {
  pays: 'pays',
  'may pay': 'pays',
  'nothing to pay': 'pays',
  register: 'register',
  'credit file': 'file',
  'mark on credit file': 'file',
} as const;

function End({ years, at }: { years: YearsPicture; at: number }) {
  const { what, when } = sayEnd(years);
  // On the side with more room.
  const isBefore = at > 50;
  const x = isBefore ? -BESIDE : BESIDE;
  const side = isBefore ? styles.before : undefined;
  const room = percentOf(NARROWEST, isBefore ? at : 100 - at) - BESIDE;
  const onNarrow = what.length * LETTER <= room ? [what] : inTwo(what);
  return (
    <>
      <svg x={`${at}%`} y="36" width="1" height="1" overflow="visible" aria-hidden focusable="false">
        <Sun />
      </svg>
      <svg x={`${at}%`} y="0" width="1" height="1" overflow="visible" aria-hidden focusable="false">
        {onNarrow.length === 1 ? (
          <Beside lines={[what]} when={when} x={x} className={side} />
        ) : (
          <>
            <Beside lines={onNarrow} when={when} x={x} className={classNames(side, styles.narrow)} />
            <Beside lines={[what]} when={when} x={x} className={classNames(side, styles.wide)} />
          </>
        )}
      </svg>
    </>
  );
}

type BesideProps = {
  readonly lines: readonly string[];
  readonly when: string;
  readonly x: number;
  readonly className: string | undefined;
};

/** What the sun stands for, in as many lines as there is room for, and when. */
function Beside({ lines, when, x, className }: BesideProps) {
  const top = lines.length === 1 ? 18 : 13;
  return (
    <>
      {lines.map((line, index) => (
        <text key={line} className={classNames(styles.end, className)} x={x} y={top + 18 * index}>
          {line}
        </text>
      ))}
      <text className={classNames(styles.when, className)} x={x} y={top + 18 * lines.length}>
        {when}
      </text>
    </>
  );
}

/** Words in two lines that are as short as can be. */
function inTwo(text: string): readonly string[] {
  const words = text.split(' ');
  const ways = words.slice(1).map((_, index) => {
    const first = words.slice(0, index + 1).join(' ');
    const second = words.slice(index + 1).join(' ');
    return { lines: [first, second], longest: Math.max(first.length, second.length) };
  });
  const least = Math.min(...ways.map(({ longest }) => longest));
  return ways.find(({ longest }) => longest === least)?.lines ?? [text];
}
