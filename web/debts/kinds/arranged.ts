import type { CreditType, KindGuides } from '@towpath/contracts/api/debts.ts';
import { KIND_GROUPS, type KindGroup } from '@towpath/domain/debts/kindGuide.ts';
import { hasDebtRole } from '@towpath/domain/debts/roles.ts';

/** A kind to choose, with what it is in a few words. */
export type OfferedKind = CreditType & { readonly line: string | null };

export type ArrangedKinds = {
  /** The likeliest, shown first. */
  readonly likely: readonly OfferedKind[];
  /** For somebody who does not know, or finds nothing; undefined where the content has none. */
  readonly unsure: OfferedKind | undefined;
  /** All others, each in one group. */
  readonly groups: readonly { readonly group: KindGroup; readonly kinds: readonly OfferedKind[] }[];
};

/** More tiles than this are a wall again. */
const MOST_LIKELY = 6;

/**
 * The kinds of debt as the form offers them, each once, so that they are one group of radios. The creditor's own kinds
 * are the likeliest; without any, those that the person named in the first questions, and then the common ones.
 *
 * @param types all kinds, the creditor's own first
 * @param own how many of them are the creditor's own
 */
export function arrangedKinds(
  types: readonly CreditType[],
  own: number,
  { kinds, told }: KindGuides,
): ArrangedKinds {
  const guideOf = new Map(kinds.map(guide => [guide.id, guide]));
  const offered = types.map(type => ({ ...type, line: guideOf.get(type.id)?.line ?? null }));
  const unsure = offered.find(kind => hasDebtRole(kind, 'other'));
  const named = told.flatMap(({ creditTypeIds }) => creditTypeIds.slice(0, 1));
  const isNamed = ({ id }: CreditType) => named.includes(id);
  const isCommon = ({ id }: CreditType) => guideOf.get(id)?.isCommon === true;
  const first =
    own > 0
      ? offered.slice(0, own)
      : [...offered.filter(isNamed), ...offered.filter(kind => isCommon(kind) && !isNamed(kind))];
  const likely = first.filter(kind => kind !== unsure).slice(0, MOST_LIKELY);
  const others = offered.filter(kind => kind !== unsure && !likely.includes(kind));
  return {
    likely,
    unsure,
    groups: KIND_GROUPS.map(group => ({
      group,
      kinds: others.filter(({ id }) => (guideOf.get(id)?.group ?? 'other') === group),
    })).filter(({ kinds: inGroup }) => inGroup.length > 0),
  };
}
