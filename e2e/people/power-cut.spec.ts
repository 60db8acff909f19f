import { expect, test } from '../fixtures.ts';
import { QUALIFIER, QUESTION_IDS } from '../pages/qualifier.ts';
import { withBudget } from '../person/budgeting.ts';
import { storedAnswers } from '../person/stored.ts';
import { readyForTunnel } from '../person/tunnel.ts';
import { addresses, dataFolder } from '../service/addresses.ts';
import { ownServer } from '../service/ownServer.ts';

// With the service worker, as people have it.
test.use({ serviceWorkers: 'allow' });

/** The browser's errors for a server that is gone, which depend on the moment. */
const CUT_OFF = /net::ERR_/;
const site = `http://localhost:${addresses.powerCutPort}`;

test.describe('the server', () => {
  test.use({ baseURL: site });
  // There is only one second server, so the stories run one after the other.
  test.describe.configure({ mode: 'default' });
  test.setTimeout(360_000);

  const server = ownServer({ port: addresses.powerCutPort, dataFolder: `${dataFolder}-power-cut` });

  test.beforeEach(async () => {
    await server.empty();
    await server.switchOn();
  });
  // Pages are closed first: an open page may still be fetching ahead, and a server that shuts down answers with a
  // 503.
  test.afterEach(async ({ page }) => {
    await page.close();
    await server.end('SIGTERM');
  });

  test('is cut off between two of Nell’s answers: she goes on, and when it is back all are saved once, in order', async ({
    journey,
    page,
    context,
    faults,
  }) => {
    faults.expect(CUT_OFF);
    await journey.startAndAnswerUpTo('employment');
    await journey.fetchedAhead();
    await server.end('SIGKILL');

    await journey.walk({ from: 'employment', to: 'arrears' });
    await expect(journey.saved).toHaveText('Not saved yet');
    await expect(page.getByText(/^We can’t be reached right now\. .* Keep going\./)).toBeVisible();
    await expect(page).toHaveTitle(/^Are you behind with any of these\?/);

    await server.switchOn();
    await journey.walk({ from: 'arrears', to: 'income' });
    await expect(journey.saved).toHaveText('Saved', { timeout: 40_000 });
    const stored = await storedAnswers(context);
    expect(stored.map(({ stepId, revision }) => `${stepId} ${revision}`).sort()).toEqual(
      QUESTION_IDS.slice(0, QUESTION_IDS.indexOf('income'))
        .map(id => `${id} 1`)
        .sort(),
    );
    await page.reload();
    await expect(journey.question(QUALIFIER.income.asks)).toBeVisible();
  });

  test('is cut off in the middle of Nell’s budget: what she typed is there after a reload, also before it is back, and saved then (WT-066, WT-067)', async ({
    page,
    context,
    email,
    faults,
  }) => {
    faults.expect(CUT_OFF);
    await withBudget(context, email, [22, 23]);
    await page.goto('/journey/budget');
    const food = page.getByRole('button', { name: /^Food and housekeeping/ });
    await page.locator('#budget-line-3011').fill('280');
    await page.getByLabel('How often: Groceries and cleaning').selectOption('Monthly');
    await readyForTunnel(page);
    await server.end('SIGKILL');

    await page.getByRole('button', { name: 'Submit Food and housekeeping' }).click();
    await expect(food).toContainText('Waits for a connection');
    await page.locator('#budget-line-3021').fill('50');

    // While it is gone, too.
    await page.reload();
    await expect(food).toContainText('Waits for a connection');
    await expect(page.getByRole('button', { name: /^Earnings/ })).toContainText('£1,500.00');

    await server.switchOn();
    await page.reload();
    await expect(food).toContainText('Completed', { timeout: 40_000 });
    await expect(food).toContainText('£280.00');
    await expect(page.locator('#budget-line-3021')).toHaveValue('50');
  });
});
