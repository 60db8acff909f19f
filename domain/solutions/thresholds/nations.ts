import type { UkNation } from '../../people/nation.ts';

/** The groups of nations that share a rule. */
export const ENGLAND_WALES: readonly UkNation[] = ['england', 'wales'];
export const NOT_SCOTLAND: readonly UkNation[] = ['england', 'wales', 'northern-ireland'];
export const NORTHERN_IRELAND: readonly UkNation[] = ['northern-ireland'];
export const SCOTLAND: readonly UkNation[] = ['scotland'];
export const ALL_NATIONS: readonly UkNation[] = ['england', 'wales', 'scotland', 'northern-ireland'];
