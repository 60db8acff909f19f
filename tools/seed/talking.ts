import { randomUUID } from 'node:crypto';
import { bookingTimes, bookTalk, cancelBooking } from '@towpath/contracts/api/bookings.ts';
import { endChat, sendChatMessage } from '@towpath/contracts/api/chat.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { londonDate } from '@towpath/server/platform/time/londonDate.ts';
import type { Walker } from '@towpath/server/testing/journeyWalk.ts';
import { hasFirstLook, type Place, type Visit, type Visitor } from './visitor.ts';

/** Books a talk: one of the day on which the trial is filled while it has free times, one to come, or one that they cancel. */
export function books(when: 'today' | 'to come' | 'and cancels', way: 'phone' | 'chat'): Visit['does'] {
  return async (place, visitor) => {
    const person = await hasFirstLook(place, visitor);
    const startsAt = await aFreeTime(place, person, visitor, when === 'today');
    if (startsAt === undefined) return person;
    const id = randomUUID();
    const name = `${visitor.firstName} ${visitor.lastName}`;
    const body = { id, startsAt, way, name, number: visitor.phone, note: 'Please speak slowly.' };
    (await person.call(bookTalk, { body })).answer;
    if (when === 'and cancels') (await person.call(cancelBooking, { params: { bookingId: id } })).answer;
    return person;
  };
}

async function aFreeTime(
  { today }: Place,
  person: Walker,
  { chance }: Visitor,
  isToday: boolean,
): Promise<string | undefined> {
  const { days } = (await person.call(bookingTimes, {})).answer;
  const free = days.flatMap(({ times }) => times).filter(time => new Date(time) > today);
  const ofToday = free.filter(time => isoDate(londonDate(new Date(time))) === isoDate(londonDate(today)));
  const among = isToday && ofToday.length > 0 ? ofToday : free;
  return among[Math.floor(chance() * among.length)];
}

const QUESTIONS = [
  'Does a debt relief order mean I lose my car?',
  'I had a letter from the council about my council tax. What do I do first?',
  'Can I change what I put for my rent?',
  'My partner does not know about the debts. Will you write to our home?',
];
/** A phrase of ours for words of somebody who may be in danger. */
const WORRYING = 'I can’t go on like this. I want to die.';

/** Writes to an adviser; what comes of it hangs on whether somebody of the staff is there to answer. */
export function writes(
  how: 'and waits' | 'worrying words' | 'to an adviser' | 'and is answered',
): Visit['does'] {
  return async (place, visitor) => {
    const person = await hasFirstLook(place, visitor);
    const question = QUESTIONS[Math.floor(visitor.chance() * QUESTIONS.length)] ?? '';
    const says = async (text: string) =>
      (await person.call(sendChatMessage, { body: { clientId: randomUUID(), text } })).answer;
    const { conversationId } = await says(how === 'worrying words' ? WORRYING : question);
    if (how === 'and waits' || how === 'worrying words') return person;
    const { staff, wait } = place;
    const chat = `/chats/${conversationId}`;
    const replies = (text: string) => staff?.('POST', `${chat}/messages`, { clientId: randomUUID(), text });
    wait(1 + Math.floor(visitor.chance() * 5));
    await staff?.('POST', `${chat}/take`);
    await replies('Hello, you are talking to an adviser. Let me look at that with you.');
    if (how === 'to an adviser') return person;
    wait(2);
    await says('Thank you, that would help.');
    wait(4);
    await replies('It hangs on what the car is worth. I have put the rule and the limit into your advice.');
    if (staff) await staff('POST', `${chat}/end`);
    else (await person.call(endChat, {})).answer;
    return person;
  };
}
