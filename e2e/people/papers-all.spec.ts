import { expect, test } from '../fixtures.ts';
import { PapersPage } from '../pages/PapersPage.ts';
import { advised } from '../person/advised.ts';
import { looking } from '../person/looking.ts';

test('Danielle finds all her papers on one page from her plan, saves her plan by the keyboard, and is told where that fails without a connection (DN-380, DN-381)', async ({
  fullAdvice,
  page,
  context,
  email,
  dashboard,
  faults,
}) => {
  test.setTimeout(120_000);
  const look = looking(page);
  const papers = new PapersPage(page);
  await advised(context, { email });
  await fullAdvice.open();
  await page.getByRole('link', { name: 'Go with a debt management plan' }).click();
  await page.getByRole('link', { name: /^Choose this.*a debt management plan/ }).click();
  await page.getByRole('button', { name: 'Choose a debt management plan' }).click();
  await expect(fullAdvice.heading('You chose a debt management plan')).toBeFocused();

  await page.getByRole('link', { name: 'Your papers' }).click();
  await expect(papers.heading).toBeVisible();
  await expect(page).toHaveTitle(/^Your papers/);
  await expect(papers.group('Your plan')).toContainText('Debt Management Plan. PDF');
  await expect(papers.group('Your advice').getByRole('listitem').first()).toContainText(
    /First given at \d+(?::\d\d)?[ap]m/,
  );
  await expect(papers.group('Your budget')).toContainText('Your budget statement');
  await look('papers-all');

  const save = papers.save('Your plan as it is today');
  await save.focus();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^your-plan-20\d\d-\d\d-\d\d\.pdf$/u);
  await expect(papers.paper('Your plan as it is today')).toContainText('Your PDF is with your downloads.');
  await expect(save).toBeFocused();

  await dashboard.open();
  await dashboard.papers.getByRole('link', { name: 'All your papers' }).press('Enter');
  await expect(papers.heading).toBeVisible();

  // Without a connection it says so, and nothing is lost.
  faults.expect(
    /statement\.pdf net::ERR_INTERNET_DISCONNECTED/,
    /ERR_INTERNET_DISCONNECTED .*statement\.pdf/,
  );
  await context.setOffline(true);
  await papers.save('Your budget statement').click();
  await expect(papers.paper('Your budget statement').getByRole('alert')).toBeVisible();
  await context.setOffline(false);
});
