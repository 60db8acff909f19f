/** Errors of letters that people send. */
export const LETTER_ERRORS = {
  LETTER_CHANGED_ELSEWHERE: {
    status: 409,
    when: 'a place of a letter written that another window has changed since',
    message: 'You changed this in another window. Look at it first.',
  },
  LETTER_HAS_CHANGED: {
    status: 409,
    when: 'a letter marked as read or sent that says something else by now',
    message: 'Something in this letter has changed. Read it again first.',
  },
  LETTER_HAS_GAPS: {
    status: 409,
    when: 'a letter marked as read with a place that is not filled in',
    message: 'There is still something to fill in.',
  },
  LETTER_NOT_READ: {
    status: 409,
    when: 'a letter marked as sent before it was read, or a while after',
    message: 'Read the letter first, then send it.',
  },
  LETTER_NOT_TO_SEND: {
    status: 409,
    when: 'a change or a file of a letter that is not to be sent, such as about a debt that is paid or deleted',
    message: 'This letter is not for sending. What it says about the debt is not so any more.',
  },
  LETTER_STAYS_SENT: {
    status: 409,
    when: 'a letter taken back as not sent after all that something told since rests on; the message says what',
    message: 'Something that you told us since rests on this letter, so it stays as sent.',
  },
  LETTER_NOT_IN_PDF: {
    status: 409,
    when: 'the PDF of letters with something in a script that no font of ours has, such as Arabic',
    message: 'The PDF can’t show every letter of this. Get it as Word instead.',
  },
} as const;
