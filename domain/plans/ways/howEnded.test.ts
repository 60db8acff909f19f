import { describe, expect, it } from 'vitest';
import type { PlanState } from '../planState.ts';
import { endingsOf } from './endings.ts';
import { howEnded, overOf, overOfRepaid } from './howEnded.ts';
import { dayReached, lawEndsOn } from './lawDays.ts';
import { wayOf } from './ways.ts';
import { callChanges, standsOn, wayThere } from './wayThere.ts';

const on = (day: number, month = 1, year = 2026) => ({ year, month, day });
const LIMITS: Readonly<Record<string, { value: number; unit: string }>> = {
  DRO_LENGTH: { value: 12, unit: 'months' },
  BKY_DISCHARGE: { value: 12, unit: 'months' },
  BS_DAYS: { value: 60, unit: 'days' },
  MAP_DISCHARGE: { value: 6, unit: 'months' },
  SEQ_DISCHARGE: { value: 12, unit: 'months' },
  IVA_TERM: { value: 60, unit: 'months' },
  PTD_TERM: { value: 48, unit: 'months' },
};
const limitOn = (key: string) => LIMITS[key];

/** What a plan came to, a day for each, the last on a day of its own. */
function ended(shortName: string, states: readonly PlanState[], last = on(20)) {
  const changes = [...states, 'ended' as const].map((state, index, { length }) => ({
    state,
    on: index === length - 1 ? last : on(index + 1),
  }));
  return { way: wayOf(shortName, 'england'), changes, limitOn };
}
const APPLIED = ['chosen', 'being prepared', 'sent'] as const;
const RAN = [...APPLIED, 'accepted', 'running'] as const;

describe('how a plan is over', () => {
  it.each(['DRO', 'BKY', 'IVA', 'AO', 'BS', 'MHBS', 'PTD', 'DAS', 'SEQ', 'MAP', 'FFS', 'WO', 'DAP'])(
    '%s never says that it came to its end once it was refused, or ended while it was with others (DN-783)',
    shortName => {
      const done = wayOf(shortName, 'england').stages.at(-1)?.stands;
      for (const states of [APPLIED, [...APPLIED, 'refused'] as const]) {
        const over = ended(shortName, states);
        expect(howEnded(over)).toBe('never given');
        expect(callChanges(over).at(-1)).toBe('It went no further');
        expect(callChanges(over)).not.toContain(done);
        const steps = wayThere({ ...over, state: 'ended', today: on(21) });
        expect(steps.at(-1)).toMatchObject({ what: 'It went no further', isDone: true, on: '2026-01-20' });
        expect(steps.every(({ isDone }) => isDone)).toBe(true);
      }
    },
  );

  it.each([
    ['DRO', 'Your order was ended early'],
    ['BKY', 'Your bankruptcy was ended early'],
    ['BS', 'Your Breathing Space ended early'],
    ['MAP', 'Your minimal asset process was ended early'],
    ['SEQ', 'Your sequestration was ended early'],
  ])(
    '%s that ended before the day of the law was ended early, and after it came to its end (DN-783, DN-1041)',
    (shortName, says) => {
      expect(overOf(ended(shortName, RAN)).stands).toBe(says);
      const late = ended(shortName, RAN, on(6, 1, 2027));
      expect(howEnded(late)).toBe('done');
      expect(overOf(late).stands).toBe(late.way.stages.at(-1)?.stands);
    },
  );

  it.each([
    ['IVA', 'Your IVA ended early'],
    ['AO', 'The court ended the order'],
    ['PTD', 'Your trust deed ended early'],
  ])('%s that could not be kept up did not come to its end (DN-783, DN-1041)', (shortName, says) => {
    const over = ended(shortName, [...RAN, 'broken'], on(6, 1, 2027));
    expect(overOf(over)).toMatchObject({ stands: says, you: expect.stringContaining('what else fits') });
  });

  it.each(['BKY', 'SEQ'])(
    '%s frees its person on the day of the law, also where payments were not kept up (DN-783, DN-1145)',
    shortName => {
      const late = ended(shortName, [...RAN, 'broken'], on(6, 1, 2027));
      expect(howEnded(late)).toBe('done');
      expect(overOf(late).stands).toBe('You are free of most debts');
      expect(howEnded(ended(shortName, [...RAN, 'broken']))).toBe('cut short');
    },
  );

  it('does not say how an order is over that was looked at on its day: the letter does (DN-1145)', () => {
    const late = overOf(ended('DRO', [...RAN, 'broken'], on(6, 1, 2027)));
    expect(late).toMatchObject({
      stands: 'Your order is over',
      you: expect.stringContaining('Read the letter'),
    });
    expect(overOf(ended('DRO', [...RAN, 'broken'])).stands).toBe('Your order was ended early');
    expect(howEnded(ended('DRO', [...RAN, 'broken', 'running'], on(6, 1, 2027)))).toBe('done');
  });

  it.each([
    ['IVA', 'Your IVA is over', 'Your IVA is done', on(5, 1, 2031)],
    ['PTD', 'Your trust deed is over', 'Your trust deed is done', on(5, 1, 2030)],
  ])(
    '%s that is over before the day to expect says neither that it is done nor that it ended early (DN-1143)',
    (shortName, over, done, day) => {
      for (const states of [RAN, [...RAN, 'broken', 'running'] as const]) {
        const early = ended(shortName, states);
        expect(howEnded(early)).toBe('not known');
        expect(overOf(early)).toMatchObject({ stands: over, you: expect.stringMatching(/Read the letter/u) });
        expect(callChanges(early).at(-1)).toBe(over);
        const steps = wayThere({ ...early, state: 'ended', today: on(21) });
        expect(steps.map(({ what }) => what)).not.toContain(early.way.stages.at(-1)?.what);
        expect(steps.at(-1)).toMatchObject({ what: over, isDone: true });
      }
      expect(overOf(ended(shortName, RAN, day)).stands).toBe(done);
    },
  );

  it.each(['DAS', 'AO'])(
    '%s never says that all of it is paid where nobody here knows (DN-1143)',
    shortName => {
      for (const states of [RAN, [...RAN, 'broken', 'running'] as const]) {
        for (const day of [on(20), on(6, 1, 2040)]) {
          const over = ended(shortName, states, day);
          expect(howEnded(over)).toBe('not known');
          expect(overOf(over).stands).toMatch(/is over$/u);
          expect(overOf(over).you).toContain('If something is left to pay, it is still owed');
        }
      }
    },
  );

  it('says of a programme that was not drawn up here how it is over, also what comes back by its end (DN-1143)', () => {
    expect(overOfRepaid(ended('DAS', RAN)).stands).toBe('Your programme is over');
    expect(overOfRepaid(ended('DAS', [...RAN, 'broken']))).toMatchObject({
      stands: 'Your programme ended early',
      you: expect.stringContaining('interest and charges that were stopped'),
    });
    expect(overOfRepaid(ended('DMP', RAN)).you).toContain('If something is left to pay');
  });

  it.each(['DRO', 'BKY', 'IVA', 'PTD', 'SEQ', 'MAP'])(
    '%s that its person took back before anybody decided was withdrawn, and not refused (DN-961, DN-1279)',
    shortName => {
      const { way, changes } = ended(shortName, APPLIED);
      const by = (hand: string) => changes.map(one => ({ ...one, by: hand }));
      expect(howEnded({ way, changes: by('person'), limitOn })).toBe('withdrawn');
      expect(overOf({ way, changes: by('person'), limitOn }).stands).toBe('You withdrew your application');
      // What costs nothing to ask for has no fee to come back.
      const says = overOf({ way, changes: by('person'), limitOn }).you;
      expect(says.includes('If you paid a fee')).toBe(['BKY', 'SEQ', 'MAP'].includes(shortName));
      expect(howEnded({ way, changes: by('adviser'), limitOn })).toBe('never given');
    },
  );

  it('is what it was of a plan that its person may end at any time (DN-783)', () => {
    expect(overOf(ended('DMP', [...RAN, 'broken'])).stands).toBe('Your plan is over');
  });
});

