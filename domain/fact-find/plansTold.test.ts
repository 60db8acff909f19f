import { describe, expect, it } from 'vitest';
import { withFacts } from '../journey-engine/definition/fact.ts';
import { pathOf } from '../journey-engine/run/path.ts';
import { knownFacts } from '../journeys/factKinds.ts';
import { qualifierFacts } from '../journeys/qualifier/facts.ts';
import { answersFrom, fourthFullReview, planOf, qualifier } from '../journeys/testing/shipped.ts';
import type { EarlierKind, EarlierSolution } from '../solutions/case/case.ts';
import { day } from '../solutions/testing/cases.ts';
import { caseFrom } from './caseFrom.ts';
import { EVERY_FACT, factFindWith, QUALIFIER } from './testing/found.ts';
import { ENGLISH_PLANS, REVIEW, type ShortAnswers, UNSURE_ELSEWHERE } from './testing/reviews.ts';

const earlierOf = (review: ShortAnswers, nation = 'scotland') =>
  caseFrom(
    factFindWith({
      qualifier: { ...QUALIFIER, nation },
      review: { ...REVIEW, ...review },
      facts: EVERY_FACT,
    }),
  ).earlier;
const over = (kind: EarlierKind, began: string | null, ended: string | null): EarlierSolution => ({
  kind,
  startedOn: began === null ? null : day(began),
  isActive: false,
  endedOn: ended === null ? null : day(ended),
});
const goesOn = (kind: EarlierKind, since: string | null): EarlierSolution => ({
  kind,
  startedOn: since === null ? null : day(since),
  isActive: true,
  endedOn: null,
});

