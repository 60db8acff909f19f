import { saidFirst } from './saidFirst.ts';

type Offered = { readonly product: { readonly shortName: string }; readonly eligibility: string };
type Judged = Parameters<typeof saidFirst>[0] & {
  readonly recommended: Offered | null;
  readonly eligible: readonly Offered[];
  readonly givesTime: readonly Offered[];
};

/**
 * Whether a person may choose a solution of an advice by themselves: it is open to them, and nobody has to look at the
 * case before any is named.
 */
export function canChoose(advice: Judged, shortName: string): boolean {
  if (saidFirst(advice) !== 'solutions') return false;
  const { recommended, eligible, givesTime } = advice;
  return [...(recommended ? [recommended] : []), ...eligible, ...givesTime].some(
    ({ product, eligibility }) => product.shortName === shortName && eligibility === 'ELIGIBLE',
  );
}
