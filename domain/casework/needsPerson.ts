import type { AdviceRecord } from '../solutions/explain/record.ts';

/** What of a record says whether a person has to look at it. */
type Judged = Pick<AdviceRecord, 'verdict' | 'groups'> & {
  readonly results: readonly Pick<AdviceRecord['results'][number], 'shortName' | 'adviserConfirms'>[];
};

/**
 * Whether the rules hand an advice to one of us: nothing is recommended before a person has looked, or what is recommended
 * is confirmed by one first.
 */
export function needsPerson({ verdict, groups, results }: Judged): boolean {
  if (verdict !== 'RECOMMENDED') return verdict === 'ASK_ADVISER';
  const best = results.find(({ shortName }) => shortName === groups.recommended);
  return best?.adviserConfirms ?? false;
}
