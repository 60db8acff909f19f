import { describe, expect, it } from 'vitest';
import type { JourneyDefinition } from '../journey-engine/definition/definition.ts';
import { journey, page, radio } from '../journey-engine/fixtures/build.ts';
import { readBySpecification } from '../journey-engine/fixtures/specificationReading.ts';
import { pageTitle } from '../journey-engine/run/controls.ts';
import { pathOf } from '../journey-engine/run/path.ts';
import { progressOf } from '../journey-engine/run/progress.ts';
import { progressBySteps } from '../journey-engine/run/progressBySteps.ts';
import { questionsOf, withPhases } from './phases.ts';
import { layOutJourney } from './plan.ts';
import { isQualifier } from './purpose.ts';
import {
  firstFullReview,
  fullReview,
  publishedJourneys,
  qualifier,
  qualifierLooks,
  secondFullReview,
  thirdFullReview,
  thirdQualifier,
} from './testing/shipped.ts';

function withHeaders(...headers: readonly string[]): JourneyDefinition {
  const pages = headers.map((headerName, index) => ({
    ...page(`p${index}`, radio(`q${index}`, ['yes', 'no'])),
    headerName,
  }));
  return journey(...pages);
}

describe('the two qualifier tests of the specification', () => {
  it.each<[string[], boolean, boolean]>([
    [['Qualifier', 'Your Advice'], true, false],
    [['Qualifier', 'Qualifier debts'], true, true],
    [['My Qualifier', 'Qualifier debts'], false, true],
    [['About you', 'Your Qualifier'], false, false],
    [['qualifier'], false, false],
  ])(
    'headers %j: equality on one page %s (JN-024), containment on two %s (JN-025, JN-026)',
    (headers, one, several) => {
      const definition = readBySpecification(withHeaders(...headers));
      expect(isQualifier(definition)).toBe(one);
      expect(definition.onePerPage ?? false).toBe(several);
    },
  );
});

describe('the page title of the specification', () => {
  it.each<[string[], number, string | undefined]>([
    [['About you', 'Advice'], 0, 'About you'],
    [['About you', 'Advice'], 1, undefined],
    [['About you', 'Your Advice'], 1, undefined],
    [['Debts Details', 'About you'], 0, undefined],
    [['Qualifier', 'Your home'], 0, 'Qualifier'],
    [['Qualifier', 'Your home'], 1, 'Qualifier'],
    [['Qualifier', 'Qualifier debts'], 0, undefined],
  ])('of headers %j, page %i, is %s (JN-048, JN-049, JN-050)', (headers, index, title) => {
    const page = readBySpecification(withHeaders(...headers)).pages[index];
    expect(page && pageTitle(page)).toBe(title);
  });
});

const named = publishedJourneys.map(each => [`${each.journey} ${each.version}`, each] as const);
const sectionsOf = ({ pages }: JourneyDefinition) => pages.flatMap(({ sections }) => sections);
const stepsOf = (definition: JourneyDefinition) => sectionsOf(definition).flatMap(({ steps }) => steps);
const titlesOf = ({ pages }: JourneyDefinition) => [...new Set(pages.map(page => pageTitle(page) ?? null))];

/** The definition with every section and header called otherwise. */
function renamed(definition: JourneyDefinition): JourneyDefinition {
  return {
    ...definition,
    pages: definition.pages.map((page, index) => ({
      ...page,
      headerName: `Header ${index}`,
      sections: page.sections.map(section => ({ ...section, name: `Called ${section.id}` })),
    })),
  };
}

