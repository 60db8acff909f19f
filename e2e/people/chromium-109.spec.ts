import { expect, test } from '../fixtures.ts';
import { advised } from '../person/advised.ts';
import { reviewing } from '../person/reviewing.ts';

test.describe('in the last Chromium of Windows 7', { tag: '@chromium-109' }, () => {
  test('Eric’s computer is of 2012: he walks from the home page to his first look (WT-141)', async ({
    browser,
    home,
    journey,
    page,
    email,
  }) => {
    expect(browser.version()).toMatch(/^109\./);
    await home.open();
    expect(await page.evaluate(() => 'isWellFormed' in String.prototype)).toBe(false);
    await home.start.click();
    await journey.walk();
    expect(await page.evaluate(() => 'isWellFormed' in String.prototype)).toBe(true);
    await journey.registration.register({ firstName: 'Eric', lastName: 'Okafor', email });
    await journey.consents.answer({ email: 'No', text: 'No' });
    await journey.almostDone({ phone: '07400 123456' });
    await expect(journey.advice.greeting('Eric')).toBeVisible();
    await expect(journey.advice.solutions).not.toHaveCount(0);
  });

  test('Eric adds a debt by hand (WT-141)', async ({ debts, context, email }) => {
    await reviewing(context, { email });
    await debts.open();
    await debts.addMyself.click();
    await debts.add({ creditor: 'Kestrel Cards', kind: 'Credit card', balance: '4,212', repayment: '105' });
    await expect(debts.notice('Kestrel Cards is on your list.')).toBeVisible();
    await expect(debts.total('Total debts')).toContainText('£4,212');
  });

  test('Eric reads his advice and tries what less money would mean (WT-141)', async ({
    page,
    context,
    email,
  }) => {
    await advised(context, { email });
    await page.goto('/journey/full-advice');
    const panel = page.getByRole('region', { name: 'What if something changes?' });
    await panel.getByRole('button', { name: 'Other change' }).click();
    await expect(panel.getByRole('listitem').first()).toContainText('Debt Management Plan');
    await panel.getByRole('slider', { name: 'Money left each month' }).press('Home');
    await expect(panel.getByRole('listitem').first()).toContainText('Would now be your best match.');
  });
});
