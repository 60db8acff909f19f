import type { ErrorCode } from '@towpath/contracts/errors/errors.ts';
import * as z from 'zod/mini';
import { DoesNotOpen } from '../crypto/doesNotOpen.ts';
import { ApiError } from './apiError.ts';

/** Errors of Fastify and its plugins, by their own codes, mapped to ours. */
const BY_CODE: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_REQUEST',
  FST_UNDER_PRESSURE: 'UNAVAILABLE',
};

/** What a connection to the database ends in, by the codes of the system. */
const OUT_OF_REACH = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);
/**
 * By the codes of PostgreSQL: it is stopping, starting, full, too slow, reads only since a failover, lets us in no more,
 * or two calls stood in each other's way. Each passes, and nothing is wrong with what was asked.
 */
const DATABASE_AWAY = /^(08...|53...|57P..|58030|25006|25P0[34]|28...|3D000|57014|55P03|40001|40P01)$/;
/** What pg and Kysely say of a connection without giving a code. */
const CONNECTION_LOST =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client (has encountered|was closed)|Postgres connection has been discarded)/;
/** After how many seconds it makes sense to look whether the database is back. */
const LOOK_AGAIN_AFTER = 5;

/** Whether the database is what failed, for a while: the same call may work later. */
function isDatabaseAway(thrown: Error): boolean {
  const code = 'code' in thrown ? String(thrown.code) : '';
  // A socket file that is gone, and not any file.
  const hasNoSocket = code === 'ENOENT' && 'syscall' in thrown && thrown.syscall === 'connect';
  const isAway = OUT_OF_REACH.has(code) || DATABASE_AWAY.test(code) || hasNoSocket;
  return isAway || CONNECTION_LOST.test(thrown.message);
}

/**
 * Turns anything thrown while a request is handled into an error of the API. An unforeseen error is a
 * SERVER_FAULT; its own message, which may contain what a person typed, never leaves the server.
 */
export function asApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (!(thrown instanceof Error)) return new ApiError('SERVER_FAULT');
  if (thrown instanceof DoesNotOpen) return new ApiError('CANNOT_BE_OPENED');
  const code = 'code' in thrown ? BY_CODE[String(thrown.code)] : undefined;
  if (code) return new ApiError(code);
  if (isDatabaseAway(thrown)) return new ApiError('UNAVAILABLE', { retryAfter: LOOK_AGAIN_AFTER });
  const status = 'statusCode' in thrown ? Number(thrown.statusCode) : 500;
  if (status === 429) return new ApiError('TOO_MANY_REQUESTS');
  if (status >= 400 && status < 500) return new ApiError('MALFORMED_REQUEST');
  return new ApiError('SERVER_FAULT');
}

/** The loggable part of a fault: enough to find it, without the values that database errors quote. */
export function describeFault(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const code = 'code' in thrown ? String(thrown.code) : undefined;
  const frames = (thrown.stack ?? '').split('\n').filter(line => /^\s+at /.test(line));
  const fromDatabase = 'severity' in thrown && 'routine' in thrown;
  return {
    type: thrown.name,
    ...(code ? { code } : {}),
    ...(fromDatabase
      ? { constraint: Reflect.get(thrown, 'constraint'), table: Reflect.get(thrown, 'table') }
      : { message: thrown.message }),
    ...(thrown.cause instanceof z.core.$ZodError ? { at: placesOf(thrown.cause) } : {}),
    stack: frames.slice(0, 12).join('\n'),
  };
}

/** Where an answer breaks its contract. */
function placesOf({ issues }: z.core.$ZodError): string {
  return issues.map(({ path }) => path.join('.')).join(', ');
}
