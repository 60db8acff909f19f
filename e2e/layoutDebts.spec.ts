import { expect, test } from './fixtures.ts';
import { CreditSearchPage } from './pages/CreditSearchPage.ts';
import { DebtDetailsPage } from './pages/DebtDetailsPage.ts';
import { expectNoSidewaysScroll } from './person/accessible.ts';
import { type Look, looking } from './person/looking.ts';
import { answeredUpTo, hadFirstLook, reviewing } from './person/reviewing.ts';

const LIST = [
  {
    initialCreditorName: 'Kestrel Cards',
    creditTypeId: 1,
    currentBalance: 4212,
    regularPaymentAmount: 105,
    creditorReference: '5412753499214821',
  },
  {
    initialCreditorName: 'Fenland Finance',
    creditTypeId: 4,
    currentBalance: 5380,
    regularPaymentAmount: 168,
    isJoint: true,
  },
  { initialCreditorName: 'Barrowby Bank', creditTypeId: 5, currentBalance: 1500, regularPaymentAmount: 35 },
  { initialCreditorName: 'Marlow & Reed', creditTypeId: 9, currentBalance: 964, regularPaymentAmount: 42 },
  { initialCreditorName: 'Brightly Energy', creditTypeId: 26, currentBalance: 618, regularPaymentAmount: 30 },
];
const SETTLED = {
  hasLegalAction: false,
  isSecured: false,
  hasAttachmentOfEarnings: false,
  hasGuarantor: false,
};

