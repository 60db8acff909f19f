import { isUkNation, type LivingPlace, type UkNation } from './nation.ts';

/**
 * Bodies that our rules tell a person to ring, by their id in the operator's list of help. That list has the names, the
 * numbers and who helps instead in a nation.
 */
export const BODIES_TO_RING = [
  'samaritans',
  'moneyhelper',
  'citizens-advice',
  'stop-loan-sharks',
  'national-debtline',
  'shelter',
] as const;
export type BodyToRing = (typeof BODIES_TO_RING)[number];

/** Whom somebody can ring or text now who may be in danger; 999 besides, where their life is. */
export const IN_CRISIS = ['samaritans', 'shout', 'nhs-111'] as const;

/** Whom somebody can ring who is too young for our advice. */
export const FOR_UNDER_AGE = ['moneyhelper', 'citizens-advice'] as const satisfies readonly BodyToRing[];

/** A help contact, as far as it is chosen by it. */
type HelpEntry = {
  readonly id: string;
  /** Who helps instead in a nation, by id; null where nobody does. */
  readonly instead?: Readonly<Partial<Record<UkNation | string, string | null>>> | undefined;
};

/**
 * The help contacts of these ids, each once and in this order. Where another one helps instead in the person's nation,
 * it stands in its place; one that is of no use there is left out.
 *
 * @param above the ids of those that are shown already: nobody is named twice on a page
 */
export function helpOf<Entry extends HelpEntry>(
  help: readonly Entry[],
  ids: readonly string[],
  nation: LivingPlace | undefined,
  above: readonly string[] = [],
): readonly Entry[] {
  const entryOf = (id: string) => help.filter(entry => entry.id === id);
  const there = (named: readonly string[]) =>
    named.flatMap(entryOf).flatMap(entry => {
      const instead = isUkNation(nation) ? entry.instead?.[nation] : undefined;
      if (instead === undefined) return [entry];
      return instead === null ? [] : entryOf(instead);
    });
  const shown = new Set(there(above));
  return [...new Set(there(ids))].filter(entry => !shown.has(entry));
}
