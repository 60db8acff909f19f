import type { Criterion } from '../criteria/criterion.ts';

/** The plan for budget and bills is open to everybody: it is what is left when nothing else fits. */
export const CRITERIA: readonly Criterion[] = [];
