import { type CalendarDate, compareDates } from '../../values/calendar-date.ts';
import { isOutOfOurHands, type PlanState } from '../planState.ts';
import { expectedToEndOn, lawEndsOn, type Standing } from './lawDays.ts';
import { reviewOfThisTime, whyEndedMidway } from './midwayReview.ts';
import type { CutShort } from './way.ts';

/**
 * How a plan is over: it came to its end, was cut short, was never given, or was taken back by its person before that. Or
 * nobody here knows whether it came to its end.
 */
type Ending = 'done' | 'cut short' | 'not known' | 'never given' | 'withdrawn';

/** Of what nobody gave or agreed to. */
const NEVER_GIVEN: CutShort = {
  stands: 'It went no further',
  who: 'You both',
  you: 'Nothing of it has begun. Talk to us about what else fits.',
};

/** Of offers that went, by which nothing was paid: of those it cannot be said that nothing has begun. */
const NEVER_PAID: CutShort = {
  stands: 'Your plan went no further',
  who: 'You both',
  you: 'The people you owe can ask for what you agreed with them at first. Talk to us about what else fits.',
};

/** Of what its person applied for, and took back before anybody had decided. */
const withdrawn = ({ hasFee }: Pick<Ended['way'], 'hasFee'>): CutShort => ({
  stands: 'You withdrew your application',
  who: 'You',
  you: `Nobody decides on it any more. Your debts are as they were, and the people you owe can ask for them. ${hasFee ? 'If you paid a fee, ask us if it comes back. ' : ''}You can choose something else now, or this one again. What you gave in a form with us is then in the new one, for you to look through.`,
});

/** Of what was given, for a solution that has no words of its own for it. */
const CUT_SHORT: CutShort = {
  stands: 'It ended early',
  who: 'You both',
  you: 'What is left is still owed. Talk to us about what comes next.',
};

export type Ended = Pick<Standing, 'way' | 'changes' | 'limitOn' | 'sums' | 'review'>;

/**
 * How a plan is over whose last change is its end: where it is repaid here, by what is still owed; else by where it stood
 * before, and where it is to end on a day, by whether that day had come; as it was said where that was. That it was paid is
 * never said where nobody knows.
 */
export function howEnded({ way, changes, limitOn, sums = null }: Ended): Ending {
  // Time that was followed by another plan went on all the same.
  const [before, end] = [changes.slice(0, -1).findLast(({ state }) => state !== 'left'), changes.at(-1)];
  if (end?.state !== 'ended') return 'done';
  if (sums) return howRepaid(sums, before?.state);
  if (way.endsAnyTime) return 'done';
  // Whoever has the letter knows it, whatever the days say.
  if (end.how) return end.how === 'completed' ? 'done' : 'cut short';
  if (!before) return 'never given';
  if (before.state === 'sent' && end.by === 'person' && way.isToldByForm) return 'withdrawn';
  const lastBut = way.stages.at(-2)?.state;
  if (before.state === 'running' || before.state === 'broken') {
    return howItRan({ way, changes, limitOn }, before.state, end.on);
  }
  if (before.state === lastBut) return 'done';
  return before.state === 'accepted' ? 'cut short' : 'never given';
}

/** The same of what ran, or could not be kept up, until a day. */
function howItRan(ran: Ended, before: 'running' | 'broken', on: CalendarDate): Ending {
  const { way } = ran;
  const hasComeTo = (day: CalendarDate) => compareDates(day, on) <= 0;
  const byLaw = lawEndsOn(ran);
  if (byLaw !== null && !hasComeTo(byLaw)) return 'cut short';
  if (before === 'broken' && way.endsAllTheSame !== true) {
    // Past the day of the law it may have been cleared, or gone on for longer and been ended.
    return byLaw !== null && way.endUnsaid ? 'not known' : 'cut short';
  }
  if (byLaw !== null || !way.endUnsaid) return 'done';
  const asAgreed = expectedToEndOn(ran);
  return asAgreed !== null && hasComeTo(asAgreed) ? 'done' : 'not known';
}

function howRepaid({ paid, owed }: NonNullable<Ended['sums']>, before: PlanState | undefined): Ending {
  if (owed === 0) return 'done';
  return paid > 0 || before === 'running' || before === 'accepted' ? 'cut short' : 'never given';
}

/** How a plan stands that is over, and what its person does, in words for its solution. */
export function overOf(ended: Ended): CutShort {
  const how = howEnded(ended);
  if (how === 'withdrawn') return withdrawn(ended.way);
  if (how === 'cut short') return withWhy(ended.way.cutShort ?? CUT_SHORT, ended);
  if (how === 'not known' && ended.way.endUnsaid) return ended.way.endUnsaid;
  const end = ended.way.stages.at(-1);
  if (how === 'done' && end) return { stands: end.stands, who: end.who, you: end.you };
  const hasGone = ended.changes.slice(0, -1).some(({ state }) => isOutOfOurHands(state));
  return ended.sums && hasGone ? NEVER_PAID : NEVER_GIVEN;
}

/** The same with why, where one of us ended it when they looked again. */
function withWhy(over: CutShort, { way, changes, review = null }: Ended): CutShort {
  const why = whyEndedMidway(way, reviewOfThisTime(changes, review));
  return why === null ? over : { ...over, you: `${why} ${over.you}` };
}

/** Of what is repaid and was not drawn up here, where what is owed is not known. */
const OWED_IF_LEFT = 'If something is left to pay, it is still owed. Talk to us about what comes next.';

/**
 * The same of a plan that is repaid, also where its person left it after something of it had gone, which was taken back: it
 * says that nothing is left only where that is known.
 */
export function overOfRepaid({ changes, ...ended }: Ended): CutShort {
  const over = changes.map((one, index) =>
    index === changes.length - 1 && one.state === 'left' ? { ...one, state: 'ended' as const } : one,
  );
  const all = { ...ended, changes: over };
  const says = overOf(all);
  return ended.sums || howEnded(all) !== 'done' ? says : { ...says, you: OWED_IF_LEFT };
}

/** Whether a plan that is over could not be kept up before. */
export function couldNotBeKept({ changes }: Pick<Ended, 'changes'>): boolean {
  return (
    changes.length > 1 && changes.slice(0, -1).findLast(({ state }) => state !== 'left')?.state === 'broken'
  );
}

/**
 * Whether the day is over on which what runs ends by law, or was to end as agreed, and nobody has said that it has. By law it
 * ends also where its payments are behind, or it is looked at; what was agreed may then go on for longer.
 */
export function isPastItsDay({ state, today, ...standing }: Standing): boolean {
  if ((state !== 'running' && state !== 'broken') || !standing.way.pastItsDay) return false;
  const day = (state === 'running' ? expectedToEndOn : lawEndsOn)(standing);
  return day !== null && compareDates(day, today) < 0;
}
