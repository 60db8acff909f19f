import { describe, expect, it } from 'vitest';
import { answers, planOf } from '../fixtures/answers.ts';
import { advice, chose, journey, pageOf, radio, section, step, wayTo } from '../fixtures/build.ts';
import { pathOf } from './path.ts';
import { sectionStates } from './sectionStatus.ts';

const plan = planOf(
  journey(
    pageOf(
      'one',
      section(
        'Home',
        radio('tenure', ['own', 'rent'], wayTo('term', chose('tenure.own')), wayTo('work')),
        radio('term', ['short', 'long']),
        radio('work', ['yes', 'no']),
      ),
    ),
    pageOf(
      'two',
      section('Debts', radio('debts', ['some', 'many'])),
      section('Last Steps', radio('agree', ['yes', 'no'])),
    ),
    pageOf('three', section('Advice', advice())),
  ),
);

function statuses(given: Parameters<typeof answers>[1]): readonly string[] {
  const saved = answers(plan, given);
  return sectionStates(plan, pathOf(plan, saved), saved).map(({ status }) => status);
}

it('is in progress once something in the section was read, before anything is answered (DB-009)', () => {
  const read = planOf(
    journey(
      pageOf(
        'one',
        section('Start', radio('begun', ['yes', 'no'])),
        section('Home', step('Information', 'welcome'), radio('tenure', ['own', 'rent']), advice()),
      ),
    ),
  );
  const of = (given: Parameters<typeof answers>[1]) => {
    const saved = answers(read, given);
    return sectionStates(read, pathOf(read, saved), saved).map(({ status }) => status);
  };
  expect(of({ begun: 'yes' })).toEqual(['completed', 'in-progress']);
  // One answer of a section that the path stops before is enough for it to wait.
  expect(of({ tenure: 'own' })).toEqual(['needs another look', 'waiting']);
});

describe('the status of each section is worked out from the path', () => {
  it.each<[string, Parameters<typeof answers>[1], string[]]>([
    ['nothing is answered', {}, ['not started', 'not started', 'not started', 'not started']],
    ['one answer is in', { tenure: 'rent' }, ['in-progress', 'not started', 'not started', 'not started']],
    [
      'a section is through',
      { tenure: 'rent', work: 'no' },
      ['completed', 'not started', 'not started', 'not started'],
    ],
    [
      'everything is answered',
      { tenure: 'rent', work: 'no', debts: 'some', agree: 'yes' },
      ['completed', 'completed', 'completed', 'completed'],
    ],
    [
      'a changed answer asks more in a section that was through',
      { tenure: 'own', work: 'no', debts: 'some' },
      ['needs another look', 'waiting', 'not started', 'not started'],
    ],
    [
      'of a section that the path stops before only one step is answered',
      { work: 'no', agree: 'yes' },
      ['needs another look', 'not started', 'waiting', 'not started'],
    ],
    [
      'that is answered too',
      { tenure: 'own', term: 'long', work: 'no', debts: 'some' },
      ['completed', 'completed', 'not started', 'not started'],
    ],
  ])('when %s (DB-009)', (_, given, expected) => {
    expect(statuses(given)).toEqual(expected);
  });
});
