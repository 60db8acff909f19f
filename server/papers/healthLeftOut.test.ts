import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { expect, it } from 'vitest';
import { withoutHealth } from './healthLeftOut.ts';

const item = (code: string): Recommendation['urgent'][number] => ({
  code,
  says: 'Read this.',
  step: { heading: 'Ring us', ring: null, ringsThem: false, instead: null, say: 'Please help.' },
});

function advised(changes: Partial<Recommendation>): Recommendation {
  return {
    status: 'ask an adviser',
    recommended: null,
    answer: null,
    left: null,
    costMissing: null,
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
    urgent: [],
    freeAdvice: 'Free advice.',
    judgedOn: '2026-11-21',
    rulesVersion: 1,
    recordId: null,
    ...changes,
  };
}

it('a paper says nothing of a crisis, or of a right to stay (SA-033)', () => {
  const urgent = ['CRISIS', 'NO_PUBLIC_FUNDS', 'SHORT_WITHOUT_PUBLIC_FUNDS', 'NO_FOOD'].map(item);
  expect(withoutHealth(advised({ urgent })).urgent.map(({ code }) => code)).toEqual([
    'SHORT_WITHOUT_PUBLIC_FUNDS',
    'NO_FOOD',
  ]);
});

it('a paper says that two facts do not fit, and not which where one is of a disability (SA-229)', () => {
  const code = 'FACTS_CONTRADICT';
  const saysOnPaper = (says: string) =>
    withoutHealth(advised({ forAdviser: [{ code, says }] })).forAdviser[0]?.says;
  expect(saysOnPaper('Some of your savings is back pay of a disability benefit.')).toBe(
    'Two things that you told us do not seem to fit together. An adviser will look at them with you.',
  );
  const retired = 'You told us you are retired, and you are under 50.';
  expect(saysOnPaper(retired)).toBe(retired);
});
