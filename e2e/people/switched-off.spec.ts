import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { CreditSearchPage } from '../pages/CreditSearchPage.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../person/accessible.ts';
import { CARD } from '../person/exampleDebts.ts';
import { reviewing } from '../person/reviewing.ts';

/** Marks capabilities as off in the documents, as the server does if the operator has switched them off. */
async function switchOff(page: Page, ...off: readonly string[]): Promise<void> {
  await page.route(
    url => !url.pathname.includes('.') && !url.pathname.startsWith('/api/'),
    async route => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /<head[^>]*>/,
        head => `${head}<meta name="off" content="${off.join(' ')}">`,
      );
      return route.fulfill({ response, body });
    },
  );
}

test('where credit reports are not searched, debts are typed and nothing leads to a search (HO-063)', async ({
  page,
  context,
  debts,
  email,
}) => {
  await switchOff(page, 'credit-search');
  await reviewing(context, { email });
  await debts.open();
  await expect(page.getByText('You can add your debts one by one.')).toBeVisible();
  await expect(debts.searchReport).toHaveCount(0);
  await expect(page.getByText(/credit reference agency/)).toHaveCount(0);
  await expectAccessible(page);
  // An old address leads to the debts, not to a form that cannot be submitted.
  await page.goto(`${new URL(page.url()).pathname}#credit-search`);
  await expect(debts.addMyself).toBeVisible();
  await debts.addMyself.click();
  await debts.add({ creditor: 'Kestrel Cards', kind: 'Credit card', balance: '4,212', repayment: '105' });
  await expect(debts.overview).toBeFocused();
  await expect(page.getByRole('button', { name: 'Search my credit report for more' })).toHaveCount(0);
});

test('without address lookup the address is typed, and without text messages no code is promised (HO-063)', async ({
  page,
  context,
  email,
}) => {
  await switchOff(page, 'address-lookup', 'text-messages');
  await reviewing(context, { email, debts: [CARD] });
  const search = new CreditSearchPage(page);
  await search.open();
  await expect(search.heading('Search my credit report')).toBeVisible();
  await expect(search.findAddress).toHaveCount(0);
  await expect(search.field('Postcode')).toBeVisible();
  await expect(search.field('Street')).toBeVisible();
  await expect(page.getByText(/text a 6-digit code/)).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('every page of a trial says so first, before anything that can be pressed (HO-064)', async ({
  page,
  faults,
}) => {
  faults.expect(/^404 GET \/no-such-page/, /status of 404/);
  const strip = page.getByRole('complementary', { name: 'About this version' });
  for (const path of ['/', '/about', '/login', '/start', '/no-such-page']) {
    await page.goto(path);
    await expect(strip).toHaveText('This is a trial version. Please don’t enter real details.');
    expect((await strip.boundingBox())?.y, path).toBe(0);
    await page.keyboard.press('Tab');
    await expect(strip.locator(':focus'), path).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(strip, path).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});
