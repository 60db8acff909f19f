import { describe, expect, it } from 'vitest';
import { compileJourney } from '../../../journeys/plan.ts';
import type { JourneyDefinition, Step } from '../../definition/definition.ts';
import { advice, chose, dropOut, journey, page, radio, step, typed, wayTo } from '../../fixtures/build.ts';
import * as features from '../../fixtures/features.ts';

/** What is found, one line each: the code, and the place as far as the step or the way on. */
function found(definition: JourneyDefinition): readonly string[] {
  const compiled = compileJourney(definition);
  return compiled.ok ? [] : compiled.faults.map(({ code, where }) => `${code}: ${where}`);
}

const work = (...ways: Parameters<typeof wayTo>[]) =>
  radio('work', ['yes', 'no'], ...ways.map(way => wayTo(...way)));
const inOne = (id: string, way = '') => `page 'one', section 'one-section', step '${id}'${way}`;

describe('what only earlier answers rule out is found', () => {
  /**
   * People who do not work skip 'wages', so everybody who reaches 'overtime' works: its other branch is dead, and so is
   * everything after it.
   */
  const definition = journey(
    page(
      'one',
      work(['wages', chose('work.yes')], ['advice']),
      radio('wages', ['weekly', 'monthly']),
      step('Information', 'read', wayTo('signing-on', chose('work.no', 'work')), wayTo('advice')),
      typed('Text', 'signing-on', wayTo('job-centre')),
      typed('Text', 'job-centre'),
      advice(),
    ),
  );

  it('for a branch, for the step it leads to, and for the steps that follow from there', () => {
    // A step passed without an answer still has the earlier answer to check, so its first condition is asked.
    expect(found(definition)).toEqual([
      `dead-branch: ${inOne('read', ", way on 1 (to 'signing-on')")}`,
      `dead-step: ${inOne('signing-on')}`,
      `dead-step: ${inOne('job-centre')}`,
    ]);
  });

  it('says nothing when another way brings those answers there', () => {
    const sound = journey(
      page(
        'one',
        work(['wages', chose('work.yes')], ['read']),
        radio('wages', ['weekly', 'monthly']),
        step('Information', 'read', wayTo('signing-on', chose('work.no', 'work')), wayTo('advice')),
        typed('Text', 'signing-on'),
        advice(),
      ),
    );
    expect(found(sound)).toEqual([]);
  });

  it('refuses a condition on a step that nobody who gets there has been asked', () => {
    const apart = journey(
      page(
        'one',
        work(['wages', chose('work.yes')], ['other']),
        radio('wages', ['weekly', 'monthly'], wayTo('advice')),
        radio(
          'other',
          ['a', 'b'],
          wayTo('leave', chose('wages.weekly', 'wages')),
          wayTo('leave', chose('other.a')),
          wayTo('advice'),
        ),
        dropOut('leave'),
        advice(),
      ),
    );
    expect(found(apart)).toEqual([`reads-step-never-on-path: ${inOne('other', ", way on 1 (to 'leave')")}`]);
  });

  it('takes a condition that names its own step as one that names none', () => {
    const own = journey(
      page('one', work(['leave', chose('work.yes', 'work')], ['advice']), dropOut('leave'), advice()),
    );
    expect(found(own)).toEqual([]);
  });

  it('says of a step that no way on leads to just that, whatever it reads', () => {
    const lost = journey(
      page(
        'one',
        work(['advice']),
        radio('lost', ['a', 'b'], wayTo('leave', chose('work.yes', 'work')), wayTo('advice')),
        dropOut('leave'),
        advice(),
      ),
    );
    expect(found(lost)).toEqual(['lost', 'leave'].map(id => `unreachable-step: ${inOne(id)}`));
  });

  it('for a branch whose condition can never hold without an answer', () => {
    // A person who gets here has answered 'work' or was never asked: neither passes both comparisons.
    const optional = { ...typed('Text', 'name'), optional: true };
    const never = (...ways: readonly Parameters<typeof wayTo>[]) =>
      journey(
        page(
          'one',
          optional,
          radio('work', ['yes', 'no'], ...ways.map(way => wayTo(...way))),
          dropOut('leave'),
          advice(),
        ),
      );
    const named = { property: 'value', operator: 'eq', value: 'Jo', stepId: 'name' } as const;
    const both = never(['leave', { all: [named, chose('work.yes')] }], ['advice']);
    expect(found(both)).toEqual([]);
    const shadowed = never(
      ['leave', chose('work.yes')],
      ['leave', { all: [named, chose('work.yes')] }],
      ['advice'],
    );
    expect(found(shadowed)).toEqual([`shadowed-branch: ${inOne('work', ", way on 2 (to 'leave')")}`]);
    const contradicting = never(
      ['leave', { all: [named, { ...named, value: 'Al' }] }],
      ['leave', chose('work.yes')],
      ['advice'],
    );
    expect(found(contradicting)).toEqual([
      `condition-never-holds: ${inOne('work', ", way on 1 (to 'leave')")}`,
    ]);
  });

  it('warns of a condition on a step that only some people have been asked', () => {
    const compiled = compileJourney(
      journey(
        page(
          'one',
          work(['wages', chose('work.yes')], ['other']),
          radio('wages', ['weekly', 'monthly']),
          radio('other', ['a', 'b'], wayTo('leave', chose('wages.weekly', 'wages')), wayTo('advice')),
          dropOut('leave'),
          advice(),
        ),
      ),
    );
    expect(compiled.ok && compiled.warnings.map(({ code }) => code)).toEqual(['reads-step-sometimes-absent']);
  });

  it('does not warn where the condition asks first who has been asked (WT-046)', () => {
    const alsoAsks = (word: string) => ({ all: [chose(word, 'work'), chose('wages.weekly', 'wages')] });
    const codes = (word: string) => {
      const compiled = compileJourney(
        journey(
          page(
            'one',
            work(['wages', chose('work.yes')], ['other']),
            radio('wages', ['weekly', 'monthly']),
            radio('other', ['a', 'b'], wayTo('leave', alsoAsks(word)), wayTo('advice')),
            dropOut('leave'),
            advice(),
          ),
        ),
      );
      return compiled.ok
        ? compiled.warnings.map(({ code }) => code)
        : compiled.faults.map(({ code }) => code);
    };
    expect(codes('work.yes')).toEqual([]);
    expect(codes('work.no')).toEqual(['dead-step', 'reads-step-never-on-path']);
  });
});

