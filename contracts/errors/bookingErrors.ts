/** Errors of booking a talk. */
export const BOOKING_ERRORS = {
  TIME_TAKEN: {
    status: 409,
    when: 'a talk booked or moved to a time that somebody else has by now, or that cannot be booked any more; `times` has the nearest three',
    message: 'That time has gone. Pick another.',
  },
  TIME_NOT_SAFE: {
    status: 409,
    when: 'a talk booked at a time that the person has not marked as safe, without a yes to this one (`ringThisOnce`)',
    message: 'You told us that this is not a safe time for you. Do you want this time all the same?',
  },
  BOOKED_ALREADY: {
    status: 409,
    when: 'a talk booked by somebody who has one booked',
    message: 'You have a time with us already. You can move it.',
  },
  BOOKING_IS_OVER: {
    status: 409,
    when: 'a talk moved or cancelled that was cancelled, or is over',
    message: 'This time is cancelled or over. You can book another.',
  },
  BOOKING_LINK_NOT_VALID: {
    status: 400,
    when: 'the link of a booking that has ended or never existed',
    message: 'This link does not work any more. You can book another time.',
  },
} as const;
