/** Errors of those who work behind the site. */
export const STAFF_ERRORS = {
  STAFF_SIGN_IN_REFUSED: {
    status: 401,
    when: 'a sign-in of staff with a wrong email, password or code, one that has ended, or in the fifteen minutes after five wrong ones; never says which',
    message: 'Email, password and code do not go together. After five tries it pauses for fifteen minutes.',
  },
  STAFF_LINK_ENDED: {
    status: 410,
    when: 'a link to set up a sign-in of staff that was used, has ended, or never was',
    message: 'This link has ended. Ask for a new one.',
  },
  STAFF_PROOF_REFUSED: {
    status: 403,
    when: 'a change of a staff sign-in with a wrong password or code, or in the fifteen minutes after five wrong ones; never says which',
    message:
      'Password and code do not go together. Each code counts once. After five tries it pauses for fifteen minutes.',
  },
  STAFF_PASSKEY_REFUSED: {
    status: 403,
    when: 'a passkey of staff that is not known here, has signed something else, or whose owner has ended',
    message: 'That passkey was not taken. Try again, or use your password and code.',
  },
  OWN_MEMBERSHIP: {
    status: 409,
    when: 'a member of staff who would end or give another role or a new link to themselves',
    message: 'Somebody else who looks after staff has to do this for you.',
  },
  LAST_TO_MANAGE_STAFF: {
    status: 409,
    when: 'an end, or another role, for the last member of staff who looks after staff',
    message: 'Nobody else could look after staff then. Give somebody else that role first.',
  },
  WORK_IS_TAKEN: {
    status: 409,
    when: 'work taken that somebody else of the staff has',
    message: 'Somebody else has this one.',
  },
} as const;
