import { describe, expect, it } from 'vitest';
import { LEGAL_SECTION_COMPLETE } from '../../debts/legalQuestions.ts';
import type { JourneyDefinition } from '../definition/definition.ts';
import { answers, planOf } from '../fixtures/answers.ts';
import { advice, journey, page, radio, step } from '../fixtures/build.ts';
import { branch, straight } from '../fixtures/features.ts';
import { pageComplete } from './pageComplete.ts';
import { pagePath } from './path.ts';

function complete(definition: JourneyDefinition, given: Parameters<typeof answers>[1]): boolean {
  const plan = planOf(definition);
  const [first] = plan.pages;
  if (!first) throw new Error('no page');
  return pageComplete(first, pagePath(plan, first.id, first.firstStepId, answers(plan, given)));
}

describe('a page is complete', () => {
  it('when its last revealed step has answers, and not before (JN-020, JN-034)', () => {
    expect(complete(branch, {})).toBe(false);
    expect(complete(branch, { tenure: 'own' })).toBe(false);
    expect(complete(branch, { tenure: 'own', mortgage: '900' })).toBe(true);
    expect(complete(branch, { tenure: 'other' })).toBe(true);
  });

  it('not when it ends the journey, since there is nothing to continue to (JN-034)', () => {
    expect(complete(straight, { first: 'yes' })).toBe(false);
  });

  it('when its header is "Review" (JN-036)', () => {
    const [first, ...rest] = branch.pages;
    if (!first) throw new Error('no page');
    expect(complete({ ...branch, pages: [{ ...first, headerName: 'Review' }, ...rest] }, {})).toBe(true);
  });

  it('not by the words that end the legal questions, which say it otherwise (LQ-016)', () => {
    const says = { ...step('Information', 'done'), additionalText: LEGAL_SECTION_COMPLETE };
    const definition = journey(
      page('one', radio('a', ['x', 'y']), says, radio('b', ['z', 'w'])),
      page('two', advice()),
    );
    expect(complete(definition, { a: 'x' })).toBe(false);
  });

  it('when a revealed step says that the section is now complete (JN-036)', () => {
    const says = {
      ...step('Information', 'done'),
      additionalText: 'Good news, this section is now complete.',
    };
    const definition = journey(
      page('one', radio('a', ['x', 'y']), says, radio('b', ['z', 'w'])),
      page('two', advice()),
    );
    expect(complete(definition, {})).toBe(false);
    expect(complete(definition, { a: 'x' })).toBe(true);
  });
});
