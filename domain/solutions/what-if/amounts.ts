import { accepted, type Checked, refused } from '../../values/checked.ts';
import { checkPounds, formatWholePounds, type MoneyCode, type Pence, poundsOf } from '../../values/pence.ts';

/** The largest amounts that can be tried: far above any real case, yet low enough to catch a typing slip. */
export const TRIAL_MAXIMUM = { surplus: 10_000_00, vehicle: 1_000_000_00, debt: 1_000_000_00 } as const;
export type TrialAmount = keyof typeof TRIAL_MAXIMUM;

/** The range of a slider, in whole pounds. */
export type SliderEnds = { readonly from: number; readonly to: number };

/** The message for an amount above what can be tried. */
export function outOfRangeText(kind: TrialAmount): string {
  return `Use an amount up to ${formatWholePounds(TRIAL_MAXIMUM[kind])}`;
}

/**
 * Checks a sum typed in pounds, with or without pence, by the rules of money. Only the monthly surplus may be negative,
 * since a budget may fall short. Returns pence.
 */
export function checkTried(kind: TrialAmount, typed: string): Checked<Pence, MoneyCode> {
  const short = kind === 'surplus' ? /^\s*[-−]\s*(?=[£\d.])/u.exec(typed) : null;
  const checked = checkPounds(short === null ? typed : typed.slice(short[0].length));
  if (!checked.ok) return checked;
  if (checked.value > TRIAL_MAXIMUM[kind]) return refused('tooLarge', outOfRangeText(kind));
  return accepted(short === null || checked.value === 0 ? checked.value : -checked.value);
}

/** The steps at which sliders end, in pence, and the least they reach. */
const REACH = {
  surplus: { atLeast: 500_00, step: 100_00 },
  vehicle: { atLeast: 5_000_00, step: 500_00 },
  debt: { atLeast: 1_000_00, step: 500_00 },
} as const;

/**
 * Where the slider of a sum begins and ends: from 0, or from below a shortfall, to about twice the actual amount. It
 * does not move with the amount tried; a typed amount may go beyond it.
 *
 * @param told in pence; null where it is not known
 */
export function sliderEnds(kind: TrialAmount, told: Pence | null): SliderEnds {
  const { atLeast, step } = REACH[kind];
  const now = told ?? 0;
  const to = Math.min(TRIAL_MAXIMUM[kind], Math.max(atLeast, Math.ceil((now * 2) / step) * step));
  const from = now < 0 ? Math.max(-TRIAL_MAXIMUM[kind], Math.floor((now - step) / step) * step) : 0;
  return { from: poundsOf(from), to: poundsOf(to) };
}
