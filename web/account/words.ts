import { SIZE } from '../papers/words.ts';

type Device = {
  readonly kind: 'phone' | 'tablet' | 'computer' | null;
  readonly browser: string | null;
  readonly system: string | null;
};

const browsers: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
};
const systems: Readonly<Record<string, string>> = {
  android: 'Android',
  chromebook: 'Chromebook',
  ipad: 'iPad',
  iphone: 'iPhone',
  linux: 'Linux',
  mac: 'Mac',
  windows: 'Windows',
};
const device = ({ kind }: Device) => kind ?? 'device';
/** 'Chrome on Windows', as far as the browser said. */
export const madeWith = ({ browser, system }: Device) => {
  const [on, by] = [systems[system ?? ''], browsers[browser ?? '']];
  return by && on ? `${by} on ${on}` : (by ?? on ?? 'We can’t tell which one');
};

/** What people read on the page of their account. */
export const words = {
  title: 'Your account',
  lead: 'Your details, your choices and your papers, in one place.',
  /** For somebody without one. */
  guestLead: 'What you told us is yours, with an account or without.',
  back: 'Dashboard',
  help: 'Help',
  loading: 'Getting your account',
  onThisPage: 'On this page',
  guest:
    'You don’t have an account yet. You can get back to your answers on this device only. On your dashboard you can make an account with your email.',
  away: {
    offline: 'You’re offline. You can look, but changes need a connection.',
    unreached:
      'We can’t be reached right now. It may be your connection, or it may be us. You can look, but changes need a connection.',
  },
  change: 'Change',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving',
  parts: {
    details: {
      heading: 'Your details',
      lead: 'If your number or email changes, we tell you at the old one too.',
    },
    signingIn: {
      heading: 'Signing in',
      lead: (devices: number) =>
        `You’re signed in on ${devices === 1 ? 'one device' : `${devices} devices`}.`,
    },
    safeContact: {
      heading: 'Contact you safely',
      lead: 'Does anyone else see your phone or post? Set what’s safe.',
    },
    agreed: {
      heading: 'What you agreed to',
      lead: 'Change your mind at any time. Your advice carries on.',
    },
    papers: { heading: 'Your papers', lead: 'Made for you. Print them or save them.' },
    yourData: { heading: 'Your data', lead: 'It’s yours. Ask for it, fix it or erase it.' },
  },
  /** Asked for once more before a change that somebody else must not make. */
  confirm: {
    label: 'Your password',
    hint: 'So that we know it’s you.',
    missing: 'Type your password',
    /** Beside the password, of who has turned codes on. */
    code: 'Code from your app',
    codeHint: 'One you have not used yet. A recovery code works too.',
    codeMissing: 'Type the code that your app shows, or a recovery code',
    neither: {
      before: 'No phone and no recovery codes?',
      link: 'Get in touch',
      after: ', and a person here will help you.',
    },
    none: 'This needs a password, and you have none yet. We email you a link to choose one. Then log in with it and come back here.',
  },
  details: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    noName: 'Not given yet',
    noPhone: 'Not given yet',
    address: 'Address',
    noAddress:
      'Your account has none. A letter or form keeps the one you write in it, and a search of your credit report uses yours for that alone.',
    title: 'Title',
    noTitle: 'No title',
    forename: 'First name',
    middlename: 'Middle names',
    surname: 'Last name',
    newEmail: 'New email',
    emailHint: 'We write to both addresses. It changes once both have said yes.',
    keepOldQuiet: 'Don’t text my old number: someone else may see it',
    oldIsTold:
      'We tell you by email. We also text your old number, only at times that are safe: somebody else must not change it without you.',
    newPhone: 'New phone number',
    phoneHint: 'Leave it empty and we have no number for you.',
    callFollows: 'You’re waiting for a call from us. We’ll ring your new number for it.',
    callStops: 'You’re waiting for a call from us. Without a number we can’t ring you.',
    callStays: (number: string) =>
      `You’re waiting for a call on ${number}. You gave us that number for the call, so we still ring it there.`,
    nameSaved: 'Your name is saved.',
    nameNow: (name: string) =>
      `Your name is ${name} now. Save again to use what you typed here, or cancel to keep it as it is.`,
    phoneNow: (number: string | null) =>
      `${number === null ? 'There is no phone number now.' : `Your phone number is ${number} now.`} Save again to use what you typed here, or cancel to keep it as it is.`,
    phoneSaved: 'Your phone number is saved. We’ve told you by email.',
    emailAsked: 'We’ve written to both addresses. Open the links in those emails.',
    emailStopped: 'Your email stays as it is.',
    waitsForNew: (email: string) =>
      `${email} is waiting. Open the link we sent there, and the one we sent to the email you have now.`,
    waitsForOld: (email: string) => `${email} is confirmed. Open the link we sent to the email you have now.`,
    withoutOld: (day: string) => `If you can’t, your email changes on ${day}.`,
    oldUnreached:
      'Our mail does not get to the email you have now. Get in touch, and a person here will help you.',
    stopEmailChange: 'Keep the email you have now',
  },
  safeContact: {
    calls: 'Phone calls',
    callsAsk: 'May we ring you?',
    mayRing: 'You can ring me',
    mayNotRing: 'Please don’t ring me',
    mayNotRingMeans:
      'Then we don’t ring you at all, also not for a call you’ve asked for already. If you ask for a call later, we check with you first.',
    times: 'When is it safe to call?',
    timesHint:
      'We only call in the times you tick, also for a call you’ve asked for already. If you tick none, we may call at any time we’re here.',
    timesCaption: 'Times when it’s safe to call',
    time: (day: string, part: string) => `${day} ${part.toLowerCase()}`,
    days: {
      mon: { short: 'Mon', whole: 'Monday' },
      tue: { short: 'Tue', whole: 'Tuesday' },
      wed: { short: 'Wed', whole: 'Wednesday' },
      thu: { short: 'Thu', whole: 'Thursday' },
      fri: { short: 'Fri', whole: 'Friday' },
    },
    partsOfDay: {
      morning: { heading: 'Morning', note: '8 to 12' },
      afternoon: { heading: 'Afternoon', note: '12 to 4' },
      evening: { heading: 'Evening', note: '4 to 8' },
    },
    voicemail: 'Leave a voicemail',
    voicemailOn: 'We may leave a short message: a name and a number',
    voicemailOff: 'We hang up and try again at another safe time',
    neutral: 'Neutral words',
    neutralHint:
      'Emails, texts and page titles say nothing of money or debt, on each device you log in with.',
    says: 'If someone else answers, say',
    saysNothing: 'If you leave it empty, we ask for you and say nothing else.',
    saysLabel: 'What should we say?',
    saysHint: 'Such as: Megan, about an appointment',
    wayOut: '“Leave this site” button',
    wayOutHint:
      'Goes to a weather page at once. Press Escape 3 times to do the same. It can’t clear your history.',
    on: 'On',
    off: 'Off',
    notSavedYet: 'This is not saved yet. Type your password to save it.',
    notNow: 'We can’t save right now if we may ring you. Try again in a few minutes, or call us.',
    told: 'We’ll send you an email that says only that a setting was changed.',
    saved: 'Saved. It’s like this from now on.',
  },
  agreed: {
    notAsked: 'Not asked yet',
    yes: (day: string) => `Yes, on ${day}`,
    no: (day: string) => `No, on ${day}`,
    see: 'See',
    /** Read out after "See". */
    seeWhat: (name: string) => ` the words about: ${name}`,
    shownText: 'These are the words you were shown:',
    onPhone: (said: string) => `${said}, on the phone`,
    readOut: 'You said it on the phone, to one of us. These are the words that were read to you:',
    textNotKept: 'We don’t have the words of that day any more.',
    withdraw: 'Withdraw',
    withdrawNow: 'Withdraw my yes',
    sayYes: 'Say yes',
    starts: 'We’ll send you news and tips. You can stop them here at any time.',
    saved: 'Saved.',
    cookies: {
      name: 'Counting visits',
      value: 'You choose this on each phone or computer. The page about cookies shows what you chose here.',
      action: 'See or change',
      /** Read out after "See or change". */
      what: ' if we count your visits',
    },
    of: {
      'credit search': {
        name: 'Search my credit report',
        stops:
          'We delete the report now, and search no more unless you agree again. The debts we found stay on your list: they are yours to keep or take out.',
      },
      'news by email or WhatsApp': {
        name: 'News by email or WhatsApp',
        stops: 'We’ll send you no more news this way. We still write when it’s about your account.',
      },
      'news by text message': {
        name: 'News by text message',
        stops: 'We’ll send you no more news this way.',
      },
      'sharing the budget': {
        name: 'Share my budget with a public body',
        stops: 'We’ll share your budget with nobody from now on.',
      },
      'health conditions': {
        name: 'Keep what I tell you of my health',
        stops:
          'We delete what you told us of your health now. Your advice may change, as it can’t take your health into account.',
      },
      'support needs': {
        name: 'Keep how you can support me',
        stops: 'We delete now what you told us of the support you need.',
      },
    },
  },
  papers: {
    advice: 'Your advice',
    adviceOf: (day: string, pages: number) =>
      `${day}. PDF, ${pages === 1 ? '1 page' : `${pages} pages`}, ${SIZE.advice}`,
    noAdvice: 'Here once you have your advice.',
    budget: 'Your budget statement',
    budgetOf: (day: string) => `${day}. PDF, ${SIZE.paper}`,
    noBudget: 'Here once your budget is done.',
    chat: (adviser: string | null) => (adviser === null ? 'Your chat' : `Chat with ${adviser}`),
    chatOf: (day: string) => `${day}. PDF`,
    all: 'All your papers, each version',
  },
  /** The page that the links in the emails about it lead to. */
  emailLink: {
    title: 'Your email',
    checking: 'Looking at your link',
    new: {
      title: 'Is this your email?',
      text: 'You asked us to write to this address from now on. You’ll log in with it too.',
      yes: 'Yes, it’s mine',
      no: 'No',
    },
    old: {
      title: 'Change your email?',
      text: 'Somebody who knows your password asked us to write to another address.',
      yes: 'Yes, change it',
      no: 'No, keep this one',
    },
    became: {
      changed: {
        title: 'Your email is changed',
        text: () => 'Log in with your new email from now on. Your password is the same.',
        action: 'Your account',
      },
      waits: {
        title: 'Thank you',
        text: (day: string) =>
          `Open the link that we sent to the other address too. If your old address is lost, your new one counts from ${day}.`,
        action: 'Your account',
      },
      stopped: {
        title: 'Nothing has changed',
        text: () =>
          'Your email stays as it is. If you did not ask for this, somebody knows your password. Choose a new one now.',
        action: 'Choose a new password',
      },
      taken: {
        title: 'This email has an account already',
        text: () => 'Nothing has changed. Log in with this email, or ask for another one in your account.',
        action: 'Your account',
      },
    },
    notGood: 'This link does not work',
    toAccount: 'Go to your account',
  },
  signingIn: {
    password: 'Password',
    passwordSet: (day: string) => `Last changed ${day}`,
    passwordKept: 'You have a password',
    noPassword: 'You have no password yet. We email you a link to choose one.',
    current: 'Your password now',
    currentMissing: 'Type the password you have now',
    changed: 'Your new password is saved. Your other devices are signed out.',
    here: 'You’re here',
    thisDevice: (seen: Device) => `This ${device(seen)}`,
    otherDevice: (seen: Device) => `A ${device(seen)}`,
    seen: (seen: Device, day: string) => `${madeWith(seen)}. ${day}`,
    until: (day: string) => `Signed in until ${day} at the latest. Then you log in again.`,
    today: 'Today',
    yesterday: 'Yesterday',
    signOut: 'Sign out',
    /** Read out after "Sign out". */
    which: (seen: Device) => ` the ${device(seen)} with ${madeWith(seen)}`,
    signingOut: 'Signing out',
    signedOut: 'That device is signed out.',
    signOutOthers: 'Sign out all but this one',
    othersSignedOut: 'You’re now signed in here only.',
  },
};
