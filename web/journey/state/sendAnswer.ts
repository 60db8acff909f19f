import { ANSWER_REVISION_HEADER, saveAnswers } from '@towpath/contracts/api/answers.ts';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import { exchange } from '../../data/client.ts';
import { ApiFailure } from '../../data/failure.ts';
import type { Kind } from '../../data/outbox/entry.ts';
import { isNumber, isText, listOf, objectOf } from '../../data/outbox/shape.ts';
import { words } from '../words.ts';

/**
 * An answer on its way to the server. `basedOn` is the revision the person saw when they gave it; 0 if none was
 * stored.
 */
export type PendingSave = {
  readonly stepId: string;
  readonly answers: readonly GivenAnswer[];
  readonly basedOn: number;
};

export const areAnswers = listOf(objectOf<GivenAnswer>({ id: isText, value: isText }));

export const isPendingSave = objectOf<PendingSave>({
  stepId: isText,
  answers: areAnswers,
  basedOn: isNumber,
});

/** An answer that was submitted and is to be sent. */
export const ANSWER: Kind<PendingSave> = {
  name: 'answer',
  called: words.unsent.given,
  fits: isPendingSave,
  keptIn: 'browser',
};

/** What is chosen or typed in a step and not yet given. */
export const DRAFT: Kind<readonly GivenAnswer[]> = {
  name: 'answer draft',
  called: words.unsent.begun,
  fits: areAnswers,
  keptIn: 'browser',
};

/** The result of sending one answer. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly revision: number }
  /** No connection, or the server could not accept it now: keep it and send it again later. */
  | { readonly kind: 'later' }
  /** Somebody, perhaps the same person in another tab, has changed this answer meanwhile. */
  | { readonly kind: 'conflict'; readonly theirs: readonly GivenAnswer[]; readonly revision: number }
  /** The server refused the value; the message is for the person. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The step is not on the path; the server says where to go. */
  | { readonly kind: 'moved'; readonly goTo?: { readonly pageId: string; readonly stepId: string } };

/** Sends one answer and returns the result. A save succeeds only with an empty body (JN-042). */
export async function sendAnswer(save: PendingSave): Promise<SaveOutcome> {
  try {
    const { answer, headers } = await exchange(saveAnswers, {
      body: { stepId: save.stepId, answers: [...save.answers] },
      headers: { [ANSWER_REVISION_HEADER]: String(save.basedOn) },
      keepalive: true,
    });
    if (answer !== undefined) return { kind: 'later' };
    return { kind: 'saved', revision: Number(headers.get(ANSWER_REVISION_HEADER)) };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) return { kind: 'later' };
    return outcomeOf(failure);
  }
}

function outcomeOf(failure: ApiFailure): SaveOutcome {
  if (failure.code === 'ANSWER_CHANGED_ELSEWHERE' && failure.current)
    return { kind: 'conflict', theirs: failure.current.answers, revision: failure.current.revision };
  if (failure.code === 'STEP_NOT_ON_PATH')
    return { kind: 'moved', ...(failure.goTo ? { goTo: failure.goTo } : {}) };
  // It stays on the page, with why: sending it again would change nothing.
  if (failure.code === 'SESSION_CLOSED') return { kind: 'refused', message: failure.message };
  if (failure.status === 400 || failure.status === 404 || failure.status === 413)
    return { kind: 'refused', message: failure.fields[0]?.message ?? failure.message };
  return { kind: 'later' };
}
