/** Who makes a call, as their credential proves it. `sessionId` names the login a bearer token belongs to. */
export type Who =
  | { readonly kind: 'guest'; readonly customerId: string }
  | { readonly kind: 'registered'; readonly customerId: string; readonly sessionId: string };

/** Finds out who stands behind an Authorization header; null for none, or one that is not (or no longer) good. */
export type Identify = (authorization: string | undefined) => Promise<Who | null>;
