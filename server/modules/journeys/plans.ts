import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { StepKind } from '@towpath/domain/journey-engine/definition/stepKind.ts';
import { stepsNeededFor } from '@towpath/domain/journey-engine/run/path.ts';
import { layOutJourney } from '@towpath/domain/journeys/plan.ts';

/** The plans of published versions, built once and kept in memory: a published version never changes. */
export type Plans = {
  /** The plan of a version this process has loaded; undefined until `load` has read it. */
  known(journey: string, version: number): Plan | undefined;
  /** The plan of any published version. Throws when it was never published. */
  load(journey: string, version: number): Promise<Plan>;
  /** The version that new journeys start on; undefined when this program has no such journey. */
  newest(journey: string): Plan | undefined;
  /**
   * The steps whose answers may decide about this one, across all known versions: what a single read must
   * fetch before it is known which version a person is on. Empty for a step that no version has.
   */
  near(stepId: string): readonly string[];
};

/**
 * @param newest the plans of this program's own versions, one per journey
 * @param fetchDefinition reads the definition of a published version; undefined when there is none
 * @param kinds the kinds of step there are; those of the program when left out
 */
export function createPlans(
  newest: readonly Plan[],
  fetchDefinition: (journey: string, version: number) => Promise<JourneyDefinition | undefined>,
  kinds?: readonly StepKind[],
): Plans {
  const begunOn = new Map(newest.map(plan => [plan.journey, plan]));
  const plans = new Map<string, Plan>();
  const near = new Map<string, readonly string[]>();
  for (const plan of newest) remember(plan);

  function remember(plan: Plan): void {
    plans.set(keyOf(plan.journey, plan.version), plan);
    for (const page of plan.pages) {
      const needed = stepsNeededFor(plan, page.id);
      for (const id of page.stepIds) near.set(id, [...new Set([...(near.get(id) ?? []), ...needed])]);
    }
  }

  return {
    known: (journey, version) => plans.get(keyOf(journey, version)),
    async load(journey, version) {
      const loaded = plans.get(keyOf(journey, version));
      if (loaded) return loaded;
      const definition = await fetchDefinition(journey, version);
      if (!definition) throw new Error(`${journey} version ${version} was never published.`);
      const plan = layOutJourney(definition, kinds);
      remember(plan);
      return plan;
    },
    newest: journey => begunOn.get(journey),
    near: stepId => near.get(stepId) ?? [],
  };
}

function keyOf(journey: string, version: number): string {
  return `${journey} ${version}`;
}
