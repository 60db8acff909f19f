import type { JourneyDefinition } from '../definition/definition.ts';
import type { FactKind } from '../definition/fact.ts';
import type { StepKind } from '../definition/stepKind.ts';
import { type Explored, explore } from '../prove/explore.ts';
import type { Fault } from './fault.ts';
import { answersDoNotFit } from './faults/answersDoNotFit.ts';
import { backwardJump } from './faults/backwardJump.ts';
import { cannotBeLeftOut } from './faults/cannotBeLeftOut.ts';
import { cannotBeOrdered } from './faults/cannotBeOrdered.ts';
import { deadBranch } from './faults/deadBranch.ts';
import { deadEnd } from './faults/deadEnd.ts';
import { deadStep } from './faults/deadStep.ts';
import { duplicateId } from './faults/duplicateId.ts';
import { emptyPart } from './faults/emptyPart.ts';
import { ignoredFirstCondition } from './faults/ignoredFirstCondition.ts';
import { outOfOrder } from './faults/outOfOrder.ts';
import { readsStepNeverOnPath, readsStepSometimesAbsent } from './faults/readsAbsentStep.ts';
import { readsLaterStep } from './faults/readsLaterStep.ts';
import { tooManyCombinations } from './faults/tooManyCombinations.ts';
import { twoDefaults } from './faults/twoDefaults.ts';
import { unknownOperator } from './faults/unknownOperator.ts';
import { unknownOptionType } from './faults/unknownOptionType.ts';
import { unknownReference } from './faults/unknownReference.ts';
import { unknownStepType } from './faults/unknownStepType.ts';
import { unreachableStep } from './faults/unreachableStep.ts';
import { wayOnAfterTheEnd } from './faults/wayOnAfterTheEnd.ts';
import { buildPlan, type Plan } from './plan.ts';

export type Compiled =
  | { readonly ok: true; readonly plan: Plan; readonly warnings: readonly Fault[] }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Faults visible in the definition as written. While any of these remains, the other checks cannot run reliably. */
const WRITTEN: readonly ((
  definition: JourneyDefinition,
  kinds: readonly StepKind[],
  facts: readonly FactKind[],
) => readonly Fault[])[] = [
  emptyPart,
  duplicateId,
  unknownStepType,
  unknownOptionType,
  unknownOperator,
  unknownReference,
  cannotBeOrdered,
  answersDoNotFit,
  outOfOrder,
  backwardJump,
  wayOnAfterTheEnd,
  twoDefaults,
  readsLaterStep,
  cannotBeLeftOut,
];

/** Found by walking every class of answers. */
const WALKED: readonly ((plan: Plan, explored: Explored) => readonly Fault[])[] = [
  unreachableStep,
  deadEnd,
  deadBranch,
  deadStep,
  readsStepNeverOnPath,
  ignoredFirstCondition,
];

/**
 * Checks what a definition means and makes a plan that can be run. Done once per version, never in a request.
 *
 * A definition that is accepted has no dead end, no loop, and no step or branch that nobody can reach: every walk
 * through it ends at a step whose kind ends a journey. Warnings name what is allowed but worth checking.
 *
 * @param kinds all kinds of step
 * @param facts all facts
 */
export function compile(
  definition: JourneyDefinition,
  kinds: readonly StepKind[],
  facts: readonly FactKind[],
): Compiled {
  const written = WRITTEN.flatMap(check => check(definition, kinds, facts));
  if (written.length > 0) return { ok: false, faults: written };
  const plan = buildPlan(definition, kinds, facts);
  const explored = explore(plan);
  const tooMany = tooManyCombinations(plan, explored);
  const faults = tooMany.length > 0 ? tooMany : WALKED.flatMap(check => check(plan, explored));
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, plan, warnings: readsStepSometimesAbsent(plan, explored) };
}
