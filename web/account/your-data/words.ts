/** What people read in the part of the account about their data, and where the link of its mail leads. */
export const words = {
  loading: 'Getting your data page',
  copy: {
    name: 'Download all we hold',
    value: 'A PDF to read and a file for computers.',
    action: 'Get my data',
    warning: 'These files tell private things about you. Save them where only you can open them.',
    save: 'Save both files',
    done: 'Both files are saved. Look in your downloads.',
    file: 'all-we-hold.json',
  },
  /** For somebody without an account. */
  guest: {
    heading: 'Your data',
    lead: 'It’s yours. You can have a copy, or have it all deleted.',
    copying: 'Getting your data',
    erase: 'Delete all that I told you',
    eraseText:
      'We delete your answers and everything else you told us two days after you ask. Until then you can change your mind here.',
    stays: 'What stays for a while',
    eraseAll: 'Yes, delete it all',
    sure: 'Are you sure?',
    sureText: 'Once it’s deleted, we can’t get it back for you. Do you want a copy? Save it first, above.',
    copyName: 'Download what we hold',
    copyValue:
      'A PDF to read and a file for computers. We leave out the credit agency’s own report and a search that still waits: you can have those once you have an account with a password.',
    eraseNow: 'Delete it in two days',
    asking: 'Sending',
    asked: (day: string) => `On ${day} we delete all that you told us.`,
    keep: 'Keep what I told you',
    kept: 'What you told us stays. Nothing is deleted.',
  },
  correction: {
    name: 'Something’s wrong',
    value: 'Tell us what. Within one month we put it right, or say why not.',
    action: 'Ask us to fix it',
    label: 'What is wrong?',
    hint: 'Say what it is, and what it should be.',
    missing: 'Tell us what is wrong',
    /** What is typed and not sent, where somebody is about to lose it. */
    typed: 'your message about what is wrong',
    tooLong: (most: number) => `Keep it under ${most} letters. You can send a second message.`,
    send: 'Send',
    sending: 'Sending',
    sent: (day: string) => `We have it. You hear from us by ${day}. We’ve sent you an email too.`,
    asked: (day: string) => `You told us on ${day}`,
    states: {
      open: (day: string) => `You hear from us by ${day}`,
      answered: (day: string) => `We answered on ${day}`,
      'taken back': () => 'You took it back',
    },
    /** For an answer that is not on the page. */
    answeredByEmail: (day: string) => `We answered by email on ${day}`,
    answer: 'Our answer',
    stillWrong:
      'Is it still not right? Tell us again here. You can also go to the Information Commissioner at ico.org.uk.',
    takeBack: 'Take it back',
    takingBack: 'Taking it back',
    /** Read out after "Take it back". */
    which: (says: string) => ` “${says}”`,
    tookBack: 'You took it back. We won’t change anything.',
  },
  looks: {
    name: 'Who has looked',
    nobody: 'Nobody has opened your case.',
    times: (count: number) =>
      count === 1 ? 'Our staff opened your case once.' : `Our staff opened your case ${count} times.`,
    one: (by: string, day: string, why: string) => `${by}, on ${day}${why === '' ? '' : `: ${why}`}`,
  },
  erase: {
    heading: 'Erase my account',
    text: (after: string) =>
      `We delete your answers ${after} after you ask. We keep some records for longer. We show you which before you decide.`,
    start: 'Start erasing',
    keeps: 'What the law makes us keep',
    keepsText: 'We lock these away, without your name. They go by themselves.',
    keptFor: (what: string, keptFor: string) => `${what}: ${keptFor}.`,
    besides: 'What else stays for a while',
    besidesText: 'All of these go by themselves.',
    goes: 'What we delete',
    goesText: (after: string) =>
      `Everything else: your answers, debts, budget and papers, and your login. We do it ${after} after you ask. Until then you can change your mind.`,
    copyFirst: 'Do you want to keep a copy? Get your data first, on this page.',
    why: 'Why do you want to go?',
    whyHint: 'You don’t have to say.',
    reasons: {
      sorted: 'I don’t need it any more',
      'other-help': 'I found other help',
      private: 'I want my data gone',
      'too-hard': 'It was too hard to use',
      other: 'Another reason',
    },
    confirm: 'Erase my account',
    asked: (day: string) => `On ${day} we delete your account and what you told us.`,
    untilThen: 'Until then you can change your mind.',
    keep: 'Keep my account',
    keeping: 'Keeping it',
    kept: 'Your account stays. Nothing is deleted.',
  },
  /** The page that the link in the email leads to. */
  keepPage: {
    title: 'Keep your account?',
    text: 'You asked us to delete your account and what you told us. You can still keep it.',
    checking: 'Looking at your link',
    yes: 'Keep my account',
    keptTitle: 'Your account stays',
    keptText: 'We won’t delete anything. All that you told us is as it was.',
    logIn: 'Log in',
    notGood: 'This link does not work',
    notGoodText: 'It may have been used already, or there is a newer one. Log in to see how your account is.',
  },
};
