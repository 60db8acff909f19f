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
    'debts told apart': 'Noting that two of your debts are two, together with you',
    household: 'Putting right who lives in your home, together with you',
    name: 'Putting your name right, together with you',
    phone: 'Putting your phone number right, together with you',
    'trust deed fees': 'Writing down what a trust deed would cost you in fees, as a trustee named it',
    'plan entry': 'Taking something back that was written down of your plan, together with you',
    health: 'Writing down or removing what you told us of your health, together with you',
    'support needs': 'Writing down what helps when we talk or write, together with you',
    consent: 'Writing down your yes or no, which you told us on the phone',
  },
  /** What was put right, for staff: its kind, and which one. */
  correctedKind: {
    answer: 'an answer',
    budget: 'a line of the budget',
    debt: 'a debt',
    'debt added': 'a debt that was added',
    'debt deleted': 'a debt that was taken off',
    'debts told apart': 'that two debts are two',
    household: 'who lives with them',
    name: 'their name',
    phone: 'their number',
    'trust deed fees': 'the fees of a trust deed',
    'plan entry': 'something that was written down of their plan',
    health: 'something about their health',
    'support needs': 'what helps when we talk or write',
    consent: 'their yes or no',
  } as Readonly<Record<string, string>>,
  correctedWhich: (kind: string, name: string) => `${kind}, ${name}`,
  /** What they said yes or no to, as it is read beside that. */
  agreements: {
    'credit search': 'searches of their credit report',
    'news by email or WhatsApp': 'news by email or WhatsApp',
    'news by text message': 'news by text message',
    'sharing the budget': 'sharing the budget',
    'health conditions': 'keeping facts of health',
    'support needs': 'keeping what helps when we talk or write',
    'health in letters': 'telling of health in their letters',
  } as Readonly<Record<string, string>>,
  /** With what the lines stand whose name tells of health, for a role that does not see that. */
  otherLine: 'Other',
  /** Help that goes with what a person told, for whoever talks to them to read out. */
  tell: (
    says: string,
    help: readonly {
      readonly name: string;
      readonly phone?: string | undefined;
      readonly sms?: { readonly to: string; readonly say: string } | undefined;
    }[],
  ) => {
    const reached = help.flatMap(({ name, phone, sms }) => {
      if (phone !== undefined) return `${name}: ${phone}`;
      return sms === undefined ? [] : `${name}: text ${sms.say} to ${sms.to}`;
    });
    return reached.length === 0 ? says : `${says} ${reached.join('; ')}.`;
  },
  /** What a person answered to a question about their health. */
  health: { yes: 'Yes.', no: 'No.', unsaid: 'Not said.' },
  refused: {
    ofHealth: 'Something that your role does not see.',
    noReason: 'Say why, in words that they can read.',
    reasonTooLong: (most: number) => `Keep it under ${most} letters.`,
    closed: 'The rules do not find this one open. Put the facts right first, then run it again.',
    paidOff:
      'By their plan they owe nothing more. Put their list of debts right with them first, if they do.',
    clearedListed:
      'Their list of debts still has what was cleared. Take that off with them first: the advice counts it.',
    incomplete: 'The advice is not complete yet. Fill in what is missing first.',
    ask: (says: string) => `Ask first: ${says}`,
    putRight: (says: string) => `Put right first: ${says}`,
    noNote: 'Write something first.',
    noteTooLong: (most: number) => `Keep it under ${most} letters. You can add a second one.`,
    noDay: 'Choose a day.',
    pastDay: 'That day is over. Choose today or a later one.',
    closedSession: 'This session is closed, so nothing more is said of its advice.',
    noConsent: 'They have not said yes to our keeping this. Read them the words first.',
    otherWords: 'These words have changed. Read them to the person as they are now.',
    locked: 'This session is closed, so nothing is put right in it any more.',
    id: 'This is no id.',
    debtGone: 'This debt is not in their list any more.',
    notBegun: 'They have not begun their questions, so there is no list of debts yet.',
  },
};
