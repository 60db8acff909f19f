import { compareDates } from '../../values/calendar-date.ts';
import type { PlanState } from '../planState.ts';
import { lawEndsOn, type Standing } from './lawDays.ts';
import { reviewOfThisTime, whyEndedMidway } from './midwayReview.ts';
import type { CutShort } from './way.ts';

/** How a plan is over: it came to its end, was cut short, or was never given. */
type Ending = 'done' | 'cut short' | 'never given';

/** Of what nobody gave or agreed to. */
const NEVER_GIVEN: CutShort = {
  stands: 'It went no further',
  who: 'You both',
  you: 'Nothing of it has begun. Talk to us about what else fits.',
};

/** Of what was given, for a solution that has no words of its own for it. */
const CUT_SHORT: CutShort = {
  stands: 'It ended early',
  who: 'You both',
  you: 'What is left is still owed. Talk to us about what comes next.',
};

export type Ended = Pick<Standing, 'way' | 'changes' | 'limitOn' | 'sums' | 'review'>;

/**
 * How a plan is over whose last change is its end: where it is repaid here, by what is still owed; else by where it stood
 * before, and where the law ends it on a day, by whether that day had come.
 */
export function howEnded({ way, changes, limitOn, sums = null }: Ended): Ending {
  // Time that was followed by another plan went on all the same.
  const [before, end] = [changes.slice(0, -1).findLast(({ state }) => state !== 'left'), changes.at(-1)];
  if (end?.state !== 'ended') return 'done';
  if (sums) return howRepaid(sums, before?.state);
  if (way.endsAnyTime) return 'done';
  if (!before) return 'never given';
  const lastBut = way.stages.at(-2)?.state;
  if (before.state === 'running' || before.state === 'broken') {
    const day = lawEndsOn({ way, changes, limitOn });
    if (day !== null && compareDates(end.on, day) < 0) return 'cut short';
    return before.state === 'broken' && way.endsAllTheSame !== true ? 'cut short' : 'done';
  }
  if (before.state === lastBut) return 'done';
  return before.state === 'accepted' ? 'cut short' : 'never given';
}

function howRepaid({ paid, owed }: NonNullable<Ended['sums']>, before: PlanState | undefined): Ending {
  if (owed === 0) return 'done';
  return paid > 0 || before === 'running' || before === 'accepted' ? 'cut short' : 'never given';
}

/** How a plan stands that is over, and what its person does, in words for its solution. */
export function overOf(ended: Ended): CutShort {
  const how = howEnded(ended);
  if (how === 'cut short') return withWhy(ended.way.cutShort ?? CUT_SHORT, ended);
  const end = ended.way.stages.at(-1);
  return how === 'done' && end ? { stands: end.stands, who: end.who, you: end.you } : NEVER_GIVEN;
}

/** The same with why, where one of us ended it when they looked again. */
function withWhy(over: CutShort, { way, changes, review = null }: Ended): CutShort {
  const why = whyEndedMidway(way, reviewOfThisTime(changes, review));
  return why === null ? over : { ...over, you: `${why} ${over.you}` };
}

/** Whether the day is over on which the law ends what runs, and nobody has said that it has. */
export function isPastItsDay({ state, today, ...standing }: Standing): boolean {
  if (state !== 'running' || !standing.way.pastItsDay) return false;
  const day = lawEndsOn(standing);
  return day !== null && compareDates(day, today) < 0;
}
