import { myAnswers, type SavedStepResponse, saveAnswers } from '@towpath/contracts/api/answers.ts';
import { hardDropoutCallback, softDropoutCallback } from '@towpath/contracts/api/callbacks.ts';
import { giveConsent } from '@towpath/contracts/api/consents.ts';
import {
  createJourney,
  createNextJourney,
  type JourneyPage,
  type MarketingContext,
  myPages,
  myStatus,
} from '@towpath/contracts/api/journeys.ts';
import { register } from '@towpath/contracts/api/session.ts';
import { expectThere, knownWay, type Next } from './knownWay.ts';
import { guest, type Person, personWith } from './person.ts';
import type { Site } from './site.ts';

type Step = JourneyPage['sections'][number]['steps'][number];

/** Answers by step id, in short: for a choice the end of its id, after the step's; otherwise the typed text. */
export type ShortAnswers = Readonly<Record<string, string | readonly string[]>>;

/** A person with a journey, and its steps. */
export type Walker = Person & {
  /** Continues with the access token from registration: the basic token is no longer valid. */
  becomeCustomer(accessToken: string): void;
  readonly steps: ReadonlyMap<string, Step & { readonly pageId: string }>;
  /** Saves the answers of one step; returns what the server said. */
  save(stepId: string, words: string | readonly string[], revision?: number): Promise<Saved>;
  /** The page and step that are open now. */
  position(): Promise<{ readonly pageId: string; readonly stepId: string } | null>;
  /** Saved answers by step id, all of them. */
  saved(): Promise<ReadonlyMap<string, SavedStepResponse>>;
};

export type Saved = {
  readonly status: number;
  readonly body: string;
  /** The revision stored now; undefined if the save was refused. */
  readonly revision: number | undefined;
  readonly error: { readonly code: string; readonly message: string } & Record<string, unknown>;
};

/** A new visitor who begins a journey. */
export async function walker(test: Site, marketingContext?: MarketingContext): Promise<Walker> {
  const person = await guest(test);
  (await person.call(createJourney, { body: marketingContext ? { marketingContext } : {} })).answer;
  return walkerFor(test, person);
}

/** Adds the actions of a journey to a person who has begun one. */
export async function walkerFor(test: Site, person: Person): Promise<Walker> {
  const { answer } = await person.call(myPages, {});
  const steps = new Map(
    answer.pages.flatMap(page =>
      page.sections.flatMap(({ steps }) =>
        steps.map(step => [step.id, { ...step, pageId: page.id }] as const),
      ),
    ),
  );
  let { authorization } = person;
  const call: Person['call'] = (declaration, options) =>
    person.call(declaration, { ...options, authorization });
  return {
    customerId: person.customerId,
    get authorization() {
      return authorization;
    },
    call,
    steps,
    becomeCustomer(accessToken) {
      authorization = `Bearer ${accessToken}`;
    },
    async save(stepId, words, revision) {
      const response = await test.app.inject({
        method: 'POST',
        url: `/api/core${saveAnswers.path}`,
        headers: {
          authorization,
          ...(revision === undefined ? {} : { 'answer-revision': String(revision) }),
        },
        payload: { stepId, answers: inFull(steps.get(stepId), stepId, [words].flat()) },
      });
      const stored = response.headers['answer-revision'];
      return {
        status: response.statusCode,
        body: response.body,
        revision: stored === undefined ? undefined : Number(stored),
        get error() {
          return JSON.parse(response.body).error;
        },
      };
    },
    async position() {
      return (await call(myStatus, {})).answer.position;
    },
    async saved() {
      const { answer: all } = await call(myAnswers, {});
      return new Map(all.map(saved => [saved.stepId, saved]));
    },
  };
}

function inFull(step: Step | undefined, stepId: string, words: readonly string[]) {
  return words.map(word => {
    const chosen = step?.answers.find(({ id }) => id === `${stepId}.${word}`);
    if (chosen) return { id: chosen.id, value: chosen.value };
    return {
      id: step?.answers.length === 1 ? (step.answers[0]?.id ?? '') : `${stepId}.${word}`,
      value: word,
    };
  });
}

/** The way through the Qualifier that most people take, to its advice. */
export const USUAL_ANSWERS: ShortAnswers = {
  nation: 'england',
  housing: 'private',
  'debt-count': 'some',
  'debt-total': '10000-20000',
  'birth-date': '1985-03-27',
  'formal-plan': 'none',
  employment: 'full-time',
  bills: 'missed-some',
  arrears: ['council-tax', 'energy'],
  urgent: 'none',
  income: '1,650',
  'spend-home': '700',
  'spend-food': '320',
  'spend-bills': '260',
  'spend-travel': '120',
  'spend-other': '90',
  creditors: ['credit-card', 'overdraft'],
  phone: '07911 123456',
};

/**
 * A person who has finished the Qualifier, has an account and has begun the full review.
 *
 * @param begun who has begun the Qualifier; without one somebody new
 */
export async function inFullReview(
  test: Site,
  answers: ShortAnswers = USUAL_ANSWERS,
  begun?: Walker,
): Promise<Walker> {
  const person = begun ?? (await walker(test));
  const end = await walkOn(person, answers, undefined, begun ? undefined : knownWay(test, person, answers));
  if (end !== 'advice') throw new Error(`The Qualifier ended at ${end}.`);
  await expectThere(person, end);
  (await person.call(createNextJourney, { body: {} })).answer;
  return walkerFor(test, personWith(test, person.customerId, person.authorization));
}

/**
 * Answers step after step, each by its own call, until a step has no answer in `answers` or the journey ends; returns
 * that step. Soft drop-outs carry on online, and every consent is a no.
 */
export async function walkOn(
  person: Walker,
  answers: ShortAnswers = USUAL_ANSWERS,
  until?: string,
  next: Next = () => person.position(),
): Promise<string> {
  for (let at = await next(); at; at = await next(at.stepId)) {
    const step = person.steps.get(at.stepId);
    if (!step || step.id === until) return at.stepId;
    const words = answers[step.id];
    if (step.type === 'Question' && words === undefined) return step.id;
    if (!(await answerStep(person, step, words ?? []))) return step.id;
  }
  throw new Error('There is no journey.');
}

/** Returns whether the walk can go on after this step. */
async function answerStep(person: Walker, step: Step, words: string | readonly string[]): Promise<boolean> {
  const stepId = step.id;
  const channels = step.stepConfig?.channelTypeIds ?? [1];
  switch (step.type) {
    case 'Question': {
      const saved = await person.save(stepId, words);
      if (saved.status !== 204) throw new Error(`Saving ${stepId} was refused: ${saved.body}`);
      return true;
    }
    case 'Registration': {
      const email = `person-${person.customerId}@towpath.example`;
      const names = { firstName: 'Danielle', lastName: 'Hughes' };
      const { answer } = await person.call(register, { body: { email, ...names, stepId } });
      if (answer.accessToken) person.becomeCustomer(answer.accessToken);
      return true;
    }
    case 'Marketing Consents':
      for (const consentChannelTypeId of channels) {
        const body = { consentTypeId: 3, consentChannelTypeId, hasConsented: false };
        (await person.call(giveConsent, { body })).answer;
      }
      return (await person.save(stepId, [])).status === 204;
    case 'Soft Dropout':
      (await person.call(softDropoutCallback, { body: { stepId, callbackRequired: false } })).answer;
      return true;
    case 'Hard Dropout':
      (await person.call(hardDropoutCallback, { body: { stepId, callbackRequired: false } })).answer;
      return false;
    default:
      return false;
  }
}
