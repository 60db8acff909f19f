import { expect, type Locator, type Page, test } from '../fixtures.ts';
import { expectNoSidewaysScroll } from '../person/accessible.ts';
import { advised } from '../person/advised.ts';
import { atBudget, withBudget } from '../person/budgeting.ts';
import { CARD } from '../person/exampleDebts.ts';
import { reviewing } from '../person/reviewing.ts';

/** On arrival: the words are in the window, and what stays while the page moves covers at most a fifth of it. */
async function expectInView(page: Page, title = page.getByRole('heading', { level: 1 })): Promise<void> {
  await expect(title).toBeVisible();
  await expect(title).toBeInViewport({ ratio: 0.5 });
  await expectNoSidewaysScroll(page);
  const covered = await page.evaluate(() => {
    const staying = [...document.querySelectorAll('body *')].filter(each => {
      const { position, visibility } = getComputedStyle(each);
      return (position === 'sticky' || position === 'fixed') && visibility === 'visible';
    });
    return staying.reduce((sum, each) => sum + each.getBoundingClientRect().height, 0) / innerHeight;
  });
  expect(covered).toBeLessThanOrEqual(0.2);
}

/** What a person reads first: the heading, or the introduction that stands above it. */
function firstWords(page: Page) {
  return page.getByRole('main').locator('h1:visible, p:visible').first();
}

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('Edna goes from what she ticks to its first line, and can press what a drawer ends with (WT-145, WT-146)', async ({
    page,
    context,
    email,
  }) => {
    await withBudget(context, email, [22]);
    await page.goto('/journey/budget');
    await page.getByRole('button', { name: 'Add something we left out' }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('What do you get, and what do you pay?');
    await expect(title).toBeFocused();
    await expectInView(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(title).toHaveText('How much, and how often?');
    await expect(title).toBeFocused();
    await expectInView(page);

    await page.locator('#budget-line-3011').fill('700');
    await page.getByRole('button', { name: 'Submit Food and housekeeping' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Select why').selectOption({ index: 1 });
    await drawer.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(drawer).toBeHidden();
  });

  test('Edna sees the first question with an answer, and login, with nothing over them (WT-071, WT-144)', async ({
    page,
    journey,
  }) => {
    await journey.start();
    await expectInView(page, page.getByRole('heading', { level: 1, name: 'Where do you live?' }));
    await expect(page.getByText('England', { exact: true })).toBeInViewport({ ratio: 1 });
    await page.goto('/login');
    await expectInView(page);
  });

  test('Edna comes to the legal questions about her debts and sees the first of them (WT-071)', async ({
    debts,
    page,
    context,
    email,
  }) => {
    await reviewing(context, { email, debts: [CARD] });
    await debts.open();
    await debts.continue.click();
    await expect(debts.legal).toBeFocused();
    await expectInView(page, debts.legal);
    const [first] = await page.getByRole('main').locator('legend').all();
    await expect(first as Locator).toBeInViewport();
  });

  test('Edna sees what her debts, her budget, her dashboard and her advice are about, by address, after a reload and by Carry on (WT-128, WT-144)', async ({
    page,
    visit,
    context,
    email,
  }) => {
    await reviewing(context, { email });
    await page.goto('/journey/your-debts');
    await expectInView(page);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Carry on' }).click();
    await expectInView(page, page.getByRole('heading', { level: 1, name: 'Your debts' }));

    const budgeting = await visit({ viewport: { width: 320, height: 256 } });
    await atBudget(budgeting.context, `budget-${email}`);
    const budgetTitle = budgeting.page.getByRole('heading', {
      level: 1,
      name: 'What do you get, and what do you pay?',
    });
    await budgeting.page.goto('/journey/budget');
    await expectInView(budgeting.page, budgetTitle);
    await budgeting.page.reload();
    await expectInView(budgeting.page, budgetTitle);
    await budgeting.page.goto('/dashboard');
    await budgeting.page.getByRole('link', { name: 'Carry on' }).click();
    await expect(budgetTitle).toBeFocused();
    await expectInView(budgeting.page, budgetTitle);

    const done = await visit({ viewport: { width: 320, height: 256 } });
    await advised(done.context, { email: `advised-${email}` });
    await done.page.goto('/dashboard');
    await expectInView(done.page);
    await done.page.goto('/journey/full-advice');
    await expectInView(done.page, firstWords(done.page));
  });

  test('Edna sees what every other page of the way is about, with nothing over it (WT-128)', async ({
    page,
    visit,
    context,
    email,
    faults,
  }) => {
    test.setTimeout(120_000);
    faults.expect(/^404 GET/, /status of 404/);
    for (const path of ['/', '/reset-password', '/safety', '/contact', '/privacy', '/nowhere']) {
      await page.goto(path);
      await expectInView(page);
    }
    await reviewing(context, { email });
    for (const screen of ['credit-search', 'debt']) {
      await page.goto('about:blank');
      await page.goto(`/journey/your-debts#${screen}`);
      await expectInView(page);
    }
    const done = await visit({ viewport: { width: 320, height: 256 } });
    await advised(done.context, { email: `advised-${email}` });
    // The advice is a sentence as its heading, higher than such a window: it begins in it, after its first words.
    await done.page.goto('/journey/full-advice');
    await expectInView(done.page, firstWords(done.page));
    await expect(done.page.getByRole('heading', { level: 1 })).toBeInViewport();
    for (const path of ['/solutions/dmp', '/journey/budget-summary']) {
      await done.page.goto(path);
      await expectInView(done.page);
    }
    await done.page.goto('/journey/budget');
    await expectInView(done.page);
  });
});
