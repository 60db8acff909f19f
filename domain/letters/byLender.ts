/** What of a letter says where it stands among others. */
export type OfLender = {
  /** Whom its debt is owed to; null for a letter about no single debt. */
  readonly lender: string | null;
  /** The place of what is in danger by its debt, 0 for the gravest; null where nothing is. */
  readonly rank: number | null;
  /** It is for the very stage at which officers or a court are with its debt. */
  readonly isForStage: boolean;
  /** It is only for when something has come that nobody asks about. */
  readonly isOnlyIf: boolean;
};

/**
 * Letters one lender after the other: those first by whose debt something is in danger, the gravest before all, the others in
 * the order in which they came. Of one lender those for the stage at court come first; else the letters stay in the order of
 * the content, in which the first that is offered fits best. What is only for when something has come is behind them, and so
 * is what is about a debt of theirs that is in less danger. What is about no single debt is last.
 */
export function byLender<One>(letters: readonly One[], about: (letter: One) => OfLender): readonly One[] {
  const groups = new Map<string | null, { readonly one: One; readonly of: OfLender }[]>();
  for (const one of letters) {
    const of = about(one);
    groups.set(of.lender, [...(groups.get(of.lender) ?? []), { one, of }]);
  }
  const gravest = (group: readonly { readonly of: OfLender }[]) =>
    Math.min(...group.map(({ of }) => place(of)));
  return [...groups]
    .sort(([a, ofA], [b, ofB]) => Number(a === null) - Number(b === null) || gravest(ofA) - gravest(ofB))
    .flatMap(([, group]) => group.toSorted((a, b) => byFit(a.of, b.of)).map(({ one }) => one));
}

function place({ rank }: OfLender): number {
  return rank ?? Number.MAX_SAFE_INTEGER;
}

function byFit(a: OfLender, b: OfLender): number {
  return (
    Number(a.isOnlyIf) - Number(b.isOnlyIf) ||
    place(a) - place(b) ||
    Number(b.isForStage) - Number(a.isForStage)
  );
}
