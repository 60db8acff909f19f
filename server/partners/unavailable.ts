/** Why a partner call failed. Says nothing about the person concerned. */
export type UnavailableReason =
  | 'too slow'
  | 'no connection'
  | `status ${number}`
  /** It answered, but not in the form that was agreed. */
  | 'not as agreed'
  /** It was away several times in a row, so it is left alone for a while. */
  | 'resting';

/** A partner does not answer, or not as agreed. */
export class PartnerUnavailable extends Error {
  override readonly name = 'PartnerUnavailable';
  readonly reason: UnavailableReason;
  /** Where in the answer the form is broken: names of fields, never what they hold. */
  readonly at: readonly string[];

  constructor(reason: UnavailableReason, at: readonly string[] = []) {
    super(reason);
    this.reason = reason;
    this.at = at;
  }
}
