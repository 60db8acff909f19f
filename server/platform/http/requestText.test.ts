import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from './apiError.ts';
import { parseJson, refuseUnstorable } from './requestText.ts';

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
