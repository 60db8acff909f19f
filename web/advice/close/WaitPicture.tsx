import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { useId } from 'react';
import { AsTable } from '../pictures/AsTable.tsx';
import styles from './WaitPicture.module.css';
import { waitScale } from './waitScale.ts';
import { words } from './words.ts';

type WaitPictureProps = {
  /** 'YYYY-MM-DD' */
  readonly today: string;
  /** The day on which the last wait ends. */
  readonly endsOn: string;
  /** Every wait with its day, for the table. */
  readonly waits: readonly { readonly title: string; readonly endsOn: string }[];
};

/** How long a wait is: a boat today, a bridge on the day it ends, and the same in a table. */
export function WaitPicture({ today, endsOn, waits }: WaitPictureProps) {
  const id = useId();
  const scale = waitScale(today, endsOn);
  if (scale === null) return null;
  const howLong = words.wait.fromToday(scale.days);
  const end = `${scale.end}%`;
  return (
    <figure className={styles.picture}>
      <figcaption className="h3">{words.wait.heading}</figcaption>
      <p className="muted">{howLong}</p>
      <svg className={styles.canal} role="img" aria-labelledby={id} focusable="false">
        <title id={id}>{words.wait.picture(sayDay(today), sayDay(endsOn), howLong)}</title>
        <rect className={styles.water} x="0" y="64" width="100%" height="34" rx="17" />
        <rect className={styles.way} x="0" y="64" width={end} height="34" rx="17" />
        {scale.months.map(({ at, name }) => (
          <g key={name}>
            <line className={styles.mark} x1={`${at}%`} x2={`${at}%`} y1="104" y2="112" />
            <text className={styles.month} x={`${at}%`} y="128">
              {name}
            </text>
          </g>
        ))}
        <Boat />
        <text className={styles.today} x="4" y="40">
          {words.wait.today}
        </text>
        <svg x={end} y="98" width="1" height="1" overflow="visible" aria-hidden focusable="false">
          <Bridge />
        </svg>
        <text className={styles.end} x={end} y="22">
          {sayDay(endsOn)}
        </text>
      </svg>
      <AsTable caption={words.wait.table} columns={[words.wait.what, words.wait.day]}>
        {[
          [words.wait.today, sayDay(today)],
          ...waits.map(wait => [words.wait.isOver(wait.title), sayDay(wait.endsOn)]),
        ]}
      </AsTable>
    </figure>
  );
}

function Boat() {
  return (
    <g transform="translate(-3 51)">
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
  );
}

function Bridge() {
  return (
    <g transform="translate(-60 -62)">
      <path className={styles.brick} d="M0 62V34Q60 -22 120 34V62H92V50a32 32 0 0 0-64 0v12Z" />
      <path className={styles.lamp} d="M36 50a24 24 0 0 1 48 0Z" />
      <path className={styles.stone} strokeWidth="7" d="M-5 33Q60 -28 125 33" />
      <path className={styles.stone} strokeWidth="3" d="M24 50a36 36 0 0 1 72 0" />
    </g>
  );
}
