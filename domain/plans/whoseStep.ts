/**
 * Whether a step is its person's to do: alone, with one of us, or where it can be theirs or another's. Nobody waits for what
 * they could do themselves.
 *
 * @param who whose step it is, as people read it: "You", "You both", "You or an adviser", "The law"
 */
export function isTheirs({ who }: { readonly who: string }): boolean {
  return /^You\b/u.test(who);
}

/** A step that says itself what one of us does. */
const BY_ADVISER = /^(Your adviser) ([a-z])(.*)$/su;

/** Who is waited for in a step, and what they do, said once: a step may say so itself. */
export function awaitedIn({ who, what }: { readonly who: string; readonly what: string }): {
  readonly who: string;
  readonly what: string;
} {
  const [, adviser, first = '', rest = ''] = BY_ADVISER.exec(what) ?? [];
  return adviser ? { who: adviser, what: `${first.toUpperCase()}${rest}` } : { who, what };
}
