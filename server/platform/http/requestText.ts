import { ApiError } from './apiError.ts';

/** Deeper than any real body; stops a maliciously nested one. */
const DEEPEST = 12;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A body as JSON. Throws MALFORMED_REQUEST when it is not UTF-8, not JSON, or holds what cannot be stored. */
export function parseJson(bytes: Buffer): unknown {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch {
    throw new ApiError('MALFORMED_REQUEST');
  }
  refuseUnstorable(value);
  return value;
}

/**
 * Refuses text that PostgreSQL cannot hold (a NUL character, half a surrogate pair), names that reach into
 * an object's prototype, and nesting without end. Throws MALFORMED_REQUEST.
 */
export function refuseUnstorable(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) throw new ApiError('MALFORMED_REQUEST');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST) throw new ApiError('MALFORMED_REQUEST');
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
      throw new ApiError('MALFORMED_REQUEST');
    }
    refuseUnstorable(key);
    refuseUnstorable(inner, depth + 1);
  }
}
