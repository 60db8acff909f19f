import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import { WAIT_BOUNDS } from './waited.ts';

/** People of a day who are alike in how far they came, as the database groups them. */
export type PeopleAlike = {
  readonly app_id: string | null;
  readonly nation: string | null;
  readonly is_qualifier_done: unknown;
  readonly has_review: unknown;
  readonly is_review_done: unknown;
  readonly is_finished: unknown;
  readonly is_registered: unknown;
  readonly is_budget_done: unknown;
  readonly status: string;
  readonly journey: string;
  readonly version: number;
  readonly at_step: string;
  /** Whether they left while they answered: 'came back' within a week, 'left' for longer, 'gone' since; null for neither. */
  readonly paused: string | null;
  /** Which bucket the time to their first advice falls into, from 0; null before it. */
  readonly advised_after: number | null;
  /** The solution that their latest advice said fits best: empty for none, null where that was not kept. */
  readonly best_match: string | null;
  readonly chosen: string | null;
  /** What an adviser's hand did about it. */
  readonly chosen_how: string | null;
  /** What an adviser said last of their advice, or that it was taken back; null where none has. */
  readonly decided: string | null;
  /** The solution that it was about. */
  readonly decided_on: string | null;
  readonly people: number;
};

/** The same of what was asked of us. */
export type WorkAlike = {
  readonly kind: string;
  readonly state: string;
  readonly last_outcome: string | null;
  readonly is_in_time: unknown;
  /** Which bucket the time that it was waited for falls into, from 0; null while it is. */
  readonly waited: number | null;
  readonly nation: string | null;
  readonly app_id: string | null;
  readonly people: number;
};

/** One count of a day, as it is kept. */
export type Count = {
  readonly measure: string;
  readonly detail: string;
  readonly nation: string;
  readonly app_id: string;
  readonly people: number;
};

/** The steps of the way, in order. Whoever came to one is counted at it, whatever they left out before. */
export const WAY = [
  'begun',
  'first look',
  'account',
  'review begun',
  'budget',
  'review',
  'advice',
  'choice',
] as const;

/** How long it took from the first question to the first advice: within so many hours, or longer. */
export const ADVISED_WITHIN = [
  { name: 'an hour', hours: 1 },
  { name: 'a day', hours: 24 },
  { name: 'a week', hours: 7 * 24 },
] as const;
export const LONGER = 'longer';

/** An advice of before its best match was kept beside it. */
export const BEST_NOT_KEPT = 'not kept';

/** The counts of a day. */
export function countsOf(people: readonly PeopleAlike[], work: readonly WorkAlike[]): Count[] {
  const counts = new Map<string, Count>();
  function add(measure: string, detail: string, of: PeopleAlike | WorkAlike) {
    const nation = nationIn(of.nation);
    const app_id = of.app_id ?? '';
    const key = JSON.stringify([measure, detail, nation, app_id]);
    const before = counts.get(key)?.people ?? 0;
    counts.set(key, { measure, detail, nation, app_id, people: before + of.people });
  }
  for (const alike of people) {
    for (const step of stepsOf(alike)) add('reached', step, alike);
    if (!alike.is_finished) {
      add('stopped', JSON.stringify([alike.journey, alike.version, alike.at_step]), alike);
    }
    if (hasLeft(alike)) {
      add('left', '', alike);
      if (alike.paused === 'came back' && alike.is_finished) add('left and finished', '', alike);
    }
    if (alike.status.endsWith('Dropout')) {
      add('dropped out', alike.status, alike);
      // The step at which they did says why: each of these steps is for one reason.
      add(
        'dropped out at',
        JSON.stringify([alike.status, alike.journey, alike.version, alike.at_step]),
        alike,
      );
    }
    if (alike.advised_after !== null) {
      add('advised within', ADVISED_WITHIN[alike.advised_after]?.name ?? LONGER, alike);
      const best = alike.best_match ?? BEST_NOT_KEPT;
      add('advised', best, alike);
      if (alike.decided === 'changed') add('advised, changed', best, alike);
    }
    if (alike.chosen !== null) {
      add('chose', alike.chosen, alike);
      if (alike.chosen_how !== 'alone') add(`chose, ${alike.chosen_how}`, alike.chosen, alike);
    }
    if (alike.decided !== null && alike.decided_on !== null) {
      add('decided on', alike.decided_on, alike);
      add(`decided on, ${alike.decided}`, alike.decided_on, alike);
      add('decided', alike.decided, alike);
    }
  }
  for (const alike of work) {
    add('asked', alike.kind, alike);
    if (alike.waited !== null) {
      const within = WAIT_BOUNDS[alike.waited] ?? (WAIT_BOUNDS.at(-1) as number);
      add(`waited for ${alike.kind}`, String(within), alike);
    }
    if (alike.state !== 'done') continue;
    add('done', alike.kind, alike);
    if (alike.is_in_time) add('done in time', alike.kind, alike);
    if (alike.last_outcome) add(`outcome of ${alike.kind}`, alike.last_outcome, alike);
  }
  return [...counts.values()];
}

function stepsOf(alike: PeopleAlike): readonly (typeof WAY)[number][] {
  const isAdvised = alike.advised_after !== null;
  const came = {
    begun: true,
    'first look': alike.is_qualifier_done || alike.has_review,
    account: alike.is_registered,
    'review begun': alike.has_review,
    // Advice comes after both, also where the session has ended since or the budget is open again.
    budget: alike.is_budget_done || alike.is_review_done || isAdvised,
    review: alike.is_review_done || isAdvised,
    advice: isAdvised,
    choice: alike.chosen !== null,
  } satisfies Record<(typeof WAY)[number], unknown>;
  return WAY.filter(step => came[step]);
}

/** Whoever finished is not gone. */
function hasLeft({ paused, is_finished }: PeopleAlike): boolean {
  return paused === 'gone' ? !is_finished : paused !== null;
}

/** 'wales' of the answer `nation.wales`; empty for none, or somewhere else. */
function nationIn(answer: string | null): string {
  return UK_NATIONS.find(nation => answer === `nation.${nation}`) ?? '';
}