describe('a first way on with a condition', () => {
  const passable = (first: Step) => journey(page('one', first, typed('Text', 'more'), advice()));
  const ways = [wayTo('more', { property: 'value', operator: 'eq', value: 'Jo' } as const), wayTo('advice')];

  it('is refused where the step can be passed without an answer, since it would be taken unasked (JN-028)', () => {
    const optional = { ...typed('Text', 'name', ...ways), optional: true };
    expect(found(passable(optional))).toEqual([`ignored-first-condition: ${inOne('name')}`]);
  });

  it('is allowed second, and where there always is an answer', () => {
    const optional = { ...typed('Text', 'name', ...ways.toReversed()), optional: true };
    expect(found(passable(optional))).toEqual([]);
    expect(found(passable(typed('Text', 'name', ...ways)))).toEqual([]);
  });
});

describe('a definition is accepted', () => {
  it.each(Object.entries(features))('when it is sound: %s', (_, definition) => {
    expect(found(definition)).toEqual([]);
  });

  it('when its conditions cover every answer between them, without a default', () => {
    const covered = journey(
      page(
        'one',
        work(['leave', chose('work.yes')], ['advice', chose('work.no')]),
        dropOut('leave'),
        advice(),
      ),
    );
    expect(found(covered)).toEqual([]);
  });

  it('when a default is never taken: it is there for an answer that is added later', () => {
    const covered = journey(
      page(
        'one',
        work(['leave', chose('work.yes')], ['advice', chose('work.no')], ['leave']),
        dropOut('leave'),
        advice(),
      ),
    );
    expect(found(covered)).toEqual([]);
  });
});

describe('too many combinations', () => {
  it('are refused rather than half checked', () => {
    // Each decides about its own way on as well, so that it is told apart from there to the last.
    const many = Array.from({ length: 20 }, (_, index) => {
      const next = index < 19 ? `q${index + 1}` : 'last';
      return radio(`q${index}`, ['a', 'b'], wayTo(next, chose(`q${index}.a`)), wayTo(next));
    });
    const read = many.map(({ id }) => chose(`${id}.a`, id));
    const last = radio('last', ['x', 'y'], wayTo('leave', { all: read }), wayTo('advice'));
    expect(found(journey(page('one', ...many, last, dropOut('leave'), advice())))).toEqual([
      "too-many-combinations: journey 'example'",
    ]);
  });
});
