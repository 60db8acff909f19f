import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { reviewing } from '../person/reviewing.ts';
import { addresses } from '../service/addresses.ts';

test.describe('by address over plain http', () => {
  test.use({ baseURL: addresses.plainSite });

  test('Bea answers the first questions on the machine of her library, which lacks half a browser (WT-142)', async ({
    home,
    journey,
    page,
  }) => {
    await home.open();
    expect(
      await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'locks' in navigator]),
    ).toEqual([false, false, false]);
    await home.start.click();
    await journey.walk({ to: 'arrears' });
    await expect(journey.saved).toHaveText('Saved');
    await page.reload();
    await expect(journey.question(QUALIFIER.arrears.asks)).toBeVisible();
  });
});

/** Takes the session of a person to another name of the same server. */
async function moveTo(site: string, context: BrowserContext): Promise<void> {
  const { hostname } = new URL(site);
  const cookies = await context.cookies();
  await context.addCookies(cookies.map(cookie => ({ ...cookie, domain: hostname })));
}

test('Bea adds a debt by address over plain http, where no browser makes an id (WT-142)', async ({
  debts,
  context,
  email,
  faults,
  page,
}) => {
  await reviewing(context, { email });
  await moveTo(addresses.plainSite, context);
  faults.expect(new RegExp(`^another site: ${addresses.plainSite}/`));
  await page.goto(`${addresses.plainSite}/journey/your-debts`);
  expect(await page.evaluate(() => 'randomUUID' in crypto)).toBe(false);
  await debts.addMyself.click();
  await debts.add({ creditor: 'Kestrel Cards', kind: 'Credit card', balance: '4,212', repayment: '105' });
  await expect(debts.total('Total debts')).toContainText('£4,212');
});
