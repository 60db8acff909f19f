/** Errors of the signed calls of partners. */
export const PARTNER_ERRORS = {
  SIGNATURE_REFUSED: {
    status: 401,
    when: 'a signed call of a partner whose key is unknown or has ended, whose time is more than five minutes from ours, or whose signature is not that of the call; never says which',
    message: 'The signature of this call does not fit.',
  },
  SIGNATURE_USED: {
    status: 409,
    when: 'a signed call of a partner that was made before; sign it anew, with the time of now',
    message: 'This call was made before. Sign it again to repeat it.',
  },
  IDEMPOTENCY_KEY_USED: {
    status: 409,
    when: 'an Idempotency-Key that was used for another person within a day',
    message: 'This Idempotency-Key was used for something else.',
  },
} as const;
