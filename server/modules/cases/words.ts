/** Words about a case that people read. */
export const words = {
  /** Read by the person, in what was done with their data. */
  whyLooked: 'Looking at your case, to help you',
  whyLookedAtHealth: 'Reading private things that you told us, such as about your health, to help you',
  whyLookedAtTask: 'Looking at what we have to do for you',
  /** Read by the person, beside who looked at their case. */
  corrected: {
    answer: 'Putting an answer right, together with you',
    budget: 'Putting your budget right, together with you',
    debt: 'Putting a debt right, together with you',
    'debt added': 'Adding a debt to your list, together with you',
    'debt deleted': 'Taking a debt off your list, together with you',
    household: 'Putting right who lives in your home, together with you',
    name: 'Putting your name right, together with you',
    phone: 'Putting your phone number right, together with you',
  },
  /** What was put right, for staff: its kind, and which one. */
  correctedKind: {
    answer: 'an answer',
    budget: 'a line of the budget',
    debt: 'a debt',
    'debt added': 'a debt that was added',
    'debt deleted': 'a debt that was taken off',
    household: 'who lives with them',
    name: 'their name',
    phone: 'their number',
  } as Readonly<Record<string, string>>,
  correctedWhich: (kind: string, name: string) => `${kind}, ${name}`,
  /** With what the lines stand whose name tells of health, for a role that does not see that. */
  otherLine: 'Other',
  /** What a person answered to a question about their health. */
  health: { yes: 'Yes.', no: 'No.', unsaid: 'Not said.' },
  refused: {
    ofHealth: 'Something that your role does not see.',
    noReason: 'Say why, in words that they can read.',
    reasonTooLong: (most: number) => `Keep it under ${most} letters.`,
    closed: 'The rules do not find this one open. Put the facts right first, then run it again.',
    incomplete: 'The advice is not complete yet. Fill in what is missing first.',
    ask: (says: string) => `Ask first: ${says}`,
    putRight: (says: string) => `Put right first: ${says}`,
    noNote: 'Write something first.',
    noteTooLong: (most: number) => `Keep it under ${most} letters. You can add a second one.`,
    noDay: 'Choose a day.',
    pastDay: 'That day is over. Choose today or a later one.',
    closedSession: 'This session is closed, so nothing more is said of its advice.',
    locked: 'This session is closed, so nothing is put right in it any more.',
    id: 'This is no id.',
    debtGone: 'This debt is not in their list any more.',
    notBegun: 'They have not begun their questions, so there is no list of debts yet.',
  },
};
