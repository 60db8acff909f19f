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
  NOT_SAFE_NOW: {
    status: 409,
    when: 'a call noted by staff who were not told the number, at a time that the person did not call safe or before the one promised; that nobody answered, at any time',
    message: 'It is not safe to ring now. Wait for a safe time, or say why you ring.',
  },
  TALK_NOT_YET: {
    status: 409,
    when: 'what came of a booked talk, noted by staff before it begins',
    message: 'This talk has not begun. If they are reached sooner, move it to then or cancel it.',
  },
  WORK_IS_TAKEN: {
    status: 409,
    when: 'work taken that somebody else of the staff has, or gone on with after somebody put it back on the list',
    message: 'Somebody else has this one.',
  },
  ADVICE_MOVED_ON: {
    status: 409,
    when: 'an advice decided about whose facts have changed since',
    message: 'The facts have changed since. Run it again, then decide.',
  },
  ADVICE_IS_DECIDED: {
    status: 409,
    when: 'an advice decided about of which somebody else has said something meanwhile, or a change looked at that does not wait',
    message: 'Somebody else was quicker. Look at what they said first.',
  },
  NOT_TO_DECIDE_YET: {
    status: 409,
    when: 'a solution that the rules close, or of which something has to be asked or put right before an adviser says that it fits',
    message: 'Something has to be asked or put right first.',
  },
  NOT_CONFIRMED_YET: {
    status: 409,
    when: 'a choice noted as going on, or an application accepted or sent, that does not rest on an advice that counts: an insolvency before an adviser has confirmed it, what was chosen before one of us said that another fits or took back what was said, and what the advice of today does not leave to the person; nor an insolvency before a talk about it is noted',
    message: 'Open the case and say that this one fits first. Nothing is prepared before that.',
  },
  NOT_YOUR_CHANGE: {
    status: 409,
    when: 'a change of an advice that waits, taken back by somebody who did not make it',
    message: 'Somebody else made this change. Approve it or refuse it instead.',
  },
  ANOTHER_HAS_TO_LOOK: {
    status: 409,
    when: 'a change of an advice looked at by whoever made it',
    message: 'You made this change, so somebody else has to look at it.',
  },
  CHANGED_MEANWHILE: {
    status: 409,
    when: 'staff putting something right together with a person, or noting a call, that was changed since they read it',
    message: 'This was changed a moment ago, by them or one of us. Look at it again before you save.',
  },
} as const;
