import variantsFile from '../../../content/variants.json' with { type: 'json' };
import type { Plan } from '../../journey-engine/compile/plan.ts';
import type { GivenAnswer, JourneyDefinition } from '../../journey-engine/definition/definition.ts';
import { readDefinition } from '../../journey-engine/definition/readDefinition.ts';
import { STEP_KINDS } from '../kinds.ts';
import { OPTIONAL_NATIONS, type OptionalNation, servingOnly } from '../nations.ts';
import { compileJourney } from '../plan.ts';
import { applyVariant, type Variant } from '../variant.ts';
import { NEWEST_VERSIONS, PUBLISHED_VERSIONS } from '../versions.ts';

/** The Qualifier as shipped, for tests. Throws with the faults when its shape is wrong. */
export const qualifier: JourneyDefinition = newest('qualifier');

/** The Qualifier as it was before the first look stood before the account, and what ends the way came first. */
export const thirdQualifier: JourneyDefinition = readOrThrow(PUBLISHED_VERSIONS.qualifier[2]);

/** The Qualifier as it was before four sentences about what cannot wait were put right in three nations. */
export const secondQualifier: JourneyDefinition = readOrThrow(PUBLISHED_VERSIONS.qualifier[1]);

/** The Qualifier as first published: it serves England and Wales alone. Whoever began on it ends on it. */
export const firstQualifier: JourneyDefinition = readOrThrow(PUBLISHED_VERSIONS.qualifier[0]);

/** The full review as shipped, on which new journeys begin. Throws with the faults when its shape is wrong. */
export const fullReview: JourneyDefinition = newest('full-review');

/** The full review as it was before it asked about benefits that stopped and are in the budget. */
export const seventhFullReview: JourneyDefinition = readOrThrow(PUBLISHED_VERSIONS['full-review'][6]);

/** The full review as it was before it asked about a home of which nothing is owed. */
export const sixthFullReview: JourneyDefinition = readOrThrow(PUBLISHED_VERSIONS['full-review'][5]);

/** The full review as it was before its introductions stood above what they introduce, on fewer pages. */
export const fifthFullReview: JourneyDefinition = readOrThrow(PUBLISHED_VERSIONS['full-review'][4]);

/** The full review as it was before it asked of each plan of before and of now when it was. */
export const fourthFullReview: JourneyDefinition = readOrThrow(PUBLISHED_VERSIONS['full-review'][3]);

/** The full review as it was before it asked the facts that decide, on fewer screens. */
export const thirdFullReview: JourneyDefinition = readOrThrow(PUBLISHED_VERSIONS['full-review'][2]);

/** The full review as it was before it asked what decides only in Scotland of people there alone. */
export const secondFullReview: JourneyDefinition = readOrThrow(PUBLISHED_VERSIONS['full-review'][1]);

/** The full review as it was first published: the debts, then an adviser. Whoever began on it ends on it. */
export const firstFullReview: JourneyDefinition = readOrThrow(PUBLISHED_VERSIONS['full-review'][0]);

/** The example partner looks as shipped, by appId. */
export const exampleLooks = variantsFile.variants as Readonly<
  Record<string, Variant & { readonly alsoAdviseIn?: readonly OptionalNation[] }>
>;

/** The Qualifier and each partner's look of it. */
export const qualifierLooks: readonly JourneyDefinition[] = [
  qualifier,
  ...Object.values(exampleLooks).map(look =>
    applyVariant(servingOnly(qualifier, look.alsoAdviseIn ?? OPTIONAL_NATIONS), look),
  ),
];

/** Every questionnaire that the product ships. */
export const shippedJourneys: readonly JourneyDefinition[] = [...qualifierLooks, fullReview];

/** The same, and every earlier version that somebody may still be on. */
export const publishedJourneys: readonly JourneyDefinition[] = [
  ...shippedJourneys,
  ...Object.values(PUBLISHED_VERSIONS).flatMap(versions =>
    versions.slice(0, -1).map(readOrThrow).toReversed(),
  ),
];

/** Compiles, and throws with the faults when the definition is refused. */
export function planOf(definition: JourneyDefinition): Plan {
  const compiled = compileJourney(definition);
  if (!compiled.ok)
    throw new Error(compiled.faults.map(({ where, message }) => `${where}: ${message}`).join('\n'));
  return compiled.plan;
}

/** Saved answers from answer ids by step, as in `{ nation: 'england', income: '1500' }`; typed answers as their value. */
export function answersFrom(
  definition: JourneyDefinition,
  wordsByStep: Readonly<Record<string, string | readonly string[]>>,
): ReadonlyMap<string, readonly GivenAnswer[]> {
  const steps = definition.pages.flatMap(page => page.sections).flatMap(section => section.steps);
  return new Map(
    Object.entries(wordsByStep).map(([stepId, words]) => {
      const step = steps.find(({ id }) => id === stepId);
      if (!step) throw new Error(`There is no step '${stepId}'.`);
      return [stepId, [words].flat().map(word => answerOf(step.answers, stepId, word))];
    }),
  );
}

function answerOf(answers: readonly GivenAnswer[], stepId: string, word: string): GivenAnswer {
  const chosen = answers.find(({ id }) => id === `${stepId}.${word}`);
  if (chosen) return { id: chosen.id, value: chosen.value };
  const only = answers.length === 1 ? answers[0] : undefined;
  return { id: only?.id ?? `${stepId}.${word}`, value: word };
}

function newest(journey: keyof typeof PUBLISHED_VERSIONS): JourneyDefinition {
  return readOrThrow(NEWEST_VERSIONS.find(file => file.journey === journey));
}

function readOrThrow(input: unknown): JourneyDefinition {
  const read = readDefinition(input, STEP_KINDS);
  if (read.ok) return read.definition;
  throw new Error(read.faults.map(({ path, message }) => `${path}: ${message}`).join('\n'));
}
