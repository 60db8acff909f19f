import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JourneyDefinition } from '../journey-engine/definition/definition.ts';
import { pathOf } from '../journey-engine/run/path.ts';
import { OPTIONAL_NATIONS, type OptionalNation, servingOnly } from './nations.ts';
import { compileJourney, layOutJourney } from './plan.ts';
import { isQualifier } from './purpose.ts';
import { answersFrom, exampleLooks, planOf, qualifier } from './testing/shipped.ts';
import { applyVariant, variantProblems } from './variant.ts';

const stepsOf = (definition: JourneyDefinition) =>
  definition.pages.flatMap(page => page.sections).flatMap(section => section.steps);
const lookOf = (appId: string) => {
  const look = exampleLooks[appId];
  if (!look) throw new Error(`There is no look for '${appId}'.`);
  return applyVariant(qualifier, look);
};

describe('a partner look', () => {
  it('keeps every step, answer and question as it is', () => {
    const look = applyVariant(qualifier, { journey: 'qualifier-plain', revision: 7 });
    expect(look.pages).toEqual(qualifier.pages);
    expect(look).toMatchObject({ journey: 'qualifier-plain', version: 4007, name: qualifier.name });
  });

  it('has another template, registration and advice', () => {
    const look = lookOf('mw_name');
    expect(look.template).toEqual({ ...qualifier.template, progressBarStyleId: 2, ctaStyleId: 2 });
    const config = (id: string) => stepsOf(look).find(step => step.id === id)?.stepConfig;
    expect(config('account')?.registrationStyleId).toBe(4);
    expect(config('advice')?.adviceStyleId).toBe(1);
    const before = qualifier.pages.flatMap(page => page.sections.flatMap(section => section.steps));
    const textData = before.find(step => step.id === 'advice')?.stepConfig?.textData;
    expect(textData).toMatchObject({});
    expect(config('advice')?.textData).toEqual(textData);
    expect(stepsOf(look).find(step => step.id === 'account')?.headerText).toBe('What’s your full name?');
  });

  it('does not ask for consents to news where it asks for a name alone: nobody could be reached (WT-049)', () => {
    const types = (look: JourneyDefinition) => stepsOf(look).map(({ type }) => type);
    const others = {
      'one step per page': lookOf('mw_steps'),
      'email alone': lookOf('mw_quick'),
      plain: qualifier,
    };
    for (const [name, look] of Object.entries(others))
      expect(types(look), name).toContain('Marketing Consents');
    const named = lookOf('mw_name');
    expect(types(named)).not.toContain('Marketing Consents');
    expect(stepsOf(named).map(({ id }) => id)).toEqual(
      stepsOf(qualifier).flatMap(({ id }) => (id === 'consents' ? [] : [id])),
    );
    expect(stepsOf(named).find(({ id }) => id === 'account')?.nextStep).toEqual([{ id: 'creditors' }]);
    expect(() => planOf(named)).not.toThrow();
  });

  it('leaves the definition it came from as it was', () => {
    const before = structuredClone(qualifier);
    lookOf('mw_steps');
    expect(qualifier).toEqual(before);
  });

  it('gets a new version when either the questions or the look change', () => {
    const version = (questions: number, revision: number) =>
      applyVariant({ ...qualifier, version: questions }, { journey: 'q', revision }).version;
    expect([version(1, 1), version(1, 2), version(2, 1)]).toEqual([1001, 1002, 2001]);
  });

  it('is refused when it cannot be told apart, or names a step that is not there', () => {
    expect(() => applyVariant(qualifier, { journey: 'q', revision: 0 })).toThrow(RangeError);
    expect(() => applyVariant(qualifier, { journey: 'q', revision: 1000 })).toThrow(RangeError);
    const stepTexts = { nobody: {}, nothing: {} };
    const look = { journey: 'q', revision: 0, stepTexts };
    expect(() => applyVariant(qualifier, look)).toThrow("a text for 'nobody'");
    // Each is told, so that one look at them is enough.
    expect(variantProblems(qualifier, look)).toEqual([
      "The revision of 'q' must be 1 to 999.",
      "'q' has a text for 'nobody', which is not a step.",
      "'q' has a text for 'nothing', which is not a step.",
    ]);
  });

  it('can be run whatever the content asks of it: nothing is left for a start to refuse (IS-348)', () => {
    const nations: readonly (readonly OptionalNation[])[] = [
      [],
      ['scotland'],
      ['northern-ireland'],
      OPTIONAL_NATIONS,
    ];
    const layouts = [{}, { layout: 'one step per page' as const }];
    for (const alsoAdviseIn of nations) {
      for (const layout of layouts) {
        for (const registrationStyleId of [1, 2, 3, 4]) {
          const variant = { journey: 'q', revision: 1, registrationStyleId, adviceStyleId: 2, ...layout };
          const look = applyVariant(servingOnly(qualifier, alsoAdviseIn), variant);
          expect(compileJourney(look), JSON.stringify({ alsoAdviseIn, variant })).toMatchObject({ ok: true });
        }
      }
    }
  });
});

