import { describe, expect, it } from 'vitest';
import { compileJourney } from '../../../journeys/plan.ts';
import type { JourneyDefinition, Step } from '../../definition/definition.ts';
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
  ...(
    [
      ['answer ids', radio('q', ['a', 'b']), { ...chose('q.a'), operator: 'lt' }],
      ['names', typed('Text', 'q'), { property: 'value', operator: 'gt', value: 'm' }],
      ['short texts', typed('Short Text', 'q'), { property: 'value', operator: 'gt', value: 5 }],
      ['addresses', typed('Email', 'q'), { property: 'value', operator: 'lte', value: 5 }],
      [
        'a date of birth and a number',
        typed('Date of Birth', 'q'),
        { property: 'value', operator: 'lt', value: 2000 },
      ],
      [
        'a month and a year',
        typed('Month and Year', 'q'),
        { property: 'value', operator: 'gt', value: 2024 },
      ],
      [
        'a day of the year and one that there never is',
        typed('Day and Month', 'q'),
        { property: 'value', operator: 'lt', value: '--02-30' },
      ],
      [
        'a day of the year and one without its mark',
        typed('Day and Month', 'q'),
        { property: 'value', operator: 'lt', value: 'x-02-28' },
      ],
      ['phone numbers', typed('Phone Number', 'q'), { property: 'value', operator: 'gt', value: 5 }],
      ['an amount and a word', typed('Money', 'q'), { property: 'value', operator: 'lte', value: 'lots' }],
      ['a date and a number', typed('Date', 'q'), { property: 'value', operator: 'lt', value: 2024 }],
      [
        'a month and a date',
        typed('Month and Year', 'q'),
        { property: 'value', operator: 'lt', value: '2024-01-01' },
      ],
      [
        'a day of the year and a date',
        typed('Day and Month', 'q'),
        { property: 'value', operator: 'gte', value: '2024-01-01' },
      ],
    ] as const
  ).map(
    ([what, asked, condition]): Planted => [
      'cannot-be-ordered',
      `an order between ${what} (JN-031)`,
      journey(
        page(
          'one',
          { ...asked, nextStep: [wayTo('out', condition), wayTo('advice')] },
          dropOut('out'),
          advice(),
        ),
      ),
      [inOne('q', ", way on 1 (to 'out')")],
    ],
  ),
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

describe('an order is accepted (HO-132)', () => {
  it.each<[string, Step, string | number]>([
    ['between two dates', typed('Date', 'q'), '2024-02-29'],
    ['between a date of birth and a date', typed('Date of Birth', 'q'), '1990-12-31'],
    ['between two months', typed('Month and Year', 'q'), '2024-02'],
    ['between two days of the year', typed('Day and Month', 'q'), '--02-29'],
    ['between an amount and a range', typed('Money', 'q'), '£1,000 - £2,000'],
    ['among answers to choose, which are known one by one', radio('q', ['never', 'often']), 'never'],
  ])('%s (JN-031)', (_, asked, value) => {
    const out = wayTo('out', { property: 'value', operator: 'gt', value });
    const definition = journey(
      page('one', { ...asked, nextStep: [out, wayTo('advice')] }, dropOut('out'), advice()),
    );
    expect(found(definition).filter(fault => fault.startsWith('cannot-be-ordered'))).toEqual([]);
  });
});

describe('who wrote it reads what is wrong (HO-132)', () => {
  const messages = (definition: JourneyDefinition) => {
    const compiled = compileJourney(definition);
    return compiled.ok ? [] : compiled.faults.map(({ message }) => message);
  };

  it('tells a loop to the step itself from one to an earlier step', () => {
    const back = journey(
      page(
        'one',
        typed('Text', 'first'),
        work(['first', chose('work.yes')], ['work', chose('work.no')], ['advice']),
        advice(),
      ),
    );
    expect(messages(back)).toEqual([
      'It leads back, which makes a loop.',
      'It leads to itself, which is a loop.',
    ]);
  });

  it('names the answers with which somebody is stuck, and an answer that was left out', () => {
    const stuck = journey(
      page(
        'one',
        { ...typed('Text', 'nickname'), optional: true },
        checkbox('benefits', ['pip', 'esa']),
        {
          ...radio('work', ['yes', 'no']),
          nextStep: [
            wayTo('advice', {
              any: [
                chose('work.yes'),
                { property: 'value', operator: 'neq', value: 'Jo', stepId: 'nickname' },
              ],
            }),
          ],
        },
        advice(),
      ),
    );
    expect(messages(stuck)).toEqual([
      "Nothing follows when 'nickname' has no answer, 'work' is 'no'. Add a way on without a condition.",
    ]);
    const both = journey(
      page(
        'one',
        {
          ...checkbox('benefits', ['pip', 'esa']),
          nextStep: [wayTo('advice', { ...chose('benefits.pip'), operator: 'neq' })],
        },
        advice(),
      ),
    );
    expect(messages(both)).toEqual([
      "Nothing follows when 'benefits' is 'pip'. Add a way on without a condition.",
    ]);
  });

  it('tells a step without a way on from one whose every answer stops the person', () => {
    expect(messages(journey(page('one', work())))).toEqual([
      "Nothing follows it, and a 'Question' step does not end a journey.",
    ]);
    const stops = ['yes', 'no'].reduce(
      (on, name) => withAnswerFlags(on, name, { blocksContinue: true }),
      work(),
    );
    const first = radio('home', ['own', 'rent'], wayTo('advice', chose('home.own')), wayTo('work'));
    expect(messages(journey(page('one', first, stops, advice())))).toEqual([
      'Every answer to it stops the person here.',
    ]);
  });
});

describe('a definition is refused for', () => {
  it.each(planted)('%s: %s', (code, _, definition, places) => {
    expect(found(definition)).toEqual(places.map(place => `${code}: ${place}`));
  });
});
