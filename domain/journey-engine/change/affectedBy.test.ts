import { describe, expect, it } from 'vitest';
import { answers, planOf } from '../fixtures/answers.ts';
import { advice, chose, journey, page, radio, typed, wayTo } from '../fixtures/build.ts';
import { affectedBy } from './affectedBy.ts';

const plan = planOf(
  journey(
    page('home', radio('tenure', ['own', 'rent'])),
    page(
      'work',
      radio('job', ['yes', 'no'], wayTo('wages', chose('job.yes')), wayTo('savings')),
      typed('Money', 'wages'),
      typed('Money', 'savings'),
    ),
    page(
      'costs',
      typed('Money', 'food', wayTo('mortgage', chose('tenure.own', 'tenure')), wayTo('rent')),
      typed('Money', 'mortgage', wayTo('advice')),
      typed('Money', 'rent'),
      advice(),
    ),
  ),
);

type Given = Parameters<typeof answers>[1];

function change(before: Given, stepId: string, to: string) {
  const answered = answers(plan, { [stepId]: to }).get(stepId) ?? [];
  return affectedBy(plan, answers(plan, before), stepId, answered);
}

const done = { tenure: 'own', job: 'yes', wages: '900', savings: '0', food: '300', mortgage: '700' };

describe('a changed answer', () => {
  it('says what leaves the path, which sections to look at again, and what is asked next', () => {
    expect(change(done, 'tenure', 'rent')).toEqual({
      leaves: ['mortgage'],
      returns: [],
      sectionsToReview: ['costs-section'],
      asks: 'rent',
    });
  });

  it('says what returns to the path with the answer given before', () => {
    expect(change({ ...done, tenure: 'rent', rent: '500' }, 'tenure', 'own')).toEqual({
      leaves: ['rent'],
      returns: ['mortgage'],
      sectionsToReview: ['costs-section'],
    });
  });

  it('looks at its own section again when other answers there are affected', () => {
    expect(change(done, 'job', 'no')).toEqual({
      leaves: ['wages'],
      returns: [],
      sectionsToReview: ['work-section'],
    });
  });

  it('sends nobody back to a section in which nothing else on the path was answered (HO-132)', () => {
    // Only 'job' is answered in its section; wages, answered on another way through it, do not count.
    expect(change({ tenure: 'own', job: 'no', wages: '900' }, 'job', 'yes')).toMatchObject({
      returns: ['wages'],
      sectionsToReview: [],
    });
    expect(change({ tenure: 'own', job: 'yes' }, 'job', 'no').sectionsToReview).toEqual([]);
  });

  it('affects nothing when it leads to the same path', () => {
    expect(change(done, 'wages', '950')).toEqual({ leaves: [], returns: [], sectionsToReview: [] });
  });

  it('affects nothing when it is the same answer', () => {
    expect(change(done, 'tenure', 'own')).toEqual({ leaves: [], returns: [], sectionsToReview: [] });
  });

  it('given for the first time sends nobody back', () => {
    expect(change({ tenure: 'own' }, 'job', 'yes')).toEqual({
      leaves: [],
      returns: [],
      sectionsToReview: [],
      asks: 'wages',
    });
  });
});
