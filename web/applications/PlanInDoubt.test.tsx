import type { Application } from '@towpath/contracts/api/applications.ts';
import { describe, expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../testing/render.tsx';
import { PlanInDoubt } from './PlanInDoubt.tsx';

const STATES = ['being filled in', 'handed over', 'asked again', 'accepted', 'being sent'] as const;
const shown = (doubt: Application['doubt'], state: Application['state']) =>
  htmlOf(
    <PlanInDoubt application={{ doubt, state, product: { shortName: 'DRO', name: 'Debt Relief Order' } }} />,
  );

describe('the form for what a person chose', () => {
  it.each(STATES)(
    'says while it is %s that the answers have changed since, as the plan does (DN-413)',
    state => {
      const html = shown('closed', state);
      expect(wordsOf(html)).toContain('Your answers have changed since');
      expect(wordsOf(html)).toContain('Your advice does not name a debt relief order any more.');
      expect(html).toContain('href="/plan"');
    },
  );

  it('says that we talk first where one of us has said something else (DN-413)', () => {
    const html = shown('another fits', 'handed over');
    expect(wordsOf(html)).toContain('We talk before it goes on. Nothing is prepared or sent until then.');
    expect(html).toContain('href="/plan"');
  });

  it('says once it is sent that it goes on, and whom to tell what has changed (DN-945)', () => {
    const closed = wordsOf(shown('closed', 'sent'));
    expect(closed).toContain(
      'Yours goes on all the same. Tell us and the official receiver what has changed.',
    );
    expect(closed).not.toContain('Nothing goes on');
    const doubted = wordsOf(shown('taken back', 'sent'));
    expect(doubted).toContain('Yours goes on all the same. Talk it over with us');
    expect(doubted).not.toContain('Nothing is prepared or sent');
  });

  it.each([
    ['closed', 'granted'],
    ['closed', 'refused'],
    ['unconfirmed', 'handed over'],
    [null, 'handed over'],
  ] as const)('says nothing of it with the doubt %s once it is %s (DN-413)', (doubt, state) => {
    expect(shown(doubt, state)).toBe('');
  });
});
