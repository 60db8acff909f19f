import type { Budget } from '@towpath/contracts/api/budget.ts';
import { MINIMAL_ANSWERS } from '@towpath/domain/fact-find/testing/reviews.ts';
import { answersFrom, fullReview } from '@towpath/domain/journeys/testing/shipped.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { STEP_SCREENS } from '../../app/stepKinds.ts';
import { JourneyProvider } from '../../journey/state/journeyContext.ts';
import { startApiServer } from '../../testing/apiServer.ts';
import { standInForBrowser } from '../../testing/browser.ts';
import { budgetEntry, budgetLine, EARNINGS, exampleBudget } from '../../testing/budget.ts';
import { loadedJourney } from '../../testing/journey.ts';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { UNTOUCHED } from '../../testing/untouched.ts';
import { budgetStoreOf } from '../state/useBudgetStore.ts';

let server: Awaited<ReturnType<typeof startApiServer>>;
let budget: Budget;
let refusal: { status: number; body: unknown } | undefined;

beforeAll(async () => {
  for (const [name, screen] of STEP_SCREENS) {
    if (name.startsWith('SFS') && 'fetchAhead' in screen) await screen.fetchAhead();
  }
});
beforeEach(async () => {
  budget = exampleBudget();
  refusal = undefined;
  const browser = standInForBrowser();
  server = await startApiServer(({ url }) => refusal ?? { body: url.endsWith('/categories') ? [] : budget });
  browser.metas.set('core-api', server.base);
});
afterEach(async () => {
  await server.stop();
  vi.unstubAllGlobals();
});

/** The step of this type in the full review as a person sees it once the budget has loaded. */
async function shown(type: 'SFS' | 'SFS Summary'): Promise<string> {
  const journey = loadedJourney(fullReview, answersFrom(fullReview, MINIMAL_ANSWERS));
  const planStep = [...journey.store.plan.stepById.values()].find(({ step }) => step.type === type);
  const Kind = STEP_SCREENS.get(type);
  if (!planStep || !Kind) throw new Error(`There is no step ${type}.`);
  await budgetStoreOf(journey).load();
  return htmlOf(
    <JourneyProvider value={journey}>
      <Kind planStep={planStep} {...UNTOUCHED} />
    </JourneyProvider>,
  );
}

describe('the budget steps', () => {
  it('are the categories page and the summary page, one each (IE-008)', async () => {
    const categories = await shown('SFS');
    expect(categories).toMatch(/<h3><button[^>]*aria-expanded="true"[^>]*>(?:(?!<\/button>).)*Earnings/);
    expect(wordsOf(categories)).toContain('Money in £0.00 Money out so far £0.00');
    const summary = await shown('SFS Summary');
    expect(summary).not.toContain('aria-expanded');
    expect(wordsOf(summary)).toContain('Your budget in all');
    expect(wordsOf(summary)).toContain('Adding up your month');
  });

  it('say what came in by the first questions, above what comes in now', async () => {
    budget = exampleBudget({ incomeToldBefore: 'At the start you told us £1,650 a month.' });
    expect(wordsOf(await shown('SFS'))).toContain(
      'Money you get At the start you told us £1,650 a month. Earnings',
    );
  });

  it('say that somebody is short only once it is known what comes in', async () => {
    const rent = budgetEntry({
      types: [budgetLine({ start: { amount: 700, frequencyId: 1, says: 'Told before.' } })],
    });
    budget = exampleBudget({ expenditureCategories: [rent] });
    const early = wordsOf(await shown('SFS'));
    expect(early).toContain('Money out so far £700.00');
    expect(early).not.toContain('Short each month');
    expect(early).not.toContain('More goes out than comes in');
    budget = { ...budget, incomeCategories: [{ ...EARNINGS, status: 'Completed' }] };
    const told = wordsOf(await shown('SFS'));
    expect(told).toContain('Short each month so far £700.00');
    expect(told).toContain('You can still go on: we’ll show you help for this next.');
  });

  it('keep what the server says of an unknown error, and do not show it (ER-024)', async () => {
    refusal = { status: 500, body: { error: { code: 'ODD', message: 'Index out of range.' } } };
    const words = wordsOf(await shown('SFS'));
    expect(words).toContain('It’s our fault, not yours. Your answers are safe.');
    expect(words).not.toContain('Index out of range.');
    const journey = loadedJourney(fullReview, answersFrom(fullReview, MINIMAL_ANSWERS));
    await budgetStoreOf(journey).load();
    expect(budgetStoreOf(journey).snapshot().trouble).toMatchObject({
      code: 'ODD',
      message: 'Index out of range.',
    });
  });

  it('name at the top what to look at again, until it is done', async () => {
    const says = 'Your household changed, so please check these again';
    const food = budgetEntry({ status: 'Error' });
    budget = exampleBudget({
      expenditureCategories: [food],
      reopened: { categoryIds: [food.categoryId], says },
    });
    const words = wordsOf(await shown('SFS'));
    expect(words.indexOf(says)).toBeLessThan(words.indexOf('Money you get'));
    expect(words).toContain('Food and household Please check this again');
    budget = { ...budget, expenditureCategories: [budgetEntry({ status: 'Completed' })] };
    expect(wordsOf(await shown('SFS'))).not.toContain(says);
  });
});
