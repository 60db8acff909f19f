import { type CalendarDate, isoDate } from '../../values/calendar-date.ts';
import { sayWeekday } from '../../values/dayWords.ts';
import { sayNearDay } from '../../values/nearDay.ts';
import { formatSum } from '../../values/pence.ts';
import { goesOnWords } from '../goesOnWords.ts';
import { planWords } from '../planWords.ts';
import { breakToTellWords } from '../repayment/break-to-tell/words.ts';
import { lastLetterWords } from '../repayment/last-letter/words.ts';
import { leadsWords } from '../repayment/leads/words.ts';
import { notInPlan } from '../repayment/notInPlanWords.ts';
import { offersWaitWords } from '../repayment/offersWaitWords.ts';
import { soldWords } from '../repayment/sold/words.ts';
import { wordsOfClaim } from './claimWords.ts';
import { wordsOfForm } from './formWords.ts';
import { sayOfPayment } from './paymentWords.ts';
import { programmeWords } from './programmeWords.ts';
import { wordsOfQuestion } from './questionWords.ts';
import type { DatedThing } from './things.ts';
import { wordsOfComplaint, wordsOfDenied, wordsOfSettlement } from './threadWords.ts';

/** Where one goes on with a thing. */
export type LeadsTo =
  | 'whom to ring'
  | 'plan'
  | 'letters'
  | 'application'
  | 'talk'
  | 'chat'
  | 'budget'
  | 'questions';

/** What is said of a thing: as a row of dates, and as the one thing of a day, with what its button says. */
export type ThingWords = {
  readonly title: string;
  readonly text: string;
  /** What to do, as a heading. */
  readonly doThis: string;
  readonly action: string;
  readonly leadsTo: LeadsTo;
};

const HELP = { leadsTo: 'whom to ring', action: 'See whom to ring' } as const;
const PLAN = { leadsTo: 'plan', action: 'See your plan' } as const;
const LETTERS = { leadsTo: 'letters', action: 'See your letters' } as const;
const LETTER = { leadsTo: 'letters', action: 'See the letter' } as const;

