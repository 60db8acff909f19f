import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { expect, it } from 'vitest';
import { withoutHealth } from './healthLeftOut.ts';

const item = (code: string): Recommendation['urgent'][number] => ({ code, says: 'Read this.' });

it('a paper says nothing of a crisis, or of a right to stay (SA-033)', () => {
  const advice: Recommendation = {
    status: 'ask an adviser',
    recommended: null,
    eligible: [],
    ineligible: [],
    undecided: [],
    givesTime: [],
    timeComesFirst: false,
    missing: [],
    forAdviser: [],
    close: null,
    namesNothing: false,
    gates: [],
    waitIsOver: null,
    kept: null,
    urgent: ['CRISIS', 'NO_PUBLIC_FUNDS', 'SHORT_WITHOUT_PUBLIC_FUNDS', 'NO_FOOD'].map(item),
    freeAdvice: 'Free advice.',
    judgedOn: '2026-11-21',
    rulesVersion: 1,
    recordId: null,
  };
  expect(withoutHealth(advice).urgent.map(({ code }) => code)).toEqual([
    'SHORT_WITHOUT_PUBLIC_FUNDS',
    'NO_FOOD',
  ]);
});
