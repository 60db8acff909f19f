const letters = (count: number) => (count === 1 ? '1 letter' : `${count} letters`);

const inAList = new Intl.ListFormat('en-GB');

/** What people read about the letters that they send. */
export const words = {
  title: 'Your letters',
  loading: 'Getting your letters',
  typed: 'something in a letter',
  away: {
    offline: 'You’re offline. What you write stays here until you are back.',
    unreached:
      'We can’t be reached right now. It may be your connection, or it may be us. What you write stays here.',
  },
  none: 'There are no letters now',
  noneText: 'They come from your plan and your debts. Once there is one to send, it is here.',
  seePlan: 'See your plan',
  gone: 'There is no letter to send here',
  goneText: 'The debt that it was about is not on your list any more, or you told us something else since.',
  seeAll: 'See all your letters',
  heading: {
    open: (count: number) =>
      count === 1 ? 'Your letter is ready to read' : `Your ${letters(count)} are ready to read`,
    allRead: (count: number) =>
      count === 1 ? 'Your letter is ready to send' : `Your ${letters(count)} are ready to send`,
    /** Of letters that stand in more than one way: each says how many there are. */
    mixed: ({
      toRead,
      read,
      sent,
    }: {
      readonly toRead: number;
      readonly read: number;
      readonly sent: number;
    }) =>
      `Your letters: ${[
        ...(toRead === 0 ? [] : [`${toRead} to read`]),
        ...(read === 0 ? [] : [`${read} ready to send`]),
        ...(sent === 0 ? [] : [`${sent} sent`]),
      ].join(', ')}`,
    allWait: 'Your letters wait for now',
    allSent: (count: number) =>
      count === 1 ? 'Your letter is on its way' : `Your ${letters(count)} are on their way`,
    answered: (count: number) => (count === 1 ? 'Your letter is sent' : `Your ${letters(count)} are sent`),
    doNotAddUp: 'Your letters offer more than you have left',
    others: 'Letters that can help',
  },
  lead: 'One for each lender. Nothing goes until you send it.',
  leadMixed: 'Each says whom it is for. Nothing goes until you send it.',
  leadTooMuch: 'Nothing goes until you send it.',
  leadOthers: 'Pick one that fits. Nothing goes until you send it.',
  leadWait: 'Each says why. What you wrote is kept.',
  leadSent: 'Tell us what comes back, and we say what to do next.',
  list: 'Letters',
  others: 'Other letters',
  more: (count: number) => (count === 1 ? '1 more letter' : `${count} more letters`),
  moreOf: (lender: string) => `: ${lender}`,
  onlyIf: 'Only if this has come',
  aboutKind: (what: string) => `About: ${what}`,
  first: 'Do this first',
  notToSend: 'Don’t write to these now',
  sums: (parts: readonly string[], total: string) => `${parts.join(' + ')} = ${total} each month.`,
  onTop: (to: string, sum: string) => `${sum} to ${to} is on top.`,
  state: {
    toFillIn: (count: number) => `${count} to fill in`,
    'not read': 'Not read',
    'read again': 'Read again',
    read: 'Read',
    waits: 'Not yet',
    'not to send': 'Not for now',
    sent: (day: string) => `Sent on ${day}`,
    inOwnWords: (day: string) => `You sent it on ${day}`,
    'no answer yet': 'No answer yet',
    answered: 'Answered',
  },
  to: (name: string) => `To ${name}`,
  letterTo: (name: string) => `Letter to ${name}`,
  letterSentTo: (name: string) => `Letter that you sent to ${name}`,
  key: { change: 'You can change this', fill: 'Please fill in' },
  place: {
    fill: (label: string) => `${label}, to fill in`,
    unsaved: (label: string) => `Not saved yet: ${label}. It stays here, and we try again.`,
    elsewhere: (label: string) =>
      `You changed ${label} in another window. What you wrote is still here. Press Enter to keep yours, or Escape to take the other.`,
    help: 'Press Enter to save, Escape to put it back.',
    helpLines: 'Press Enter for a new line, Tab to save, Escape to put it back.',
  },
  picks: {
    summary: 'Use one that you wrote before',
    text: 'You wrote these about other debts. Pick one only if your papers about this debt name it.',
  },
  noneOf: 'Nothing to put there?',
  leftOut: (label: string) => `Left out: ${label}.`,
  putBack: 'Put it back',
  save: 'Save',
  saving: 'Saving',
  seeRead: 'See the letter that you read',
  seeSent: 'See the letter that you sent',
  /** Of a letter that went: how it would go today. */
  anew: {
    heading: 'Write it again, as a new letter',
    text: 'This is how it would go today. The one that you sent stays as it went.',
    tray: 'What you can do with the new letter',
  },
  stops: 'This letter is not for sending now',
  changed: 'Something has changed since you read it',
  changedText: 'Read it again before you send it, so that it says what is true today.',
  budget: {
    attach: 'Attach my budget',
    says: (day: string | null) =>
      `All that comes in and goes out.${day === null ? '' : ` Confirmed on ${day}.`} No health details.`,
    /** Once it is as old as a plan may be before it is looked at again. */
    old: 'That was a while ago. Look at it again before it goes, so that it is right.',
    lookAtOld: 'Look at my budget',
    better: 'They are likely to ask for it. It goes along only if you tick this.',
    ofAll: (count: number, of: number) => {
      if (count === of) return of === 2 ? 'Both go with your budget.' : `All ${of} go with your budget.`;
      return count === 0
        ? `None of these ${of} letters goes with your budget.`
        : `${count} of ${of} ${count === 1 ? 'goes' : 'go'} with your budget.`;
    },
    addToAll: (count: number, of: number) => {
      if (count === of) return of === 2 ? 'Add it to both' : `Add it to all ${of}`;
      return count === 1 ? 'Add it to 1 more' : `Add it to ${count} more`;
    },
    adding: 'Adding your budget',
    readAgain: 'Each letter then says that your budget goes with it. So you read it once more.',
    see: 'See it',
    seeHidden: ': my budget',
    making: 'Making your budget',
    lacks: 'Your budget doesn’t go with this letter',
    lacksTick: 'The letter says that it does. Tick it below, or take those words out.',
    lacksNone: 'The letter says that it does. Add it yourself, or take those words out.',
  },
  files: {
    pdf: 'PDF',
    docx: 'Word, DOCX',
    mail: 'Mail to me',
    mailing: 'Sending',
    mailTo: (to: string) => `To ${to}. Anyone who can open that inbox can read it.`,
    mailed: (to: string) => `On the way to ${to}. It can take a few minutes.`,
    notInPdf: 'The PDF can’t show all of this letter',
    notInPdfText: (what: readonly string[]) =>
      `We can’t yet print the letters used in ${inAList.format(what.map(one => `“${one}”`))}. Word can: get it as Word. What we mail to you is Word too. Or write it in English letters.`,
    all: (count: number) => (count === 2 ? 'Get both at once' : `Get all ${count} at once`),
    allPdf: 'All as PDF',
    allDocx: 'All as Word',
    gaps: 'What is still to be filled in stands in [brackets].',
  },
  tray: 'What to do with this letter',
  read: {
    next: 'I’ve read it, next letter',
    last: 'I’ve read it',
    reading: 'Saving',
    gap: (label: string) => `1 place to fill in first: ${label}`,
    gaps: (count: number) => `${count} places to fill in first`,
    done: 'You have read this one. Print it or mail it, then tell us when it went.',
  },
  sent: {
    heading: 'Have you sent it?',
    day: 'On which day?',
    how: 'How did you send it?',
    ways: { post: 'By post', email: 'By email', online: 'On their website' },
    submit: 'I’ve sent it',
    pickWay: 'Tell us how you sent it',
    pickDay: 'Enter the day',
    by: { post: 'by post', email: 'by email', online: 'on their website' },
    says: (day: string, by: string) => `You sent this on ${day}, ${by}.`,
    notedByUs: 'One of us wrote that down, together with you.',
    expect: (day: string) => `Expect an answer by ${day}.`,
    expected: (day: string) => `An answer should have come by ${day}.`,
    again: 'Send it again',
    notSent: 'I have not sent it',
    takenBack: 'You told us that this did not go. Once it has, tell us here.',
  },
  /** Of an offer that was said on the plan to have gone, by no letter of ours. */
  onPlan: {
    sent: (day: string) =>
      `You told us on your plan that this went on ${day}. We kept no copy of what went. Tell us there what comes back.`,
    kept: (day: string) =>
      `You told us on your plan that this went on ${day}. We keep our letter as it was then.`,
    notSent: 'It did not go? Say so on your plan',
    ours: 'Our letter as it is today, to use for the next one',
    answered: (day: string) => `You told us on your plan that they answered on ${day}.`,
  },
  answer: {
    heading: 'What came back?',
    came: 'They answered',
    none: 'No answer came',
    what: 'What did they say?',
    kinds: {
      accepted: 'They said yes',
      'asks for more': 'They want more',
      refused: 'They said no',
      other: 'Something else',
    },
    day: 'On which day?',
    pick: 'Tell us what they said',
    submit: 'Save the answer',
    says: {
      accepted: (day: string) => `They said yes on ${day}. Keep their letter.`,
      'asks for more': (day: string) => `They asked for more on ${day}.`,
      refused: (day: string) => `They said no on ${day}.`,
      other: (day: string) => `They answered on ${day}.`,
      none: () => 'No answer has come.',
    },
    change: 'Something else came',
    before: {
      accepted: (day: string, putRight: string) =>
        `Before, you had noted a yes on ${day}. You put that right on ${putRight}.`,
      'asks for more': (day: string, putRight: string) =>
        `Before, you had noted on ${day} that they want more. You put that right on ${putRight}.`,
      refused: (day: string, putRight: string) =>
        `Before, you had noted a no on ${day}. You put that right on ${putRight}.`,
      other: (day: string, putRight: string) =>
        `Before, you had noted another answer on ${day}. You put that right on ${putRight}.`,
      none: () => '',
    },
    next: 'What to do next',
    nextLetters: 'Letters that may follow',
  },
  versions: {
    heading: 'What you marked as sent',
    says: (version: number, day: string) => `Version ${version}, sent on ${day}`,
    takenBack: (version: number, day: string, on: string) =>
      `Version ${version}: you told us that it went on ${day}, and took that back on ${on}`,
    get: 'Get it as PDF',
    getWord: 'Get it as Word',
    budgetNotKept:
      'Your budget went with it. We did not keep a copy of that one. The one under “Your papers” is as your budget is today.',
    wordOnly: 'The PDF can’t show all of its letters, so it comes as Word.',
  },
  careful: {
    before: 'Is a debt very old, or not yours? Don’t write about it yet. ',
    ask: 'Ask us first',
    after: ', as a letter can start the clock again.',
  },
  talk: {
    heading: 'Want to read one together?',
    text: 'We can go through a letter with you, line by line.',
  },
  askFirst: {
    heading: 'Read it with an adviser first',
    text: 'Something in this letter has still to be checked for you. It costs nothing, and you can go on writing meanwhile.',
    ring: 'Ring us now',
    call: 'Ask us to ring you',
    chat: 'You can also write to us in the chat on this page.',
  },
  facts: {
    heading: 'Before you write',
    lead: 'Your answers decide which letters are right for you.',
    known: 'What your letters go by',
    save: 'Save',
    change: 'Change',
    changeOf: (what: string) => `: ${what}`,
    keep: 'Leave it as it is',
    saved: 'Saved.',
    pick: 'Pick an answer',
    yes: 'Yes',
    no: 'No',
    notKnown: 'Not answered yet',
    said: (day: string) => `You said so on ${day}.`,
    told: 'You told us in your review.',
    plan: 'Your plan says so.',
    'claim day': {
      issued: {
        name: (creditor: string) => `Date on the claim form from ${creditor}`,
        question: (creditor: string) => `What date is on the claim form from ${creditor}?`,
        hint: 'Look for “Issue date”, near the claim number. It is not the day on which it came.',
      },
      'last to reply': {
        name: (creditor: string) => `Last day to reply to the court form from ${creditor}`,
        question: (creditor: string) => `What is the last day to reply on the court form from ${creditor}?`,
        hint: 'Look for “last date for a response”, “return date” or “reply by”.',
      },
      answered: 'I have answered it already',
      isAnswered: 'You have answered it',
      enter: 'Enter the day, month and year on the form',
    },
    chased: {
      name: (creditor: string) => `Does anybody ask for the debt to ${creditor}?`,
      question: (creditor: string) => `Is anybody still asking you for the debt to ${creditor}?`,
      hint: 'A letter, a call or a message in the last six months counts. If nobody has asked, it is best not to write.',
    },
    'lump sum': {
      name: 'A sum to settle with',
      question: 'Have you been offered, or could you get, a sum to settle a debt with?',
      hint: 'Such as a gift from somebody in the family. Do not borrow for it.',
      sum: 'How much?',
      enter: 'Enter the sum, or pick no',
    },
    health: {
      name: 'A letter may tell of your health',
      question: 'May a letter tell them of your health?',
      hint: 'You write it in your own words, and can say no to each letter: then do not send that one. We keep it sealed. You can take your yes back at any time.',
      takeBack: 'Take it back',
      takeBackText: 'What you wrote of it in letters that have not gone is removed then.',
    },
    'in force': {
      name: 'What protects you by law now',
      question: 'Does one of these protect you now?',
      hint: 'It has to be running already. If you have only asked for it, pick none.',
      none: 'None of these',
    },
    protections: {
      BS: 'Breathing Space',
      MHBS: 'Breathing Space in a mental health crisis',
      MOR: 'A moratorium',
      DRO: 'A debt relief order',
      BKY: 'Bankruptcy',
      IVA: 'An IVA',
      AO: 'An administration order',
      PTD: 'A protected trust deed',
      DAS: 'A debt payment programme (DAS)',
      SEQ: 'Sequestration (bankruptcy)',
      MAP: 'A minimal asset process',
    },
  },
};
