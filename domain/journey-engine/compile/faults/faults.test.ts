import { describe, expect, it } from 'vitest';
import { compileJourney } from '../../../journeys/plan.ts';
import type { JourneyDefinition } from '../../definition/definition.ts';
import type { Operator, OptionType } from '../../definition/kinds.ts';
import {
  advice,
  checkbox,
  chose,
  dropOut,
  journey,
  page,
  pageOf,
  radio,
  section,
  step,
  typed,
  wayTo,
  withAnswerFlags,
} from '../../fixtures/build.ts';
import type { FaultCode } from '../fault.ts';

/** What is found, one line each: the code, and the place as far as the step or the way on. */
function found(definition: JourneyDefinition): readonly string[] {
  const compiled = compileJourney(definition);
  return compiled.ok ? [] : compiled.faults.map(({ code, where }) => `${code}: ${where}`);
}

const work = (...ways: Parameters<typeof wayTo>[]) =>
  radio('work', ['yes', 'no'], ...ways.map(way => wayTo(...way)));
const inOne = (id: string, way = '') => `page 'one', section 'one-section', step '${id}'${way}`;

type Planted = readonly [FaultCode, string, JourneyDefinition, readonly string[]];

const planted: readonly Planted[] = [
  [
    'unknown-step-type',
    'a step of an unknown type (JN-069)',
    journey(page('one', step('Quiz', 'quiz'), advice())),
    [inOne('quiz')],
  ],
  [
    'unknown-option-type',
    'a question answered in an unknown way (QU-003)',
    journey(page('one', typed('Slider' as OptionType, 'slide'), advice())),
    [inOne('slide')],
  ],
  [
    'unknown-operator',
    'a condition with an unknown operator (JN-030)',
    journey(
      page(
        'one',
        work(['advice', { ...chose('work.yes'), operator: 'like' as Operator }], ['advice']),
        advice(),
      ),
    ),
    [inOne('work', ", way on 1 (to 'advice')")],
  ],
  [
    'unknown-reference',
    'a way on to a step that is not there',
    journey(page('one', work(['nowhere']), advice())),
    [inOne('work', ", way on 1 (to 'nowhere')")],
  ],
  [
    'unknown-reference',
    'a condition on a step that is not there',
    journey(page('one', work(['advice', chose('x', 'nowhere')], ['advice']), advice())),
    [inOne('work', ", way on 1 (to 'advice')")],
  ],
  [
    'unknown-reference',
    'a condition on an answer that is not there',
    journey(
      page('one', work(['advice', { any: [chose('work.yes'), chose('work.never')] }], ['advice']), advice()),
    ),
    [inOne('work', ", way on 1 (to 'advice')")],
  ],
  [
    'duplicate-id',
    'a page id used twice',
    journey(page('one', work()), { ...page('two', advice()), id: 'one' }),
    ["page 'one'"],
  ],
  [
    'duplicate-id',
    'a section id used twice',
    journey(pageOf('one', section('Money', work())), pageOf('two', section('Money', advice()))),
    ["page 'two', section 'money'"],
  ],
  [
    'duplicate-id',
    'a step id used twice',
    journey(page('one', typed('Text', 'name')), page('two', advice('name'))),
    ["page 'two', section 'two-section', step 'name'"],
  ],
  [
    'duplicate-id',
    'an answer id used twice',
    journey(page('one', work(), { ...radio('other', ['a', 'b']), answers: work().answers }, advice())),
    [inOne('other'), inOne('other')],
  ],
  ['empty-part', 'a journey without pages', journey(), ["journey 'example'"]],
  [
    'empty-part',
    'a page without sections and a section without steps',
    journey(pageOf('none'), pageOf('hollow', section('Hollow'))),
    ["page 'none'", "page 'hollow', section 'hollow'"],
  ],
  [
    'answers-do-not-fit',
    'a choice of one, a box with no answer, a question that does not say how it is answered',
    journey(
      page(
        'one',
        radio('alone', ['yes']),
        { ...typed('Text', 'box'), answers: [] },
        step('Question', 'how'),
        { ...step('Information', 'read'), optional: true },
        advice(),
      ),
    ),
    [inOne('alone'), inOne('box'), inOne('how'), inOne('read')],
  ],
  [
    'out-of-order',
    'a number of order that does not rise',
    journey({
      ...page('one'),
      sections: [
        {
          ...section('Only', work(), advice()),
          steps: [
            { ...work(['advice']), order: 2 },
            { ...advice(), order: 2 },
          ],
        },
      ],
    }),
    ["page 'one', section 'only', step 'advice'"],
  ],
  [
    'backward-jump',
    'a way on to the step itself and one to an earlier step: loops',
    journey(
      page(
        'one',
        typed('Text', 'first'),
        work(['first', chose('work.yes')], ['work', chose('work.no')], ['advice']),
        advice(),
      ),
    ),
    [inOne('work', ", way on 1 (to 'first')"), inOne('work', ", way on 2 (to 'work')")],
  ],
  [
    'way-on-after-the-end',
    'a way on from an advice step',
    journey(page('one', { ...advice('early'), nextStep: [wayTo('advice')] }, advice())),
    [inOne('early')],
  ],
  [
    'two-defaults',
    'two ways on without a condition (JN-032)',
    journey(page('one', work(['leave'], ['advice']), dropOut('leave'), advice())),
    [inOne('work')],
  ],
  [
    'reads-later-step',
    'a condition on a step that comes later',
    journey(
      page(
        'one',
        work(['home', chose('home.own', 'home')], ['home']),
        radio('home', ['own', 'rent']),
        advice(),
      ),
    ),
    [inOne('work', ", way on 1 (to 'home')")],
  ],
  [
    'answers-do-not-fit',
    'a choice of several with nothing to choose, and an answer without a text',
    journey(
      page(
        'one',
        checkbox('empty', []),
        withAnswerFlags(radio('blank', ['a', ' ']), 'a', { value: 'a' }),
        advice(),
      ),
    ),
    [inOne('empty'), inOne('blank')],
  ],
  ['dead-end', 'a last page that ends in no end', journey(page('one', work())), [inOne('work')]],
  [
    'dead-end',
    'an answer for which nothing follows',
    journey(page('one', work(['advice', chose('work.yes')]), advice())),
    [inOne('work')],
  ],
  [
    'dead-end',
    'an amount between two conditions for which nothing follows',
    journey(
      page(
        'one',
        typed(
          'Money',
          'total',
          wayTo('small', { property: 'value', operator: 'lt', value: 100 }),
          wayTo('advice', { property: 'value', operator: 'gt', value: 100 }),
        ),
        dropOut('small'),
        advice(),
      ),
    ),
    [inOne('total')],
  ],
  [
    'dead-end',
    'a question of which every answer stops the person',
    journey(
      page(
        'one',
        radio('home', ['own', 'rent'], wayTo('advice', chose('home.own')), wayTo('work')),
        ['yes', 'no'].reduce((on, name) => withAnswerFlags(on, name, { blocksContinue: true }), work()),
        advice(),
      ),
    ),
    [inOne('work')],
  ],
  [
    'unreachable-step',
    'a step that no way on leads to',
    journey(page('one', work(['advice']), typed('Text', 'lost'), advice())),
    [inOne('lost')],
  ],
  [
    'condition-never-holds',
    'a condition that contradicts itself',
    journey(
      page(
        'one',
        work(
          ['rare', { all: [chose('work.yes'), chose('work.no')] }],
          ['rare', chose('work.yes')],
          ['advice'],
        ),
        typed('Text', 'rare'),
        advice(),
      ),
    ),
    [inOne('work', ", way on 1 (to 'rare')")],
  ],
  [
    'condition-never-holds',
    'a condition on an answer that stops the person',
    journey(
      page(
        'one',
        withAnswerFlags(work(['leave', chose('work.no')], ['home']), 'no', { blocksContinue: true }),
        radio('home', ['own', 'rent'], wayTo('leave', chose('home.own')), wayTo('advice')),
        dropOut('leave'),
        advice(),
      ),
    ),
    [inOne('work', ", way on 1 (to 'leave')")],
  ],
  [
    'shadowed-branch',
    'a branch of which an earlier one takes every answer',
    journey(
      page(
        'one',
        work(['mid', { ...chose('work.yes'), operator: 'neq' }], ['leave', chose('work.no')], ['leave']),
        typed('Text', 'mid', wayTo('advice')),
        dropOut('leave'),
        advice(),
      ),
    ),
    [inOne('work', ", way on 2 (to 'leave')")],
  ],
];

describe('a definition is refused for', () => {
  it.each(planted)('%s: %s', (code, _, definition, places) => {
    expect(found(definition)).toEqual(places.map(place => `${code}: ${place}`));
  });
});
