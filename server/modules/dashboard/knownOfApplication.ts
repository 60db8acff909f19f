import type { Application } from '@towpath/contracts/api/applications.ts';
import type { Plan } from '@towpath/contracts/api/plans.ts';
import type { DoneThing, KnownThings } from '@towpath/domain/plans/dates/things.ts';
import { isOutOfOurHands } from '@towpath/domain/plans/planState.ts';
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
export function isPastForm(state: Plan['state'], application: Application | null): boolean {
  if (state === 'refused') return true;
  return isOutOfOurHands(state) && !(state === 'sent' && application?.state === 'sent');
}

/**
 * Whose turn an application is, and what has become of it.
 *
 * @param readBy the day by which one of us reads it, as the plan has it; null where none is known
 */
export function ofApplication(
  application: Application | null,
  readBy: CalendarDate | null = null,
): KnownThings {
  if (!application) return { toKeep: [], awaited: [], done: [] };
  const { state, filled, asked, receiver, elsewhere } = application;
  const missing = filled.missing.reduce((count, { items }) => count + items.length, filled.clashes.length);
  const isTheirs = state === 'asked again' || state === 'being filled in';
  const awaited: KnownThings['awaited'] =
    state === 'handed over'
      ? [{ kind: 'form', by: readBy, isRead: false }]
      : state === 'accepted' || state === 'being sent'
        ? [{ kind: 'form', by: null, isRead: true }]
        : state === 'sent'
          ? [{ kind: 'decision', by: null, from: receiver, about: words.form }]
          : [];
  // While nobody has accepted it, what was told otherwise since has to be handed over anew: only the person can.
  const changed = state === 'handed over' ? (application.handedOver?.changed.length ?? 0) : 0;
  const form = { kind: 'application', day: null, name: words.yourForm, missing } as const;
  const done = doneOf(application);
  // Nobody fills it in, reads it or decides on it.
  if (elsewhere) return { toKeep: [{ ...form, asked: 0, isFor: elsewhere.isFor }], awaited: [], done };
  return {
    toKeep: isTheirs
      ? [{ ...form, asked: asked?.fields.length ?? 0 }]
      : changed > 0
        ? [{ ...form, asked: 0, changed }]
        : [],
    awaited,
    done,
  };
}

function doneOf({ handedOver, sent, answered }: Application): readonly DoneThing[] {
  const days = [
    [words.handedOver, handedOver && londonDate(new Date(handedOver.at))],
    [words.sent, sent && readIsoDate(sent.on)],
    [answered?.outcome === 'granted' ? words.granted : words.refused, answered && readIsoDate(answered.on)],
  ] as const;
  return days.flatMap(([what, on]) => (on ? [{ what, on }] : []));
}