describe.each(named)('%s', (_, definition) => {
  const bySpecification = readBySpecification(questionsOf(definition));

  it('says by data what the headers and names of the specification mean (HO-180, JN-024, JN-025, JN-048)', () => {
    expect(isQualifier(definition)).toBe(isQualifier(bySpecification));
    expect(definition.onePerPage).toBe(bySpecification.onePerPage);
    expect(definition.pages.map(({ headerName, show }) => [headerName, show])).toEqual(
      bySpecification.pages.map(({ headerName, show }) => [headerName, show]),
    );
    expect(sectionsOf(definition).map(({ gui }) => gui)).toEqual(
      sectionsOf(bySpecification).map(({ gui }) => gui),
    );
    expect(stepsOf(definition).map(step => step.completesPage)).toEqual(
      stepsOf(bySpecification).map(step => step.completesPage),
    );
  });

  it('has a phase for every section, which gathers them as the names of the specification do (HO-180, JN-043)', () => {
    expect(sectionsOf(definition).filter(({ phase }) => phase === undefined)).toEqual([]);
    const [plan, told] = [layOutJourney(definition), layOutJourney(bySpecification)];
    for (const at of plan.order)
      expect(progressOf(plan, pathOf(plan, new Map()), at)).toEqual(
        progressOf(told, pathOf(told, new Map()), at),
      );
  });

  it('shows the same progress when its sections and headers are called otherwise (HO-181)', () => {
    const [plan, other] = [layOutJourney(definition), layOutJourney(renamed(definition))];
    const places = (of: typeof plan, at: string) => {
      const { groups, ...progress } = progressOf(of, pathOf(of, new Map()), at);
      return [{ ...progress, groups: groups.map(({ name: _, ...group }) => group) }];
    };
    for (const at of plan.order) {
      expect(places(other, at)).toEqual(places(plan, at));
      expect(progressBySteps(other, pathOf(other, new Map()), at)).toEqual(
        progressBySteps(plan, pathOf(plan, new Map()), at),
      );
    }
  });

  it('is filled in from its file, where it was stored before it could say so, and stays as stored (HO-022, HO-182)', () => {
    const stored = questionsOf(definition);
    const before = JSON.stringify(stored);
    const files = [qualifier, thirdQualifier, firstFullReview, secondFullReview, fullReview];
    expect(stored.purpose).toBeUndefined();
    expect(withPhases(stored, files)).toEqual(definition);
    expect(JSON.stringify(stored)).toBe(before);
    expect(withPhases(definition, files)).toBe(definition);
  });
});

describe('the titles shown, page by page', () => {
  it.each([
    ['qualifier', qualifier, ['Qualifier', null]],
    ...qualifierLooks.slice(1, 3).map(look => [look.journey, look, [null]] as const),
    ['the first full review', firstFullReview, [null, 'Talk it through']],
    [
      'the second full review',
      secondFullReview,
      [
        'Your home',
        'Your household',
        'Your health',
        'What you own',
        'Before now',
        'Dates to act by',
        'More about your debts',
        null,
        'Your budget',
        'Looking ahead',
      ],
    ],
  ] as const)('of %s are those of the specification (JN-048, JN-049, JN-050)', (_, definition, titles) => {
    expect(titlesOf(definition)).toEqual(titles);
  });

  it('are the same in the second full review as in the third', () => {
    expect(titlesOf(thirdFullReview)).toEqual(titlesOf(secondFullReview));
  });

  it('are on each page of the full review of today but those of debts and advice', () => {
    const untitled = fullReview.pages.filter(page => pageTitle(page) === undefined);
    expect(
      untitled.flatMap(page => page.sections.flatMap(({ steps }) => steps.map(({ id }) => id))).toSorted(),
    ).toEqual(['debts', 'debts-intro', 'debt-details', 'debts-summary', 'full-advice'].toSorted());
  });
});

it('says which answers are details of the person, in every look (HO-023)', () => {
  for (const look of qualifierLooks) {
    const told = stepsOf(look).flatMap(({ id, tells }) => (tells ? [[id, tells]] : []));
    expect(told).toEqual([
      ['birth-date', 'dateOfBirth'],
      ['phone', 'contactNumber'],
    ]);
  }
  // The name, which the account asks for since, was a question of the earlier versions.
  const before = stepsOf(thirdQualifier).flatMap(({ id, tells }) => (tells ? [[id, tells]] : []));
  expect(before).toContainEqual(['first-name', 'forename']);
});

it('leaves a stored version of unknown questions as it is, with the defaults of the schema (HO-182)', () => {
  const unknown = withHeaders('Qualifier', 'Your Advice');
  const read = withPhases(unknown, [qualifier, fullReview]);
  expect(read).toBe(unknown);
  expect(isQualifier(read)).toBe(false);
  expect(titlesOf(read)).toEqual(['Qualifier', 'Your Advice']);
});
