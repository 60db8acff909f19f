import type { UrgentMatters } from '@towpath/contracts/api/advice.ts';
import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { myCallbacks } from '@towpath/contracts/api/callbacks.ts';
import type { OverPlan, Plan } from '@towpath/contracts/api/plans.ts';
import { sayWhen } from '@towpath/domain/bookings/bookedTalk.ts';
import type { OpenQuestion } from '@towpath/domain/journeys/openQuestion.ts';
import type { DatedThing, KnownThings } from '@towpath/domain/plans/dates/things.ts';
import { givesTimeNow, onlyGivesTime } from '@towpath/domain/plans/givesTime.ts';
import { goesOnWords } from '@towpath/domain/plans/goesOnWords.ts';
import { isLongOver } from '@towpath/domain/plans/longOver.ts';
import { planWords } from '@towpath/domain/plans/planWords.ts';
import { whyItWaits, whyTalkIsDue } from '@towpath/domain/plans/waitsForTalk.ts';
import type { TalkToCome } from '@towpath/domain/plans/whatNext.ts';
import { awaitedIn, isTheirs } from '@towpath/domain/plans/whoseStep.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { type CalendarDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { sentencesOf } from '@towpath/domain/values/sentences.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { KnownOfLetters } from '../letters/knownLetters.ts';
import type { ToldByLetter } from '../letters/protectedBy.ts';

export const NOTHING: KnownThings = { toKeep: [], awaited: [], done: [] };

const THREATS: Readonly<Record<string, 'eviction' | 'bailiffs' | 'court'>> = {
  EVICTION: 'eviction',
  EVICTION_SOON: 'eviction',
  BAILIFFS: 'bailiffs',
  BAILIFFS_SOON: 'bailiffs',
  COURT: 'court',
  COURT_SOON: 'court',
};

/** What gives time until a day. */
export type TimeThatRuns = { readonly shortName: string; readonly endsOn: CalendarDate };

/**
 * The days of what cannot wait. What has none is said as such, and is no date.
 *
 * @param holds what keeps those who are owed from acting, and what a letter tells of it; null for nothing
 * @param told the same as the person told it, where nothing of ours does; null for nothing
 */
export function ofMatters(
  urgent: UrgentMatters['urgent'],
  { holds, byLetter }: { readonly holds: string | null; readonly byLetter: ToldByLetter | null },
  told: string | null = null,
): KnownThings {
  const stoppedBy = holds && inSentence(holds);
  const toKeep = urgent.flatMap(({ code, on, isKeptOff }): readonly DatedThing[] => {
    const kind = THREATS[code];
    const day = on === undefined ? null : readIsoDate(on);
    if (!kind || !day) return [];
    const isFar = !code.endsWith('_SOON');
    if (kind !== 'bailiffs') return [{ kind, day, isFar }];
    if (stoppedBy !== null && isKeptOff) return [{ kind, day, isFar, stoppedBy, ...saidByLetter(byLetter) }];
    return [told === null ? { kind, day, isFar } : { kind, day, isFar, toldBy: inSentence(told) }];
  });
  return { ...NOTHING, toKeep };
}

function saidByLetter(letter: ToldByLetter | null) {
  if (letter === null) return {};
  const { from: stoppedFrom, letterId, isSaid } = letter;
  if (isSaid) return { stoppedFrom, isSaid: true as const };
  return letterId === null ? { stoppedFrom } : { stoppedFrom, letter: { letterId } };
}

/**
 * The same with the end of what only gives time, as its person told of it: nobody here knows its day. What a plan says of that
 * already is said once.
 */
export function withToldBy(known: KnownThings, told: string | null): KnownThings {
  if (told === null || !onlyGivesTime(told)) return known;
  if (known.awaited.some(({ kind }) => kind === 'time told')) return known;
  const ends = { kind: 'told protection', by: null, name: inSentence(told) } as const;
  return { ...known, awaited: [...known.awaited, ends] };
}

/** The steps by which they come to talk with us, which is what a plan waits for. */
const TALKS: ReadonlySet<string> = new Set([
  planWords.bookTalk.what,
  planWords.askForCall.what,
  planWords.talkOfElse.what,
  planWords.talkOfIt.what,
]);

/** The day on which what gives time ends, to be ready for. */
export function ofTime(time: TimeThatRuns | null): KnownThings {
  if (!time) return NOTHING;
  const kind = time.shortName === 'MOR' ? 'moratorium ends' : 'breathing space ends';
  return { ...NOTHING, toKeep: [{ kind, day: time.endsOn }] };
}

/**
 * Whose the next step of a plan is: their own, alone or with one of us, somebody else's with its day, or both theirs on a day
 * to come. What waits for a talk asks for nothing else.
 *
 * @param pays whether they pay by it already
 */
