/** Who makes a call, as their credential proves it. `sessionId` names the login a bearer token belongs to. */
export type Who =
  | { readonly kind: 'guest'; readonly customerId: string }
  | { readonly kind: 'registered'; readonly customerId: string; readonly sessionId: string };

/**
 * Who a credential says it belongs to, read off the credential alone. Only the database can tell whether it counts:
 * what proves a claim finds a row that names it and lasts beyond `untilAfter`.
 */
export type Claim = Who & { readonly tokenHash: Buffer | null; readonly untilAfter: Date };

/**
 * A caller of a statement. With a claim the statement itself checks the credential and finds nothing when it does not
 * count; without one, somebody has checked it before.
 */
export type Caller = { readonly customerId: string; readonly claim?: Claim };

/** Finds out who stands behind an Authorization header; null for none, or one that is not (or no longer) good. */
export type Identify = (authorization: string | undefined) => Promise<Who | null>;

/** Reads the claim of an Authorization header without asking the database; null for what cannot be one of ours. */
export type ReadClaim = (authorization: string | undefined) => Promise<Claim | null>;
