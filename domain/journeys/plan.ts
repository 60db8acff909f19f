import { type Compiled, compile } from '../journey-engine/compile/compile.ts';
import { buildPlan, type Plan } from '../journey-engine/compile/plan.ts';
import type { JourneyDefinition } from '../journey-engine/definition/definition.ts';
import type { FactKind } from '../journey-engine/definition/fact.ts';
import type { StepKind } from '../journey-engine/definition/stepKind.ts';
import { FACT_KINDS } from './factKinds.ts';
import { STEP_KINDS } from './kinds.ts';

/** The plan of a published version, which was checked before: as `buildPlan`, with the kinds and facts there are. */
export function layOutJourney(
  definition: JourneyDefinition,
  kinds: readonly StepKind[] = STEP_KINDS,
  facts: readonly FactKind[] = FACT_KINDS,
): Plan {
  return buildPlan(definition, kinds, facts);
}

/** Checks a questionnaire and makes its plan: as `compile`, with the kinds and facts there are. */
export function compileJourney(
  definition: JourneyDefinition,
  kinds: readonly StepKind[] = STEP_KINDS,
  facts: readonly FactKind[] = FACT_KINDS,
): Compiled {
  return compile(definition, kinds, facts);
}
