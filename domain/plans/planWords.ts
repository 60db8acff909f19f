import { sayWeekday } from '../values/dayWords.ts';

/** What people read about a plan that they chose. */
export const planWords = {
  chosen: { what: 'You chose it', who: 'You', says: 'Nothing is sent to anyone yet.' },
  wished: {
    what: 'You asked for it',
    who: 'You',
    says: 'It is what you would like. Nothing is begun yet.',
  },
  confirm: {
    what: 'An adviser says whether it fits',
    who: 'An adviser',
    says: 'They look at your advice with you. You can fill in your form meanwhile. Nothing is sent before they say yes.',
  },
  /** The same once they have handed over their form. */
  confirmWithForm: 'They look at your advice and your form with you. Nothing is sent before they say yes.',
  /** The advice of today does not name what they chose any more. */
  closed: {
    heading: 'Your answers have changed since',
    says: (name: string) =>
      `Your advice does not name ${name} any more. Nothing goes on until we have talked it over. What was done stays as it is.`,
  },
  /** One of us has said something else since. */
  doubted: 'We have said something else since',
  talkFirst: 'We talk before it goes on. Nothing is prepared or sent until then.',
  /** Of a plan that waits for a talk and is paid by already. */
  payOn: 'Go on paying what you agreed until we have talked.',
  askForCall: {
    what: 'Ask us to ring you',
    who: 'You',
    says: 'Or book a slot, or ring us. An adviser looks at your choice too, and may ring the number you gave, at your safe times. You can ask anything, and still say no.',
  },
  /** Of what cannot be kept up, or is in question while it runs. */
  talkOfIt: {
    what: 'Talk it over with us',
    who: 'You',
    says: 'Book a time, or ask us to ring you.',
  },
  /** Of what gave time, once it is over. */
  talkOfNext: {
    what: 'Talk with us about what comes next',
    who: 'You',
    says: 'Book a time, or ask us to ring you.',
  },
  /** Of what was refused: nothing comes of waiting for it. */
  talkOfElse: {
    what: 'Talk with us about what else fits',
    who: 'You',
    says: 'Book a time, or ask us to ring you.',
  },
  /** Of an insolvency, of which nothing goes on before one of us has talked it over with them. */
  bookTalk: {
    what: 'A talk with us, before this goes on',
    who: 'You',
    says: 'Book a time, or ask us to ring you. Nothing is sent before we have talked. You can ask anything, and still say no.',
  },
  /** Of an insolvency, of which one of us has said from the list that they talked and go on with it. */
  noteTalk: {
    what: 'We write down that we talked',
    who: 'An adviser',
    says: 'You told us that you want to go on with it. Nothing is sent before one of us has written down that talk. You can ask anything, and still say no.',
  },
  otherWays:
    'If the phone is hard for you, there are other ways. Book the talk as a chat. Or write to us in the chat when it suits you, and we answer there in writing. If you want an interpreter, say so, and in which language.',
  talked: {
    what: 'You talked it over with us',
    who: 'You both',
    says: '',
  },
  /** @param callBy 'YYYY-MM-DD' */
  ifToday: (callBy: string) => `If you ask today, we ring you by ${sayWeekday(callBy)}.`,
  call: {
    what: 'We ring you',
    who: 'An adviser',
    says: 'You can ask anything, and still say no.',
  },
  /** Once one of us has been at it: by the form that they accepted, else by what was chosen alone. */
  looked: {
    form: { what: 'An adviser reads your form, and says yes to it', who: 'An adviser', says: '' },
    choice: { what: 'An adviser looks at it', who: 'An adviser', says: '' },
  },
  /** What came of a form before one of us asked its person about it again. */
  formBefore: {
    sent: 'Your form was sent',
    refused: 'They said no to your form',
    askedAgain: 'We asked you about your form again',
  },
  /** How a plan stands that is prepared, once its form is in our hands. */
  formWithUs: {
    'handed over': {
      stands: 'We have your form',
      you: 'One of us reads every line of it, and rings you if something is unclear. Nothing goes before they say yes.',
    },
    accepted: {
      stands: 'Your form is ready to go',
      you: 'One of us has read every line and said yes to it. It is sent next, and we write to you once it is.',
    },
  },
  /** Of a form that one of us has asked about: how the plan stands, and its next step. */
  formBack: {
    stands: 'Your form is back with you',
    you: 'Look at what we asked about it, and put that right. Then hand it over once more.',
  },
  lookAtForm: {
    what: 'Look at what we asked about your form',
    who: 'You',
    says: 'Put that right in the form. Then hand it over once more.',
  },
  /** Of what runs as soon as those who decide have said yes. */
  saidYes: 'They said yes',
  /** How the form of a plan is filled in: by its person alone, with one of us, or by whoever does it. */
  fillsForm: {
    alone: 'You fill in the form',
    together: 'You and your adviser fill in the form',
    any: 'Fill in the form',
    ofBankruptcy: 'We go through the form together',
  },
  /** Of a form that they handed over. */
  readForm: {
    what: 'We read your form',
    who: 'An adviser',
    says: 'We read every line before anything goes. If something is unclear we ring the number you gave, at your safe times. You can ask anything, and still say no.',
  },
  /** The same where the day by which it was to be read is over: on the dashboard stands its first line alone. */
  readFormLate: {
    what: 'We read your form as soon as we can. It is late. If a court day or a visit is close, ring us today',
    who: 'An adviser',
    /** @param officers who carries out what a court has ruled where they live */
    says: (officers: string) =>
      `Do not wait for the form if a court day, an eviction or a visit from ${officers} is close. Ring us today, and do what your page says about it. Nothing goes before one of us has read it.`,
  },
  /** The talk that they booked, by its way. */
  talk: {
    phone: {
      what: 'We talk',
      who: 'You both',
      says: 'We ring you at that time. You can ask anything, and still say no.',
    },
    chat: {
      what: 'We talk',
      who: 'You both',
      says: 'In the chat on this site: come back then, and open it. You can ask anything, and still say no.',
    },
  },
} as const;