describe('the two facts that an end can be', () => {
  /** What it came to before its end. */
  const ran = (shortName: string, states: readonly PlanState[]) => {
    const { changes, ...one } = ended(shortName, states);
    return { ...one, changes: changes.slice(0, -1) };
  };

  it.each([
    ['IVA', 'Your IVA is done', 'Your IVA ended early'],
    ['PTD', 'Your trust deed is done', 'Your trust deed ended early'],
    ['AO', 'It is paid', 'The court ended the order'],
    ['DAS', 'All of it is paid', 'Your programme ended early'],
  ])(
    '%s was completed or failed, each said as it is, whatever its days say (DN-1218)',
    (shortName, done, failed) => {
      for (const states of [RAN, [...RAN, 'broken'] as const]) {
        for (const day of [on(20), on(6, 1, 2040)]) {
          const both = endingsOf(ran(shortName, states), day);
          expect(both.map(({ how, over }) => [how, over.stands])).toEqual([
            ['completed', done],
            ['failed', failed],
          ]);
        }
      }
      const over = ended(shortName, RAN);
      const failedNow = over.changes.map(one =>
        one.state === 'ended' ? { ...one, how: 'failed' as const } : one,
      );
      expect(howEnded({ ...over, changes: failedNow })).toBe('cut short');
      expect(callChanges({ ...over, changes: failedNow }).at(-1)).toBe(failed);
      const steps = wayThere({ ...over, changes: failedNow, state: 'ended', today: on(21) });
      expect(steps.map(({ what }) => what)).not.toContain(over.way.stages.at(-1)?.what);
    },
  );

  it('of an IVA or a trust deed that failed is said that the debts are owed again, less what was got (DN-1218)', () => {
    for (const shortName of ['IVA', 'PTD']) {
      const failed = endingsOf(ran(shortName, RAN), on(20)).find(({ how }) => how === 'failed');
      expect(failed?.over.you).toContain('less what the people you owe got through it');
    }
  });

  it('are none where the day says it, before it has run, and where its payments are written down (DN-1218)', () => {
    expect(endingsOf(ran('IVA', [...APPLIED, 'accepted']), on(20))).toEqual([]);
    expect(endingsOf(ran('BKY', RAN), on(20))).toEqual([]);
    expect(endingsOf(ran('DRO', RAN), on(20))).toEqual([]);
    expect(endingsOf(ran('DRO', RAN), on(6, 1, 2027))).toHaveLength(2);
    expect(endingsOf({ ...ran('DAS', RAN), sums: { paid: 1, owed: 1 } }, on(20))).toEqual([]);
  });
});

