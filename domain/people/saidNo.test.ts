import { describe, expect, it } from 'vitest';
import { firstNos } from './saidNo.ts';

const said = (kind: string, consent: string, channel?: string) => ({
  kind,
  facts: { consent, words: 'v1', ...(channel && { channel }) },
});

describe('a no to a question of consent', () => {
  it('takes back a yes to the same alone, and is else a first no (PT-455)', () => {
    const news = said('consent withdrawn', 'news', 'email');
    const yes = said('consent given', 'news', 'text message');
    const back = said('consent withdrawn', 'news', 'text message');
    const again = said('consent withdrawn', 'news', 'text message');
    const report = said('consent withdrawn', 'credit search');
    // The latest first.
    expect([...firstNos([again, back, yes, news, report])]).toEqual([report, news, again]);
    expect([...firstNos([yes, { kind: 'registered', facts: null }])]).toEqual([]);
  });
});
