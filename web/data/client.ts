import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '@towpath/contracts/api/call.ts';
import { logout } from '@towpath/contracts/api/session.ts';
import type { ApiError } from '@towpath/contracts/errors/errors.ts';
import { SESSION_MESSAGES } from '@towpath/domain/people/sessionMessages.ts';
import { takeAhead } from './ahead.ts';
import { baseOf } from './bases.ts';
import { ApiFailure, Offline } from './failure.ts';
import { logOnly } from './logOnly.ts';
import { refreshSession } from './refresh.ts';
import {
  accessToken,
  authorization,
  clearSession,
  endIfOver,
  foundOver,
  isOthers,
  personId,
  sessionUser,
} from './session.ts';
import { connection, requests } from './thisPage.ts';
import { words } from './words.ts';

type Part<Name extends string, Value> = undefined extends Value
  ? { readonly [K in Name]?: undefined }
  : { readonly [K in Name]: Value };

/** The parts of a call; each is required only where the contract has it. */
export type RequestOf<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', BodyOf<C>> & {
    readonly headers?: Readonly<Record<string, string>>;
    readonly signal?: AbortSignal;
    /** Lets the request outlive the page, for a last save as the person leaves. */
    readonly keepalive?: boolean;
  };

/** What is given with a call, where its contract has anything. */
export type Given<C extends Call> =
  Partial<RequestOf<C>> extends RequestOf<C> ? [request?: RequestOf<C>] : [request: RequestOf<C>];

type AnyRequest = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
};

/**
 * Makes one call and gives its answer (undefined where the contract has none). Throws `ApiFailure` for an error
 * the server named and `Offline` when no answer came; an aborted call throws the browser's `AbortError`. There is
 * no timeout (API-006).
 */
export async function api<C extends Call>(call: C, ...[request]: Given<C>): Promise<AnswerOf<C, Blob>> {
  return (await made(call, request ?? {})).answer as AnswerOf<C, Blob>;
}

/** Like `api`, but also returns the response headers, for calls that need them. */
export async function exchange<C extends Call>(
  call: C,
  ...[request]: Given<C>
): Promise<{ answer: AnswerOf<C, Blob>; headers: Headers }> {
  const { answer, headers } = await made(call, request ?? {});
  return { answer: answer as AnswerOf<C, Blob>, headers };
}

/** Logging out waits for every request except its own. */
function made(call: Call, request: AnyRequest) {
  if (call === logout) return send(call, request, false);
  return requests.track(signal => send(call, { ...request, signal }, false), request.signal);
}

async function send(call: Call, request: AnyRequest, repeated: boolean) {
  const sentWith = authorization();
  if (call.access !== 'anyone' && isOthers(sentWith)) {
    // Composed for the person of this page, who has to log in again; in this browser somebody else has (SA-135).
    endIfOver();
    throw new Offline();
  }
  const response = await reach(call, request, sentWith);
  if (response.status === 401 && call.access !== 'anyone') {
    // Refreshes once, and only when there is a token to refresh with (API-009); otherwise the session is over
    // (API-010).
    const user = sessionUser();
    const person = personId();
    foundOver(sentWith);
    const renewable = !repeated && accessToken() !== undefined && user !== undefined;
    if (renewable && (await refreshSession(sentWith))) return send(call, request, true);
    if (!renewable && !repeated) logOnly(SESSION_MESSAGES.nothingToRefresh);
    // A refusal has taken the cookies, and with them whose session it was.
    clearSession('ended', person, user?.email);
  }
  if (call.file && response.ok && isOfKind(response, call.file)) {
    return { answer: await arriving(response.blob()), headers: response.headers };
  }
  const answer = await bodyOf(response);
  const error = errorIn(answer);
  // A body with an error is a failure whatever its status says (API-005).
  if (error) throw new ApiFailure(response.status, error);
  // Where a file is expected, anything else is not our response.
  if (!response.ok || call.file) throw new ApiFailure(response.status, faultOf(response.status));
  return { answer, headers: response.headers };
}

async function reach(call: Call, request: AnyRequest, credential: string | undefined): Promise<Response> {
  const headers = new Headers(request.headers);
  if (credential) headers.set('authorization', credential);
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  const init: RequestInit = { method: call.method, headers, credentials: 'include' };
  if (request.body !== undefined) init.body = JSON.stringify(request.body);
  if (request.signal) init.signal = request.signal;
  if (request.keepalive) init.keepalive = true;
  try {
    const address = addressOf(call, request);
    const ahead = call.method === 'GET' ? await takeAhead(address) : undefined;
    const response = ahead ?? (await fetch(address, init));
    if (request.signal?.aborted) throw new DOMException('The call was given up.', 'AbortError');
    connection.reportAnswered();
    return response;
  } catch (thrown) {
    if (request.signal?.aborted) throw thrown;
    connection.reportUnreachable();
    throw new Offline();
  }
}

/** The address of a call with its parameters filled in; a query value that is undefined is left out. */
export function addressOf(call: Call, request: Pick<AnyRequest, 'params' | 'query'>): string {
  const params = (request.params ?? {}) as Record<string, string>;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const said = query.toString();
  const search = said === '' ? '' : `?${said}`;
  return baseOf(call.base) + path + search;
}

function isOfKind({ headers }: Response, kind: string): boolean {
  return headers.get('content-type')?.split(';')[0] === kind;
}

/** Reads the body of an answer; the connection may break off meanwhile. */
async function arriving<T>(body: Promise<T>): Promise<T> {
  try {
    return await body;
  } catch {
    connection.reportUnreachable();
    throw new Offline();
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await arriving(response.text());
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiFailure(response.status, faultOf(response.status));
  }
}

function errorIn(answer: unknown): ApiError | undefined {
  if (typeof answer !== 'object' || answer === null || !('error' in answer) || !answer.error)
    return undefined;
  const { error } = answer;
  if (typeof error !== 'object') return { code: 'SERVER_FAULT', message: String(error) };
  return { ...faultOf(500), ...error };
}

/** The message for a response that is not ours, such as one from a proxy in between. */
function faultOf(status: number): ApiError {
  return {
    code: status === 503 || status === 502 || status === 504 ? 'UNAVAILABLE' : 'SERVER_FAULT',
    message: words.ourFault,
  };
}
