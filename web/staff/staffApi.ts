import type { AnswerOf, Call } from '@towpath/contracts/api/call.ts';
import type { ApiError } from '@towpath/contracts/errors/errors.ts';
import type { Given } from '../data/client.ts';
import { ApiFailure, Offline } from '../data/failure.ts';
import { words } from './words.ts';

/**
 * Makes one call of staff. It knows nothing of the session of a person whom we help: the cookie of staff goes along by
 * itself. Throws `ApiFailure` for an error that the server named, and `Offline` where no answer came.
 */
export async function staffApi<C extends Call>(call: C, ...[request]: Given<C>): Promise<AnswerOf<C, Blob>> {
  // What a contract asks for is checked where this is called.
  const { params, query, body } = (request ?? {}) as {
    params?: Record<string, string>;
    query?: Record<string, string | undefined>;
    body?: unknown;
  };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const asked = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
  const response = await fetch(`/staff/api${path}${asked && `?${asked}`}`, {
    method: call.method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new Offline();
  });
  const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiFailure(response.status, errorIn(answer));
  // As the server's own schema has cut it.
  return answer as AnswerOf<C, Blob>;
}

function errorIn(answer: unknown): ApiError {
  const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : undefined;
  // Every error of ours has this form; a proxy on the way may answer in its own.
  return (error ?? { code: 'UNAVAILABLE', message: words.unavailable }) as ApiError;
}

/** Whether a call was refused because nobody is signed in here any more, or never was. */
export function isSignedOut(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.status === 401 || failure.status === 404);
}
