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
  /** Whether its year and sum stand at it: of many years only some fit. */
  readonly isLabelled: boolean;
};

const TOP = 64;
const BOTTOM = 234;
/** What is paid off is a puddle, so that it can be seen. */
const LEAST = 6;
/** More steps than these run into each other on a phone. */
const MOST_STEPS = 12;
/** Of steps that are several years each, one in so many has its year. */
const LABEL_EVERY = 4;

/** What is owed today of all that the picture is of: what waits, or is paid as ordered, is not in it. */
export function owedInPicture({ sums }: Pick<StandingRepayment, 'sums'>): number {
  return sums.owed - sums.waiting - sums.ordered;
}

/**
 * The steps of a debt going down: of this year what is owed today, of each other what is left at its end. Where it takes
 * many years, each step is `every` so many of them.
 */
export function stepsDown({ years: all, sums }: Pick<StandingRepayment, 'years' | 'sums'>, today: string) {
  const thisYear = Number(today.slice(0, 4));
  // This year has a step of its own, since the boat is on it.
  const every = all.length <= MOST_STEPS ? 1 : Math.ceil(all.length / (MOST_STEPS - 1));
  const years = all.filter(({ year }, index) => year === thisYear || (all.length - 1 - index) % every === 0);
  const heights = years.map(({ year, left }) => (year === thisYear ? owedInPicture({ sums }) : left));
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
      isLabelled: every === 1 || index === 0 || (index > 1 && (years.length - 1 - index) % LABEL_EVERY === 0),
    };
  });
  return { steps, bottom: BOTTOM, every };
}
