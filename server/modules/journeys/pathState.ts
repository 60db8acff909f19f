import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { GivenAnswer, SavedAnswers } from '@towpath/domain/journey-engine/definition/definition.ts';
import { factsIn, isFactKey, type KnownFacts } from '@towpath/domain/journey-engine/definition/fact.ts';
import {
  type PagePath,
  type Path,
  type PathStep,
  pagePath,
  pathOf,
} from '@towpath/domain/journey-engine/run/path.ts';
import type { SessionStatus } from '@towpath/domain/people/sessionStatus.ts';
import { statusAfter } from './sessionStatus.ts';

/**
 * The path of a journey as stored in the journey row, so that a request walks one page and not the whole
 * questionnaire. It always equals the result of `pathOf` over all saved answers; a property test checks this.
 */
export type PathState = {
  /** The step by which the path enters each of its pages, in order. Every page but the last is complete. */
  readonly entries: readonly string[];
  /** The step where the path stops. */
  readonly at: string;
  /** `open` waits for the person, `blocked` has an answer that does not let them go on, `end` is where the journey ends. */
  readonly standing: 'open' | 'blocked' | 'end';
  /** Steps on the path whose answers decide the way out of another page. */
  readonly read: readonly string[];
  /** The known facts about the person that the journey reads; left out where it reads none. */
  readonly facts?: KnownFacts;
  /** There are saved answers on pages off the current path; the path may reach them when it moves on. */
  readonly kept: boolean;
};

/** What the row of a journey says of the way through it; both follow from the saved answers. */
type PathAndStatus = { readonly state: PathState; readonly status: SessionStatus };

/** Both from all saved answers. */
export function walkWholePath(plan: Plan, saved: SavedAnswers, status: SessionStatus): PathAndStatus {
  const state = stateOf(plan, pathOf(plan, saved), saved);
  return { state, status: statusAfter(status, plan, state, saved.has(state.at)) };
}

/**
 * Both once a step has these answers, from a walk of its page alone; undefined when only a walk of the whole path can tell.
 *
 * @param page the walk of its page with the answers until now
 * @param near saved answers of the page, and of the steps elsewhere that it reads
 */
export function walkPageAgain(
  { plan, page, near }: { readonly plan: Plan; readonly page: PagePath; readonly near: SavedAnswers },
  { state, status }: PathAndStatus,
  stepId: string,
  givenAnswers: readonly GivenAnswer[],
): PathAndStatus | undefined {
  const saved = new Map(near).set(stepId, givenAnswers);
  const walked = walkPage(plan, state, page.steps[0]?.stepId ?? '', saved);
  const next = stateAfter(plan, state, page, walked, stepId);
  if (!next) return undefined;
  // The path stops where it did: on another page, whose saved answers are unchanged and were not read.
  if (next === state && page.pageId !== plan.stepById.get(state.at)?.pageId) return { state, status };
  return { state: next, status: statusAfter(status, plan, next, saved.has(next.at)) };
}

/** The state that describes a path over all saved answers. */
export function stateOf(plan: Plan, path: Path, saved: SavedAnswers): PathState {
  const pages = new Set<string>();
  const entries: string[] = [];
  for (const step of path.steps) {
    if (pages.has(step.pageId)) continue;
    pages.add(step.pageId);
    entries.push(step.stepId);
  }
  return {
    entries,
    ...stopOf(path),
    read: readElsewhere(plan, path.answers),
    kept: [...saved.keys()].some(id => !isFactKey(id) && !pages.has(plan.stepById.get(id)?.pageId ?? '')),
    ...(plan.facts.size > 0 ? { facts: factsOf(plan, saved) } : {}),
  };
}

/** The step by which the path enters a page; undefined when the page is not on the path. */
export function entryOf(plan: Plan, state: PathState, pageId: string): string | undefined {
  return state.entries.find(id => plan.stepById.get(id)?.pageId === pageId);
}

/**
 * The path through one page, which is on the path.
 *
 * @param near saved answers, at least those of `stepsNeededFor` the page; answers of other pages count only
 * when on the path
 */
export function walkPage(plan: Plan, state: PathState, entry: string, near: SavedAnswers): PagePath {
  const pageId = plan.stepById.get(entry)?.pageId ?? '';
  const counting = new Map<string, readonly GivenAnswer[]>();
  for (const [id, givenAnswers] of near) {
    const counts = plan.stepById.get(id)?.pageId === pageId || state.read.includes(id) || isFactKey(id);
    if (counts) counting.set(id, givenAnswers);
  }
  return pagePath(plan, pageId, entry, counting);
}

/**
 * The state after the answers of one page changed; undefined when this page alone cannot tell and the whole
 * path has to be walked: the way out changed, or another page on the path reads what changed.
 *
 * @param before the walk of the page with the earlier answers
 * @param after the walk with the current answers
 * @param changedStepId the step whose answers changed
 */
function stateAfter(
  plan: Plan,
  state: PathState,
  before: PagePath,
  after: PagePath,
  changedStepId: string,
): PathState | undefined {
  const readBefore = readElsewhere(plan, before.answers);
  const readAfter = readElsewhere(plan, after.answers);
  const sameReads = readBefore.length === readAfter.length && readAfter.every(id => readBefore.includes(id));
  const last = state.entries.at(-1);
  const isLast = last !== undefined && plan.stepById.get(last)?.pageId === after.pageId;
  if (!isLast) {
    const readers = plan.pagesReading.get(changedStepId) ?? [];
    const readOnPath = readers.some(id => id !== after.pageId && entryOf(plan, state, id) !== undefined);
    return sameReads && !readOnPath && before.exit?.stepId === after.exit?.stepId ? state : undefined;
  }
  const read = sameReads
    ? state.read
    : [...state.read.filter(id => !readBefore.includes(id)), ...readAfter].sort(byPlace(plan));
  if (!after.exit) return { ...state, ...stopOf(after), read };
  const entered = plan.stepById.get(after.exit.stepId);
  // On a page without saved answers the path stops at its first step, unless that step needs no answer.
  if (state.kept || !entered || (entered.completion === 'nothing' && !entered.terminal)) return undefined;
  return {
    ...state,
    entries: [...state.entries, entered.id],
    at: entered.id,
    standing: entered.terminal ? 'end' : 'open',
    read,
    kept: false,
  };
}

function factsOf(plan: Plan, saved: SavedAnswers): KnownFacts {
  return factsIn(new Map([...saved].filter(([key]) => plan.facts.has(key))));
}

function stopOf(path: {
  open?: PathStep;
  blocked?: true;
  end?: PathStep;
}): Pick<PathState, 'at' | 'standing'> {
  if (path.end) return { at: path.end.stepId, standing: 'end' };
  if (path.open) return { at: path.open.stepId, standing: path.blocked ? 'blocked' : 'open' };
  throw new Error('A path stops at an open step or at the end: the definition was not compiled.');
}

function readElsewhere(plan: Plan, onPath: SavedAnswers): readonly string[] {
  return [...onPath.keys()]
    .filter(id => !isFactKey(id))
    .filter(id => plan.pagesReading.get(id)?.some(pageId => pageId !== plan.stepById.get(id)?.pageId))
    .sort(byPlace(plan));
}

function byPlace(plan: Plan) {
  const place = (id: string) => plan.stepById.get(id)?.position ?? 0;
  return (a: string, b: string) => place(a) - place(b);
}
