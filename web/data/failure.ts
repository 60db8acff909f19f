import type { ApiError } from '@towpath/contracts/errors/errors.ts';
import { type AwayWords, whyAway } from './connection.ts';
import { words } from './words.ts';

/** The status of an answer from which on the fault is the server's. */
const SERVER_AT_FAULT = 500;
/** The status of a call that did not reach the server whole in time: a line that is too slow. */
const CAME_TOO_SLOWLY = 408;

/** A call that was answered, but not with a success: the server's message, ready to show (ER-001). */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  /** A code of the error table; a string, because a newer server may know codes this page does not. */
  declare readonly code: string;
  declare readonly status: number;
  declare readonly innerError: ApiError['innerError'];
  declare readonly fields: NonNullable<ApiError['fields']>;
  /** Where the person belongs, sent with `STEP_NOT_ON_PATH`. */
  declare readonly goTo: ApiError['goTo'];
  /** What a login waits for its code with, sent with `SECOND_FACTOR_NEEDED`. */
  declare readonly challenge: ApiError['challenge'];
  /** Whom to ring now is to be shown, sent with a chat message that is refused. */
  declare readonly offersHelp: ApiError['offersHelp'];
  /** The nearest free times, sent with `TIME_TAKEN`. */
  declare readonly times: ApiError['times'];
  /** What is stored now, sent with `ANSWER_CHANGED_ELSEWHERE`. */
  declare readonly current: ApiError['current'];

  constructor(status: number, { message, fields = [], ...error }: ApiError) {
    super(message);
    Object.assign(this, error, { status, fields });
  }
}

/** No answer came back: no network, or no server. Nothing is known about whether the request arrived. */
export class Offline extends Error {
  override readonly name = 'Offline';

  /** `says` where the call is retried automatically; otherwise the person has to retry. */
  constructor(says: AwayWords = words.away) {
    super(says[whyAway()]);
  }
}

/** What a failed call throws. Anything else that is thrown is a fault in this page. */
export type Failure = ApiFailure | Offline;

export function isFailure(thrown: unknown): thrown is Failure {
  return thrown instanceof ApiFailure || thrown instanceof Offline;
}

/** Whether the server took the call and refused what it was given; otherwise there is nothing for the person to put right. */
export function isRefusal(failure: unknown): failure is ApiFailure {
  return (
    failure instanceof ApiFailure && failure.status < SERVER_AT_FAULT && failure.status !== CAME_TOO_SLOWLY
  );
}

/** Whether the failure is the one with this code of the error table. */
export function hasCode(failure: unknown, code: string): failure is ApiFailure {
  return failure instanceof ApiFailure && failure.code === code;
}

/**
 * What a person is told about a failed read: only that they are offline, and that nothing is lost, and nothing of the
 * server's message (ER-024). The failure itself stays with the operation; the page shows its own text.
 */
export function wordsOfReading(failure: Failure | undefined): string | undefined {
  return failure instanceof Offline ? wordsOfFailure(failure) : undefined;
}

/** What is said in place of a page of the person's own that could not be read; without a connection, that nothing is lost. */
export function wordsOfFailure(failure: Failure): string {
  return failure instanceof Offline ? `${failure.message} ${words.nothingLost}` : failure.message;
}
