/**
 * Whether a step is its person's to do: alone, with one of us, or where it can be theirs or another's. Nobody waits for what
 * they could do themselves.
 *
 * @param who whose step it is, as people read it: "You", "You both", "You or an adviser", "The law"
 */
export function isTheirs({ who }: { readonly who: string }): boolean {
  return /^You\b/u.test(who);
}
