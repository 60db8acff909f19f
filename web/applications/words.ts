import { receiverInSentence } from '@towpath/domain/applications/words.ts';

/** What people read about the form for what they chose. */
export const words = {
  title: 'Your form',
  loading: 'Getting your form',
  away: {
    offline: 'You’re offline. What you see here may be from a moment ago.',
    unreached:
      'We can’t be reached right now. It may be your connection, or it may be us. What you see here may be from a moment ago.',
  },
  none: {
    heading: 'There is no form to fill in',
    text: 'What you chose needs none, you have not chosen yet, or it is over. A form that went is in your papers.',
    seePlan: 'See your plan',
  },
  /** What the form was for was left in another window, or something else was chosen there. */
  chosenElse: {
    heading: 'This form is not the one you need now',
    text: 'You left what it was for, or chose something else since. What you saved in it is kept: it is there again if you choose the same once more. What you just did here was not saved.',
    toForm: 'Go to the form for what you chose',
  },
  tag: {
    'being filled in': 'Getting ready',
    'handed over': 'With us',
    'asked again': 'Back with you',
    accepted: 'Ready to send',
    'being sent': 'On its way',
    sent: 'Sent',
    granted: 'Granted',
    refused: 'Not granted',
    withdrawn: 'Withdrawn',
  },
  /** @param who takes it: "Megan", or "one of us" */
  heading: {
    left: (count: number, who: string) =>
      `${count} ${count === 1 ? 'thing' : 'things'} to add, then ${who} can take it`,
    ready: (who: string) => `All filled in. Now ${who} can take it`,
    /** @param by who asks, by first name; '' where that is not known */
    asked: (by: string) => `Your turn: ${by === '' ? 'one of us' : by} asks about your form`,
    handedOver: (who: string) => `${capital(who)} has your form`,
    accepted: 'Your form is ready to send',
    acceptedInDoubt: 'One of us has read your form',
    sent: 'Your form is sent',
    granted: 'It’s granted',
    votedYes: 'They voted yes',
    refused: 'They said no',
    withdrawn: 'You withdrew it',
  },
  somebody: 'one of us',
  lead: {
    /** @param form "a debt relief order" */
    filling: (form: string) =>
      `We’ve filled in what we can of the form for ${form} from your answers. Add the rest in any order.`,
    ready: (form: string) =>
      `All that the form for ${form} asks is there. Read it through if you like, then hand it over.`,
    asked:
      'Read what is asked, and answer it here. Then hand the form over once more: nobody reads it until then.',
    handedOver: (isComplete: boolean) =>
      isComplete
        ? 'They read every line. You have nothing to do. If something is wrong, take it back and change it.'
        : 'They do the rest with you. If you find something meanwhile, take it back and add it.',
    /** Of an insolvency, of which nothing is sent before a talk. @param when it is booked for; null where none is */
    beforeTalk: (when: string | null) =>
      when === null
        ? 'They read every line. Nothing is sent before we have talked with you: your plan has the ways to that talk.'
        : `They read every line. We talk on ${when}. Nothing is sent before that.`,
    toTalk: 'See how we talk',
    changedSince: 'They read it as it was handed over.',
    handedOverInDoubt:
      'They read it, and talk with you first. If something is wrong, take it back and change it.',
    accepted: 'One of us has read every line and said yes to it. They send it next.',
    acceptedInDoubt: 'One of us has read every line. They talk with you before it goes.',
    /** @param receiver "The official receiver" */
    sent: (receiver: string, day: string) =>
      `It went to ${inText(receiver)} on ${day}. We wait for their answer.`,
    /** What they write comes first. */
    sentToWrite: {
      'iva-handover': (receiver: string, day: string) =>
        `It went to ${inText(receiver)} on ${day}. They write your offer first, and you read and sign it. Then the people you owe vote on it.`,
      'trust-deed': (receiver: string, day: string) =>
        `It went to ${inText(receiver)} on ${day}. They write your deed first, and you sign it if it is right for you. Then the people you owe can say no to it.`,
    },
    granted: (receiver: string, day: string) => `${aside(receiver)} said yes on ${day}.`,
    votedYes: (day: string) =>
      `The people you owe voted yes. The answer came on ${day}, and the insolvency practitioner takes it on from here.`,
    protectedBy: (day: string) =>
      `Too few of the people you owe said no, so your trust deed is protected. The answer came on ${day}, and the trustee takes it on from here.`,
    withdrawn: (day: string) => `You took it back on ${day}, so nobody decides on it.`,
    refused: (day: string) => `On ${day} the answer was no. One of us talks with you about what is next.`,
  },
  /** It is for another nation than their home is in. */
  elsewhere: {
    tag: 'Not for your home',
    heading: (isFor: string) => `This form is for homes in ${isFor}`,
    text: (home: string | null) =>
      `${home === null ? 'Your home is somewhere else' : `Your home is in ${home}`}, by what we know now. So this form goes no further, and nothing from it is sent.`,
    next: 'You have done nothing wrong. See what fits your home: we may ask a few more things first. What you choose there takes the place of this one.',
    fits: 'See what fits your home',
    isWrong: 'Is your home wrong here?',
    ring: 'Ring us',
    takeBack: 'Take it back',
  },
  /** Its plan was sent without it. */
  anotherWay: {
    tag: 'Not needed any more',
    heading: 'This went another way',
    text: 'Your plan says that it was sent without this form. So the form goes no further, and you need not fill it in.',
    isWrong: 'Is that wrong?',
    ring: 'Ring us',
    toPlan: 'See your plan',
  },
  /** Of a form that began with what those before have. @param day "3 March 2026" */
  fromBefore: (day: string) =>
    `You filled in a form with us before, up to ${day}. What you told us there is in this one. Look it through under “Filled in already”, and change what is not so any more. What you agreed to then, we ask again.`,
  saidElse: 'We have said something else since',
  reference: (reference: string) => `Their number for it: ${reference}`,
  theirWords: 'What they said',
  filledIn: 'Form filled in',
  ofAll: (count: number, of: number) => `${count} of ${of}`,
  parts: (count: number, of: number) => `${count} of ${of} parts ${count === 1 ? 'is' : 'are'} filled in`,
  clashes: {
    heading: (count: number) =>
      count === 1 ? '1 answer that doesn’t match' : `${count} answers that don’t match`,
    text: 'Nobody is in trouble for this. Tell us which is right.',
    neither: 'Neither? Put in what is right',
  },
  left: {
    heading: 'Not saved yet',
    text: 'You typed this here. Save it, or cancel to keep the answer that is there.',
    now: (says: string) => `There now: ${says}`,
  },
  missing: {
    heading: 'Still to add',
    /** Nothing is, and there may be more of what was just added. */
    more: 'Is there one more?',
    add: 'Add',
    another: 'Add another',
    /** Of a list of which no month may be left out. */
    before: 'Add the one before',
    answer: 'Answer',
    of: (name: string, label: string) => `${name}: ${label}`,
  },
  /** What closes the way that it is for, by the answers in it. */
  against: {
    /** @param form "A debt relief order" */
    heading: (form: string) => `${form} may not fit`,
    text: 'By what you told us here:',
    next: 'You have done nothing wrong, and you can still hand it over. One of us talks it over with you, and looks at what else there is.',
    change: 'Is something not right? Change it here.',
    /** @param finds such as "You own other land or buildings." @param form "A debt relief order" */
    here: (finds: string, form: string) =>
      `${finds} With that, ${form} may not fit. You can go on: we talk it over with you.`,
  },
  mayAdd: {
    summary: (count: number) =>
      count === 1 ? '1 thing you can add, if it fits you' : `${count} things you can add, if they fit you`,
    none: 'Nothing here yet',
    byUs: 'What you add to it',
  },
  asked: {
    heading: (name: string) => (name === '' ? 'What one of us asks' : `What ${name} asks`),
    change: 'Change',
  },
  form: {
    save: 'Save',
    saving: 'Saving',
    cancel: 'Cancel',
    none: 'There are none',
    /** @param name what one of a list is called: "account" */
    addAnother: (name: string) => `Add another ${name}`,
    there: (names: readonly string[]) => `There so far: ${names.join(', ')}`,
    /** Of a list that is asked after an answer elsewhere, which may be wrong. @param label such as “Do you work?” */
    noneOfIt: (label: string) => `There is none? Change “${label}”`,
    /** Of a time of years ago, whose months are filled in then. */
    notKnown: {
      home: 'I don’t know where I lived then',
      noHome: 'I had no fixed address then',
      work: 'I don’t know what I did then',
      /** @param months "March 2024 to May 2024" */
      filledIn: (months: string) =>
        `Filled in for ${months}. Change the months if you know some of them. Then save.`,
    },
    takeOff: 'Take off',
    /** @param name what it is called: "Hartwell Bank" */
    takeOffSure: (name: string) => `Take ${name} off this form? What you put in for it goes too.`,
    takeOffYes: 'Yes, take it off',
    takeOffNo: 'Keep it',
    takenOff: (name: string) => `${name} is taken off.`,
    yes: 'Yes',
    no: 'No',
    trouble: 'It is not saved yet',
    /** After "You have": what is typed and not saved. */
    typed: 'answers in your form',
    begun: 'You began this. It is not saved yet.',
    kindsLoading: 'Getting the kinds of debt',
    kindsFailed: 'We could not get the kinds of debt.',
    tryAgain: 'Try again',
    chooseKind: 'Choose one',
    /** @param named what was typed, before there was a choice */
    kindBefore: (named: string) => `You put in “${named}”. Choose the kind of debt that it is.`,
    line1: 'First line',
    line2: 'Second line',
    town: 'Town or city',
    county: 'County',
    postcode: 'Postcode',
    country: 'Country, if not the UK',
  },
  written: {
    heading: (name: string | null) => `${name ?? 'We'} wrote this down with you`,
    change: 'You told us this. Is something wrong? Change it.',
    ring: 'You told us this. Is something wrong? Tell us.',
  },
  saved: (left: number) => (left === 0 ? 'Saved. Nothing is left to add.' : `Saved. ${left} left.`),
  filled: {
    heading: 'Filled in already',
    /** Without a number: the bar above counts what is filled in, and what was said not to be is no line to read. */
    sub: 'What your form says, with where each answer is from',
    all: (count: number) => (count === 1 ? 'Read it' : count === 2 ? 'Read both' : 'Read it all'),
    change: 'Change',
    close: 'Close',
  },
  kept: {
    /** @param name the first name of who handed it over for them */
    by: (name: string) => `${name} handed it over for you, as you told them.`,
    heading: 'What was handed over',
    /** @param when such as "Tuesday 24 November, 10:42am" */
    sub: (count: number, when: string) =>
      `${count === 1 ? '1 answer' : `${count} answers`}, as handed over on ${when}`,
  },
  changed: {
    heading: (count: number) =>
      count === 1 ? 'You changed 1 answer since' : `You changed ${count} answers since`,
    was: (then: string | null, now: string | null) =>
      `${then ?? 'No answer'} when it was handed over, ${now ?? 'no answer'} now`,
    /** Of an entry of a list as a whole, such as a debt that is off their list, or a cost of their budget. */
    gone: 'It was in what you handed over. It is not in what you tell us now, or it is paid.',
    takeBack: 'We have it as it was. Take it back below to hand over what is right now. Not sure?',
    before: 'We have it as it was. Tell us before it goes.',
    sent: 'It went as it was handed over. Tell us, and we tell them.',
    tell: 'Tell us',
  },
  hand: {
    heading: (who: string) => `Hand it to ${who}`,
    text: 'They read every line with you before anything goes. Only they can send it.',
    talk: (when: string) => `They read every line, then you talk on ${when}. Only they can send it.`,
    /** Of one that its person may hand in themselves. */
    own: 'They read every line with you before anything goes. Then they send it with your yes, or you hand it in yourself. Tell them if you do.',
    ownTalk: (when: string) =>
      `They read every line, then you talk on ${when}. Then they send it with your yes, or you hand it in yourself. Tell them if you do.`,
    button: (who: string) => `Hand it to ${who}`,
    busy: 'Handing it over',
    unsaved: 'Something you typed is not saved',
    unsavedText: (labels: readonly string[]) =>
      `Save it or cancel it first: ${labels.map(label => `“${label}”`).join(', ')}.`,
    stuck: 'I’m stuck, hand it over as it is',
    why: (missing: number, clashes: number) =>
      `Opens when ${open(missing, clashes)} done. Stuck on one? Hand it over as it is. They do the rest with you.`,
  },
  statement: {
    heading: (months: number) => `Bank statement, last ${months} months`,
    about: (months: number) =>
      `One of us looks at it with you before the form goes. A photo of each page is fine, or the PDF from your bank. All money in and out of the last ${months} months should be on it.`,
    lacks: 'None is here yet. You can hand the form over without it, and add it later.',
    /** Once the form is handed over. */
    lacksStill: 'None is here yet. You can still add it.',
    there: (count: number) =>
      count === 1
        ? '1 paper is here. Is a month missing? Add it.'
        : `${count} papers are here. Is a month missing? Add it.`,
    add: 'Add your bank statement',
    addMore: 'Add one more page or month',
    begins: 'Bank statement',
  },
  takeBack: { button: 'Take it back and change it', busy: 'Taking it back' },
  saves: (when: string) => `Saved ${when}.`,
  nothingGoes: (receiver: string) =>
    `Nothing goes to ${inText(receiver)} until you and one of us have both said yes.`,
} as const;

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** "The official receiver" in the middle of a sentence. */
function inText(name: string): string {
  return aside(receiverInSentence(name));
}

/** "The official receiver, at the Insolvency Service," before a sentence goes on. */
function aside(name: string): string {
  return name.includes(', ') ? `${name},` : name;
}

/** "the 6 things and the 2 answers are", "the 1 thing is". */
function open(missing: number, clashes: number): string {
  const things = missing === 0 ? [] : [`the ${missing} ${missing === 1 ? 'thing' : 'things'}`];
  const answers = clashes === 0 ? [] : [`the ${clashes} ${clashes === 1 ? 'answer' : 'answers'}`];
  return `${[...things, ...answers].join(' and ')} ${missing + clashes === 1 ? 'is' : 'are'}`;
}