describe('the plans that somebody was and is in', () => {
  it('are each told with their dates, in Scotland and from elsewhere one by one (SA-046, SA-182, SA-183)', () => {
    expect(earlierOf({})).toEqual([
      over('sequestration', '2015-01-31', '2016-01-31'),
      over('minimal asset process', '2014-05-31', '2014-11-30'),
      over('trust deed', '2015-07-31', '2019-07-31'),
      over('moratorium', null, '2026-11-21'),
      over('debt arrangement scheme', null, '2020-08-31'),
      over('debt management plan', null, '2021-09-30'),
      over('bankruptcy', '2010-08-31', '2011-08-31'),
      over('debt relief order', '2012-04-30', '2013-04-30'),
      over('iva', '2003-05-31', '2008-05-31'),
      over('breathing space', null, '2022-06-30'),
      over('administration order', null, '2009-07-31'),
      goesOn('debt management plan', '2024-01-31'),
      goesOn('debt arrangement scheme', '2024-02-29'),
      goesOn('trust deed', '2024-03-31'),
      goesOn('sequestration', '2024-04-30'),
      goesOn('minimal asset process', '2024-05-31'),
      goesOn('bankruptcy', '2025-01-31'),
      goesOn('debt relief order', '2025-03-31'),
      goesOn('iva', '2025-02-28'),
      goesOn('breathing space', '2025-04-30'),
      goesOn('administration order', '2025-05-31'),
      goesOn('moratorium', '2026-10-31'),
    ]);
  });

  it('are each told with their dates in England (SA-046, SA-182, SA-183)', () => {
    expect(earlierOf(ENGLISH_PLANS, 'england')).toEqual([
      over('bankruptcy', '2011-03-31', '2012-03-31'),
      over('debt relief order', '2018-02-28', '2019-02-28'),
      over('iva', '2015-04-30', '2020-04-30'),
      over('breathing space', null, '2026-10-31'),
      over('administration order', null, '2010-06-30'),
      over('sequestration', '2000-01-31', '2003-01-31'),
      over('minimal asset process', '2016-02-29', '2016-08-31'),
      over('trust deed', '2004-03-31', '2007-03-31'),
      over('moratorium', null, '2021-04-30'),
      over('debt arrangement scheme', null, '2022-05-31'),
      goesOn('bankruptcy', '2024-06-30'),
      goesOn('debt relief order', '2024-08-31'),
      goesOn('iva', '2024-07-31'),
      goesOn('administration order', '2024-09-30'),
      goesOn('debt arrangement scheme', '2025-06-30'),
      goesOn('trust deed', '2025-07-31'),
      goesOn('sequestration', '2025-08-31'),
      goesOn('minimal asset process', '2025-09-30'),
      goesOn('moratorium', '2025-10-31'),
      goesOn('breathing space', '2026-11-21'),
    ]);
  });

  it('keep a date open that somebody is not sure of (SA-182)', () => {
    const { 'sequestration-ended-on': _, ...known } = REVIEW;
    const nothing = { 'earlier-plans': ['sequestration'], 'sequestration-ended-on': [], 'in-now': 'none' };
    expect(earlierOf({ ...known, ...nothing, pressing: 'none' })).toEqual([
      over('sequestration', '2015-01-31', null),
    ]);
  });

  it.each([
    ['breathing-space', 'england', 'breathing space', 'now-breathing-space-on'],
    ['breathing-space', 'wales', 'breathing space', 'now-breathing-space-on'],
    ['moratorium', 'scotland', 'moratorium', 'now-moratorium-on'],
  ] as const)(
    'are told by somebody in a %s in %s, whatever plan they have (SA-183)',
    (word, nation, kind, stepId) => {
      const calm = { 'in-now': 'none', 'earlier-plans': 'none', pressing: word, [stepId]: '2026-10' };
      expect(earlierOf(calm, nation)).toEqual([goesOn(kind, '2026-10-31')]);
    },
  );

  it('have no time to breathe in Northern Ireland, where the law has none (SA-183)', () => {
    const calm = { 'in-now': 'none', 'earlier-plans': 'none', pressing: 'breathing-space' };
    expect(earlierOf(calm, 'northern-ireland')).toEqual([]);
  });

  it.each<[string, ShortAnswers, readonly (boolean | null)[]]>([
    ['not sure of before', { 'earlier-plans': 'unsure', 'in-now': 'none' }, Array(11).fill(false)],
    ['not sure of now', { 'earlier-plans': 'none', 'in-now': 'unsure' }, [null, null]],
    [
      'not sure which one from elsewhere',
      { 'earlier-plans': 'none', 'in-now': ['elsewhere'], 'in-now-elsewhere': 'unsure' },
      [null, null],
    ],
    ['not sure which it was elsewhere', { ...UNSURE_ELSEWHERE, 'in-now': 'none' }, Array(11).fill(false)],
    [
      'over in a month to come',
      { 'earlier-plans': ['moratorium'], 'moratorium-ended-on': '2026-12', 'in-now': 'none' },
      [true],
    ],
  ])('leaves open what somebody is %s (SA-046)', (_, review, active) => {
    expect(earlierOf({ pressing: 'none', ...review })?.map(({ isActive }) => isActive)).toEqual(active);
  });

  it('may each have ended when one from elsewhere did, of which somebody is not sure what it was (SA-182)', () => {
    const told = earlierOf({ ...UNSURE_ELSEWHERE, 'in-now': 'none', pressing: 'none' });
    expect(new Set(told?.map(({ endedOn }) => JSON.stringify(endedOn)))).toEqual(
      new Set([JSON.stringify(day('2011-08-31'))]),
    );
  });
});

it('the plans that the fourth version asked about are read as it asked (SA-182)', () => {
  const { qualifier: told } = factFindWith({ qualifier: QUALIFIER }).answers;
  const facts = knownFacts({ qualifier: qualifierFacts(qualifier, told), household: null });
  const given = answersFrom(fourthFullReview, {
    'usual-home': 'yes',
    owns: 'none',
    savings: '0',
    household: [],
    health: [],
    'in-now': ['das', 'moratorium'],
    work: 'none',
    'earlier-plans': ['trust-deed', 'elsewhere'],
    'trust-deed-ended-on': '2019-07',
    'earlier-elsewhere': ['bankruptcy', 'iva'],
    'elsewhere-ended-on': '2011-08',
  });
  const { answers: review } = pathOf(
    planOf(fourthFullReview),
    withFacts(given, { ...facts, 'debt-plan-now': 'yes' }),
  );
  const found = factFindWith({ qualifier: QUALIFIER });
  expect(caseFrom({ ...found, answers: { qualifier: told, review } }).earlier).toEqual([
    over('trust deed', null, '2019-07-31'),
    over('bankruptcy', null, '2011-08-31'),
    over('iva', null, '2011-08-31'),
    goesOn('debt arrangement scheme', null),
    goesOn('moratorium', null),
  ]);
});
