import { describe, expect, it } from 'vitest';
import { compileJourney } from '../../journeys/plan.ts';
import { affectedBy } from '../change/affectedBy.ts';
import type { FactComparison, Step } from '../definition/definition.ts';
import { type FactKind, factEntry, factKey, factsIn, NOT_KNOWN, withFacts } from '../definition/fact.ts';
import { answers } from '../fixtures/answers.ts';
import { advice, checkbox, dropOut, journey, page, radio, wayTo } from '../fixtures/build.ts';
import { allPaths } from '../prove/allPaths.ts';
import { renderPaths } from '../prove/renderPaths.ts';
import { offeredTo } from './asked.ts';
import { pagePath, pathOf, stepsNeededFor } from './path.ts';
import { progressOf } from './progress.ts';

const FACTS: readonly FactKind[] = [
  { name: 'land', values: { low: 'the low land', high: 'the high land' } },
  { name: 'boat', values: { yes: 'a boat', no: 'no boat' } },
];
const is = (value: string, name = 'land'): FactComparison => ({
  property: 'fact',
  fact: name,
  operator: 'eq',
  value,
});
const high = is('high');

/** A question for the high land alone, an answer for it, and a branch for people with a boat. */
const asks = journey(
  page(
    'one',
    radio('first', ['a', 'b']),
    { ...radio('hills', ['x', 'y']), when: high },
    {
      ...checkbox('beasts', ['cow', 'goat', 'none']),
      answers: checkbox('beasts', ['cow', 'goat', 'none']).answers.map(answer =>
        answer.value === 'goat' ? { ...answer, when: high } : answer,
      ),
      nextStep: [wayTo('moored', is('yes', 'boat')), wayTo('last')],
    },
  ),
  page('two', radio('moored', ['here', 'there'])),
  page('three', radio('last', ['a', 'b']), advice()),
);

function planOf(definition = asks) {
  const compiled = compileJourney(definition, undefined, FACTS);
  if (!compiled.ok)
    throw new Error(compiled.faults.map(({ where, message }) => `${where}: ${message}`).join('\n'));
  return compiled.plan;
}
const faultsOf = (...steps: readonly Step[]) => {
  const compiled = compileJourney(journey(page('one', ...steps, advice())), undefined, FACTS);
  return compiled.ok ? [] : compiled.faults.map(({ code, where, message }) => [code, where, message]);
};
const plan = planOf();
const given = answers(plan, { first: 'a', hills: 'x', beasts: ['cow', 'goat'], last: 'b' });
const steps = (facts: Record<string, string>, saved = given) =>
  pathOf(plan, withFacts(saved, facts)).steps.map(({ stepId }) => stepId);

describe('a step, an answer and a branch may ask for what is known', () => {
  it('walks by it, and leaves out what does not hold (HO-030)', () => {
    expect(steps({ land: 'high', boat: 'no' })).toEqual(['first', 'hills', 'beasts', 'last', 'advice']);
    expect(steps({ land: 'high', boat: 'yes' })).toEqual(['first', 'hills', 'beasts', 'moored']);
    // The goat is not offered in the low land, so the answer does not fit and is asked again.
    expect(steps({ land: 'low', boat: 'no' })).toEqual(['first', 'beasts']);
    const cow = answers(plan, { first: 'a', beasts: 'cow', last: 'a' });
    expect(steps({ land: 'low', boat: 'no' }, cow)).toEqual(['first', 'beasts', 'last', 'advice']);
  });

  it('takes an unknown fact as neither value, unless the condition asks for unknown (HO-031)', () => {
    expect(steps({}, answers(plan, { first: 'a' }))).toEqual(['first', 'beasts']);
    const asksUnknown = planOf(
      journey(
        page(
          'one',
          radio('first', ['a', 'b']),
          { ...radio('lost', ['x', 'y']), when: is(NOT_KNOWN) },
          advice(),
        ),
      ),
    );
    const walked = (facts: Record<string, string>) =>
      pathOf(asksUnknown, withFacts(answers(asksUnknown, { first: 'a' }), facts)).open?.stepId;
    expect(walked({})).toBe('lost');
    expect(walked({ land: 'low' })).toBeUndefined();
    const notHigh = planOf(
      journey(
        page(
          'one',
          radio('first', ['a', 'b']),
          { ...radio('flat', ['x', 'y']), when: { ...high, operator: 'neq' } },
          advice(),
        ),
      ),
    );
    expect(pathOf(notHigh, answers(notHigh, { first: 'a' })).open).toBeUndefined();
  });

  it('walks one page with it as the whole path does (HO-030)', () => {
    const facts = withFacts(given, { land: 'high', boat: 'yes' });
    expect(pagePath(plan, 'one', 'first', facts).exit).toEqual({ pageId: 'two', stepId: 'moored' });
    expect(pagePath(plan, 'one', 'first', withFacts(given, { land: 'high' })).exit?.stepId).toBe('last');
    expect(stepsNeededFor(plan, 'one')).toEqual(['first', 'hills', 'beasts']);
    const beasts = plan.stepById.get('beasts');
    const offered = (land: string) =>
      beasts && offeredTo(beasts, withFacts(new Map(), { land })).step.answers.map(({ value }) => value);
    expect(offered('low')).toEqual(['cow', 'none']);
    expect(offered('high')).toEqual(['cow', 'goat', 'none']);
  });

  it('is read where an answer alone asks for it (HO-030)', () => {
    const offer = planOf(
      journey(
        page(
          'one',
          radio('first', ['a', 'b']),
          {
            ...radio('beast', ['cow', 'sheep', 'goat']),
            answers: radio('beast', ['cow', 'sheep', 'goat']).answers.map(answer =>
              answer.value === 'goat' ? { ...answer, when: high } : answer,
            ),
          },
          advice(),
        ),
      ),
    );
    const walked = (land: string) =>
      pathOf(offer, withFacts(answers(offer, { first: 'a', beast: 'goat' }), { land })).open?.stepId;
    expect([walked('high'), walked('low')]).toEqual([undefined, 'beast']);
    expect(offer.pagesReading.get(factKey('land'))).toEqual(['one']);
  });

  it('moves the path as a changed answer does when it changes (HO-032)', () => {
    const before = withFacts(given, { land: 'high', boat: 'no' });
    expect(affectedBy(plan, before, factKey('land'), factEntry('low'))).toMatchObject({
      leaves: ['hills', 'last'],
      asks: 'beasts',
    });
    const low = withFacts(given, { land: 'low', boat: 'no' });
    expect(affectedBy(plan, low, factKey('land'), factEntry('high')).returns).toEqual(['hills', 'last']);
  });

  it('counts for progress what the person will be asked (HO-030)', () => {
    const expected = (land: string) =>
      progressOf(plan, pathOf(plan, withFacts(answers(plan, {}), { land }))).groups[0]?.fraction;
    expect(expected('low')).toBe(0);
    const half = answers(plan, { first: 'a' });
    const fraction = (land: string) =>
      progressOf(plan, pathOf(plan, withFacts(half, { land }))).groups[0]?.fraction;
    expect(fraction('low')).toBe(1 / 2);
    expect(fraction('high')).toBe(1 / 3);
  });

  it('comes out of the answers as it went in', () => {
    expect(factsIn(withFacts(given, { land: 'low' }))).toEqual({ land: 'low' });
    expect(factsIn(given)).toEqual({});
    expect(factsIn(new Map([[factKey('land'), factEntry(undefined)]]))).toEqual({});
    expect(factsIn(new Map([[factKey('land'), []]]))).toEqual({});
  });
});

