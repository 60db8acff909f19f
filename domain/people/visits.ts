/** Looks that follow each other within so long are one visit. */
export const VISIT_MS = 15 * 60_000;

/**
 * Looks that were written down one by one, as visits: those of the same reader and reason that follow each other closely.
 *
 * @param newestFirst the looks, the newest first
 * @param keyOf what is the same of all looks of a visit
 * @returns the visits, the one that ended last first; the looks of each, the newest first
 */
export function visitsOf<Look extends { readonly at: Date }>(
  newestFirst: readonly Look[],
  keyOf: (look: Look) => string,
): readonly (readonly [Look, ...Look[]])[] {
  const visits: [Look, ...Look[]][] = [];
  const open = new Map<string, [Look, ...Look[]]>();
  for (const look of newestFirst) {
    const visit = open.get(keyOf(look));
    const earliest = visit?.at(-1);
    if (visit && earliest && earliest.at.getTime() - look.at.getTime() <= VISIT_MS) {
      visit.push(look);
      continue;
    }
    const begun: [Look, ...Look[]] = [look];
    visits.push(begun);
    open.set(keyOf(look), begun);
  }
  return visits;
}
