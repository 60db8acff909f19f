import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { previewQuestions } from '@towpath/contracts/api/preview.ts';
import type {
  GivenAnswer,
  JourneyDefinition,
  SavedAnswers,
} from '@towpath/domain/journey-engine/definition/definition.ts';
import { factsIn, isFactKey, type KnownFacts } from '@towpath/domain/journey-engine/definition/fact.ts';
import { layOutJourney } from '@towpath/domain/journeys/plan.ts';
import { checkPhone } from '@towpath/domain/values/phone.ts';
import { NOBODY } from '../data/nobody.ts';
import { Outbox } from '../data/outbox/outbox.ts';
import { isText, listOf, objectOf } from '../data/outbox/shape.ts';
import { STORAGE_PREFIX } from '../data/session.ts';
import type { StoredAnswer } from '../journey/state/journeyAnswers.ts';
import { JourneyStore } from '../journey/state/journeyStore.ts';
import type { LoadedJourney } from '../journey/state/loadJourney.ts';

/** What the server says of the questions that a link leads to. */
export type Previewed = AnswerOf<typeof previewQuestions>;

/** A journey of nobody: its answers are in this tab alone, and are sent nowhere. */
export type PreviewedJourney = LoadedJourney & {
  readonly facts: KnownFacts;
  /** Notes a step as done that has a call of its own outside of a preview. */
  readonly note: (stepId: string, answers: readonly GivenAnswer[]) => void;
};

const areKept = listOf(
  objectOf<{ id: string; answers: readonly GivenAnswer[] }>({
    id: isText,
    answers: listOf(objectOf<GivenAnswer>({ id: isText, value: isText })),
  }),
);

/**
 * Makes the journey.
 *
 * @param given answers and facts to begin with; left out, those that an earlier look in this tab has left
 */
export function previewedJourney({ questions, template }: Previewed, given?: SavedAnswers): PreviewedJourney {
  // What the contract tells of a definition is wider; the server has compiled this one, so it is valid.
  const plan = layOutJourney({ ...questions, template } as unknown as JourneyDefinition);
  const key = `${STORAGE_PREFIX}preview.${questions.journey}`;
  const all = given ?? keptIn(key);
  const facts = factsIn(all);
  const stored = new Map<string, StoredAnswer>(
    [...all].flatMap(([id, answers]) => (isFactKey(id) ? [] : [[id, { answers, revision: 1 }]])),
  );
  const keep = () => {
    const known = [...all].filter(([id]) => isFactKey(id));
    const answered = [...stored].map(([id, { answers }]) => [id, answers] as const);
    keepIn(key, new Map([...known, ...answered]));
  };
  const note: PreviewedJourney['note'] = (stepId, answers) => {
    stored.set(stepId, { answers, revision: (stored.get(stepId)?.revision ?? 0) + 1 });
    keep();
  };
  const outbox = new Outbox({}, () => 'preview', undefined, inMemory);
  const journeyId = questions.journey;
  const store = new JourneyStore(
    plan,
    journeyId,
    { stored: new Map(stored), details: NOBODY, facts },
    {
      send: async ({ stepId, answers, basedOn }) => {
        note(stepId, answers);
        return { kind: 'saved', revision: basedOn + 1 };
      },
      fetchAnswers: async () => new Map(stored),
      fetchDetails: async () => NOBODY,
      fetchFacts: async () => facts,
      saved: () => undefined,
      phoneProblem: async ({ optionType }, [answer]) => {
        if (optionType !== 'Phone Number' || !answer) return undefined;
        const checked = checkPhone(answer.value);
        return checked.ok ? undefined : checked.message;
      },
    },
    outbox,
  );
  store.start();
  keep();
  return { journeyId, template, store, outbox, position: null, facts, note };
}

/** In place of the storage that all tabs share. */
function inMemory(): Storage {
  throw new Error('What is typed in a preview stays in its tab.');
}

function keptIn(key: string): SavedAnswers {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return new Map(areKept(kept) ? kept.map(({ id, answers }) => [id, answers]) : []);
  } catch {
    return new Map();
  }
}

function keepIn(key: string, all: SavedAnswers): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...all].map(([id, answers]) => ({ id, answers }))));
  } catch {
    // Without storage a reload begins again.
  }
}
