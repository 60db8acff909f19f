import type { UkNation } from '../../people/nation.ts';
import type { ThresholdUnit } from './threshold.ts';

/** What the rules need to be told of a limit: in which unit they count it, and in which nations they ask for it. */
export type LimitNeed = { readonly unit: ThresholdUnit; readonly nations: readonly UkNation[] };
