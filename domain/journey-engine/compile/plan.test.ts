import { describe, expect, it } from 'vitest';
import { layOutJourney } from '../../journeys/plan.ts';
import { branch, readsEarlier, straight } from '../fixtures/features.ts';

describe('a plan', () => {
  it('finds steps, pages and sections by id, and keeps the order as written', () => {
    const plan = layOutJourney(branch);
    expect(plan.order).toEqual(['tenure', 'mortgage', 'rent', 'pets', 'advice']);
    expect(plan.stepById.get('rent')).toMatchObject({ pageId: 'home', position: 2, terminal: false });
    expect(plan.pageById.get('rest')).toMatchObject({ firstStepId: 'pets', stepIds: ['pets', 'advice'] });
    expect(plan.sectionById.get('home-section')?.pageId).toBe('home');
  });

  it('leads from a step without a way on to the first step of the next page', () => {
    expect(layOutJourney(branch).stepById.get('rent')?.next).toEqual([{ id: 'pets' }]);
  });

  it('knows which pages the answer to a step decides', () => {
    const plan = layOutJourney(readsEarlier);
    expect(plan.pagesReading.get('home')).toEqual(['money']);
    expect(plan.pagesReading.get('work')).toEqual(['money']);
    expect(plan.pagesReading.has('equity')).toBe(false);
    expect(plan.pageById.get('money')?.readsElsewhere).toEqual(['home', 'nation']);
  });

  it('cannot be changed, and does not change with the definition it was made from', () => {
    const plan = layOutJourney(straight);
    expect(Object.isFrozen(plan.definition.pages[0]?.sections[0]?.steps[0])).toBe(true);
    expect(Object.isFrozen(straight.pages)).toBe(false);
    expect(() => Object.assign(plan, { version: 2 })).toThrow();
    expect(() => (plan.stepById as Map<string, unknown>).delete('first')).toThrow('cannot be changed');
  });
});
