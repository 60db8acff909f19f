import type { Application } from '@towpath/contracts/api/applications.ts';
import type { Plan } from '@towpath/contracts/api/plans.ts';
import { hasGone } from '@towpath/domain/applications/applicationState.ts';
import { isTakenOver } from '@towpath/domain/applications/takenOver.ts';
import type { AwaitedThing, DoneThing, KnownThings } from '@towpath/domain/plans/dates/things.ts';
import { isOutOfOurHands } from '@towpath/domain/plans/planState.ts';
import { planWords } from '@towpath/domain/plans/planWords.ts';
import { refusedBefore } from '@towpath/domain/plans/refusedBefore.ts';
import { whyItWaits } from '@towpath/domain/plans/waitsForTalk.ts';
import { type CalendarDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { words } from './words.ts';

/**
 * Whether an application says what comes next: before it is begun, and once it goes no further since it is for homes in
 * another nation, the plan does.
 */
export function isBegun(plan: Plan, application: Application | null): boolean {
  return (
    application !== null &&
    application.elsewhere === null &&
    (application.revision > 0 || plan.state !== 'chosen')
  );
}

/** Whether a plan has come further than its form says: nothing is waited for, or asked, of the form any more. */
function isPastForm(state: Plan['state'], application: Application | null): boolean {
  if (state === 'refused') return true;
  return isOutOfOurHands(state) && !(state === 'sent' && application?.state === 'sent');
}

/**
 * Whose turn an application is beside its plan, and what has become of it.
 *
 * @param seesHealth whether whoever reads it may see facts of health, which what one of us wrote may tell
 */
export function ofApplication(plan: Plan, application: Application | null, seesHealth = true): KnownThings {
  if (!application) return { toKeep: [], awaited: [], done: [] };
  const { state, filled, asked, elsewhere } = application;
  const missing = filled.missing.reduce((count, { items }) => count + items.length, filled.clashes.length);
  const isTheirs = state === 'asked again' || state === 'being filled in';
  // While nobody has accepted it, what was told otherwise since has to be handed over anew: only the person can.
  const changed = state === 'handed over' ? (application.handedOver?.changed.length ?? 0) : 0;
  const form = { kind: 'application', day: null, name: words.yourForm, missing } as const;
  const done = doneOf(plan, application);
  if (isPastForm(plan.state, application)) return { toKeep: [], awaited: [], done };
  // Nobody fills it in, reads it or decides on it.
  if (elsewhere) return { toKeep: [{ ...form, isFor: elsewhere.isFor }], awaited: [], done };
  return {
    toKeep: isTheirs
      ? [{ ...form, ...(asked && { ask: { by: asked.by, words: seesHealth ? asked.words : null } }) }]
      : changed > 0
        ? [{ ...form, changed }]
        : [],
    awaited: awaitedOf(plan, application),
    done,
  };
}

/** Who has it, and what they do with it. */
function awaitedOf(plan: Plan, { state, kind, receiver }: Application): readonly AwaitedThing[] {
  switch (state) {
    case 'handed over':
      return [{ kind: 'form', ...readBy(plan) }];
    case 'accepted':
    case 'being sent':
      // It is not sent before we have talked.
      if (whyItWaits(plan) !== null || plan.talk?.waits) return [];
      return [{ kind: 'plan step', by: null, who: words.anAdviser, what: words.sends(receiver) }];
    case 'sent':
      // Of what is taken over its plan says what comes next.
      return isTakenOver(kind)
        ? []
        : [{ kind: 'decision', by: byDay(plan), from: receiver, about: words.form }];
    default:
      return [];
  }
}

/** The day by which one of us reads it, as the plan has it, or that it is over; null where none is known. */
function readBy({ steps }: Plan): { readonly by: CalendarDate | null; readonly isLate: boolean } {
  const stepOf = (which: 'readForm' | 'readFormLate') =>
    steps.find(({ what, isDone }) => what === planWords[which].what && !isDone);
  return { by: readIsoDate(stepOf('readForm')?.on ?? ''), isLate: stepOf('readFormLate') !== undefined };
}

/** The day by which the next step of what was sent is there; null where none is known. */
function byDay({ state, steps }: Plan): CalendarDate | null {
  const next = steps.find(({ isDone }) => !isDone);
  return state === 'sent' && next?.is === 'by' && next.on !== null ? readIsoDate(next.on) : null;
}

/** What was done with it so far: also what came of it before one of us asked about it again. */
function doneOf(plan: Plan, { state, handedOver, sent, answered }: Application): readonly DoneThing[] {
  const before = plan.changes.map(change => ({ state: change.state, on: readIsoDate(change.on) }));
  const earlier = refusedBefore(before);
  // What was sent before it was refused is told with that.
  const isSentNow = earlier.length === 0 || hasGone(state);
  const days = [
    ...earlier.flatMap(one => [
      [words.sent, one.sentOn] as const,
      [words.refused, one.refusedOn] as const,
      [planWords.formBefore.askedAgain, one.againOn] as const,
    ]),
    [words.handedOver, handedOver && londonDate(new Date(handedOver.at))],
    [words.sent, isSentNow && sent ? readIsoDate(sent.on) : null],
    [words[answered?.outcome ?? 'granted'], answered && readIsoDate(answered.on)],
  ] as const;
  return days.flatMap(([what, on]) => (on ? [{ what, on }] : []));
}
