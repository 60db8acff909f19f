import type { StaffPermission } from '@towpath/domain/people/staffPermissions.ts';

/** Who makes a call, as their credential proves it. `sessionId` names the login a bearer token belongs to. */
export type Who =
  | { readonly kind: 'guest'; readonly customerId: string }
  | { readonly kind: 'registered'; readonly customerId: string; readonly sessionId: string };

/** A partner that signed its call: the id it has in the content, and the key that it used. */
export type PartnerCaller = { readonly kind: 'partner'; readonly appId: string; readonly keyId: string };

/** Somebody who works behind the site, and the sign-in that the call is made with. */
export type StaffCaller = {
  readonly kind: 'staff';
  readonly staffId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly permissions: readonly StaffPermission[];
};

/** The cookie that holds the token of a sign-in behind the site. */
export const STAFF_COOKIE = 'staffSession';

/**
 * Identifies staff by that token. Throws NOT_FOUND for none of ours, and NOT_SIGNED_IN for one that has ended.
 *
 * @param isUse false for what a screen that nobody touches reads by itself: it keeps no sign-in going
 */
export type IdentifyStaff = (token: string | undefined, isUse?: boolean) => Promise<StaffCaller>;

/** What of a call is signed beside its headers. `body` holds the bytes as they came. */
export type SignedCall = {
  readonly method: string;
  /** With the query, as it came. */
  readonly url: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly body: Buffer;
};

/** Identifies a partner. Throws NOT_SIGNED_IN, SIGNATURE_REFUSED or SIGNATURE_USED. */
export type IdentifyPartner = (call: SignedCall) => Promise<PartnerCaller>;

/**
 * Identifies the caller by an Authorization header; null for none, or one that is not (or no longer) valid.
 */
export type Identify = (authorization: string | undefined) => Promise<Who | null>;

/**
 * The claim of a credential. Only the database can tell whether it is valid: it is when it has a row that
 * lasts beyond `lastsBeyond`.
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
 * The caller a statement is run for. With a claim the statement itself checks the credential, and finds
 * nothing when it is not valid; without one, it has been checked before.
 */
export type Caller = { readonly customerId: string; readonly claim?: Claim };
