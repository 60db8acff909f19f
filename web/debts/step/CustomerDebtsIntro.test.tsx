import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import { fifthFullReview, fullReview } from '@towpath/domain/journeys/testing/shipped.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { JourneyProvider } from '../../journey/state/journeyContext.ts';
import { standInForBrowser } from '../../testing/browser.ts';
import { loadedJourney, nobody } from '../../testing/journey.ts';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { UNTOUCHED } from '../../testing/untouched.ts';
import { CustomerDebtsIntro } from './CustomerDebtsIntro.tsx';

beforeEach(() => {
  standInForBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function intro(definition: JourneyDefinition): string {
  const journey = loadedJourney(definition, {}, { ...nobody, forename: 'Danielle' });
  const planStep = journey.store.plan.stepById.get('debts-intro');
  if (!planStep) throw new Error('There is no such step.');
  return htmlOf(
    <JourneyProvider value={journey}>
      <CustomerDebtsIntro planStep={planStep} {...UNTOUCHED} />
    </JourneyProvider>,
  );
}

it('is the Welcome of the debts: greeting, where details come from, a request, and the ways to begin (JN-072)', () => {
  const words = wordsOf(intro(fifthFullReview));
  for (const text of [
    'Let’s list what you owe',
    'Hello, Danielle.',
    'Your debts can come from your credit report, or you can add them yourself.',
    'We need each debt, so that our advice fits you.',
    'Search my credit report',
    'Add debts myself',
    'About the credit reference agency',
    'About adding debts yourself',
  ]) {
    expect(words).toContain(text);
  }
});

it('stands above the list with a line of its own, where both share a page (WT-056)', () => {
  expect(wordsOf(intro(fullReview))).toBe(
    'Let’s list what you owe A letter or a bank statement can help. A good guess is fine.',
  );
});

it('offers no search where the list has none', () => {
  const without = structuredClone(fifthFullReview) as JourneyDefinition;
  for (const { steps } of without.pages.flatMap(page => page.sections)) {
    for (const step of steps) if (step.stepConfig?.showCreditSearch) Object.assign(step, { stepConfig: {} });
  }
  const words = wordsOf(intro(without));
  expect(words).not.toContain('Search my credit report');
  expect(words).toContain('Add debts myself');
});
