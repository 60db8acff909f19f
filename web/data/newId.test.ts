import { describe, expect, it } from 'vitest';
import { newId } from './newId.ts';

const VERSION_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;

describe('an id that the browser makes', () => {
  it('is a version 4 UUID, and another each time (WT-142)', () => {
    const ids = Array.from({ length: 500 }, newId);
    expect(ids.filter(id => !VERSION_4.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(500);
  });
});
