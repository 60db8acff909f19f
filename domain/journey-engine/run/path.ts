import type { Plan, PlanPage } from '../compile/plan.ts';
import { pageOf, stepOf } from '../compile/stepOf.ts';
import type { GivenAnswer, SavedAnswers } from '../definition/definition.ts';
import { factEntry } from '../definition/fact.ts';
import { firstAsked, offeredTo } from './asked.ts';
import { nextStep } from './nextStep.ts';
import { stepStatus } from './stepStatus.ts';

declare const onPath: unique symbol;

/**
 * The answers of the steps on the path, by step id. Rules, totals and advice take this type and not `SavedAnswers`,
 * so that an answer left behind by a change can never decide anything. Only this file makes one.
 */
export type AnswersOnPath = SavedAnswers & { readonly [onPath]: true };

/** `answered` lets the person go on, `open` is where the path stops for now, `terminal` is where the journey ends. */
export type PathStepState = 'answered' | 'open' | 'terminal';

export type PathStep = {
  readonly stepId: string;
  readonly pageId: string;
  readonly sectionId: string;
  readonly state: PathStepState;
};

export type Path = {
  readonly steps: readonly PathStep[];
  readonly answers: AnswersOnPath;
  /** The first step that needs something from the person; the path stops there. */
  readonly open?: PathStep;
  /** Set when the open step has an answer and that answer blocks the way on, such as a nation we do not advise in. */
  readonly blocked?: true;
  /** The advice or drop-out step the path ends in. */
  readonly end?: PathStep;
};

/** The path through one page. */
export type PagePath = {
  readonly pageId: string;
  readonly steps: readonly PathStep[];
  /** The answers of this page's steps on the path. */
  readonly answers: AnswersOnPath;
  /** Nothing on this page waits for the person: the path leaves the page or ends on it. */
  readonly complete: boolean;
  readonly open?: PathStep;
  readonly blocked?: true;
  readonly end?: PathStep;
  /** Where the path goes when it leaves the page. */
  readonly exit?: { readonly pageId: string; readonly stepId: string };
};

/**
 * The steps from the first step of the first page to the first one that is not complete, or to the end (JN-027,
 * JN-033). Saved answers off the path are ignored, and count again when a change brings the path back to them.
 *
 * @param saved all saved answers, with the facts of the person among them (`withFacts`)
 */
export function pathOf(plan: Plan, saved: SavedAnswers): Path {
  const steps: PathStep[] = [];
  const seen = new Map<string, readonly GivenAnswer[]>(factsOf(plan, saved));
  const first = firstAsked(plan, plan.firstStepId, seen);
  let at = { pageId: stepOf(plan, first).pageId, stepId: first };
  for (;;) {
    const walked = walk(plan, pageOf(plan, at.pageId), at.stepId, saved, seen);
    steps.push(...walked.steps);
    if (!walked.exit) return { steps, answers: mark(seen), ...stopOf(walked) };
    at = walked.exit;
  }
}

/**
 * The path through one page, at a cost that does not grow with the journey.
 *
 * @param entryStepId where the path enters the page: its first step, or the one an earlier page jumps to
 * @param needed the saved answers of the page's own steps, and of `readsElsewhere` of the page in so far as those are
 *   on the path (see `stepsNeededFor`); further answers do no harm
 */
export function pagePath(plan: Plan, pageId: string, entryStepId: string, needed: SavedAnswers): PagePath {
  const page = pageOf(plan, pageId);
  const seen = new Map<string, readonly GivenAnswer[]>(factsOf(plan, needed));
  for (const id of page.readsElsewhere) {
    const givenAnswers = needed.get(id);
    if (givenAnswers) seen.set(id, givenAnswers);
  }
  const walked = walk(plan, page, entryStepId, needed, seen);
  const own = new Map([...seen].filter(([id]) => !page.readsElsewhere.includes(id) && !plan.facts.has(id)));
  return {
    pageId,
    steps: walked.steps,
    answers: mark(own),
    complete: walked.open === undefined,
    ...stopOf(walked),
    ...(walked.exit ? { exit: walked.exit } : {}),
  };
}

/** The steps whose saved answers `pagePath` needs: the page's own, and on-path answers of those it reads elsewhere. */
export function stepsNeededFor(plan: Plan, pageId: string): readonly string[] {
  const page = pageOf(plan, pageId);
  return [...page.stepIds, ...page.readsElsewhere.filter(id => !plan.facts.has(id))];
}

/** The facts about the person that the plan's conditions read besides answers; a fact without an entry is not known. */
function factsOf(plan: Plan, saved: SavedAnswers) {
  return [...plan.facts.keys()].map(key => [key, saved.get(key) ?? factEntry(undefined)] as const);
}

type Walk = {
  readonly steps: readonly PathStep[];
  readonly open?: PathStep;
  readonly blocked?: true;
  readonly end?: PathStep;
  readonly exit?: { readonly pageId: string; readonly stepId: string };
};

/** Walks one page and adds the answers it passes to `seen`, the only answers that conditions are shown. */
function walk(
  plan: Plan,
  page: PlanPage,
  entryStepId: string,
  saved: SavedAnswers,
  seen: Map<string, readonly GivenAnswer[]>,
): Walk {
  const steps: PathStep[] = [];
  let id = entryStepId;
  for (;;) {
    const here = stepOf(plan, id);
    if (here.pageId !== page.id) return { steps, exit: { pageId: here.pageId, stepId: here.id } };
    const givenAnswers = saved.get(id);
    const status = stepStatus(offeredTo(here, seen), givenAnswers);
    const state = here.terminal ? 'terminal' : status === 'complete' ? 'answered' : 'open';
    const pathStep: PathStep = { stepId: id, pageId: here.pageId, sectionId: here.sectionId, state };
    steps.push(pathStep);
    // An answer that does not fit the step counts as none; one that fits counts even if it blocks the way on.
    if (givenAnswers && (status !== 'open' || here.terminal)) seen.set(id, givenAnswers);
    if (state === 'terminal') return { steps, end: pathStep };
    if (state === 'open')
      return { steps, open: pathStep, ...(status === 'blocked' ? { blocked: true } : {}) };
    const next = nextStep(here, seen);
    if (next === undefined) throw new Error(`Step '${id}' has no way on.`);
    id = firstAsked(plan, next, seen);
  }
}

function stopOf({ open, blocked, end }: Walk): Pick<Path, 'open' | 'blocked' | 'end'> {
  return { ...(open ? { open } : {}), ...(blocked ? { blocked } : {}), ...(end ? { end } : {}) };
}

function mark(answers: Map<string, readonly GivenAnswer[]>): AnswersOnPath {
  return answers as SavedAnswers as AnswersOnPath;
}
