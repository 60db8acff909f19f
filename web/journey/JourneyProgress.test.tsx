import { advice, journey, page, radio } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { standInForBrowser } from '../testing/browser.ts';
import { loadedJourney } from '../testing/journey.ts';
import { htmlOf } from '../testing/render.tsx';
import { JourneyProgress } from './JourneyProgress.tsx';
import { PercentageOfSteps, RadialProgress } from './partsOnDemand.ts';
import { JourneyProvider } from './state/journeyContext.ts';

beforeAll(async () => {
  await Promise.all([PercentageOfSteps.fetchAhead(), RadialProgress.fetchAhead()]);
});

beforeEach(() => {
  standInForBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The bar of a template with this style, as HTML. */
function barOf(progressBarStyleId: number): string {
  const plain = journey(
    page('Home', radio('a', ['x', 'y'])),
    page('Money', radio('b', ['x', 'y']), advice()),
  );
  const definition = { ...plain, template: { ...plain.template, progressBarStyleId } };
  return htmlOf(
    <JourneyProvider value={loadedJourney(definition, { a: 'x' })}>
      <JourneyProgress atStepId="b" onBack={() => {}} />
    </JourneyProvider>,
  );
}

/** Which of the three bars some HTML is. The row of circles contains a ring as well, for narrow windows. */
function kindOf(html: string): string {
  if (html.includes('role="progressbar"')) return 'percentage';
  if (html.includes('<li')) return 'circles';
  return html.includes('role="img"') && html.includes('2 of 2') ? 'ring' : 'none';
}

it('is a ring for style 1, a row of circles for 2, a percentage for 3 (JN-056)', () => {
  expect([1, 2, 3].map(style => kindOf(barOf(style)))).toEqual(['ring', 'circles', 'percentage']);
});

it.each([0, 4, 9])('is left out for the unknown style %i, which the console is told of (JN-055)', style => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(barOf(style)).toBe('');
  expect(logged.mock.calls).toEqual([[`Unsupported progress bar type: ${style}`]]);
  logged.mockRestore();
});
