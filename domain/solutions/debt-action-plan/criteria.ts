import type { Criterion } from '../criteria/criterion.ts';

/** The plan for budget and bills is open to everybody: it remains when nothing else fits. */
export const CRITERIA: readonly Criterion[] = [];
