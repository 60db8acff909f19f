/** What people read about choosing a solution, and about what they chose. */
export const words = {
  title: 'Your plan',
  loading: 'Getting your plan',
  whileItRuns: 'While it runs',
  away: {
    offline: 'You’re offline. What you see here may be from a moment ago.',
    unreached:
      'We can’t be reached right now. It may be your connection, or it may be us. What you see here may be from a moment ago.',
  },
  choose: {
    /** @param name "a debt relief order" */
    back: (name: string) => `Back to ${name.replace(/^an? /u, 'the ')}`,
    heading: {
      grave: (name: string) => `Before you choose ${name}`,
      other: (name: string) => `Choose ${name}?`,
    },
    lead: {
      grave: 'It’s a big step. Read these again. Then we talk, before anything is sent.',
      /** Of what goes with a form that one of us reads first. */
      other:
        'Nothing is sent to anyone yet. You fill in a form, and an adviser reads all of it first. You can talk it through with us at any time.',
      /** Of what they may begin by themselves. */
      own: 'Nothing is sent to anyone yet. You can talk it through with us first, or start by yourself.',
      /** The same where one of us checks something first, which is said below. */
      checked:
        'Nothing is sent to anyone yet. You can get it ready by yourself. We talk before you send anything.',
    },
    waits: 'An adviser has to say yes first',
    waitsText: 'Nothing is sent before that.',
    confirmed: 'An adviser has said that it fits you.',
    risks: (count: number) =>
      count === 1 ? 'The one that matters most' : `The ${spoken(count)} that matter most`,
    next: 'What happens next',
    submit: (name: string) => `Choose ${name}`,
    wish: (name: string) => `Tell us you want ${name}`,
    submitting: 'Saving your choice',
    call: (callBy: string | null) =>
      callBy === null
        ? 'Then ask us to ring you, or book a slot. An adviser looks at your choice too, and may ring the number you gave.'
        : `Then ask us to ring you: if you ask today, we ring by ${callBy}. Or book a slot. An adviser looks at your choice too, and may ring the number you gave.`,
    /** @param when 'Tuesday 24 November, 10:30am' */
    booked: {
      phone: (when: string) => `Then we talk on ${when}. We ring you: it is the call that you booked.`,
      chat: (when: string) => `Then we talk on ${when}, in the chat on this site, as you booked.`,
    },
    no: 'I don’t want this one',
    nothingSent: {
      /** Where it is said already what has to be first. */
      waits: 'You can stop at any time before it goes.',
      afterTalk: 'Nothing is sent before we have talked. You can stop at any time before it goes.',
      /** Of what goes with a form, and no talk has to be first. */
      afterReading:
        'Nothing is sent before an adviser has read your form and said yes to it. We ring you if something is unclear. You can stop at any time before it goes.',
      own: 'Nothing goes to anyone before you send it. You can change or stop at any time.',
    },
    /** @param day without its year, where that is this one */
    before: (name: string, day: string) => `You chose ${name} on ${day}`,
    takesItsPlace: 'This one takes its place.',
    /** Of what only gives time and runs: the law ends it on its day, and nothing here does. */
    goesOn:
      'Choosing this one ends nothing of it. By law it goes on to its last day, and that day stays among your dates.',
    /** Of what was refused. */
    wasRefused:
      'They said no to that one. If you choose this one, it ends in the same press. What was sent stays in your papers.',
    /** Of a plan whose offers went. */
    endsIt:
      'Its offers have gone. If you choose this one, that plan ends in the same press. What you wrote down stays in your papers. Go on paying what you agreed until we have talked.',
    /** @param name what was sent, "a debt relief order" */
    isSent: (name: string) => `You have ${name} under way`,
    isSentText:
      'It was sent, so you can’t choose another one here. Ring us first: we look at it with you. What was sent stays as it is.',
    isSentAway: 'See your plan, and how we talk',
    seePlan: 'See your plan',
    isThis: 'You chose this one already.',
    isThisRefused:
      'They said no to it. If you choose it again, it begins anew, and the form has what you put in before. What was sent stays in your papers.',
    isThisInDoubt:
      'We have said something else since. If you still want it, choose it again. We talk it through first.',
    notOpen: 'This one can’t be chosen online',
    notOpenText: 'Talk to us about it. We can look at it together.',
    listFirst: { heading: 'Put your list right first', away: 'See your list of debts' },
    closed: 'This is closed for changes',
    closedText: 'What you told us is kept. If you want to go on, ring us.',
    notOpenAway: 'See your advice',
    trouble: 'Your choice is not saved',
  },
  /** Of what is over, until something else is chosen. */
  over: {
    /** @param day '23 January 2027' */
    since: (day: string) => `Over since ${day}.`,
    seeAdvice: 'See your advice',
    seeElse: 'See what else fits',
    owesNothing:
      'By what you told us, nothing is left to pay. If you owe something new, add it to your debts.',
    clearedOnList:
      'Your list of debts still has what was cleared. Take it off the list, so that your sums and your advice are right.',
    seeDebts: 'See your debts',
    couldNotBeKept: 'It couldn’t be kept up.',
    /** Of what was repaid. @param paid '£270', @param owed '£11,786' */
    sums: (paid: string, owed: string, isPaid: boolean) =>
      isPaid
        ? `You paid ${paid} by it. Of the debts in it ${owed} was still owed then, by what you told us.`
        : `Nothing was paid by it, by what you told us. Of the debts in it ${owed} was still owed then.`,
    owedNow: 'See what you owe now',
  },
  /** Of what gave time and was followed by another choice. */
  time: {
    /** @param name 'Breathing Space', @param day '23 January 2027' */
    goesOn: (name: string, day: string) =>
      `By law ${name} goes on until ${day}, whatever you choose meanwhile, unless your adviser ends it.`,
    /** @param day '26 May 2027' */
    moratorium: (day: string) =>
      `By law the moratorium goes on until ${day}, unless the Accountant in Bankruptcy ends it before. If you apply for what comes next in that time, it goes on until that is decided.`,
    none: 'You have not chosen what comes next',
    /** While it runs and nothing follows on it yet. */
    next: 'What comes after it',
    nextText:
      'It clears nothing, so choose what does that in time. You can choose it now: your time goes on all the same.',
    seeNext: 'See what fits you',
  },
  plan: {
    none: 'You have not chosen yet',
    noneText: 'Your advice shows what could fit. Choose one when you are ready.',
    seeAdvice: 'See your advice',
    gone: 'You don’t go on with what you chose',
    goneText:
      'Nothing more is done for it. If you did not do this here, it was done in another window, or with one of us. What was sent stays in your papers.',
    chosen: (name: string) => `You chose ${name}`,
    wished: (name: string) => `You asked for ${name}`,
    /** Of what waits for a talk: its form is still to be filled in, or we have it. */
    waits: {
      formOpen:
        'You can fill in your form now. Nothing is sent until we have talked, and an adviser says that it fits you.',
      formIn:
        'We have your form. Nothing is sent until we have talked, and an adviser says that it fits you.',
    },
    confirmed: 'An adviser has said that it fits you. Nothing is sent to anyone yet.',
    lead: {
      toCome: 'Nothing is sent to anyone yet.',
      later: 'An adviser looks after it.',
    },
    /** Where an adviser checks something before anything is sent. */
    checked: { heading: 'One thing before you send anything', ask: 'See how we can talk' },
    /** Of what was told since, which asks for more before it is known whether the plan still fits. */
    asked: {
      heading: 'We have something to ask you',
      text: 'What you told us has changed, so we need one more thing before we know if this plan still fits. Your plan stands until then.',
      answer: 'Answer it now',
    },
    /** Of an insolvency. */
    talkBefore: {
      heading: 'What waits: a talk with us before this goes on',
      text: 'It is a big step, so we go through it with you first: what you told us, what changes for you, and what you would still owe. Nothing is sent before that.',
      arranged: 'We go through it with you then. Nothing is sent before that.',
      hadHeading: 'What waits: that we write down our talk',
      had: 'You told one of us that you want to go on with it. Nothing is sent before one of us has written that talk down. You have nothing to do for it. You can still ask anything, and still say no.',
      book: 'Book a talk',
      ask: 'Ask us to ring you',
    },
    /** @param name what one of us said fits */
    doubts: {
      'another fits': {
        heading: (by: string) => `${by} says that another one fits you better`,
        text: (name: string, day: string) =>
          `One of us went through your advice after you chose. On ${day} we said that ${name} fits you best.`,
      },
      'taken back': {
        heading: (by: string) => `${by} took back what we said`,
        text: (name: string, day: string) =>
          `We had said that ${name} fits you, and took that back on ${day}.`,
      },
    },
    /** @param name what they chose */
    talkFirst: (name: string) =>
      `We talk with you before ${name} goes on. You can still want it: then choose it again on your advice.`,
    next: 'What happens next',
    steps: 'Steps',
    done: 'Done',
    papers: 'Your papers',
    read: (name: string) => `Read about ${name} again`,
    leave: (name: string) => `I don’t want ${name} any more`,
    leaveAsk: (name: string) => `Leave ${name}?`,
    leaveText: {
      nothing: 'Nothing was sent to anyone.',
      loading: 'Looking at what was sent',
      /** It cannot be read right now. */
      unread: 'We can’t look up right now what was sent. What went stays sent.',
      /** @param names 'Kestrel Cards and Harbour Bank' */
      letters: (names: string) => `Letters or offers went to ${names}.`,
      /** Whom a letter went to whose debt is with somebody else by now. */
      before: 'who had a debt before',
      /** @param receiver "the official receiver" */
      form: (receiver: string, day: string) => `Your form went to ${receiver} on ${day}.`,
      formGoes: (receiver: string) =>
        `Your form is on its way to ${receiver}. Ring us first: we look at it with you.`,
      noted: (day: string) => `It was noted as sent on ${day}.`,
      stays: 'Leaving takes none of that back. Not sure what it means for you? Talk to us first.',
      again: 'You can choose again at any time.',
      /** Where it has a form, which is of this choice alone. */
      formAgain: 'What you gave in its form is then in the new one, for you to look through.',
    },
    /** Once a plan is begun, of which offers may have gone. */
    leaveBegun: 'Leave the plan',
    leaveBegunAsk: 'Leave the plan?',
    leaveBegunText:
      'The debts stay, and lenders can ask for what you agreed at first. Talk to us before you leave. We keep what is written down, and you can choose again.',
    /** What others decide on by now. */
    leaveRinging: 'To stop it, ring us first, on',
    leaveRingingText: 'We tell you what would happen to your debts. What was done stays in your papers.',
    /** @param who 'the trustee' */
    endedBy: (who: string) => `You can’t end it here: only ${who} can.`,
    /** The Scottish scheme, of whose end another asks. */
    endedByInScheme:
      'Your money adviser asks them to. Once a programme has ended, the interest comes back, and the people you owe can act again.',
    endTalk: 'Ask us to ring you, or book a talk',
    leaveYes: 'Yes, leave it',
    leaving: 'Leaving it',
    leaveNo: 'No, keep it',
    talk: 'How we talk',
    book: 'Book a slot instead',
    enough: {
      phone: 'We talk then. You don’t need to ask for another call.',
      chat: 'We write to each other then. You don’t need to ask for a call.',
    },
    ask: 'Ask for a call as well',
    ring: 'Ask us to ring you',
    /** @param what "They answer" */
    step: (number: number, of: number, what: string) => `Step ${number} of ${of}: ${what}`,
  },
} as const;

const SPOKEN = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

function spoken(count: number): string {
  return SPOKEN[count] ?? String(count);
}
