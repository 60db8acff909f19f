import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { asPercentage } from '@towpath/domain/values/percentage.ts';

/** One year as a step of the picture: places in percent across, in px down. */
export type StepDown = {
  readonly year: number;
  readonly left: number;
  readonly at: number;
  readonly width: number;
  readonly top: number;
  /** How much lower it is than the year before. */
  readonly drop: number;
  readonly isNow: boolean;
  readonly isLast: boolean;
};

const TOP = 64;
const BOTTOM = 234;
/** What is paid off is a puddle, so that it can be seen. */
const LEAST = 6;

/** The steps of a debt going down: of this year what is owed today, of each other what is left at its end. */
export function stepsDown({ years, sums }: Pick<StandingRepayment, 'years' | 'sums'>, today: string) {
  const thisYear = Number(today.slice(0, 4));
  const heights = years.map(({ year, left }) => (year === thisYear ? sums.owed : left));
  const most = Math.max(1, ...heights);
  const width = asPercentage(1, years.length);
  const topOf = (owed: number) => BOTTOM - Math.max(LEAST, Math.round((owed / most) * (BOTTOM - TOP)));
  const steps: readonly StepDown[] = years.map(({ year, left }, index) => {
    const top = topOf(heights[index] ?? 0);
    const before = index === 0 ? top : topOf(heights[index - 1] ?? 0);
    return {
      year,
      left,
      at: index * width,
      width,
      top,
      drop: Math.max(0, top - before),
      isNow: year === thisYear,
      isLast: index === years.length - 1,
    };
  });
  return { steps, bottom: BOTTOM };
}
