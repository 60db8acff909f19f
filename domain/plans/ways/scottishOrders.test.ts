import { describe, expect, it } from 'vitest';
import { wayOf } from './ways.ts';
import { callChanges, standsOf, wayThere } from './wayThere.ts';

describe('a bankruptcy in Scotland', () => {
  it.each(['MAP', 'SEQ'])(
    '%s says while it runs what is paid still, who is told of more money, and that a lender is told before one borrows (DN-1040)',
    shortName => {
      const runs = standsOf(wayOf(shortName, 'scotland'), 'running');
      expect(runs?.you).toMatch(/pay your rent(?:,| and) your bills/iu);
      expect(runs?.you).toMatch(/nothing to the debts in it/u);
      expect(runs?.you).toMatch(/Tell the (?:Accountant in Bankruptcy|trustee) at once about more money/u);
      expect(runs?.you).toMatch(/Before you borrow, tell the lender/u);
    },
  );

  it('has who cannot keep up what a trustee set tell the trustee first (DN-1040)', () => {
    const way = wayOf('SEQ', 'scotland');
    const changes = [{ state: 'broken' as const, on: { year: 2026, month: 3, day: 2 } }];
    const today = { year: 2026, month: 3, day: 3 };
    const steps = wayThere({ way, state: 'broken', changes, today, limitOn: () => undefined });
    expect(steps.find(({ isDone }) => !isDone)).toMatchObject({ what: 'Tell the trustee', who: 'You' });
  });

  it('has a name for each thing that it came to, also for the yes by which it runs at once (DN-1042)', () => {
    const states = ['being prepared', 'sent', 'accepted', 'running'] as const;
    const changes = states.map((state, day) => ({ state, on: { year: 2026, month: 3, day: day + 1 } }));
    for (const shortName of ['MAP', 'SEQ']) {
      const way = wayOf(shortName, 'scotland');
      expect(callChanges({ way, changes, limitOn: () => undefined })).toEqual([
        'Your form is being filled in',
        'It is with the Accountant in Bankruptcy',
        'They said yes',
        way.stages.find(({ state }) => state === 'running')?.stands,
      ]);
    }
  });
});