test.describe('every screen of the debts is accessible and fits its window', () => {
  test.setTimeout(120_000);
  let look: Look;
  test.beforeEach(({ page }) => {
    look = looking(page);
  });

  test('from the first look to the first debt', async ({ debts, dashboard, page, context, email }) => {
    await hadFirstLook(context, { email });
    await dashboard.open();
    await expect(dashboard.beginReview).toBeVisible();
    await look('dashboard-first-look');
    await dashboard.beginReview.click();
    await expect(page.getByText('Is the nation you told us about your usual home?')).toBeVisible();
    await look('review-first-question');
    await answeredUpTo(context, 'debts');
    await page.goto('/journey/your-debts');
    await expect(debts.intro).toBeVisible();
    await expect(debts.welcome('Danielle')).toBeVisible();
    await look('debts-welcome');
    for (const about of ['About the credit reference agency', 'About adding debts yourself']) {
      await page.getByRole('button', { name: about }).click();
      await expect(page.getByRole('dialog', { name: about })).toBeVisible();
      await look(`debts-${about.toLowerCase().replaceAll(' ', '-')}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await debts.addMyself.click();
    await expect(debts.form).toBeVisible();
    await look('debts-form');
    await debts.add({ creditor: 'Kestrel Cards', kind: 'Credit card', balance: '4212', repayment: '105' });
    await look('debts-first-saved');
  });

  test('the list in its states', async ({ debts, page, context, email, faults }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    const twice = { ...LIST[0], initialCreditorName: 'Lowell', creditTypeId: 43 };
    await reviewing(context, { email, debts: [...LIST, { ...LIST[0], ...twice } as (typeof LIST)[0]] });
    await debts.open();
    const perhapsOne = page.getByRole('heading', { name: 'Could these be one debt?' });
    await expect(perhapsOne).toBeVisible();
    await look('debts-duplicates');
    await page.getByRole('button', { name: /^They are different/ }).click();
    await expect(perhapsOne).toBeHidden();
    await debts.more('Kestrel Cards').click();
    await look('debts-overview');
    await debts.delete('Lowell').click();
    await expect(debts.deleteQuestion).toBeVisible();
    await look('debts-delete');
    await debts.deleteQuestion.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(debts.overview).toBeFocused();
    await look('debts-deleted');
    await debts.edit('Barrowby Bank').click();
    await debts.balance.fill('1600');
    await context.setOffline(true);
    await debts.continue.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await look('debts-not-saved');
    await context.setOffline(false);
    await expect(page.getByRole('alert')).toBeHidden();
    await debts.continue.click();
    await expect(debts.legal).toBeVisible();
    await look('debts-legal');
  });

  test('the list that cannot be read', async ({ debts, page, context, email, faults }) => {
    faults.expect(/503/);
    await reviewing(context, { email });
    await page.route('**/api/core/debts/mine', route => route.fulfill({ status: 503, json: {} }));
    await debts.open();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await look('debts-trouble');
  });

  test('the totals, the dashboard and the finished list', async ({
    debts,
    dashboard,
    page,
    context,
    email,
  }) => {
    const list = LIST.map((debt, index) => ({ ...debt, ...SETTLED, hasLegalAction: index === 0 }));
    await reviewing(context, { email, debts: list });
    await debts.open();
    await expect(debts.card('Kestrel Cards')).toContainText('Legal action started');
    await debts.more('Kestrel Cards').click();
    await look('debts-overview-settled');
    await dashboard.open();
    await expect(dashboard.debts).toContainText('£12,674');
    await look('dashboard-debts');
    await debts.open();
    await debts.continue.click();
    const details = new DebtDetailsPage(page);
    const court = page.getByRole('radiogroup', { name: 'What has happened with Kestrel Cards?' });
    await court.getByRole('radio', { name: 'Bailiffs were sent' }).check();
    await details.behind.getByRole('checkbox', { name: /Kestrel Cards/ }).check();
    await details.fits.getByRole('checkbox', { name: /It’s very old/ }).check();
    await look('debts-details');
    await details.nothingToTell();
    await expect(debts.summary).toBeVisible();
    await look('debts-summary');
    await debts.continue.click();
    await expect(page.getByText("Great, that's your personal details done!")).toBeVisible();
    await page.goto('/debts/debts-overview/completed-debts');
    await expect(debts.cards).toHaveCount(5);
    await look('debts-completed');
  });
});

for (const [how, width, large] of [
  ['on a screen 320 wide', 320, false],
  ['with text twice as large', 390, true],
] as const) {
  test.describe(how, () => {
    test.use({ viewport: { width, height: 740 } });

    test(`the debts are read ${how}, and nothing has to be moved sideways`, async ({
      debts,
      dashboard,
      page,
      context,
      email,
    }) => {
      const fits = async () => {
        if (large)
          await page.evaluate(() => {
            document.documentElement.style.fontSize = '200%';
          });
        await expectNoSidewaysScroll(page);
      };
      await reviewing(context, { email, firstName: 'Featherstonehaugh' });
      await debts.open();
      await expect(debts.welcome('Featherstonehaugh')).toBeVisible();
      await fits();
      await debts.addMyself.click();
      await fits();
      await debts.add({
        creditor: 'The Consolidated Featherstonehaugh-Cholmondeley Lending Company',
        kind: 'Personal loan',
        balance: '1000000',
        repayment: '10000',
      });
      await debts.page.getByRole('button', { name: /^View More/ }).click();
      await fits();
      await debts.continue.click();
      await expect(debts.legal).toBeVisible();
      await fits();
      await dashboard.open();
      await expect(dashboard.debts).toContainText('£1,000,000');
      await fits();
    });
  });
}

for (const width of [1000, 1280]) {
  test.describe(`on a window ${width} wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`the form has the width to read it at ${width} (WT-076)`, { tag: '@desktop' }, async ({
      page,
      context,
      email,
    }) => {
      await reviewing(context, { email });
      const search = new CreditSearchPage(page);
      await search.open();
      const boxOf = async (part: ReturnType<typeof page.locator>) => {
        const box = await part.boundingBox();
        if (!box) throw new Error('It does not show.');
        return box;
      };
      const form = await boxOf(page.locator('form').filter({ has: search.agreement }));
      const tips = await boxOf(page.getByRole('complementary').filter({ hasText: 'What happens next' }));
      expect(form.width).toBeGreaterThanOrEqual(560);
      expect(form.width).toBeLessThanOrEqual(640);
      expect(tips.width).toBe(288);
      expect(tips.x).toBeGreaterThan(form.x + form.width);
      // The tips begin at the top, beside the heading.
      expect(tips.y).toBeLessThan(form.y + 100);
    });
  });
}
