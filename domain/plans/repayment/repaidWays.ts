import type { Terms, Way } from './event.ts';

/** The solutions that are repaid by a plan that is kept here, each with how its sum is shared. */
export const WAY_OF: ReadonlyMap<string, Way> = new Map([
  ['DMP', 'pro rata'],
  ['DAS', 'pro rata'],
  ['SMP', 'contractual'],
  ['TPP', 'token'],
]);

/** The short names of these solutions. */
export const REPAID: readonly string[] = [...WAY_OF.keys()];

/** Whether what somebody chose is repaid by a plan that is kept here. */
export function isRepaid(shortName: string): boolean {
  return WAY_OF.has(shortName);
}

/** Whether what somebody chose is the Scottish scheme: approved as a whole, and paid to one who shares it out. */
export function isScheme(shortName: string): boolean {
  return shortName === 'DAS';
}

/**
 * Whether a plan that is drawn up was approved as a whole: those alone who approved it change it, and its person asks them
 * through one of us.
 */
export function isChangedByOthers({ terms: { paidTo } }: { readonly terms: Pick<Terms, 'paidTo'> }): boolean {
  return paidTo === 'the distributor';
}
