import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from './apiError.ts';
import { checkBySchema } from './validation.ts';

const Body = z.strictObject({
  name: z.string().check(z.minLength(2), z.maxLength(5)),
  kind: z.optional(z.enum(['one', 'two'])),
  list: z.optional(z.array(z.object({ id: z.string() })).check(z.maxLength(1))),
});

const check = checkBySchema({ schema: Body, method: 'POST', url: '/', httpPart: 'body' });

function errorOf(value: unknown): ApiError {
  const { error } = check(value) as { readonly error?: unknown };
  if (error instanceof ApiError) return error;
  throw new Error('was not refused');
}

describe('a value that breaks its contract', () => {
  it.each([
    [{}, 'name', 'Required'],
    [{ name: 7 }, 'name', 'Expected string'],
    [{ name: 'a' }, 'name', 'String must contain at least 2 character(s)'],
    [{ name: 'abcdef' }, 'name', 'String must contain at most 5 character(s)'],
    [{ name: 'abc', kind: 'three' }, 'kind', 'Expected one of one, two'],
    [{ name: 'abc', list: [{}] }, 'list.0.id', 'Required'],
    [{ name: 'abc', list: [{ id: 'a' }, { id: 'b' }] }, 'list', 'List must contain at most 1 item(s)'],
    [{ name: 'abc', other: 1 }, 'other', 'This field is not known here'],
  ])('is named with its field and the usual words (ER-025): %o', (value, field, message) => {
    expect(errorOf(value).body.error).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field, message }],
    });
  });

  it.each([['text'], [[]], [7]])('is no request at all when it is no object: %o', value => {
    expect(errorOf(value).code).toBe('MALFORMED_REQUEST');
  });

  it('is an empty one when there is none at all', () => {
    expect(errorOf(null).body.error).toMatchObject({ fields: [{ field: 'name', message: 'Required' }] });
  });

  it('names every field at fault', () => {
    expect(errorOf({ kind: 'x', a: 1, b: 2 }).body.error.fields).toHaveLength(4);
  });
});
