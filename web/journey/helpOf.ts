import type { SiteContent } from '@towpath/contracts/api/content.ts';
import { isUkNation, type LivingPlace } from '@towpath/domain/people/nation.ts';

type HelpEntry = SiteContent['help'][number];

/**
 * The help contacts of these ids, each once and in this order. Where another one helps instead in the person's nation,
 * it stands in its place; one that is of no use there is left out.
 */
export function helpOf(
  help: readonly HelpEntry[],
  ids: readonly string[],
  nation: LivingPlace | undefined,
): readonly HelpEntry[] {
  const entryOf = (id: string) => help.filter(entry => entry.id === id);
  const there = ids.flatMap(entryOf).flatMap(entry => {
    const instead = isUkNation(nation) ? entry.instead?.[nation] : undefined;
    if (instead === undefined) return [entry];
    return instead === null ? [] : entryOf(instead);
  });
  return [...new Set(there)];
}
