/** Why a partner call failed. Says nothing about the person concerned. */
export type UnavailableReason =
  | 'too slow'
  | 'no connection'
  /** Nobody vouches for who answered. */
  | 'false certificate'
  | `status ${number}`
  /** It answered, but not in the agreed form. */
  | 'not as agreed'
  /** It failed several times in a row, so it is not called for a while. */
  | 'resting';

/** A partner does not answer, or not in the agreed form. */
export class PartnerUnavailable extends Error {
  override readonly name = 'PartnerUnavailable';
  readonly reason: UnavailableReason;
  /** Where the answer breaks the form: names of fields, never their values. */
  readonly at: readonly string[];

  constructor(reason: UnavailableReason, at: readonly string[] = []) {
    super(reason);
    this.reason = reason;
    this.at = at;
  }
}
