/** Who makes a call, as their credential proves it. `sessionId` names the login a bearer token belongs to. */
export type Who =
  | { readonly kind: 'guest'; readonly customerId: string }
  | { readonly kind: 'registered'; readonly customerId: string; readonly sessionId: string };

/** Finds out who stands behind an Authorization header; null for none, or one that is not (or no longer) good. */
export type Identify = (authorization: string | undefined) => Promise<Who | null>;

/**
 * What a credential says of itself. Only the database can tell whether it counts: it does when there is a row of it
 * that lasts beyond `lastsBeyond`.
 */
export type Claim =
  | {
      readonly kind: 'guest';
      readonly customerId: string;
      readonly tokenHash: Buffer;
      readonly lastsBeyond: Date;
    }
  | {
      readonly kind: 'registered';
      readonly customerId: string;
      readonly sessionId: string;
      readonly lastsBeyond: Date;
    };

/** Reads a claim off an Authorization header without asking the database; null for what cannot be one of ours. */
export type ReadClaim = (authorization: string | undefined) => Promise<Claim | null>;

/**
 * For whom a statement is run. With a claim the statement itself asks whether the credential counts, and finds
 * nothing when it does not; without one, somebody has asked before.
 */
export type Caller = { readonly customerId: string; readonly claim?: Claim };
