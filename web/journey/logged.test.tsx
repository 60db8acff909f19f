import { advice, journey, page, radio } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { controlsOf } from '@towpath/domain/journey-engine/run/controls.ts';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { screenOf } from '../health/step/healthScreens.ts';
import { standInForBrowser } from '../testing/browser.ts';
import { loadedJourney } from '../testing/journey.ts';
import { htmlOf } from '../testing/render.tsx';
import { stepsShown } from '../testing/stepsShown.tsx';
import { JourneyControls } from './JourneyControls.tsx';
import { JourneyProvider, useLoadedJourney } from './state/journeyContext.ts';
import { usePageView } from './usePageView.ts';

let logged: MockInstance;
beforeEach(() => {
  standInForBrowser();
  logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  logged.mockRestore();
});

const definition = journey(page('here', radio('a', ['x', 'y'])), page('there', advice()));
const idOf = (loaded: ReturnType<typeof loadedJourney>) => loaded.store.plan.pages[0]?.id ?? '';

it('leaves out a step of a type that has no screen, and tells the console once (JN-055)', () => {
  const loaded = loadedJourney(definition);
  for (const _ of [1, 2]) expect(stepsShown(loaded, idOf(loaded), new Map())).not.toContain('x');
  expect(logged.mock.calls).toEqual([['Unsupported step type: Question']]);
});

function Bar({ pageId }: { pageId: string }) {
  const { store } = useLoadedJourney();
  const view = usePageView(pageId);
  if (!view) throw new Error('The page is there.');
  const controls = controlsOf(store.plan, view.page, { complete: false });
  const nothing = () => undefined;
  return (
    <JourneyControls view={view} controls={controls} busy={false} onBack={nothing} onContinue={nothing} />
  );
}

it('does without a bar of a type that is not known, and tells the console (JN-055)', () => {
  const strange = { ...definition, template: { ...definition.template, ctaStyleId: 9 } };
  const loaded = loadedJourney(strange);
  const shown = htmlOf(
    <JourneyProvider value={loaded}>
      <Bar pageId={idOf(loaded)} />
    </JourneyProvider>,
  );
  expect(shown).toBe('');
  expect(logged.mock.calls).toEqual([['Unsupported CTA type: 9']]);
});

it('takes an unknown screen of the health step for the list, and tells the console (JN-055)', () => {
  expect(screenOf('#nowhere', true)).toBe('list');
  expect(screenOf('#add', true)).toBe('add');
  expect(logged.mock.calls).toEqual([['Unsupported health condition screen: #nowhere']]);
});
