import { describe, expect, it } from 'vitest';
import type { JourneyRow } from '../journeys/journeyRow.ts';
import { createLastSeen } from './lastSeen.ts';
import type { StoredAnswer } from './storedAnswers.ts';

const at = (revision: number, id = 'walk'): JourneyRow => ({
  id,
  journey: 'example',
  version: 1,
  revision,
  state: { entries: ['home'], at: 'home', standing: 'open', read: [], kept: false },
  status: 'Active',
});
const answer = (value: string, revision = 1): StoredAnswer => ({ given: [{ id: value, value }], revision });

describe('what was seen last of a journey', () => {
  it('is given only for steps that were asked for, answered or not', () => {
    const seen = createLastSeen();
    seen.read('ann', ['home', 'work'], { row: at(3), stored: new Map([['home', answer('own')]]) });
    expect(seen.of('ann', ['work', 'home'])).toEqual({
      row: at(3),
      stored: new Map([['home', answer('own')]]),
    });
    expect(seen.of('ann', ['home', 'pets'])).toBeUndefined();
    expect(seen.of('ann', [])).toBeUndefined();
    expect(seen.of('ben', ['home'])).toBeUndefined();
  });

  it('grows with each read of the same revision, and begins anew with another', () => {
    const seen = createLastSeen();
    seen.read('ann', ['home'], { row: at(3), stored: new Map([['home', answer('own')]]) });
    seen.read('ann', ['pets'], { row: at(3), stored: new Map() });
    expect(seen.of('ann', ['home', 'pets'])?.stored.size).toBe(1);
    seen.read('ann', ['pets'], { row: at(4), stored: new Map() });
    expect(seen.of('ann', ['home', 'pets'])).toBeUndefined();
    expect(seen.of('ann', ['pets'])?.row.revision).toBe(4);
    seen.read('ann', ['work'], { row: at(4, 'another walk'), stored: new Map() });
    expect(seen.of('ann', ['pets'])).toBeUndefined();
  });

  it('goes on with what is written, as long as nobody else wrote in between', () => {
    const seen = createLastSeen();
    seen.read('ann', ['home'], { row: at(3), stored: new Map() });
    seen.wrote('ann', at(4), 'home', answer('rent'));
    expect(seen.of('ann', ['home'])).toEqual({ row: at(4), stored: new Map([['home', answer('rent')]]) });
    seen.wrote('ann', at(6), 'home', answer('own', 3));
    expect(seen.of('ann', ['home'])).toBeUndefined();
  });

  it('is given up when it turned out to be old, and for those who have been away longest', () => {
    const seen = createLastSeen(2);
    for (const person of ['ann', 'ben']) seen.read(person, ['home'], { row: at(1), stored: new Map() });
    seen.read('ann', ['home'], { row: at(2), stored: new Map() });
    seen.read('cat', ['home'], { row: at(1), stored: new Map() });
    expect(['ann', 'ben', 'cat'].map(person => seen.of(person, ['home']) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
    seen.forget('ann');
    expect(seen.of('ann', ['home'])).toBeUndefined();
  });
});
