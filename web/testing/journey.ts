import type { UserDetail } from '@towpath/contracts/api/customers.ts';
import type {
  JourneyDefinition,
  SavedAnswers,
} from '@towpath/domain/journey-engine/definition/definition.ts';
import type { StepKind } from '@towpath/domain/journey-engine/definition/stepKind.ts';
import { answers, planOf } from '@towpath/domain/journey-engine/fixtures/answers.ts';
import { STEP_KINDS } from '@towpath/domain/journeys/kinds.ts';
import { NOBODY } from '../data/nobody.ts';
import type { Outbox } from '../data/outbox/outbox.ts';
import { type JourneyCalls, type JourneyOfStep, JourneyStore } from '../journey/state/journeyStore.ts';
import type { LoadedJourney } from '../journey/state/loadJourney.ts';
import { testOutbox } from './outbox.ts';

/** The same with an id, as somebody who has begun. */
export const nobody: UserDetail = { ...NOBODY, userId: 'u1' };

/**
 * A journey of this definition, as a browser has it once loaded. Answers are saved ones, or words by step id. Its
 * server accepts every save, unless `calls` says otherwise.
 */
export function loadedJourney(
  definition: JourneyDefinition,
  givenAnswers: SavedAnswers | Parameters<typeof answers>[1] = {},
  details: UserDetail = nobody,
  calls: Partial<JourneyCalls> = {},
  outbox: Outbox = testOutbox(),
  kinds: readonly StepKind[] = STEP_KINDS,
): LoadedJourney {
  const plan = planOf(definition, kinds);
  const stored = storedAs(
    givenAnswers instanceof Map ? givenAnswers : answers(plan, givenAnswers as Parameters<typeof answers>[1]),
  );
  const store = new JourneyStore(
    plan,
    'j1',
    { stored, details },
    {
      send: async ({ basedOn }) => ({ kind: 'saved', revision: basedOn + 1 }),
      fetchAnswers: async () => stored,
      fetchDetails: async () => details,
      saved: () => undefined,
      ...calls,
    },
    outbox,
  );
  store.start();
  return { journeyId: 'j1', template: definition.template, store, outbox, position: null };
}

/** A journey whose answers are all on the server. */
export function journeyOfStep(journeyId: string, outbox: Outbox = testOutbox()): JourneyOfStep {
  return { journeyId, store: { afterSaves: call => call() }, outbox };
}

function storedAs(saved: SavedAnswers) {
  return new Map([...saved].map(([stepId, each]) => [stepId, { answers: each, revision: 1 }]));
}
