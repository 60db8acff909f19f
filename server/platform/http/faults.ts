import type { ErrorCode } from '@towpath/contracts/errors/errors.ts';
import * as z from 'zod/mini';
import { ApiError } from './apiError.ts';

/** Errors of Fastify and its plugins, by their own codes, mapped to ours. */
const BY_CODE: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_REQUEST',
  FST_UNDER_PRESSURE: 'UNAVAILABLE',
  // The database is stopping, starting, full, too slow or out of reach.
  '57P01': 'UNAVAILABLE',
  '57P02': 'UNAVAILABLE',
  '57P03': 'UNAVAILABLE',
  '53300': 'UNAVAILABLE',
  '57014': 'UNAVAILABLE',
  ECONNREFUSED: 'UNAVAILABLE',
  ECONNRESET: 'UNAVAILABLE',
};

/**
 * Turns anything thrown while a request is handled into an error of the API. An unforeseen error is a
 * SERVER_FAULT; its own message, which may contain what a person typed, never leaves the server.
 */
export function asApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const code = thrown instanceof Error && 'code' in thrown ? BY_CODE[String(thrown.code)] : undefined;
  if (code) return new ApiError(code);
  // The pool of connections gives no code for these two.
  const message = thrown instanceof Error ? thrown.message : '';
  if (/^(timeout exceeded when trying to connect|Connection terminated)/.test(message)) {
    return new ApiError('UNAVAILABLE');
  }
  const status = thrown instanceof Error && 'statusCode' in thrown ? Number(thrown.statusCode) : 500;
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
