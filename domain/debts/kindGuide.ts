/** The groups that kinds of debt are shown in, in their order. Each kind is in one. */
export const KIND_GROUPS = [
  'cards',
  'home',
  'bills',
  'council',
  'goods',
  'courts',
  'family',
  'work',
  'other',
] as const;
export type KindGroup = (typeof KIND_GROUPS)[number];

/** What helps somebody to find a kind of debt. */
export type KindGuide = {
  readonly id: number;
  readonly group: KindGroup;
  /** One of the few that most people have. */
  readonly isCommon: boolean;
  /** What it is, in a few words; null where its name says it. */
  readonly line: string | null;
  /** Other words that people use, each with a sentence that says why this kind fits. */
  readonly also: Readonly<Record<string, string>>;
  /** The answers of the first questions that name it, by their ids. */
  readonly toldAs: readonly string[];
  /** The answers after which it comes before other kinds that the same answer names: a mortgage, of who owns. */
  readonly likelyAs: readonly string[];
};

/** Something that the person said they owe before the list began. */
export type ToldKind = {
  /** The answer that said so. */
  readonly id: string;
  /** In the words of the answer. */
  readonly says: string;
  /** The kinds of debt it may be: the likely ones of this person first, otherwise in the order of the content. */
  readonly creditTypeIds: readonly number[];
};

/**
 * What the person named before, each once: an answer about a kind that an earlier answer names adds nothing.
 *
 * @param given the answers that may name a debt, or say which kind is likely, in the order they are asked
 */
export function toldKinds(
  guides: readonly Pick<KindGuide, 'id' | 'toldAs' | 'likelyAs'>[],
  given: readonly { readonly id: string; readonly value: string }[],
): readonly ToldKind[] {
  const told: ToldKind[] = [];
  const isLikely = ({ likelyAs }: (typeof guides)[number]) => given.some(({ id }) => likelyAs.includes(id));
  const likelyFirst = guides.toSorted((a, b) => Number(isLikely(b)) - Number(isLikely(a)));
  for (const { id, value } of given) {
    const creditTypeIds = likelyFirst.filter(({ toldAs }) => toldAs.includes(id)).map(guide => guide.id);
    const isNamed = creditTypeIds.some(one => told.some(before => before.creditTypeIds.includes(one)));
    if (creditTypeIds.length > 0 && !isNamed) told.push({ id, says: value, creditTypeIds });
  }
  return told;
}
