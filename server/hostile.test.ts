import { describe, expect, it } from 'vitest';
import { chanceFrom } from './testing/hostile/chance.ts';
import { hostileBesideAll } from './testing/hostile/everyStory.ts';
import { tally } from './testing/hostile/tally.ts';

/** `HOSTILE_SEED=day` makes other requests each day; a number makes those of a run that failed. */
const asked = process.env['HOSTILE_SEED'] ?? '1';
const seed =
  asked === 'day' ? Number(new Date().toISOString().slice(0, 10).replaceAll('-', '')) : Number(asked);

describe(`made-up requests (HOSTILE_SEED=${seed})`, { timeout: 300_000 }, () => {
  it('never get an answer of 500 or more, wherever people stand, with limits and without, and each call is made in a way that succeeds too (IS-103)', async () => {
    const [chance, counted] = [chanceFrom(seed), tally()];
    await hostileBesideAll({ withoutLimits: 1300, withLimits: 200, searches: 300 }, chance, counted);
    expect(counted.faults()).toEqual([]);
    expect(counted.neverSucceeded(), counted.shares().join('\n')).toEqual([]);
    expect(counted.statuses()['429']).toBeGreaterThan(0);
  });
});
