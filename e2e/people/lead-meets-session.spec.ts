import { expect, test } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { GOOD_PASSWORD } from '../pages/RegistrationStep.ts';
import { StartPage } from '../pages/StartPage.ts';
import { looking } from '../person/looking.ts';
import { partner } from '../person/partner.ts';
import { registered } from '../person/registered.ts';

/** Of fewer people a report says only how many there were. */

for (const width of [390, 1280] as const) {
  test(`Nia opens her link in a browser in which somebody has begun: she is asked, begins anew by the keyboard, and the same link says elsewhere that it was used, at ${width} (PT-601, PT-602)`, async ({
    journey,
    page,
    visit,
    faults,
  }) => {
    faults.expect(/^404 POST \/api\/core\/sessions\/lead$/, /status of 404/);
    const marketingContext = { plid: `shared-${width}-${Date.now()}` };
    const they = await partner('mw_towpath');
    try {
      const link = await they.lead({ forename: 'Nia', phoneNumber: '07400123456', marketingContext });
      const start = new StartPage(page);
      await page.setViewportSize({ width, height: 844 });
      await journey.startAndAnswerUpTo('birth-date');

      await page.goto(link);
      await expect(start.whose).toBeFocused();
      await expect(page.getByText(/\bNia\b/)).toHaveCount(0);
      await looking(page)(`lead-whose-${width}`);
      await start.carryOn.click();
      await expect(journey.question(QUALIFIER['birth-date'].asks)).toBeVisible();

      await page.goto(link);
      await expect(start.whose).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(start.carryOn).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(start.beginAnew).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Hello Nia')).toBeVisible();
      await expect(journey.question(QUALIFIER.nation.asks)).toBeVisible();
      await expect(journey.question(QUALIFIER['birth-date'].asks)).toHaveCount(0);
      // Her own link goes on where she is.
      await page.goto(link);
      await expect(page.getByText('Hello Nia')).toBeVisible();

      const other = await visit({ viewport: { width, height: 844 } });
      const there = new StartPage(other.page);
      await other.page.goto(link);
      await expect(there.linkOver).toBeFocused();
      await expect(there.logIn).toBeVisible();
      await looking(other.page)(`lead-over-${width}`);
      await there.begin.click();
      await expect(other.journey.question(QUALIFIER.nation.asks)).toBeVisible();
      await expect(other.page.getByText(/\bNia\b/)).toHaveCount(0);
    } finally {
      await they.end();
    }
  });
}

test('Nia opens her link where Ann is logged in: she is asked without Ann’s name, and Ann finds her account as it was (PT-601)', async ({
  page,
  context,
  email,
  login,
  dashboard,
}) => {
  const they = await partner('mw_name');
  try {
    const link = await they.lead({
      forename: 'Nia',
      phoneNumber: '07400123456',
      marketingContext: { plid: 'shared' },
    });
    await registered(context, { email, firstName: 'Ann', lastName: 'Marsh' });
    const start = new StartPage(page);
    await page.goto(link);
    await expect(start.whose).toBeFocused();
    await expect(page.getByText(/\b(?:Ann|Nia)\b/)).toHaveCount(0);
    await start.beginAnew.click();
    await expect(page.getByText('Hello Nia')).toBeVisible();

    await context.clearCookies();
    await login.open();
    await login.logIn(email, GOOD_PASSWORD);
    await expect(dashboard.greeting('Ann')).toBeVisible();
  } finally {
    await they.end();
  }
});
