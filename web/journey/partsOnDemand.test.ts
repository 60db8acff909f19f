import { advice, journey, page, radio } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { expect, it } from 'vitest';
import { loadedJourney } from '../testing/journey.ts';
import { fetchPartsOf } from './partsOnDemand.ts';
import type { StepScreen } from './stepScreens.ts';

const definition = journey(page('one', radio('a', ['x', 'y'])), page('two', advice()));

/** Screens of two kinds, and the names of those whose code was asked for. */
function watched() {
  const fetched: string[] = [];
  const screen = (name: string): StepScreen =>
    Object.assign(() => null, { fetchAhead: async () => void fetched.push(name) });
  const names = definition.pages.flatMap(({ sections }) =>
    sections.flatMap(({ steps }) => steps.map(({ type }) => type)),
  );
  return { fetched, screens: new Map(names.map(name => [name, screen(name)])) };
}

it('fetches the code of the page that somebody comes to before it is drawn, and none of another (WT-083)', async () => {
  const { fetched, screens } = watched();
  const begun = loadedJourney(definition);
  await fetchPartsOf(begun, 'one', screens);
  expect(fetched).toEqual(['Question']);
  const atEnd = { ...loadedJourney(definition, { a: 'x' }), position: { pageId: 'two', stepId: 'advice' } };
  await fetchPartsOf(atEnd, 'now', screens);
  expect(fetched.slice(1)).toEqual([definition.pages[1]?.sections[0]?.steps[0]?.type]);
});
