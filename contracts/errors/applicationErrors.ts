/** Errors of filling in an application, and of what staff do with it. */
export const APPLICATION_ERRORS = {
  APPLICATION_WITH_ADVISER: {
    status: 409,
    when: 'an answer given in an application that was handed over, or one handed over or taken back that has gone on since',
    message: 'One of us has it now, so it can’t be changed here. Ring us if something is wrong.',
  },
  APPLICATION_CHANGED_ELSEWHERE: {
    status: 409,
    when: 'an answer given in an application, or one handed over, that was changed since it was read: in another window, or by one of us on the phone with them',
    message:
      'Something in it has changed meanwhile. Look at it again, then go on. What you typed is still here.',
  },
  APPLICATION_NOT_READY: {
    status: 409,
    when: 'an application handed over as complete, or accepted, in which something is missing or does not match',
    message: 'Some of it is still open. Answer the rest, or hand it over as it is.',
  },
  NOT_SENT_FROM_HERE: {
    status: 409,
    when: 'an application released where no receiver is set up',
    message: 'Sending is not set up here. Save the file, and send it the way you usually do.',
  },
  APPLICATION_NOT_AS_NEEDED: {
    status: 409,
    when: 'an application released that its receiver did not take, since something in it is not as they need it',
    message: 'They did not take it. Ask again for what is wrong, or ring them.',
  },
  RECEIVER_UNAVAILABLE: {
    status: 503,
    when: 'an application released, or its answer asked for, while its receiver does not answer; sent again, it is taken once',
    message:
      'They do not answer right now. Try again in a while: they take it once, however often it is sent.',
  },
} as const;