export function ofPlan(plan: Plan | null, pays: boolean): KnownThings {
  if (!plan) return NOTHING;
  const { product, state, steps, stands, adviserConfirmation } = plan;
  const about = inSentence(product.shortName);
  const waits = whyItWaits(plan);
  const next = steps.find(({ isDone }) => !isDone);
  // Where a talk is booked or a call asked for, that is the step.
  const waitsForTalk = plan.talk?.waits === true && next?.what === planWords.bookTalk.what;
  // It is said whatever else of the plan has begun: nothing goes on without it.
  const isTalkToNote = plan.talk?.isHad === true && next?.what === planWords.noteTalk.what;
  const ends = givesTimeNow(product.shortName, state) ? steps.at(-1) : undefined;
  const endsOn = ends && !ends.isDone && ends.on ? readIsoDate(ends.on) : null;
  // What both do on a day is waited for until then.
  const isOwn = next !== undefined && isTheirs(next) && (next.who === 'You' || next.on === null);
  // That what runs is over one day is nothing to do today.
  const isItsEnd = state === 'running' && next !== undefined && next === steps.at(-1);
  return {
    toKeep: [
      ...(waits ? [{ kind: 'plan in doubt', day: null, about, why: waits, pays } as const] : []),
      ...ofTime(endsOn && { shortName: product.shortName, endsOn }).toKeep,
      ...(waitsForTalk ? [{ kind: 'talk first', day: null } as const] : []),
      ...(next && isOwn && !isItsEnd && !waitsForTalk && (waits === null || TALKS.has(next.what))
        ? [
            {
              kind: 'plan step',
              day: null,
              what: next.what,
              says: inShort(next.says || (stands?.you ?? '')),
              ...(next.isForm && { isForm: next.isForm }),
            } as const,
          ]
        : []),
    ],
    awaited: [
      ...(isTalkToNote ? [{ kind: 'talk to note', by: null } as const] : []),
      ...(next && !isOwn && next.at === null && !isTalkToNote && !(endsOn && next === ends)
        ? [
            {
              kind: 'plan step',
              // What comes between two days is expected by the last.
              by: readIsoDate(next.until ?? next.on ?? ''),
              ...awaitedIn(next),
            } as const,
          ]
        : []),
      ...(adviserConfirmation === 'waits' || waits !== null
        ? [{ kind: 'word of an adviser', by: null, about, hasChanged: waits === 'closed' } as const]
        : []),
    ],
    // What others did has words of its own where it is known.
    done: steps.flatMap(({ isDone, who, what, on, isForm }) => {
      const day = isDone && who === 'You' && on !== null ? readIsoDate(on) : null;
      return day ? [{ what, on: day, ...(isForm && { isForm }) }] : [];
    }),
  };
}

/** That a plan is to be talked over while it goes on, since others decide on it by now. */
export function ofGoingOn(plan: Plan | null): KnownThings {
  const why = plan && whyTalkIsDue(plan);
  if (!why) return NOTHING;
  const isClosed = why === 'closed';
  return {
    ...NOTHING,
    toKeep: [{ kind: 'talk due', day: null, isClosed, says: goesOnWords.inShort(plan, isClosed) }],
  };
}

/**
 * What they were on last, where it did not come to its end, or only gave time: a talk about what comes next, for a while.
 */
export function ofOver(over: OverPlan | null, today: CalendarDate): KnownThings {
  if (!over || isLongSince(over, today)) return NOTHING;
  if (over.isDone && !onlyGivesTime(over.product.shortName)) return NOTHING;
  const { what, says } = planWords[over.isDone ? 'talkOfNext' : 'talkOfElse'];
  return {
    ...NOTHING,
    toKeep: [{ kind: 'plan step', day: null, what, says: `${over.stands}. ${says}` }],
  };
}

/** How what they were on last is over, as a sentence; null for nothing, and once what came to nothing is long over. */
export function sayOver(over: OverPlan | null, today: CalendarDate): string | null {
  return over === null || (!over.isDone && isLongSince(over, today)) ? null : `${over.stands}.`;
}

function isLongSince({ endedOn }: OverPlan, today: CalendarDate): boolean {
  const day = readIsoDate(endedOn);
  return day === null || isLongOver(day, today);
}

/** The first of the calls that we have promised, unless the plan waits for it and says so with its day. */
export function ofCalls([call]: AnswerOf<typeof myCallbacks>, { awaited }: KnownThings): KnownThings {
  if (!call || awaited.some(({ kind, by }) => kind === 'plan step' && by !== null)) return NOTHING;
  const by = call.dueBy === null ? null : londonDate(new Date(call.dueBy));
  return { ...NOTHING, awaited: [{ kind: 'call', by }] };
}

/** Messages of ours that were not seen. */
export function ofMessages(count: number): KnownThings {
  return count === 0 ? NOTHING : { ...NOTHING, toKeep: [{ kind: 'messages', day: null, count }] };
}

/** Letters that are not read, and those that are read and not sent, each as one; the answers that are waited for, and what went out. */
export function ofLetters(letters: readonly KnownOfLetters[]): KnownThings {
  const toKeep = letters.flatMap(one => one.toKeep);
  const ready = toKeep.filter(({ kind }) => kind === 'letters').length;
  const count = toKeep.filter(({ kind }) => kind === 'letters to read').length;
  return {
    toKeep: [
      ...(ready > 0 ? [{ kind: 'letters', day: null, ready } as const] : []),
      ...(count > 0 ? [{ kind: 'letters to read', day: null, count } as const] : []),
      ...toKeep.filter(({ kind }) => kind !== 'letters' && kind !== 'letters to read'),
    ],
    awaited: letters.flatMap(({ awaited }) => awaited),
    done: letters.flatMap(({ done }) => done),
  };
}

/** What has to be answered before there is advice again. */
export function ofQuestion(question: OpenQuestion | null): KnownThings {
  return question === null ? NOTHING : { ...NOTHING, toKeep: [{ kind: 'question', day: null, ...question }] };
}

/** The talk that is booked. */
export function ofTalk(talk: TalkToCome | null): KnownThings {
  if (!talk) return NOTHING;
  const { startsAt, way } = talk;
  return {
    ...NOTHING,
    toKeep: [{ kind: 'talk', day: londonDate(startsAt), when: sayWhen(startsAt), way }],
  };
}

/** The first two sentences: the page of the plan has the whole. */
function inShort(says: string): string {
  return sentencesOf(says).slice(0, 2).join(' ');
}
