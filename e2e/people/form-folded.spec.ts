import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ApplicationPage } from '../pages/ApplicationPage.ts';
import { advised } from '../person/advised.ts';
import { answersTheRest, choosesOnline, choseOrder } from '../person/applying.ts';
import { heightOf } from '../person/heightOf.ts';
import { choseCrisisSpace } from '../person/inCrisis.ts';
import { looking } from '../person/looking.ts';

/** How high a form may be on a phone. */
const MOST = 3200;

test('Danielle fills in a long form group by group with the keyboard alone, adds two names and takes one off, hears that her savings may close it, and hands it over all the same (DN-671, DN-672, DN-673, DN-675, DN-677)', async ({
  page,
  context,
  email,
}) => {
  test.setTimeout(300_000);
  await choseOrder(context, email);
  const look = looking(page);
  const form = new ApplicationPage(page);
  await page.goto('/plan/form');
  await expect(form.heading).toHaveText(/^\d+ things to add, then one of us can take it$/);
  expect(await heightOf(page)).toBeLessThanOrEqual(MOST);
  await look('form-folded');

  // One group is open; another opens in its place.
  await expect(form.opens('Are you married')).toBeVisible();
  await form.group('Where you live').click();
  await expect(form.opens('Are you married')).toBeHidden();
  await form.opens('lived for 3 years').press('Enter');
  await form.save.press('Enter');
  await expect(page.getByLabel('First line', { exact: true })).toBeFocused();
  await expect(page.getByText('Put in the month and the year')).toBeVisible();
  await look('form-blank');
  await page.keyboard.type('No fixed abode');
  await page.getByLabel(/^Town or city/).fill('Leeds');
  await page.getByLabel('Month').first().fill('5');
  await page.getByLabel('Year').first().fill('20');
  await page.getByRole('radio', { name: 'Yes', exact: true }).press('Space');
  await form.save.press('Enter');
  await expect(page.getByText('Put in the year with 4 numbers, such as 1987')).toBeVisible();
  // A reload leaves what was typed where it was, and its group open.
  await page.reload();
  await expect(page.getByLabel(/^Town or city/)).toHaveValue('Leeds');
  await page.getByLabel('Year').first().fill('2020');
  await form.save.press('Enter');
  // No month of the years is left out: it is not asked again.
  await expect(form.opens('lived for 3 years')).toHaveCount(0);
  await expect(page.locator('[data-opens]:focus')).toHaveCount(1);

  await form.group('About you').click();
  await form.opens('used any other name').press('Enter');
  await page.getByRole('radio', { name: 'Yes', exact: true }).press('Space');
  await form.save.press('Enter');
  for (const name of ['Danielle Byron', 'Danielle Typo']) {
    await form.opens('Other names').press('Enter');
    await page.keyboard.type(name);
    await form.save.press('Enter');
    await expect(form.opens('Other names')).toBeFocused();
  }
  await expect(page.getByText('There so far: Danielle Byron, Danielle Typo')).toBeVisible();
  await look('form-one-more');
  await form.filledAlready.press('Enter');
  await form.readAll.press('Enter');
  await page.getByRole('button', { name: 'Take off Danielle Typo' }).press('Enter');
  await page.getByRole('button', { name: 'Yes, take it off' }).press('Enter');
  await expect(page.getByText('There so far: Danielle Byron', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Change Your savings and cash' }).press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2500');
  await form.save.press('Enter');
  await expect(form.mayNotFit).toHaveText('A debt relief order may not fit');
  await expect(page.getByRole('status').filter({ hasText: 'You can go on: we talk it over' })).toHaveCount(1);
  await look('form-closed');
  await answersTheRest(context, ['hasPensions']);
  await page.reload();
  await form.opens('pension').press('Enter');
  await page.getByRole('radio', { name: 'No', exact: true }).press('Space');
  await form.save.press('Enter');
  await expect(form.mayNotFit).toBeVisible();
  await look('form-closed-ready');
  await form.handOver.press('Enter');
  await expect(form.heading).toHaveText('One of us has your form');
});

const LOAN = { creditTypeId: 4, currentBalance: 9000, regularPaymentAmount: 90 };
const LOANS = ['Heron Loans', 'Teal Bank'].map(initialCreditorName => ({ initialCreditorName, ...LOAN }));

/** Who chose what has a form in England, by what it is for. */
const CHOSE: Readonly<Record<string, (context: BrowserContext, email: string) => Promise<void>>> = {
  'Breathing Space': async (context, email) => {
    await advised(context, { email, moreDebts: LOANS });
    await choosesOnline(context, 'BS');
  },
  'Breathing Space in a crisis': choseCrisisSpace,
  'an IVA': async (context, email) => {
    await advised(context, { email, moreDebts: LOANS });
    await choosesOnline(context, 'IVA');
  },
};

for (const [what, chose] of Object.entries(CHOSE)) {
  test(`the form for ${what} is at most so high on a phone (DN-673)`, async ({ page, context, email }) => {
    test.setTimeout(120_000);
    await chose(context, email);
    await page.goto('/plan/form');
    await expect(new ApplicationPage(page).heading).toHaveText(/^\d+ things to add/);
    const height = await heightOf(page);
    process.stdout.write(`form for ${what} at 390: ${height} px\n`);
    expect(height).toBeLessThanOrEqual(MOST);
  });
}
