import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from './apiError.ts';
import { checkBySchema, parseJson, refuseUnstorable } from './requestChecks.ts';

const storable = fc.string({ unit: 'grapheme' }).filter(text => !text.includes('\u0000'));
const harmless = (key: string) => !['__proto__', 'constructor', 'prototype'].includes(key);

describe('a body', () => {
  it('comes through as it was written', () => {
    const bodies = fc.dictionary(storable.filter(harmless), fc.oneof(storable, fc.integer(), fc.boolean()));
    fc.assert(
      fc.property(bodies, body => {
        expect(parseJson(Buffer.from(JSON.stringify(body)))).toEqual({ ...body });
      }),
    );
  });

  it('is read or refused, whatever the bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), bytes => {
        try {
          parseJson(Buffer.from(bytes));
        } catch (fault) {
          expect(fault).toBeInstanceOf(ApiError);
        }
      }),
    );
  });

  it.each([
    ['a NUL character', '"a\\u0000"'],
    ['half a surrogate pair', '"\\ud83d"'],
    ['a NUL character in a name', '{"a\\u0000":1}'],
    ['a prototype', '{"__proto__":{}}'],
    ['a prototype further in', '{"a":[{"constructor":1}]}'],
    ['twenty levels', `${'['.repeat(20)}${']'.repeat(20)}`],
  ])('is refused with %s, which could not be stored', (_, json) => {
    expect(() => parseJson(Buffer.from(json))).toThrow(new ApiError('MALFORMED_REQUEST'));
  });

  it('may hold whatever a person writes', () => {
    expect(() => refuseUnstorable({ name: 'Zoë 🙂 O’Neil', list: [null, 1, true] })).not.toThrow();
  });
});

const Body = z.strictObject({
  name: z.string().check(z.minLength(2), z.maxLength(5)),
  kind: z.optional(z.enum(['one', 'two'])),
  list: z.optional(z.array(z.object({ id: z.string() })).check(z.maxLength(1))),
  sum: z.optional(z.int().check(z.minimum(1), z.maximum(500))),
  count: z.optional(z.int()),
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
    [{ name: 'abc', sum: 0 }, 'sum', 'Number must be greater than or equal to 1'],
    [{ name: 'abc', sum: 501 }, 'sum', 'Number must be less than or equal to 500'],
    [{ name: 'abc', count: 2 ** 60 }, 'count', 'Number must be less than or equal to 9007199254740991'],
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