/** What a person reads of a thing to keep. */
export function wordsOf(thing: DatedThing): ThingWords {
  switch (thing.kind) {
    case 'eviction':
      return {
        ...HELP,
        title: 'Eviction date',
        text: 'Ring before then. We look with you at what can still be done.',
        doThis: 'Ring about your home',
      };
    case 'bailiffs':
      if (thing.stoppedBy !== undefined) {
        const { stoppedFrom = null } = thing;
        if (stoppedFrom !== null && thing.isSaid) {
          return {
            ...HELP,
            title: 'They said they would come',
            text: `You have told them that you have ${thing.stoppedBy}. From ${sayWeekday(isoDate(stoppedFrom))} on, nobody may come for a debt in it. If they still come, or say that they will, ring us.`,
            doThis: 'Ring us if they still come',
          };
        }
        return {
          ...(stoppedFrom === null ? PLAN : thing.letter ? LETTER : LETTERS),
          title: 'They said they would come',
          text:
            stoppedFrom === null
              ? 'Once it has started, nobody may come for a debt in it. Tell them, with the day it started. If they still come, ring us.'
              : `From ${sayWeekday(isoDate(stoppedFrom))} on, nobody may come for a debt in it. Tell them: there is a letter for it, and this day is in it. If they still come, ring us.`,
          doThis: `Say that you have ${thing.stoppedBy}`,
        };
      }
      if (thing.toldBy !== undefined) {
        return {
          ...HELP,
          title: 'They said they would come',
          text: `If ${thing.toldBy} covers this debt, they must stop: have its letter ready to show. If they do not stop, or you are not sure, ring us before then.`,
          doThis: 'Have your letter ready to show',
        };
      }
      return {
        ...HELP,
        title: 'They said they would come',
        text: 'Ring before then. You do not have to wait for them.',
        doThis: 'Ring about the visit',
      };
    case 'court':
      return {
        ...HELP,
        title: 'Court date',
        text: 'Ring before then, and we look at the papers with you.',
        doThis: 'Ring about the court papers',
      };
    case 'court papers':
      return wordsOfClaim(thing);
    case 'priority payment':
      return {
        ...PLAN,
        title: `${thing.to}, ${formatSum(thing.sum)}`,
        text: 'You pay straight to them.',
        doThis: `Pay ${thing.to} ${formatSum(thing.sum)}`,
      };
    case 'plan payment': {
      const [only] = thing.to;
      return {
        ...PLAN,
        title: `${thing.to.length === 1 ? only : 'Plan payments'}, ${formatSum(thing.sum)}`,
        text: sayOfPayment(thing),
        doThis:
          only !== undefined && thing.to.length === 1
            ? `Pay ${thing.isSharedOut ? inside(only) : only} ${formatSum(thing.sum)}`
            : `Make your ${thing.to.length} payments, ${formatSum(thing.sum)}`,
      };
    }
    case 'breathing space ends':
      return {
        ...PLAN,
        title: 'Your breathing space ends',
        text: 'From then on they may write and charge again. Have the next step ready.',
        doThis: 'Get the next step ready before your breathing space ends',
      };
    case 'moratorium ends':
      return {
        ...PLAN,
        title: 'Your moratorium ends',
        text: 'From then on they may send sheriff officers or freeze your money again. If you apply for what comes next before then, it goes on until that is decided.',
        doThis: 'Get the next step ready before your moratorium ends',
      };
    case 'no answer':
      return {
        ...(thing.letter ? LETTER : LETTERS),
        title: `No answer from ${thing.from} yet`,
        text: 'If nothing has come, write again. We help you with the letter.',
        doThis: `Write to ${thing.from} again`,
      };
    case 'answer to look at':
      return {
        ...(thing.letter ? LETTER : PLAN),
        title: `${thing.from} answered`,
        text: thing.says,
        doThis: `Look at what ${thing.from} said`,
      };
    case 'proof of sale':
      return { ...LETTER, ...soldWords.date(thing.from) };
    case 'settlement to pay':
      return wordsOfSettlement(thing);
    case 'settlement denied':
      return wordsOfDenied(thing);
    case 'complaint to take on':
      return wordsOfComplaint(thing);
    case 'payments to mark':
      return {
        ...PLAN,
        title: 'Say what you paid',
        text: 'One tap if all of it went. If something did not, say which.',
        doThis: 'Say what you paid',
      };
    case 'payments untold': {
      const says = leadsWords.untold.stands(thing.count);
      return { ...PLAN, title: says, text: leadsWords.untold.you, doThis: says, action: 'Say what you paid' };
    }
    case 'payment not made':
      return {
        ...PLAN,
        title: `${thing.month} is not paid`,
        text: 'Pay what you can, and tell us. A break or a smaller sum is often possible.',
        doThis: `See what you can do about ${thing.month}`,
      };
    case 'offers':
      return {
        ...LETTERS,
        title: thing.count === 1 ? 'An offer to send' : `${thing.count} offers to send`,
        text: thing.isRead
          ? `${thing.count === 1 ? 'You have read it' : 'You have read them'}. Nothing goes by itself.`
          : `Read ${thing.count === 1 ? 'it' : 'them'} first. Nothing goes by itself.`,
        doThis: thing.count === 1 ? 'Send your offer' : 'Send your offers',
      };
    case 'break to tell':
      return { ...(thing.letter ? LETTER : LETTERS), ...breakToTellWords.date(thing.of) };
    case 'last letters':
      return { ...(thing.letter ? LETTER : LETTERS), ...lastLetterWords.date(thing.of) };
    case 'plan to close':
      return { ...PLAN, ...lastLetterWords.close(thing.inScheme) };
    case 'offers later':
      return { ...LETTERS, ...offersWaitWords.date(thing.count, thing.holds) };
    case 'offers held':
      return { leadsTo: 'talk', ...offersWaitWords.talk(thing.count, thing.holds) };
    case 'not in plan': {
      const isOne = thing.of.length === 1;
      if (thing.isApproved) return { ...PLAN, ...programmeWords.notInIt(thing.of) };
      return {
        ...PLAN,
        title: notInPlan(thing.of),
        text: `Draw your plan up anew, so that ${isOne ? 'it gets its' : 'each gets a'} part.`,
        doThis: isOne ? 'Take a debt into your plan' : 'Take the new debts into your plan',
      };
    }
    case 'sums differ':
      if (thing.isApproved) return { ...PLAN, ...programmeWords.sumsDiffer(thing.isTooMuch) };
      return {
        ...PLAN,
        title: 'The sums of your plan no longer add up',
        text: thing.isTooMuch
          ? 'It pays more than your budget leaves. See what you can change, or talk to us.'
          : 'What it was worked out from has changed. Nothing is lost if you draw it up anew.',
        doThis: 'Put the sums of your plan right',
      };
    case 'messages':
      return {
        leadsTo: 'chat',
        action: 'Read it in the chat',
        title: thing.count === 1 ? 'A message from us' : `${thing.count} messages from us`,
        text: 'You have not read it yet. You can answer there.',
        doThis: thing.count === 1 ? 'Read our message' : 'Read our messages',
      };
    case 'letters to read':
      return {
        ...LETTERS,
        title: thing.count === 1 ? 'A letter to read' : `${thing.count} letters to read`,
        text: 'You have begun it. Read it through, then send it. Nothing goes by itself.',
        doThis: thing.count === 1 ? 'Read your letter' : 'Read your letters',
      };
    case 'letters':
      return {
        ...LETTERS,
        title: thing.ready === 1 ? 'A letter to send' : `${thing.ready} letters to send`,
        text: 'Read them, then send them. Nothing goes by itself.',
        doThis: thing.ready === 1 ? 'Send your letter' : 'Send your letters',
      };
    case 'application':
      return wordsOfForm(thing);
    case 'question':
      return wordsOfQuestion(thing);
    case 'plan in doubt':
      return {
        ...PLAN,
        title: thing.why === 'closed' ? planWords.closed.heading : planWords.doubted,
        text: [
          thing.why === 'closed'
            ? `Your advice does not name ${thing.about} any more. We talk before it goes on.`
            : planWords.talkFirst,
          ...(thing.pays ? [planWords.payOn] : []),
        ].join(' '),
        doThis: thing.why === 'closed' ? 'See what your new answers change' : 'See what we have said since',
      };
    case 'talk due':
      return {
        ...PLAN,
        title: thing.isClosed ? planWords.closed.heading : planWords.doubted,
        text: thing.says,
        doThis: goesOnWords.doThis[thing.isClosed ? 'closed' : 'doubted'],
        action: goesOnWords.seeHow,
      };
    case 'talk first':
      return {
        ...PLAN,
        title: 'A talk with us, before your plan goes on',
        text: 'Nothing is sent before we have talked. By phone, as a chat, in writing or with an interpreter.',
        doThis: 'Book a talk with us',
        action: 'See how we can talk',
      };
    case 'plan step':
      return { ...PLAN, title: thing.what, text: thing.says, doThis: thing.what };
    case 'time over':
      return {
        ...PLAN,
        title: thing.stands,
        text: thing.says,
        doThis: `${thing.stands}: see what that means`,
      };
    case 'talk':
      return {
        leadsTo: 'talk',
        action: 'Change or cancel',
        title: thing.way === 'chat' ? 'Your chat with us' : 'Your call with us',
        text:
          thing.way === 'chat' ? `${thing.when}, in the chat on this site.` : `${thing.when}. We ring you.`,
        doThis: thing.way === 'chat' ? 'We chat today' : 'We ring you today',
      };
    case 'look anew': {
      const { over, anew } = leadsWords;
      return {
        ...PLAN,
        title: thing.over ? over.stands : anew.stands,
        text: thing.over ? over.you(thing.over.months) : thing.isDue ? anew.you : anew.toCome,
        doThis: anew.doThis,
      };
    }
    case 'budget review':
      return {
        leadsTo: 'budget',
        action: 'Look at my budget',
        title: 'Look at your budget again',
        text: 'About 10 minutes. Has rent, pay or home changed?',
        doThis: 'Look at your budget again',
      };
  }
}

/** What a late day adds: "This was for Friday 12 June.", with its year where that is not this one. */
export function sayLate(day: CalendarDate, today: CalendarDate): string {
  return `This was for ${sayNearDay(isoDate(day), isoDate(today))}.`;
}

/** What a coming day adds, where a thing is done today already: "By Monday 28 June." */
export function sayBy(day: CalendarDate, today: CalendarDate): string {
  return `By ${sayNearDay(isoDate(day), isoDate(today))}.`;
}

function inside(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
