import { GENERAL_MESSAGES } from '@towpath/domain/values/checked.ts';
import { isStorable } from '@towpath/domain/values/text.ts';
import type { FastifyInstance, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from './apiError.ts';

type Schema = z.ZodMiniType;
type Issue = z.core.$ZodIssue;

/** Deeper than any real body; stops a maliciously nested one. */
const DEEPEST = 12;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** JSON and nothing else: a form on another site cannot send it without asking the browser first. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (request.routeOptions.config.call?.access === 'partner') request.signedBody = body;
      return body.length === 0 ? undefined : parseJson(body);
    },
  );
}

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
 * Refuses text that cannot be stored, names that reach into an object's prototype, and nesting without end. Throws
 * MALFORMED_REQUEST.
 */
export function refuseUnstorable(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw new ApiError('MALFORMED_REQUEST');
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

/**
 * Checks each part of a request by its contract's schema, for Fastify. A refusal is VALIDATION_FAILED with a message at
 * each field, or MALFORMED_REQUEST when the whole is not even an object. A call made without a body is one made with an
 * empty object: its schema says what is missing.
 */
export const checkBySchema: FastifySchemaCompiler<Schema> = ({ schema }) => {
  return (part: unknown) => {
    const value = part ?? {};
    const checked = z.safeParse(schema, value);
    return checked.success ? { value: checked.data } : { error: refusalOf(checked.error.issues, value) };
  };
};

function refusalOf(issues: readonly Issue[], value: unknown): ApiError {
  if (issues.some(issue => issue.path.length === 0 && issue.code === 'invalid_type')) {
    return new ApiError('MALFORMED_REQUEST');
  }
  return new ApiError('VALIDATION_FAILED', {
    fields: issues.flatMap(issue => fieldsOf(issue, value)),
    isForeign: issues.some(issue => isForeign(issue, value)),
  });
}

/** A field too many, or a value of another kind; one that is missing or too long a form of ours may send. */
function isForeign({ code, path }: Issue, whole: unknown): boolean {
  return code === 'unrecognized_keys' || (code === 'invalid_type' && at(whole, path) !== undefined);
}

function fieldsOf(issue: Issue, whole: unknown): { field: string; message: string }[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    // A name chosen by the sender may be long; its start is enough.
    return issue.keys.map(key => ({
      field: [...path, key.slice(0, 100)].join('.'),
      message: 'This field is not known here',
    }));
  }
  return [{ field: path.join('.'), message: messageFor(issue, whole) }];
}

/** The schema library's usual words (ER-025), since the small build that the contracts use brings none. */
function messageFor(issue: Issue, whole: unknown): string {
  if (issue.code === 'invalid_type') {
    return at(whole, issue.path) === undefined ? GENERAL_MESSAGES.required : `Expected ${issue.expected}`;
  }
  const origin = 'origin' in issue ? issue.origin : 'string';
  if (origin === 'number' || origin === 'int') {
    if (issue.code === 'too_small') return `Number must be greater than or equal to ${issue.minimum}`;
    if (issue.code === 'too_big') return `Number must be less than or equal to ${issue.maximum}`;
  }
  const unit = origin === 'array' ? 'item(s)' : 'character(s)';
  const kind = origin === 'array' ? 'List' : 'String';
  if (issue.code === 'too_small') return `${kind} must contain at least ${issue.minimum} ${unit}`;
  if (issue.code === 'too_big') return `${kind} must contain at most ${issue.maximum} ${unit}`;
  if (issue.code === 'invalid_value') return `Expected one of ${issue.values.map(String).join(', ')}`;
  return 'Check this value';
}

function at(whole: unknown, path: readonly PropertyKey[]): unknown {
  let value = whole;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
