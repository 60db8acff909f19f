import { describe, expect, it } from 'vitest';
import type { PlanState } from '../planState.ts';
import { wayOf } from './ways.ts';
import { callChanges, wayThere } from './wayThere.ts';

const on = (day: number) => ({ year: 2026, month: 11, day });
const steps = (shortName: string, state: PlanState, sentBy = 'adviser') =>
  wayThere({
    way: wayOf(shortName, 'england'),
    state,
    changes: [
      { state: 'being prepared', on: on(2), by: 'adviser' },
      ...(state === 'sent' ? [{ state, on: on(9), by: sentBy } as const] : []),
    ],
    today: on(20),
    limitOn: () => undefined,
  });

describe('a way whose form is filled in', () => {
  it.each(['DRO', 'BKY', 'DAS', 'BS', 'MAP', 'SEQ', 'IVA', 'PTD', 'AO'])(
    'does not say of %s that it is filled in before it went, and then on which day (DN-625)',
    shortName => {
      expect(steps(shortName, 'being prepared').map(({ isDone }) => isDone)).not.toContain(true);
      expect(steps(shortName, 'sent')[0]).toMatchObject({ isDone: true, on: '2026-11-09' });
    },
  );

  it.each(['DAP', 'FFS', 'WO'])(
    'does not say of %s that its first step is done once it is begun, and then on which day it was (DN-1580)',
    shortName => {
      const begun = steps(shortName, 'being prepared');
      expect(begun.map(({ isDone }) => isDone)).not.toContain(true);
      const sent = steps(shortName, 'sent', 'person');
      expect(sent.slice(0, 2).map(({ isDone, on: day }) => [isDone, day])).toEqual([
        [true, '2026-11-09'],
        [true, '2026-11-09'],
      ]);
    },
  );

  it('says of a plan that its person has begun to pay, while some have still to answer (DN-1581)', () => {
    const begun = wayThere({
      way: wayOf('DMP', 'england'),
      state: 'sent',
      changes: [{ state: 'sent', on: on(2), by: 'person' }],
      today: on(20),
      limitOn: () => undefined,
      paidFrom: on(9),
    });
    expect(begun.map(({ what, isDone, on: day }) => [what, isDone, day]).slice(2, 4)).toEqual([
      ['They answer', false, null],
      ['You start to pay', true, '2026-11-09'],
    ]);
  });

  it('says of a bankruptcy that either hands it in, and whose hand it was (DN-626)', () => {
    const [, goesIn] = steps('BKY', 'being prepared');
    expect(goesIn).toMatchObject({ who: 'You or your adviser', isDone: false });
    expect(steps('BKY', 'sent')[1]).toMatchObject({ who: 'Your adviser', isDone: true });
    expect(steps('BKY', 'sent', 'person')[1]).toMatchObject({ who: 'You', isDone: true });
  });

  it.each(['DRO', 'BKY', 'MAP', 'SEQ', 'IVA', 'AO'])(
    'calls the yes to %s in words among all that it came to, whether or not it runs with that word (DN-1061)',
    shortName => {
      const changes = (['sent', 'accepted', 'running'] as const).map(state => ({ state, on: on(9) }));
      const way = wayOf(shortName, 'northern-ireland');
      const [, yes] = callChanges({ way, changes, limitOn: () => undefined });
      expect(yes).toMatch(/^(?:They|The court) (?:said|voted) yes$/);
    },
  );
});
