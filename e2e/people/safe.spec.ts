import { expect, type Page, test } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { withBudget } from '../person/budgeting.ts';
import type { Faults } from '../person/faults.ts';
import { keptByPage } from '../person/tunnel.ts';

const WEATHER = 'https://www.bbc.co.uk/weather';

/** The other site, as a page of one line: no story leaves this machine. */
async function otherSite(page: Page, faults: Faults): Promise<void> {
  faults.expect(/another site: .*weather$/, /404/);
  await page.route(WEATHER, route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title><p>Rain later</p>' }),
  );
}

/** Mia at her budget, whose page has kept its replies for a tunnel. */
async function atBudget(page: Page, email: string): Promise<void> {
  await withBudget(page.context(), email);
  await page.goto('/journey/budget');
  await expect.poll(() => keptByPage(page)).toContain('towpath.reload.reply');
}

const leave = (page: Page) => page.getByRole('button', { name: 'Leave this site' });

test('Mia leaves at once when somebody comes in: Back does not lead to the question she was at (WT-093)', async ({
  journey,
  page,
  faults,
}) => {
  await otherSite(page, faults);
  await page.goto('/costs');
  await journey.start();
  await leave(page).click();
  await expect(page).toHaveURL(WEATHER);
  await page.goBack();
  await expect(page).toHaveURL(/\/costs$/);
});

test('Mia leaves from her budget: nothing of what its page kept for a tunnel stays in the tab (WT-072)', async ({
  page,
  email,
  faults,
}) => {
  await otherSite(page, faults);
  await atBudget(page, email);
  await leave(page).click();
  await expect(page).toHaveURL(WEATHER);
  await page.goto('/costs');
  expect(await keptByPage(page)).not.toContain('towpath.reload');
});

test('Mia leaves while the page still waits for an answer: it comes late, and nothing of it is kept (WT-088)', async ({
  page,
  email,
  faults,
}) => {
  await otherSite(page, faults);
  await atBudget(page, email);
  // The other site is slow, and so is an answer that was asked for.
  await page.unroute(WEATHER);
  let show = () => {};
  const shown = new Promise<void>(done => {
    show = done;
  });
  await page.route(WEATHER, async route => {
    await shown;
    await route.fulfill({ contentType: 'text/html', body: '<title>Weather</title><p>Rain later</p>' });
  });
  let answer = () => {};
  const answered = new Promise<void>(done => {
    answer = done;
  });
  await page.route('**/api/core/sfs/mine**', async route => {
    await answered;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/api\/core\/sfs\/mine/);
  await page.evaluate(() => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  });
  await asked;
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const came = page.waitForResponse(/\/api\/core\/sfs\/mine/);
  answer();
  await (await came).finished();
  // The page that is being left still runs: it has time to keep what came.
  await page.waitForTimeout(500);
  show();
  await expect(page).toHaveURL(WEATHER);
  await page.goto('/costs');
  expect(await keptByPage(page)).not.toContain('towpath.reload');
});

for (const path of ['/', '/help/bailiffs', '/start', '/login', '/reset-password', '/nowhere']) {
  test(`Escape three times leaves ${path}, twice does not (WT-093)`, async ({ page, faults }) => {
    await otherSite(page, faults);
    await page.goto(path);
    await expect(leave(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift');
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(leave(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(WEATHER);
  });
}

test('Mia asks for plain titles: no page says in its tab what it is about, until she asks for full ones (WT-094)', async ({
  journey,
  page,
}) => {
  await page.goto('/costs');
  await expect(page).toHaveTitle('What our help costs – Towpath');
  await page.getByRole('link', { name: 'Stay safe here' }).click();
  await page.getByRole('button', { name: 'Use plain titles' }).click();
  await expect(page.getByRole('status').getByText('Titles say nothing now.')).toBeVisible();
  await expect(page).toHaveTitle('My page');
  await page.goto('/costs');
  await expect(page).toHaveTitle('My page');

  await journey.start();
  await expect(page).toHaveTitle('My page');
  await page.getByRole('link', { name: 'Stay safe here' }).click();
  await page.getByRole('button', { name: 'Use full titles' }).click();
  await journey.start();
  await expect(page).toHaveTitle(`${QUALIFIER.nation.asks} – Towpath`);
});
