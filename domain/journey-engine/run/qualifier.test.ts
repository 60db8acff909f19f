import { describe, expect, it } from 'vitest';
import type { JourneyDefinition, Page } from '../definition/definition.ts';
import { advice, journey, page, radio } from '../fixtures/build.ts';
import { stepPerPage } from '../fixtures/features.ts';
import { controlsOf, isQualifier, isStepPerPageQualifier, pageTitle } from './qualifier.ts';

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

const pageAt = (definition: JourneyDefinition, index: number): Page => {
  const found = definition.pages[index];
  if (!found) throw new Error(`no page ${index}`);
  return found;
};

describe('the two qualifier tests', () => {
  it.each<[string[], boolean, boolean]>([
    [['Qualifier', 'Your Advice'], true, false],
    [['Qualifier', 'Qualifier debts'], true, true],
    [['My Qualifier', 'Qualifier debts'], false, true],
    [['About you', 'Your Qualifier'], false, false],
    [['qualifier'], false, false],
  ])(
    'headers %j: equality on one page %s (JN-024), containment on two %s (JN-025, JN-026)',
    (headers, one, several) => {
      expect(isQualifier(withHeaders(...headers))).toBe(one);
      expect(isStepPerPageQualifier(withHeaders(...headers))).toBe(several);
    },
  );
});

describe('the page title', () => {
  it.each<[string[], number, string | undefined]>([
    [['About you', 'Advice'], 0, 'About you'],
    [['About you', 'Advice'], 1, undefined],
    [['About you', 'Your Advice'], 1, undefined],
    [['Debts Details', 'About you'], 0, undefined],
    [['Qualifier', 'Your home'], 0, 'Qualifier'],
    [['Qualifier', 'Your home'], 1, 'Qualifier'],
    [['Qualifier', 'Qualifier debts'], 0, undefined],
  ])('of headers %j, page %i, is %s (JN-048, JN-049, JN-050)', (headers, index, title) => {
    const definition = withHeaders(...headers);
    expect(pageTitle(definition, pageAt(definition, index))).toBe(title);
  });
});

describe('continue and back', () => {
  const ordinary = withHeaders('About you', 'Your money');
  const advising = journey(
    { ...page('first', radio('q', ['yes', 'no'])), headerName: 'About you' },
    { ...page('last', advice()), headerName: 'Your Advice' },
  );

  it('are always shown in style 1 (JN-057)', () => {
    const controls = controlsOf(withCta(ordinary, 1), pageAt(ordinary, 0), { complete: false });
    expect(controls).toMatchObject({ style: 'Fixed', bar: 'shown', back: 'in bar', continueInStep: false });
  });

  it('slide up in style 2 once the page is complete (JN-058)', () => {
    const hidden = withCta(ordinary, 2);
    expect(controlsOf(hidden, pageAt(ordinary, 0), { complete: false }).bar).toBe('hidden');
    expect(controlsOf(hidden, pageAt(ordinary, 0), { complete: true }).bar).toBe('slides up');
  });

  it('are in the step in style 3, with Back by itself and no shared bar (JN-064)', () => {
    const controls = controlsOf(withCta(ordinary, 3), pageAt(ordinary, 0), { complete: true });
    expect(controls).toMatchObject({ bar: 'hidden', continueInStep: true, back: 'separate' });
  });

  it('are both in the bar in style 4, with no separate Back (JN-064)', () => {
    const controls = controlsOf(withCta(stepPerPage, 4), pageAt(stepPerPage, 0), { complete: true });
    expect(controls).toMatchObject({ bar: 'shown', back: 'in bar', continueInStep: false });
  });

  it('are hidden on a page with an advice step, unless forced, and only on that page (JN-059, JN-060, JN-061)', () => {
    const last = pageAt(advising, 1);
    expect(controlsOf(advising, pageAt(advising, 0), { complete: true }).bar).toBe('shown');
    expect(controlsOf(advising, last, { complete: true })).toMatchObject({ bar: 'hidden', back: 'none' });
    expect(controlsOf(advising, last, { complete: true, forced: true }).bar).toBe('shown');
  });

  it('show Back in step-per-page mode only off qualifier and Advice pages and in single mode (JN-062)', () => {
    const pages = { ...withHeaders('Qualifier', 'Qualifier two', 'Your home', 'Advice') };
    const backs = (style: number) =>
      pages.pages.map(each => controlsOf(withCta(pages, style), each, { complete: true }).back);
    expect(backs(3)).toEqual(['none', 'none', 'separate', 'none']);
    expect(backs(1)).toEqual(['none', 'none', 'none', 'none']);
  });

  it('disable Back on "Your Advice" (JN-063, JN-065)', () => {
    const controls = controlsOf(stepPerPage, pageAt(stepPerPage, 2), { complete: true });
    expect(controls).toMatchObject({ back: 'separate', backDisabled: true });
  });

  it('do without a bar for a style that is not known (JN-055)', () => {
    const controls = controlsOf(withCta(ordinary, 9), pageAt(ordinary, 0), { complete: true });
    expect(controls).toMatchObject({ style: undefined, bar: 'hidden', back: 'none' });
  });
});
