import { receiverInSentence } from '@towpath/domain/applications/words.ts';

/** What staff read of an application that somebody handed over. */
export const words = {
  none: 'They apply for nothing',
  noneText: 'What they chose needs no form, or they have not chosen yet.',
  notYet: (count: number, of: number) =>
    `They still fill it in: ${count} of ${of}. You can read it here once they hand it over.`,
  for: (receiver: string) => `For: ${receiver}`,
  /** @param stands such as "Sent, waits for an answer" */
  other: (name: string, stands: string) => `Another form of theirs: ${name}. ${stands}.`,
  toOther: 'Open it',
  states: {
    'being filled in': 'With the person',
    'handed over': 'Waits for one of us',
    'asked again': 'Back with the person',
    accepted: 'Accepted, not sent yet',
    'being sent': 'On its way: send it again to be sure that it arrived',
    sent: 'Sent, waits for an answer',
    granted: 'Granted',
    refused: 'Refused',
    withdrawn: 'Withdrawn',
  },
  /** What it came to at a moment that is over. */
  cameTo: {
    'being filled in': 'With the person',
    'handed over': 'Handed over',
    'asked again': 'Given back to the person',
    accepted: 'Accepted',
    'being sent': 'Being sent',
    sent: 'Sent',
    granted: 'Granted',
    refused: 'Refused',
    withdrawn: 'Withdrawn',
  },
  handedOver: (moment: string, isComplete: boolean) =>
    `Handed over ${moment}, ${isComplete ? 'complete' : 'as it was, not complete'}`,
  changed: {
    heading: 'They have told something else since',
    before:
      'What you read is what was handed over. Keep it as it is now, with them, or ask again before you accept it.',
    sent: 'What you read is what went. Tell those who have it if it matters to them.',
    was: (then: string | null, now: string | null) =>
      `${then ?? 'No answer'} as handed over, ${now ?? 'no answer'} now`,
    /** Of an entry of a list as a whole, such as a debt. */
    gone: 'It is in the form as handed over. It is not in what they tell us now: taken off their list, or paid.',
  },
  closed: 'By the rules of today it can’t go as it is',
  findOut: 'To find out',
  /** Why it is neither accepted nor sent today, and how it can be. */
  doubt: {
    heading: 'It can’t be accepted or sent yet',
    why: {
      unconfirmed:
        'Nobody has said yes to their advice as it is today. What they have told us may have changed since the last yes. Open the advice, run it again, and say that this one fits. Then come back here.',
      'another fits':
        'One of us has said since that another one fits. It can go on once they have chosen anew, or one of us has said that this one fits.',
      'taken back':
        'What we had said of it is taken back. It can go on once they have chosen anew, or one of us has said that it fits.',
      closed:
        'By what they have told us, it does not fit them today. Open the advice and run it again. Put right with them what is wrong. If this is still the right one, say so there.',
    },
    advice: 'Open the advice',
  },
  /** It is for another nation than their home is in by now. */
  elsewhere: {
    heading: (isFor: string, home: string | null) =>
      `It is for ${isFor}, their home is ${home === null ? 'somewhere else' : `in ${home}`}`,
    text: 'It can’t be accepted or sent. Ask again, and tell them why: that ends the work on it. Then go through with them what fits where they live. If their home is wrong here, put that right first.',
  },
  /** What was answered to the form is not how the plan stands. */
  planDiffers: {
    heading: 'Their plan says something else than this answer',
    text: 'Ask them, and those who decided, which is right. Then note in their plan how it stands.',
  },
  /** What was answered to a form, is still to come, or may never have gone, of a plan that is over. */
  planOver: {
    heading: 'The plan that it is for is over',
    waits:
      'The form had gone by then. There is nothing to do until they answer: note that here once it comes. What is decided counts, whatever their plan says. Tell the person that when you talk.',
    answered:
      'The answer came after that, and the plan stays over. What was decided counts all the same. Ring the person, go through what it means, and write down in the notes what you agreed. Then close it here.',
    withdrawn:
      'The person took it back before anybody had decided. Their plan ended by that, and they can choose again at once.',
    accepted:
      'It was accepted, and they have left what it is for since. Had it gone by then? Note the day: that is all until an answer comes, which puts it on the list again. Had it not? Do not send it, and say so here. Either ends the work on it.',
    hasNotGone: 'It has not gone',
    button: 'We have gone through it',
    busy: 'Closing it',
  },
  /** Not how much: of Breathing Space that would tell which kind it is. */
  withheld: 'Some of it may tell of health. Your role does not see that, so you cannot read the file.',
  /** What a role that may not see facts of health does with a form that has some. */
  passOn: {
    heading: 'Somebody who may read health has to accept this',
    text: 'Read what you can, and talk with the person. Then pass it on: it goes back on the list for those who may read all of it. You can ask again yourself.',
    button: 'Pass it on',
    busy: 'Passing it on',
    waits: 'It is on the list for somebody who may read health, who has to accept it.',
    toList: 'Go to the work list',
    toTake: 'Some of it may tell of health, so it was passed on to you who may read that.',
  },
  clashes: 'Answers that do not match',
  missing: 'Missing',
  settled: 'Settled by them',
  settledText: 'What they gave in the form is not what is known elsewhere.',
  says: 'In the form',
  others: 'Elsewhere',
  question: 'What is asked',
  answer: 'Answer',
  from: 'Where it is from',
  file: 'Save the file (JSON)',
  paper: 'Open as PDF',
  accept: 'Accept',
  accepting: 'Accepting',
  send: (receiver: string) => `Send to ${receiverInSentence(receiver)}`,
  sending: 'Sending',
  sent: (reference: string) => `Sent. Their number: ${reference}`,
  number: (reference: string) => `Their number: ${reference}`,
  notFromHere: 'Nothing goes out from here. Save the file, send it yourselves, and note it here.',
  look: 'Look for an answer',
  looking: 'Asking them',
  waiting: 'They have not decided yet.',
  takenBy: (name: string | null) =>
    name === null
      ? 'Take it from the work list to accept it, ask again or send it.'
      : `${name} has it. Only who has taken it can accept it, ask again or send it.`,
  /** The talk without which an insolvency is neither accepted nor sent. */
  talk: {
    heading: 'Talk it over with them first',
    hadHeading: 'The talk has to be noted',
    text: 'An insolvency is accepted and sent once one of us has noted that they went through it with its person. Who does not want the phone can talk in the chat, with an interpreter or in writing.',
    how: 'How did you talk?',
    pick: 'Choose one',
    howMissing: 'Choose how you talked',
    ways: {
      phone: 'On the phone',
      chat: 'In the chat',
      interpreter: 'With an interpreter',
      writing: 'In writing',
      'in person': 'Face to face',
    },
    on: 'Day of the talk',
    onMissing: 'Put in the day on which you talked',
    through: 'I went through what they answered, what changes for them, and what they would still owe',
    throughMissing: 'Go through it with them first, then tick this',
    button: 'Save the talk',
    /** @param day such as "Tue 24 Nov" */
    noted: (how: string, day: string, by: string) => `Talked over: ${how}, ${day}, ${by}`,
    waits: 'It waits for a talk with them.',
    isHad: 'They go on with it. The talk has to be noted, or nothing is sent.',
    there: 'Note the talk',
  },
  /** What was sent another way than from here, and what came back. */
  byHand: {
    told: 'They read it on their page. It can’t be taken back here.',
    busy: 'Noting it',
    sent: {
      open: 'Note that it was sent',
      lead: 'For what you sent yourselves, such as by post or on the receiver’s own pages.',
      on: 'Day on which it was sent',
      number: 'Their number, if they gave one',
      button: 'Save that it was sent',
      dayMissing: 'Put in the day on which it was sent',
    },
    reply: {
      open: 'Note the answer that came',
      lead: 'For an answer by post, email or phone.',
      outcome: 'What did they say?',
      outcomes: {
        granted: 'Yes, it is granted',
        refused: 'No, it is refused',
        withdrawn: 'Nothing: the person withdrew it',
      },
      pick: 'Choose one',
      outcomeMissing: 'Choose what they said',
      on: 'Day on which they decided',
      dayMissing: 'Put in the day on which they decided',
      /** Of one that its person withdrew: nobody decided. */
      withdrawnOn: 'Day on which they withdrew it',
      withdrawnDayMissing: 'Put in the day on which they withdrew it',
      number: 'Their number, if it is a new one',
      says: 'Their words, if they help the person',
      button: 'Save the answer',
    },
  },
  /** @param day such as "Tue 24 Nov" */
  noted: (day: string, number: string | null) =>
    number === null ? `On ${day}` : `On ${day}. Their number: ${number}`,
  ask: {
    heading: 'Ask again',
    which: 'Which answers?',
    words: 'What is needed, and why? They read this.',
    button: 'Give it back to them',
    busy: 'Giving it back',
  },
  history: 'What happened to it',
  agreed: 'They heard what stands in it, and said yes.',
  by: { person: 'The person', adviser: 'One of us', receiver: 'Whoever it went to' },
  of: (name: string, label: string) => `${name}: ${label}`,
} as const;
