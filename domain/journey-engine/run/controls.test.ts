import { describe, expect, it } from 'vitest';
import { layOutJourney } from '../../journeys/plan.ts';
import type { JourneyDefinition } from '../definition/definition.ts';
import { advice, journey, page, radio } from '../fixtures/build.ts';
import { stepPerPage } from '../fixtures/features.ts';
import { readBySpecification } from '../fixtures/specificationReading.ts';
import { controlsOf as controlsOnPlan } from './controls.ts';

function withHeaders(...headers: readonly string[]): JourneyDefinition {
  const pages = headers.map((headerName, index) => ({
    ...page(`p${index}`, radio(`q${index}`, ['yes', 'no'])),
    headerName,
  }));
  return journey(...pages);
}

function withCta(definition: JourneyDefinition, ctaStyleId: number): JourneyDefinition {
  return { ...definition, template: { ...definition.template, ctaStyleId } };
}

const controlsOf = (
  definition: JourneyDefinition,
  index: number,
  at: Parameters<typeof controlsOnPlan>[2],
) => {
  const plan = layOutJourney(readBySpecification(definition));
  const page = plan.pages[index];
  if (!page) throw new Error(`no page ${index}`);
  return controlsOnPlan(plan, page, at);
};

describe('continue and back', () => {
  const ordinary = withHeaders('About you', 'Your money');
  const advising = journey(
    { ...page('first', radio('q', ['yes', 'no'])), headerName: 'About you' },
    { ...page('last', advice()), headerName: 'Your Advice' },
  );

  it('are always shown in style 1 (JN-057)', () => {
    const controls = controlsOf(withCta(ordinary, 1), 0, { complete: false });
    expect(controls).toMatchObject({ style: 'Fixed', bar: 'shown', back: 'in bar', continueInStep: false });
  });

  it('slide up in style 2 once the page is complete (JN-058)', () => {
    const hidden = withCta(ordinary, 2);
    expect(controlsOf(hidden, 0, { complete: false }).bar).toBe('hidden');
    expect(controlsOf(hidden, 0, { complete: true }).bar).toBe('slides up');
  });

  it('are in the step in style 3, with Back by itself and no shared bar (JN-064)', () => {
    const controls = controlsOf(withCta(ordinary, 3), 0, { complete: true });
    expect(controls).toMatchObject({ bar: 'hidden', continueInStep: true, back: 'separate' });
  });

  it('are both in the bar in style 4, with no separate Back (JN-064)', () => {
    const controls = controlsOf(withCta(stepPerPage, 4), 0, { complete: true });
    expect(controls).toMatchObject({ bar: 'shown', back: 'in bar', continueInStep: false });
  });

  it('are hidden on a page with an advice step, unless forced, and only on that page (JN-059, JN-060, JN-061)', () => {
    const last = 1;
    expect(controlsOf(advising, 0, { complete: true }).bar).toBe('shown');
    expect(controlsOf(advising, last, { complete: true })).toMatchObject({ bar: 'hidden', back: 'none' });
    expect(controlsOf(advising, last, { complete: true, forced: true }).bar).toBe('shown');
    const both = journey({ ...page('last', radio('q', ['yes', 'no']), advice()), headerName: 'About you' });
    expect(controlsOf(both, 0, { complete: true }).bar).toBe('hidden');
  });

  it('show Back in step-per-page mode only off qualifier and Advice pages and in single mode (JN-062)', () => {
    const pages = { ...withHeaders('Qualifier', 'Qualifier two', 'Your home', 'Advice') };
    const backs = (style: number) =>
      pages.pages.map((_, index) => controlsOf(withCta(pages, style), index, { complete: true }).back);
    expect(backs(3)).toEqual(['none', 'none', 'separate', 'none']);
    expect(backs(1)).toEqual(['none', 'none', 'none', 'none']);
  });

  it('disable Back on "Your Advice" (JN-063, JN-065)', () => {
    const controls = controlsOf(stepPerPage, 2, { complete: true });
    expect(controls).toMatchObject({ back: 'separate', backDisabled: true });
    expect(controlsOf(stepPerPage, 0, { complete: true }).backDisabled).toBe(false);
  });

  it('do without a bar for a style that is not known (JN-055)', () => {
    const controls = controlsOf(withCta(ordinary, 9), 0, { complete: true });
    expect(controls).toMatchObject({ style: undefined, bar: 'hidden', back: 'none' });
  });
});