describe('how a plan is over that is repaid here', () => {
  const early = {
    DMP: 'Your plan ended early',
    SMP: 'Your plan ended early',
    TPP: 'Your token payments are over',
    DAS: 'Your programme ended early',
  };
  it.each(Object.entries(early))(
    'of %s is that it came to its end only where nothing is owed (DN-908)',
    (shortName, says) => {
      for (const states of [RAN, [...RAN, 'broken'] as const]) {
        const over = { ...ended(shortName, states), sums: { paid: 270_00, owed: 11_786_00 } };
        expect(howEnded(over)).toBe('cut short');
        expect(callChanges(over).at(-1)).toBe(says);
        expect(standsOn({ ...over, state: 'ended', today: on(21) })?.you).not.toMatch(/nothing is left/u);
        const steps = wayThere({ ...over, state: 'ended', today: on(21) });
        expect(steps.map(({ what }) => what)).not.toContain(over.way.stages.at(-1)?.what);
        expect(steps.at(-1)).toMatchObject({ what: says, isDone: true });
        const paid = { ...over, sums: { paid: 12_056_00, owed: 0 } };
        expect(howEnded(paid)).toBe('done');
        expect(overOf(paid).stands).toBe(over.way.stages.at(-1)?.stands);
      }
    },
  );

  it('is that it went no further where offers went and nothing was paid, and that it ended early where something was (DN-908)', () => {
    const sent = ended('DMP', APPLIED);
    expect(overOf({ ...sent, sums: { paid: 0, owed: 100_00 } }).stands).toBe('Your plan went no further');
    expect(overOf({ ...sent, sums: { paid: 1_00, owed: 99_00 } }).stands).toBe('Your plan ended early');
  });

  it('says that nothing of it has begun only where no offer went (DN-1120)', () => {
    const sums = { paid: 0, owed: 100_00 };
    const prepared = ended('DMP', ['chosen', 'being prepared']);
    expect(overOf({ ...prepared, sums }).you).toContain('Nothing of it has begun.');
    const sent = overOf({ ...ended('DMP', APPLIED), sums });
    expect(sent.you).not.toContain('has begun');
    expect(sent.you).toContain('can ask for what you agreed with them at first');
  });
});

describe('the day on which the law ends what runs', () => {
  it('is counted from the day on which it began, also where it was in question meanwhile (DN-784)', () => {
    const { way, changes } = ended('DRO', [...RAN, 'broken', 'running']);
    const running = changes.slice(0, -1);
    expect(dayReached(running, 'running')).toEqual(on(5));
    expect(lawEndsOn({ way, changes: running, limitOn })).toEqual(on(5, 1, 2027));
    const steps = wayThere({ way, state: 'running', changes: running, today: on(8), limitOn });
    expect(steps.at(-1)).toMatchObject({ on: '2027-01-05', isDone: false });
  });

  it('once it is over asks its person how it ended, and promises nothing before they say (DN-785, DN-1041, DN-1145)', () => {
    const lastDays = {
      DRO: on(5, 1, 2027),
      BKY: on(5, 1, 2027),
      MAP: on(5, 7),
      SEQ: on(5, 1, 2027),
    };
    for (const [shortName, lastDay] of Object.entries(lastDays)) {
      const { way, changes } = ended(shortName, RAN);
      const standing = { way, changes: changes.slice(0, -1), state: 'running', limitOn } as const;
      const before = { ...standing, today: lastDay };
      const after = { ...standing, today: { ...lastDay, day: 6 } };
      expect(standsOn(before)?.stands).toBe(way.stages.at(-2)?.stands);
      expect(standsOn(after)?.stands).toContain('are over');
      expect(standsOn(after)?.you).toContain('unless');
      expect(wayThere(before).map(({ what }) => what)).not.toContain('Tell us how it ended');
      expect(wayThere(after).find(({ isDone }) => !isDone)).toMatchObject({
        what: 'Tell us how it ended',
        who: 'You',
      });
      if (!way.broken) continue;
      // Also where its payments are behind, or it is looked at: its day comes all the same.
      const behind = {
        ...after,
        state: 'broken',
        changes: ended(shortName, [...RAN, 'broken']).changes.slice(0, -1),
      } as const;
      expect(standsOn(behind)?.stands).toContain('are over');
      expect(wayThere(behind).find(({ isDone }) => !isDone)?.what).toBe('Tell us how it ended');
      expect(standsOn({ ...behind, today: lastDay })?.stands).toBe(way.broken.stands);
    }
  });
});
