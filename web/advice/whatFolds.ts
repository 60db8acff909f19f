import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { useIsWide } from '../shell/useIsWide.ts';

/** Parts of an advice that fold to one line, one tap away. */
export type Folds = Readonly<
  Record<'kept' | 'findOut' | 'whatIf' | 'left' | 'untilThen' | 'comparison' | 'safe', boolean>
>;

/**
 * The more cannot wait, the more of the rest folds: what to do today stays in sight, and the page short. Where there is
 * room, only what is to try does.
 */
export function whatFolds({ urgent }: Pick<Recommendation, 'urgent'>, isWide: boolean): Folds {
  const any = urgent.length > 0 && !isWide;
  const several = urgent.length > 1 && !isWide;
  const many = urgent.length > 2 && !isWide;
  return {
    kept: any,
    findOut: any,
    whatIf: urgent.length > 1,
    left: several,
    untilThen: several,
    comparison: many,
    safe: many,
  };
}

/** What of an advice folds in this window. */
export function useFolds(advice: Pick<Recommendation, 'urgent'>): Folds {
  return whatFolds(advice, useIsWide());
}
