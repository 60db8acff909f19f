import type { Application } from '@towpath/contracts/api/applications.ts';
import { describe, expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../testing/render.tsx';
import { ChangedSince } from './ChangedSince.tsx';

type Changed = NonNullable<Application['handedOver']>['changed'];

const shown = (changed: Changed, state: Application['state'] = 'handed over') =>
  htmlOf(
    <ChangedSince
      application={{
        state,
        handedOver: { at: '2026-11-24T10:00:00.000Z', isComplete: true, by: null, groups: [], changed },
      }}
    />,
  );
const savings: Changed[number] = {
  at: { field: 'savings', entry: null, part: null },
  label: 'Your savings and cash',
  of: null,
  was: '£100',
  now: '£40',
};
const balance = { ...savings, at: { field: 'debts', entry: 'debt:1', part: 'balance' }, of: 'Alder Loans' };

describe('the form that was handed over', () => {
  it('says what was told otherwise since, what it was and is, and leads to us (DN-414)', () => {
    const html = shown([savings, { ...balance, label: 'How much you owe', now: null }]);
    const read = wordsOf(html);
    expect(read).toContain('You changed 2 answers since');
    expect(read).toContain('Your savings and cash');
    expect(read).toContain('£100 when it was handed over, £40 now');
    expect(read).toContain('Alder Loans: How much you owe');
    expect(read).toContain('£100 when it was handed over, no answer now');
    expect(read).toContain('Take it back');
    expect(html).toContain('href="/chat"');
  });

  it('says of a debt that is off the list that it is, and not that an answer is missing (DN-1512)', () => {
    const gone = { ...balance, at: { ...balance.at, part: null }, label: 'Alder Loans', of: null, now: null };
    const read = wordsOf(shown([gone]));
    expect(read).toContain('You changed 1 answer since');
    expect(read).toMatch(/Alder Loans It was in what you handed over\. It is not in what you tell us now/u);
    expect(read).not.toContain('no answer now');
  });

  it('offers to take back only what can be taken back (DN-414)', () => {
    expect(wordsOf(shown([savings], 'accepted'))).toContain('Tell us before it goes');
    expect(wordsOf(shown([savings], 'sent'))).toContain('It went as it was handed over');
    for (const state of ['accepted', 'sent'] as const) {
      expect(wordsOf(shown([savings], state))).not.toContain('Take it back');
    }
  });

  it('says nothing of it while all is as it was (DN-414)', () => {
    expect(shown([])).toBe('');
  });
});
