/** A message of an adviser on its way to us. Its id is what the server knows it by, however often it is sent. */
export type Outgoing = { readonly clientId: string; readonly text: string };

/** What somebody has written and we do not have, by conversation. */
export type Unsent = {
  readonly drafts: Map<string, string>;
  /** In the order in which they were sent on their way. */
  readonly outgoing: Map<string, readonly Outgoing[]>;
};

const nothing = (): Unsent => ({ drafts: new Map(), outgoing: new Map() });
let kept = { of: '', unsent: nothing() };

/**
 * What somebody has written and we do not have. It lies with the page alone, through its other parts and a sign-in that
 * ended: what is written to a person is not to be found in a browser later. When another signs in it goes.
 *
 * @param email of whoever is signed in
 */
export function unsentOf(email: string): Unsent {
  if (kept.of !== email) kept = { of: email, unsent: nothing() };
  return kept.unsent;
}
