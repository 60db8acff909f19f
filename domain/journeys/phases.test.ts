import { describe, expect, it } from 'vitest';
import type { JourneyDefinition } from '../journey-engine/definition/definition.ts';
import { journey, page, radio } from '../journey-engine/fixtures/build.ts';
import { pageTitle } from '../journey-engine/run/controls.ts';
import { withPhases } from './phases.ts';
import { isQualifier } from './purpose.ts';
import { fullReview, qualifier, qualifierLooks } from './testing/shipped.ts';

function withHeaders(...headers: readonly string[]): JourneyDefinition {
  const pages = headers.map((headerName, index) => ({
    ...page(`p${index}`, radio(`q${index}`, ['yes', 'no'])),
    headerName,
  }));
  return journey(...pages);
}

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
      const definition = withPhases(withHeaders(...headers));
      expect(isQualifier(definition)).toBe(one);
      expect(definition.onePerPage ?? false).toBe(several);
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
    const page = withPhases(withHeaders(...headers)).pages[index];
    expect(page && pageTitle(page)).toBe(title);
  });
});

describe('a version that was published before definitions said what their pages are', () => {
  it('is read by its headers and names, and stays as it was published (HO-022)', () => {
    const before = JSON.stringify(qualifier);
    const read = withPhases(qualifier);
    expect(JSON.stringify(qualifier)).toBe(before);
    expect(read.purpose).toBe('qualifier');
    expect(read.pages.map(({ show }) => show?.title)).toEqual([...Array(5).fill('Qualifier'), null]);
    expect(read.pages.at(-1)?.show).toEqual({ title: null, frame: 'advice', back: 'disabled' });
    expect(read.pages.map(({ sections }) => sections[0]?.phase)).toEqual([
      undefined,
      'situation',
      'debts',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('says which answers are details of the person, in every look (HO-023)', () => {
    for (const look of qualifierLooks) {
      const steps = withPhases(look).pages.flatMap(({ sections }) => sections.flatMap(each => each.steps));
      const tells = steps.filter(step => step.tells).map(({ id, tells }) => [id, tells]);
      expect(tells).toEqual([
        ['birth-date', 'dateOfBirth'],
        ['first-name', 'forename'],
        ['phone', 'contactNumber'],
      ]);
    }
  });

  it('reads the same when it is read again', () => {
    const once = withPhases(fullReview);
    expect(withPhases(once)).toBe(once);
  });
});

it('leaves a definition alone that says what it is for: headers are then only shown (HO-022)', () => {
  const said = { ...withHeaders('Qualifier', 'Review', 'Your Advice'), purpose: 'questionnaire' };
  expect(withPhases(said)).toBe(said);
});
