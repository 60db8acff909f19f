import { expect, test } from '../fixtures.ts';
import { PreviewPage } from '../pages/PreviewPage.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { looking } from '../person/looking.ts';

test('An operator clicks through the first questions on their real screens: nothing is sent, nothing is kept (IS-280)', {
  tag: '@both',
}, async ({ page, journey }) => {
  const preview = new PreviewPage(page);
  const look = looking(page);
  const sent: string[] = [];
  page.on('request', request => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
  });
  await preview.open('qualifier');
  await expect(preview.banner).toContainText('Preview of qualifier v4. Nothing is saved.');
  await look('preview-first');

  await journey.choose(QUALIFIER.nation.asks, 'Wales');
  await journey.choose(QUALIFIER.housing.asks, 'Own it outright');
  await journey.choose(QUALIFIER['debt-count'].asks, '1 or 2');
  await journey.choose("and what's the total of these debts", '£2,000 - £5,000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(journey.question(QUALIFIER['birth-date'].asks)).toBeVisible();
  await expect(preview.banner).toContainText('Nothing is saved.');

  await page.reload();
  await expect(journey.question(QUALIFIER['birth-date'].asks)).toBeVisible();
  await page.goBack();
  await expect(journey.option("and what's the total of these debts", '£2,000 - £5,000')).toBeChecked();

  expect(new Set(sent)).toEqual(new Set(['/api/core/journeys/preview']));
  expect((await preview.storedForAllTabs()).filter(key => key.startsWith('towpath.outbox'))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);

  await preview.startAgain.click();
  await expect(journey.option(QUALIFIER.nation.asks, 'Wales')).not.toBeChecked();
  await expect(journey.heading(QUALIFIER.nation.asks)).toBeFocused();
});

test('By keyboard he jumps to a question that few are asked, with answers that lead there (IS-281)', {
  tag: '@desktop',
}, async ({ page, journey }) => {
  const preview = new PreviewPage(page);
  await preview.open('full-review');
  await preview.jump.focus();
  await page.keyboard.press('Enter');
  const question = 'When did your bankruptcy begin?';
  const toQuestion = preview.banner.getByRole('button', { name: `${question} (bankruptcy-on)` });
  await looking(page)('preview-questions');
  await toQuestion.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toContainText(question);
  await expect(preview.jump).toHaveAttribute('aria-expanded', 'false');

  await preview.jump.click();
  await preview.banner.getByText('What we know of the person already').click();
  await preview.banner.getByRole('combobox', { name: 'Nation', exact: true }).selectOption('Scotland');
  await preview.jump.click();
  await preview.jumpTo('Are you in any of these now?');
  await expect(
    journey.option('Are you in any of these now?', 'A Debt Arrangement Scheme plan'),
  ).toBeVisible();
});

test('What needs a person shows its own words and a way past it; nothing leads into an account (IS-283)', {
  tag: '@both',
}, async ({ page }) => {
  const preview = new PreviewPage(page);
  await preview.open('full-review');
  await preview.jumpTo('Who lives with you?');
  await expect(page.getByRole('heading', { name: 'Who lives with you?' })).toBeFocused();
  await expect(page.getByText('This page is not part of the preview')).toBeVisible();
  await looking(page)('preview-left-out');
  await page.getByRole('button', { name: 'Go on without it' }).click();
  await expect(
    page.getByRole('heading', { name: 'Would you like to tell us about your health?' }),
  ).toBeFocused();

  await preview.jumpTo('What could help you');
  await page.getByRole('button', { name: 'Logout' }).click();
  const elsewhere = page.getByRole('heading', { name: 'This page is not part of the preview' });
  await expect(elsewhere).toBeFocused();
  await expect(page).toHaveURL(/\/preview\?link=/u);
  await page.getByRole('button', { name: 'Back to the questions' }).click();
  await expect(page.getByRole('heading', { name: 'What could help you' })).toBeVisible();
});

test('A link that lacks a part says so, and an earlier version is clicked through as it was (IS-264, IS-282)', async ({
  page,
  faults,
}) => {
  faults.expect(/404/);
  await page.goto('/preview?link=cut');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await looking(page)('preview-no-link');
  const preview = new PreviewPage(page);
  await preview.open('qualifier', '--version', '1');
  await expect(preview.banner).toContainText('Preview of qualifier v1. Nothing is saved.');
});