describe('is proven like any other condition', () => {
  it('over every value, and over its not being known (HO-033)', () => {
    const { paths } = allPaths(plan);
    expect(paths.map(path => path.join(' ')).toSorted()).toEqual([
      'first beasts last advice',
      'first beasts moored last advice',
      'first hills beasts last advice',
      'first hills beasts moored last advice',
    ]);
    const text = renderPaths(plan);
    expect(text).toContain('  - asked only where land is the high land');
    expect(text).toContain('  - “goat”: offered only where land is the high land');
    expect(text).toContain('  - boat is a boat → moored');
  });

  const first = radio('first', ['a', 'b']);
  it.each<[string, readonly Step[], string, string]>([
    [
      'a fact that is not there',
      [first, { ...radio('q', ['x', 'y']), when: is('high', 'moon') }],
      'unknown-reference',
      "There is no fact 'moon'.",
    ],
    [
      'a value it never has',
      [first, { ...radio('q', ['x', 'y']), when: is('middle') }],
      'unknown-reference',
      "The fact 'land' is never 'middle'.",
    ],
    [
      'an order among values',
      [first, { ...radio('q', ['x', 'y']), when: { ...high, operator: 'lt' } }],
      'cannot-be-ordered',
      "Facts have no order, so 'lt' cannot compare them.",
    ],
    [
      'a first step that some are not asked',
      [{ ...first, when: high }],
      'cannot-be-left-out',
      'The first step is asked of everybody.',
    ],
    [
      'an end that some do not come to',
      [first, { ...dropOut('out'), when: high }],
      'cannot-be-left-out',
      'An end cannot be left out.',
    ],
    [
      'a step left out that leads nowhere',
      [
        first,
        {
          ...radio('q', ['x', 'y'], wayTo('advice', { property: 'AnswerId', operator: 'eq', value: 'q.x' })),
          when: high,
        },
      ],
      'cannot-be-left-out',
      'A step that may be left out needs a way on without a condition.',
    ],
    [
      'a choice of nothing for some',
      [
        first,
        {
          ...radio('q', ['x', 'y']),
          answers: radio('q', ['x', 'y']).answers.map(each => ({ ...each, when: high })),
        },
      ],
      'cannot-be-left-out',
      'At least 2 of its answers must be offered to everybody.',
    ],
    [
      'a branch nobody takes',
      [
        radio('first', ['a', 'b'], wayTo('q', { all: [high, is('low')] }), wayTo('advice')),
        radio('q', ['x', 'y']),
      ],
      'condition-never-holds',
      'No answer passes its condition.',
    ],
    [
      'a step nobody is asked',
      [first, { ...radio('q', ['x', 'y']), when: { all: [high, is('low')] } }],
      'dead-step',
      'No answers lead to this step: the answers given before rule out each way to it.',
    ],
  ])('refuses %s, and says where (HO-034)', (_, written, code, message) => {
    const faults = faultsOf(...written);
    expect(faults.map(([found, , words]) => [found, words])).toContainEqual([code, message]);
    expect(faults.every(([, where]) => where?.startsWith("page 'one', section 'one-section', step '"))).toBe(
      true,
    );
  });
});
