import type { Plan } from '../compile/plan.ts';
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
  const stops = path.open ?? path.end;
  const at = atStepId ?? stops?.stepId ?? plan.firstStepId;
  const expected = expectedSteps(plan, path);
  const answered = new Set(path.steps.filter(step => step.state !== 'open').map(step => step.stepId));
  const gathered = gatherGroups(plan, expected);
  const sectionAt = plan.stepById.get(at)?.sectionId ?? '';
  const current = groupShown(plan, gathered, at) + 1;
  const groups = gathered.map((group, index): ProgressGroup => {
    const fraction = group.steps.filter(id => answered.has(id)).length / group.steps.length;
    const now = index + 1 === current && group.sectionIds.includes(sectionAt);
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
    shown: plan.sectionById.get(sectionAt)?.section.gui.displayProgressBar ?? false,
  };
}

/**
 * What the PercentageProgressBar shows: `(current - 1) / (total - 1)`, counting the steps of the path
 * and from there the default one (JN-045). Of one step, 0 until it is complete (JN-046).
 */
export function progressBySteps(
  plan: Plan,
  path: Path,
  atStepId?: string,
): Pick<Progress, 'current' | 'total' | 'value' | 'shown'> {
  const steps = expectedSteps(plan, path).filter(id => inTheBar(sectionOfStep(plan, id)));
  const stops = path.open ?? path.end;
  const at = atStepId ?? stops?.stepId ?? plan.firstStepId;
  const place = plan.stepById.get(at)?.position ?? 0;
  const current = Math.max(1, steps.filter(id => (plan.stepById.get(id)?.position ?? 0) <= place).length);
  return {
    current,
    total: steps.length,
    value: valueBySteps(current, steps.length, path.open === undefined),
    shown: sectionOfStep(plan, at)?.gui.displayProgressBar ?? false,
  };
}

/** `(current - 1) / (total - 1)`, and with one step or none: 0 until complete, then 1 (JN-045, JN-046). */
export function valueBySteps(current: number, total: number, complete: boolean): number {
  return total > 1 ? (current - 1) / (total - 1) : complete ? 1 : 0;
}

/** The steps of the path so far, and from where it stops those that follow when nothing more is answered (JN-044). */
export function expectedSteps(plan: Plan, path: Path): readonly string[] {
  const ids = path.steps.map(step => step.stepId);
  const answers = new Map<string, readonly GivenAnswer[]>(path.answers);
  if (path.open) answers.delete(path.open.stepId);
  let at = path.open ? plan.stepById.get(path.open.stepId) : undefined;
  while (at) {
    const next: string | undefined = nextStep(at, answers) ?? at.next[0]?.id;
    at = next === undefined ? undefined : plan.stepById.get(firstAsked(plan, next, answers));
    if (at) ids.push(at.id);
  }
  return ids;
}

type Gathered = { readonly name: string; readonly sectionIds: string[]; readonly steps: string[] };

function gatherGroups(plan: Plan, expected: readonly string[]): readonly Gathered[] {
  const groups = new Map<string, Gathered>();
  for (const { id, section } of plan.sections) {
    if (!inTheBar(section)) continue;
    // With one step a page a section is spread over several pages under one name.
    const key = section.phase ?? `named ${section.name.toLowerCase()}`;
    const group = groups.get(key) ?? { name: section.name, sectionIds: [], steps: [] };
    group.sectionIds.push(id);
    group.steps.push(...expected.filter(stepId => plan.stepById.get(stepId)?.sectionId === id));
    groups.set(key, group);
  }
  // A group that these answers skip is not part of this person's progress.
  return [...groups.values()].filter(group => group.steps.length > 0);
}

/** The group of the section on screen; in a section that the bar leaves out, the last group begun before it. */
function groupShown(plan: Plan, groups: readonly Gathered[], at: string): number {
  const shown = plan.stepById.get(at);
  const own = groups.findIndex(group => group.sectionIds.includes(shown?.sectionId ?? ''));
  if (own >= 0) return own;
  return groups.findLastIndex(
    group => (plan.stepById.get(group.steps[0] ?? '')?.position ?? 0) <= (shown?.position ?? 0),
  );
}

function inTheBar(section: Section | undefined): boolean {
  return section?.gui.includeInProgressBar === true;
}

function sectionOfStep(plan: Plan, stepId: string): Section | undefined {
  return plan.sectionById.get(plan.stepById.get(stepId)?.sectionId ?? '')?.section;
}
