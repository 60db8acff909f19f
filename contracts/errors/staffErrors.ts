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
  NOT_SAFE_NOW: {
    status: 409,
    when: 'a call noted by staff who were not told the number, at a time that the person did not call safe',
    message: 'It is not safe to ring now. Wait for a safe time, or say why you ring.',
  },
  WORK_IS_TAKEN: {
    status: 409,
    when: 'work taken that somebody else of the staff has',
    message: 'Somebody else has this one.',
  },
} as const;
