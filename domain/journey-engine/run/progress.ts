import type { Plan, PlanStep } from '../compile/plan.ts';
import { sectionOf, stepOf } from '../compile/stepOf.ts';
import type { GivenAnswer, Section } from '../definition/definition.ts';
import { firstAsked } from './asked.ts';
import { nextStep } from './nextStep.ts';
import type { Path } from './path.ts';

/** One circle of the Linear bar, one of the "m" of the Radial one. */
export type ProgressGroup = {
  readonly name: string;
  readonly sectionIds: readonly string[];
  readonly state: 'done' | 'now' | 'next';
  /** 0 to 1, by steps along the default path (JN-044). */
  readonly fraction: number;
};

export type Progress = {
  readonly groups: readonly ProgressGroup[];
  /** Radial "n of m": the number of the group shown, from 1; 0 when the bar counts no group so far. */
  readonly current: number;
  readonly total: number;
  /** 0 to 1 over all groups. */
  readonly value: number;
  /** Whether the section shown asks for the bar (JN-005). */
  readonly shown: boolean;
};

/**
 * What the Linear and Radial bars show.
 *
 * @param atStepId the step on screen, when the person looks at an earlier page; else where the path stops
 */
export function progressOf(plan: Plan, path: Path, atStepId?: string): Progress {
  const at = stepShown(plan, path, atStepId);
  const expected = expectedSteps(plan, path).map(id => stepOf(plan, id));
  const answered = new Set(path.steps.filter(step => step.state !== 'open').map(step => step.stepId));
  const gathered = gatherGroups(plan, expected);
  const current = groupShown(gathered, at) + 1;
  const groups = gathered.map((group): ProgressGroup => {
    const fraction = group.steps.filter(({ id }) => answered.has(id)).length / group.steps.length;
    const now = group.sectionIds.includes(at.sectionId);
    return {
      name: group.name,
      sectionIds: group.sectionIds,
      state: now ? 'now' : fraction === 1 ? 'done' : 'next',
      fraction,
    };
  });
  const sum = groups.reduce((total, group) => total + group.fraction, 0);
  return {
    groups,
    current,
    total: groups.length,
    value: groups.length === 0 ? 0 : sum / groups.length,
    shown: asksForBar(plan, at),
  };
}

/** The steps of the path so far, and from where it stops those that follow when nothing more is answered (JN-044). */
export function expectedSteps(plan: Plan, path: Path): readonly string[] {
  const ids = path.steps.map(step => step.stepId);
  if (!path.open) return ids;
  const answers = new Map<string, readonly GivenAnswer[]>(path.answers);
  answers.delete(path.open.stepId);
  let at = stepOf(plan, path.open.stepId);
  for (;;) {
    const next = nextStep(at, answers) ?? at.next[0]?.id;
    if (next === undefined) return ids;
    at = stepOf(plan, firstAsked(plan, next, answers));
    ids.push(at.id);
  }
}

/** Where the person is: the step they look at, else where the path stops. */
export function stepShown(plan: Plan, { open, end }: Path, atStepId: string | undefined): PlanStep {
  return stepOf(plan, atStepId ?? open?.stepId ?? end?.stepId ?? plan.firstStepId);
}

type Gathered = { readonly name: string; readonly sectionIds: string[]; readonly steps: PlanStep[] };

function gatherGroups(plan: Plan, expected: readonly PlanStep[]): readonly Gathered[] {
  const groups = new Map<string, Gathered>();
  for (const { id, section } of plan.sections) {
    if (!inTheBar(section)) continue;
    // With one step a page a section is spread over several pages under one name.
    const key = section.phase ?? `named ${section.name.toLowerCase()}`;
    const group = groups.get(key) ?? { name: section.name, sectionIds: [], steps: [] };
    group.sectionIds.push(id);
    group.steps.push(...expected.filter(({ sectionId }) => sectionId === id));
    groups.set(key, group);
  }
  // A group that these answers skip is not part of this person's progress.
  return [...groups.values()].filter(group => group.steps.length > 0);
}

/** The group of the section on screen; in a section that the bar leaves out, the last group begun before it. */
function groupShown(groups: readonly Gathered[], { sectionId, position }: PlanStep): number {
  const own = groups.findIndex(group => group.sectionIds.includes(sectionId));
  if (own >= 0) return own;
  return groups.findLastIndex(group => group.steps.some(step => step.position < position));
}

/** Whether a section counts in the bar. */
export function inTheBar({ gui }: Section): boolean {
  return gui.includeInProgressBar;
}

/** Whether the section of a step asks for the bar (JN-005). */
export function asksForBar(plan: Plan, step: PlanStep): boolean {
  return sectionOf(plan, step).section.gui.displayProgressBar;
}
