import { knownAnswers, myAnswers } from '@towpath/contracts/api/answers.ts';
import type { AnswerOf, Call } from '@towpath/contracts/api/call.ts';
import { myDetails } from '@towpath/contracts/api/customers.ts';
import { myPages, myStatus, myTemplate } from '@towpath/contracts/api/journeys.ts';
import { keepInTab, keptInTab } from '../../data/keptReplies.ts';
import { isText, objectOf, readAs, type Shape } from '../../data/outbox/shape.ts';
import { NOBODY, personId } from '../../data/session.ts';
import type { LoadedJourney, Read } from './loadJourney.ts';

/** The questions, which stay; and what the server has of this person, which changes with every save. */
const QUESTIONS = 'questions';
const ANSWERS = 'answers';

type Questions = {
  readonly person: string;
  readonly pages: AnswerOf<typeof myPages>;
  readonly template: AnswerOf<typeof myTemplate>;
};
type Answers = {
  readonly person: string;
  readonly status: AnswerOf<typeof myStatus>;
  readonly details: AnswerOf<typeof myDetails>;
  readonly answers: AnswerOf<typeof myAnswers>;
  readonly known: AnswerOf<typeof knownAnswers>;
};

const isReply: Shape<unknown> = value => typeof value === 'object' && value !== null;
const isQuestions = objectOf<Record<keyof Questions, unknown>>({
  person: isText,
  pages: isReply,
  template: isReply,
}) as Shape<Questions>;
const isAnswers = objectOf<Record<keyof Answers, unknown>>({
  person: isText,
  status: isReply,
  details: isReply,
  answers: isReply,
  known: isReply,
}) as Shape<Answers>;

/**
 * Keeps what the server said of a journey, and what it has of it after each save, for a reload without a connection: in
 * this tab alone, for this person alone, until it is closed or the session ends. Returns a function that stops it.
 */
export function keepForReload({ said, store }: LoadedJourney): () => void {
  const person = personId();
  if (!said || person === NOBODY) return () => {};
  const { status, pages, template } = said;
  keepInTab(QUESTIONS, { person, pages, template } satisfies Questions);
  let last: ReturnType<typeof store.onServer> | undefined;
  const keep = () => {
    const now = store.onServer();
    const { stored, details, facts, startingAnswers } = now;
    const isSame = stored === last?.stored && details === last.details && facts === last.facts;
    // Somebody else may have begun on this page, or the session be over.
    if ((isSame && startingAnswers === last?.startingAnswers) || personId() !== person) return;
    last = now;
    keepInTab(ANSWERS, {
      person,
      status: { ...status, facts: { ...facts } },
      details,
      answers: [...stored].map(([stepId, each]) => ({
        stepId,
        answers: each.answers.map(answer => ({ ...answer })),
        revision: each.revision,
      })),
      known: [...startingAnswers],
    } satisfies Answers);
  };
  keep();
  return store.subscribe(keep);
}

/** Reads of a journey out of what this tab has kept for this person; undefined where it has nothing whole. */
export function keptReader(): Read | undefined {
  const questions = readAs(isQuestions, keptInTab(QUESTIONS));
  const answers = readAs(isAnswers, keptInTab(ANSWERS));
  const person = personId();
  if (questions?.person !== person || answers?.person !== person) return undefined;
  if (questions.pages.journeyId !== answers.status.id) return undefined;
  const kept = new Map<Call, unknown>([
    [myPages, questions.pages],
    [myTemplate, questions.template],
    [myStatus, answers.status],
    [myDetails, answers.details],
    [myAnswers, answers.answers],
    [knownAnswers, answers.known],
  ]);
  return async call => kept.get(call) as AnswerOf<typeof call>;
}
