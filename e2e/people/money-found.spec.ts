import { expect, test } from '../fixtures.ts';
import { MoneyFoundPage } from '../pages/MoneyFoundPage.ts';
import { advised } from '../person/advised.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';
import { getsUniversalCredit } from '../person/lowIncome.ts';

const WINTER = 'Warm Home Discount';
const ALONE = 'Single person discount';

test('Danielle finds money that she is missing, says by the keyboard what she has done of it, and sees what it does to her advice; her adviser sees it too (DN-570, DN-571, DN-566)', async ({
  page,
  context,
  email,
  dashboard,
  faults,
  atDesk,
}) => {
  test.setTimeout(300_000);
  const look = looking(page);
  const money = new MoneyFoundPage(page);
  await advised(context, { email });
  await getsUniversalCredit(context);

  await dashboard.open();
  const card = page.getByRole('region', { name: 'Money found' });
  await expect(card).toContainText('£510 a year');
  await look('money-found-dashboard');
  await card.getByRole('link', { name: /^See all/ }).press('Enter');

  await expect(money.heading('There may be money you’re missing')).toBeVisible();
  await expect(page).toHaveTitle(/^Money found/);
  await expect(money.betterOff).toContainText('£42.50');
  await expect(money.betterOff).toContainText('£267.50');
  await expect(money.help(WINTER)).toContainText('£150 off electricity each winter');
  await expect(money.effect.getByRole('row', { name: /^Left over each month/ })).toContainText('£267.50');
  await look('money-found');

  // What is done stays with its day, ticked, and can be taken back; the focus stays at the card.
  await money.say(WINTER, 'I’ve done this').press('Enter');
  await expect(money.help(WINTER)).toContainText(/You asked on \d+ \w+ \d{4}/);
  await expect(money.say(WINTER, 'Take this back')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `You have asked for ${WINTER}` })).toBeAttached();

  await money.say(ALONE, 'Not for me').press('Enter');
  await expect(money.help(ALONE)).toContainText('You said it’s not for you');
  await expect(money.say(ALONE, 'Take this back')).toBeFocused();
  await expect(money.betterOff).toContainText('£12.50');
  await expect(money.effect.getByRole('row', { name: /^Left over each month/ })).toContainText('£237.50');
  await look('money-found-said');

  await page.reload();
  await expect(money.help(WINTER)).toContainText('You asked on');
  await money.say(ALONE, 'Take this back').press('Enter');
  await expect(money.say(ALONE, 'I’ve done this')).toBeFocused();
  await expect(money.betterOff).toContainText('£42.50');

  const others = page.locator('summary', { hasText: /^See the \d+ that don’t fit, and why$/ });
  await others.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You told us that no children live with you.').first()).toBeVisible();
  await expect(money.calculators.getByRole('link')).toHaveCount(3);

  // Without a connection nothing that is said is lost silently.
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await money.say(ALONE, 'I’ve done this').press('Enter');
  await expect(money.help(ALONE).getByRole('alert')).toBeVisible();
  await context.setOffline(false);

  await dashboard.open();
  await expect(card).toContainText('Asked on');
  await look('money-found-dashboard-asked');

  const { desk } = await atDesk({ name: 'Jo Weir' });
  await desk.goto(`/staff/case/${await customerIdOf(context)}/money`);
  await expect(desk.getByRole('heading', { level: 2, name: 'Money found' })).toBeVisible();
  const inCase = desk
    .getByRole('listitem')
    .filter({ has: desk.getByRole('heading', { level: 3, name: WINTER }) });
  await expect(inCase).toContainText(/They asked for it on \d+ \w+ \d{4}\./);
  await looking(desk)('money-found-case');
});

test('Sam looks for money before his answers are complete: the page says what is missing and leads there (DN-572)', async ({
  page,
  journey,
}) => {
  const look = looking(page);
  const money = new MoneyFoundPage(page);
  await journey.start();
  await money.open();
  await expect(money.heading('We can look once we know more')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Where you live' })).toBeVisible();
  await look('money-found-missing');
  await page.getByRole('link', { name: 'Go on with your answers' }).press('Enter');
  await expect(page).toHaveURL(/\/journey\//);
});
