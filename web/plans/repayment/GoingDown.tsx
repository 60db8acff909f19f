import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { sayMonth } from '@towpath/domain/values/dayWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { type ReactNode, useId } from 'react';
import { AsTable } from '../../advice/pictures/AsTable.tsx';
import { Boat } from './Boat.tsx';
import styles from './Pictures.module.css';
import { stepsDown } from './stepsDown.ts';
import { words } from './words.ts';

type GoingDownProps = {
  readonly stands: Pick<StandingRepayment, 'years' | 'sums' | 'endsOn'>;
  readonly today: string;
  /** Of another page. */
  readonly heading?: string;
  /** Ways on from it, in place of the sums that the heading says. */
  readonly children?: ReactNode;
};

/** What is owed at the end of each year as steps going down, the boat where it is today, and the same in a table. */
export function GoingDown({ stands, today, heading = words.down.heading, children }: GoingDownProps) {
  const id = useId();
  const { years, sums, endsOn } = stands;
  if (years.length < 2 || endsOn === null) return null;
  const { steps, bottom } = stepsDown(stands, today);
  return (
    <figure className={styles.card} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p className="muted">{words.down.text(sayMonth(endsOn.slice(0, 7)))}</p>
      <svg className={styles.draw} height="262" role="img" aria-labelledby={id} focusable="false">
        <title id={id}>
          {words.down.says(
            years.map(({ year, left }) => words.down.sayYear(year, formatSum(left))).join(', '),
          )}
        </title>
        <line className={styles.axis} x1="0" x2="100%" y1={bottom} y2={bottom} />
        {steps.map(({ year, left, at, width, top, isNow, drop, isLast }) => (
          <g key={year}>
            <rect
              className={isNow ? styles.now : styles.way}
              x={`${at}%`}
              y={top}
              width={`${width}%`}
              height={bottom - top}
            />
            <rect className={styles.edge} x={`${at}%`} y={top} width={`${width}%`} height="3" />
            {drop > 0 && (
              <svg
                x={`${at}%`}
                y={top - drop}
                width="1"
                height="1"
                overflow="visible"
                aria-hidden
                focusable="false"
              >
                <rect
                  className={styles.gate}
                  x="-2"
                  y="-7"
                  width="4"
                  height={Math.min(drop + 13, bottom - top + drop)}
                  rx="2"
                />
              </svg>
            )}
            {!isNow && (
              <text className={isLast ? styles.stepEnd : styles.step} x={`${at + width / 2}%`} y={top - 10}>
                {formatSum(left)}
              </text>
            )}
            <text className={styles.says} x={`${at + width / 2}%`} y={bottom + 20}>
              {steps.length > 8 ? `’${String(year).slice(-2)}` : year}
            </text>
            {isNow && (
              <>
                <text
                  className={at < 30 ? styles.first : styles.name}
                  x={at < 30 ? `${at}%` : `${at + width / 2}%`}
                  y={top - 28}
                >
                  {words.down.today(formatSum(sums.owed))}
                </text>
                <Boat x={`${at + width / 2}%`} y={top + 3} isSmall={steps.length > 7} />
              </>
            )}
          </g>
        ))}
      </svg>
      <AsTable caption={words.down.table} columns={words.down.columns} isSums>
        {years.map(({ year, pays, left }) => [String(year), formatSum(pays), formatSum(left)])}
      </AsTable>
      {children ?? (
        <p className="small muted">
          {words.down.sums(formatSum(sums.paid), formatSum(sums.owed))}{' '}
          {sums.corrected > 0 && words.down.added(formatSum(sums.corrected))}
          {sums.corrected < 0 && words.down.takenOff(formatSum(-sums.corrected))}
        </p>
      )}
    </figure>
  );
}
