import { expect, test } from '../fixtures.ts';
import { AccountPage } from '../pages/AccountPage.ts';
import { PeoplePage } from '../pages/PeoplePage.ts';
import { GOOD_PASSWORD } from '../pages/RegistrationStep.ts';
import { advised } from '../person/advised.ts';
import { looking } from '../person/looking.ts';

const NUMBER = /07\d{3} ?\d{6}/u;

test('Lena wants no calls: her number is not shown to Jo before Jo says why; Jo ends her session, and nothing of her advice can be chosen (PT-450, PT-453, PT-457)', async ({
  page,
  context,
  atDesk,
  email,
}) => {
  test.setTimeout(240_000);
  await advised(context, { email });
  const account = new AccountPage(page);
  await account.open();
  const calls = account.row('Phone calls');
  await calls.getByRole('radio', { name: 'Please don’t ring me' }).check({ force: true });
  await account.password.fill(GOOD_PASSWORD);
  await account.save.click();
  await expect(account.part('Contact you safely')).toContainText('Saved.');

  const { desk } = await atDesk({ name: 'Jo Weir', viewport: { width: 1280, height: 800 } });
  const look = looking(desk);
  const people = new PeoplePage(desk);
  await desk.goto('/staff/people');
  await people.term.fill(email);
  await people.term.press('Enter');
  await expect(people.rows).toHaveCount(1);
  await people.rows.first().getByRole('link').first().press('Enter');
  await expect(people.panel).toContainText('Not shown');
  await expect(people.panel).not.toContainText(NUMBER);
  await look('number-held-panel');
  await people.panel.getByRole('link', { name: /^Open case/ }).click();
  const safe = desk.getByRole('region', { name: 'Safe contact' });
  await expect(safe).toContainText('There is a number.');
  await expect(desk.getByText('Complete', { exact: true })).toBeVisible();
  await desk.getByRole('link', { name: 'Answers', exact: true }).click();
  await expect(desk.getByText('A number: not shown')).toBeVisible();
  await expect(desk.getByRole('cell', { name: /^\d{1,2} [A-Z][a-z]+ \d{4}$/u }).first()).toBeVisible();
  await expect(desk.locator('main')).not.toContainText(NUMBER);
  await look('number-held-case');
  await desk.getByRole('link', { name: 'Budget', exact: true }).click();
  await expect(desk.getByRole('rowheader', { name: 'Left over' })).toBeVisible();
  await look('case-budget');
  await desk.setViewportSize({ width: 390, height: 844 });
  await safe.getByRole('button', { name: 'Ring all the same' }).press('Enter');
  await safe.getByRole('button', { name: 'Show me the number' }).press('Enter');
  await expect(safe.getByText('Say why first.')).toBeVisible();
  await safe.getByRole('radio', { name: 'They asked us to ring now' }).check();
  await look('number-held-asked');
  await safe.getByRole('button', { name: 'Show me the number' }).press('Enter');
  await expect(safe.getByRole('link', { name: NUMBER })).toBeVisible();
  await look('number-told');

  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto('/staff/people');
  await people.term.fill(email);
  await people.term.press('Enter');
  await expect(people.rows).toHaveCount(1);
  await people.rows.first().getByRole('link').first().press('Enter');
  await expect(people.panel).toContainText(NUMBER);
  await people.act('Complete by phone').click();
  await people.reason('Advice was given by phone').check();
  await people.act('Complete by phone').click();
  await expect(people.panel).toContainText('Complete to Completed Offline');

  await page.goto('/journey/qualifier');
  await expect(page.getByRole('heading', { name: 'This is closed for changes' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/u);
  await expect(page.getByText('You can change these later')).toHaveCount(0);
  await page.goto('/choose/dmp');
  await expect(page.getByRole('heading', { name: 'This is closed for changes' })).toBeVisible();
  await page.getByRole('link', { name: 'See your advice' }).click();
  await expect(page.getByRole('heading', { name: 'This is closed for changes' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Go with/ })).toHaveCount(0);
  await looking(page)('advice-closed');
});
