import type { AnswerOf, Call } from '@towpath/contracts/api/call.ts';
import { READS_BY_ITSELF, staffMe } from '@towpath/contracts/api/staffSession.ts';
import type { ApiError } from '@towpath/contracts/errors/errors.ts';
import type { Given } from '../data/client.ts';
import { ApiFailure, hasCode, Offline } from '../data/failure.ts';
import { isTouched } from './touched.ts';
import { words } from './words.ts';

/**
 * Makes one call of staff. It knows nothing of the session of a person whom we help: the cookie of staff goes along by
 * itself. Throws `ApiFailure` for an error that the server named, and `Offline` where no answer came.
 */
export function staffApi<C extends Call>(call: C, ...given: Given<C>): Promise<AnswerOf<C, Blob>> {
  return make(call, given, {});
}

/** The same for what a page reads again by itself: where nobody has touched it, it keeps no sign-in going. */
export function staffApiByItself<C extends Call>(call: C, ...given: Given<C>): Promise<AnswerOf<C, Blob>> {
  return make(call, given, isTouched() ? {} : { [READS_BY_ITSELF]: 'yes' });
}

async function make<C extends Call>(
  call: C,
  [request]: Given<C>,
  headers: Readonly<Record<string, string>>,
): Promise<AnswerOf<C, Blob>> {
  // What a contract asks for is checked where this is called.
  const { params, query, body } = (request ?? {}) as {
    params?: Record<string, string>;
    query?: Record<string, string | undefined>;
    body?: unknown;
  };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const asked = Object.entries(query ?? {}).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const search = asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`;
  const response = await fetch(`/staff/api${path}${search}`, {
    method: call.method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Offline();
  });
  const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  if (!response.ok) {
    const failure = new ApiFailure(response.status, errorIn(answer));
    if (call.path !== staffMe.path && isSignedOut(failure)) for (const heard of listeners) heard(failure);
    throw failure;
  }
  if (call.method !== 'GET') for (const heard of watchers) heard();
  // As the server's own schema has cut it.
  return answer as AnswerOf<C, Blob>;
}

const watchers = new Set<() => void>();

/** Hears of each change that was made here; returns what ends that. */
export function whenChanged(heard: () => void): () => void {
  watchers.add(heard);
  return () => void watchers.delete(heard);
}

const listeners = new Set<(failure: ApiFailure) => void>();

/**
 * Hears of each call that was refused as `isSignedOut` says, but for the question who is signed in. Returns what ends
 * that.
 */
export function whenSignedOut(heard: (failure: ApiFailure) => void): () => void {
  listeners.add(heard);
  return () => void listeners.delete(heard);
}

function errorIn(answer: unknown): ApiError {
  const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : undefined;
  // Every error of ours has this form; a proxy on the way may answer in its own.
  return (error ?? { code: 'UNAVAILABLE', message: words.unavailable }) as ApiError;
}

/** Whether a call was refused because the sign-in has ended here. A sign-in with a wrong code is refused otherwise. */
export function hasEnded(failure: unknown): boolean {
  return hasCode(failure, 'NOT_SIGNED_IN');
}

/** Whether a call was refused because nobody is signed in here any more, or never was. */
export function isSignedOut(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.status === 401 || failure.status === 404);
}
