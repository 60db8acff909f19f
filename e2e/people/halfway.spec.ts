import { expect, type Page, test } from '../fixtures.ts';
import { withBudget } from '../person/budgeting.ts';
import { looking } from '../person/looking.ts';
import { reviewing } from '../person/reviewing.ts';

const DEBTS = [
  { initialCreditorName: 'Heron Loans', creditTypeId: 4, currentBalance: 9000, regularPaymentAmount: 90 },
  { initialCreditorName: 'Teal Catalogue', creditTypeId: 9, currentBalance: 640, regularPaymentAmount: 20 },
  {
    initialCreditorName: 'Aireford Council',
    creditTypeId: 24,
    currentBalance: 648,
    regularPaymentAmount: 50,
  },
  { initialCreditorName: 'Swift Bank', creditTypeId: 5, currentBalance: 1100, regularPaymentAmount: 10 },
  { initialCreditorName: 'Brightly Energy', creditTypeId: 25, currentBalance: 512, regularPaymentAmount: 40 },
  { initialCreditorName: 'Aireford Court', creditTypeId: 35, currentBalance: 320, regularPaymentAmount: 40 },
];

/** The dashboard on a phone is at most so high, in px, without the strip of a trial. */
const HIGHEST = 3000;

async function expectShort(page: Page, where: string): Promise<void> {
  await page.goto('/dashboard');
  // The lists of what is still being read are higher than what takes their place.
  await expect(page.getByText('Where it goes')).toBeVisible();
  await expect(page.getByText(/^See your (?:debt|\d debts)$/u)).toBeVisible();
  await expect(page.getByRole('region', { name: 'News from us' })).toBeVisible();
  expect(await heightOf(page, where)).toBeLessThanOrEqual(HIGHEST);
}

async function heightOf(page: Page, where: string): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  const height = await page.evaluate(() => {
    const strip = document.querySelector('[data-if="trial"]');
    return document.documentElement.scrollHeight - (strip?.getBoundingClientRect().height ?? 0);
  });
  process.stdout.write(`dashboard ${where} at 390: ${height} px of ${HIGHEST}\n`);
  return height;
}

test('the dashboard is no higher on a phone while the full review runs: what is told is one tap away (WT-165)', async ({
  page,
  dashboard,
  context,
  email,
  visit,
}) => {
  await reviewing(context, { email, debts: DEBTS });
  await expectShort(page, 'at the debts');
  await looking(page)('dashboard-at-the-debts');
  await expect(dashboard.debts.getByText('Teal Catalogue')).toBeHidden();
  await dashboard.debts.getByText('See your 6 debts').click();
  await expect(dashboard.debts.getByText('Teal Catalogue')).toBeVisible();

  const later = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await withBudget(later.context, `later-${email}`, [22, 23, 31]);
  await expectShort(later.page, 'at the budget');
  const { summary } = later.dashboard;
  await expect(summary.getByText('Food and household')).toBeHidden();
  await summary.getByText('Where it goes').click();
  await expect(summary.getByText('Food and household')).toBeVisible();
});

test('it is no higher while several things cannot wait: what is told is a line each (WT-165, WT-018)', async ({
  page,
  dashboard,
  context,
  email,
}) => {
  const urgent = [
    'Bailiffs have been, or are coming',
    'I have a court letter, a court date or a statutory demand',
    'I’m being made to leave my home',
    'My gas or power may be cut off',
    'My benefits have stopped',
    'I have no money for food',
  ];
  await reviewing(context, { email, debts: DEBTS, answers: { urgent } });
  await page.goto('/dashboard');
  await expect(page.locator('summary', { hasText: 'Your monthly summary' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'News from us' })).toBeVisible();
  expect(await heightOf(page, 'at the debts in a crisis')).toBeLessThanOrEqual(HIGHEST);
  await expect(dashboard.journey.getByText('Your situation', { exact: true })).toBeHidden();
  await dashboard.journey.getByText('2 of 5 parts done').click();
  await expect(dashboard.journey.getByText('Your situation', { exact: true })).toBeVisible();
});
