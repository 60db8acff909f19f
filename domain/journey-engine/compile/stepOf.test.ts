import { expect, it } from 'vitest';
import { planOf } from '../fixtures/answers.ts';
import { branch } from '../fixtures/features.ts';
import type { PlanStep } from './plan.ts';
import { pageOf, sectionOf, stepOf } from './stepOf.ts';

const plan = planOf(branch);

it('finds a step, its page and its section', () => {
  const rent = stepOf(plan, 'rent');
  expect(rent.id).toBe('rent');
  expect(pageOf(plan, rent.pageId).stepIds).toContain('rent');
  expect(sectionOf(plan, rent).stepIds).toContain('rent');
});

it('refuses an id that the plan does not have, and names it', () => {
  const elsewhere: PlanStep = { ...stepOf(plan, 'rent'), sectionId: 'nowhere' };
  expect(() => stepOf(plan, 'nowhere')).toThrow("There is no step 'nowhere' in example version 1.");
  expect(() => pageOf(plan, 'nowhere')).toThrow("There is no page 'nowhere' in example version 1.");
  expect(() => sectionOf(plan, elsewhere)).toThrow("There is no section 'nowhere' in example version 1.");
});