describe('one step per page', () => {
  it.each(['mw_steps', 'mw_quick'])(
    'makes %s a step-per-page qualifier: several page headers hold the word (JN-025)',
    appId => {
      const look = lookOf(appId);
      expect(look.onePerPage).toBe(true);
      expect(isQualifier(look)).toBe(true);
      expect(look.pages.every(page => page.sections.flatMap(section => section.steps).length === 1)).toBe(
        true,
      );
      expect(look.pages.at(-1)?.headerName).toBe('Your Advice');
    },
  );

  it('leaves the plain Qualifier with several steps a page (JN-025)', () => {
    expect(qualifier.onePerPage).toBeUndefined();
    expect(lookOf('mw_name').onePerPage).toBeUndefined();
  });

  it('walks the same steps for the same answers', () => {
    const plain = planOf(qualifier);
    const paged = planOf(lookOf('mw_steps'));
    const word = (stepId: string) =>
      fc.constantFrom(
        ...stepsOf(qualifier)
          .filter(({ id }) => id === stepId)
          .flatMap(({ answers }) => answers.map(({ id }) => id.slice(stepId.length + 1))),
      );
    const given = fc.record(
      {
        nation: word('nation'),
        housing: word('housing'),
        'birth-date': fc.constant('1985-03-27'),
        employment: word('employment'),
        bills: word('bills'),
        arrears: word('arrears'),
        urgent: word('urgent'),
        'talk-first': fc.constant([]),
        'formal-plan': word('formal-plan'),
        'debt-count': word('debt-count'),
        'debt-total': word('debt-total'),
        'debt-total-few': word('debt-total-few'),
        creditors: word('creditors'),
        income: fc.constant('1000'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(given, some => {
        const saved = answersFrom(qualifier, some as Record<string, string | string[]>);
        const steps = (plan: typeof plain) =>
          pathOf(plan, saved).steps.map(({ stepId, state }) => [stepId, state]);
        expect(steps(paged)).toEqual(steps(plain));
      }),
    );
  });

  it('writes out the way on of a step that left its page by having none', () => {
    const steps = stepsOf(qualifier);
    const open: JourneyDefinition = {
      ...qualifier,
      pages: qualifier.pages.map(page => ({
        ...page,
        sections: page.sections.map(section => ({
          ...section,
          steps: section.steps.map(step => (step.id === 'debt-total' ? { ...step, nextStep: [] } : step)),
        })),
      })),
    };
    const look = applyVariant(open, { journey: 'q', revision: 1, layout: 'one step per page' });
    expect(stepsOf(look).find(({ id }) => id === 'debt-total')?.nextStep).toEqual([{ id: 'birth-date' }]);
    expect(layOutJourney(look).order).toEqual(steps.map(({ id }) => id));
  });

  it('is a layout of the Qualifier only', () => {
    const review = { ...qualifier, purpose: 'full-review' };
    expect(() => applyVariant(review, { journey: 'r', revision: 1, layout: 'one step per page' })).toThrow(
      RangeError,
    );
  });
});
