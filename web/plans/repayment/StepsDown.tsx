import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { useId } from 'react';
import { Boat } from './Boat.tsx';
import styles from './Pictures.module.css';
import { owedInPicture, stepsDown } from './stepsDown.ts';
import { words } from './words.ts';

type StepsDownProps = {
  readonly stands: Pick<StandingRepayment, 'years' | 'sums'>;
  readonly today: string;
  /** What the picture shows, from what is left at the end of each year. */
  readonly says: (each: string) => string;
};

/** What is owed at the end of each year as steps going down, with the boat where it is on a day. The same is to stand in a table. */
export function StepsDown({ stands, today, says }: StepsDownProps) {
  const id = useId();
  const { steps, bottom, every } = stepsDown(stands, today);
  return (
    <svg className={styles.draw} height="262" role="img" aria-labelledby={id} focusable="false">
      <title id={id}>
        {says(steps.map(({ year, left }) => words.down.sayYear(year, formatSum(left))).join(', '))}
      </title>
      <line className={styles.axis} x1="0" x2="100%" y1={bottom} y2={bottom} />
      {steps.map(({ year, left, at, width, top, isNow, drop, isLast, isLabelled }) => (
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
          {!isNow && isLabelled && (
            <text className={isLast ? styles.stepEnd : styles.step} x={`${at + width / 2}%`} y={top - 10}>
              {formatSum(left)}
            </text>
          )}
          {isLabelled && (
            <text className={styles.says} x={`${at + width / 2}%`} y={bottom + 20}>
              {every === 1 && steps.length > 8 ? `’${String(year).slice(-2)}` : year}
            </text>
          )}
          {isNow && (
            <>
              <text
                className={at < 30 ? styles.first : styles.name}
                x={at < 30 ? `${at}%` : `${at + width / 2}%`}
                y={top - 28}
              >
                {words.down.today(formatSum(owedInPicture(stands)))}
              </text>
              <Boat x={`${at + width / 2}%`} y={top + 3} isSmall={steps.length > 7} />
            </>
          )}
        </g>
      ))}
    </svg>
  );
}
