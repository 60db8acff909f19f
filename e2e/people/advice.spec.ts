import { expect, test } from '../fixtures.ts';
import { advised, costsMoreFor } from '../person/advised.ts';

const IN_THREE_DAYS = new Date(Date.now() + 3 * 86_400_000);

test('Danielle reads her advice and one solution, and asks for a call (AD-016, AD-018, AD-019, AD-020, AD-021, AD-022, AD-023, AD-024, DO-017, DO-018)', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  await advised(context, { email });
  let reads = 0;
  page.on('request', request => {
    if (request.url().endsWith('/advice/mine/recommendation')) reads += 1;
  });
  await fullAdvice.open();
  await expect(page.getByText('Good news, Danielle')).toBeVisible();
  const best = fullAdvice.part('We’d recommend for you');
  await expect(best.getByRole('heading', { level: 1 })).toHaveText(
    'A debt management plan could pay back your debts in 19 months, for £225 a month because you have £225 left each month.',
  );
  await expect(best).toContainText(/Best Match.*Someone you owe can still go to court.*13 more to know/s);
  await expect(best.getByRole('figure', { name: 'What happens, and when' }).getByRole('img')).toBeVisible();
  // One figure for what is left, with its sum one tap away (WT-002).
  const left = fullAdvice.part('Where your £225 comes from');
  await expect(left).toContainText('£1,500 money in−less £1,275 money out=comes to £225 left each month');
  await fullAdvice.fold('Open the sum').press('Enter');
  await expect(left.getByText('Left each month', { exact: true })).toBeVisible();
  await expect(left).toContainText('Left each month£225');
  // What the specification's monthly payment is not for, and takes money all the same (SA-215).
  const others = fullAdvice.part('Other available solutions');
  await expect(others.getByRole('columnheader')).toHaveCount(4);
  await expect(others).toContainText(/Also Matched.*You pay each month£225/s);
  await expect(fullAdvice.comparison).not.toContainText('N/A');
  await fullAdvice.fold('We wouldn’t recommend').click();
  const debtReliefOrder = fullAdvice.part('We wouldn’t recommend').getByRole('article', {
    name: 'Debt Relief Order',
  });
  await expect(debtReliefOrder).toContainText(/Unavailable.*£225.*£75.*Monthly payment N\/A/s);
  expect(reads).toBe(1);
  await expect(fullAdvice.bookAChat).toHaveAttribute('href', '/book?appId=mw_towpath');
  await page.getByRole('link', { name: 'Go with a debt management plan' }).click();
  await expect(page).toHaveURL(/\/solutions\/dmp$/i);
  await expect(fullAdvice.heading('Debt Management Plan')).toBeVisible();
  await fullAdvice.fold('Why it fits you').click();
  await expect(page.getByText('You meet everything it asks for.')).toBeVisible();
  await fullAdvice.fold('All there is to know').click();
  await expect(fullAdvice.part('What it costs and gives')).toContainText('£225');
  await expect(fullAdvice.part('What happens next').getByRole('listitem')).not.toHaveCount(0);
  await fullAdvice.fold('Ask us to call you').click();
  const phone = fullAdvice.speakToUs.getByLabel('Phone number');
  await expect(phone).toHaveValue('07400123456');
  await phone.fill('0740');
  const submit = fullAdvice.speakToUs.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeDisabled();
  await phone.fill('07400123457');
  const call = page.waitForRequest(/recommendation-advice/);
  await submit.click();
  expect((await call).postDataJSON()).toMatchObject({
    contactName: 'Danielle Okafor',
    contactNumber: '07400123457',
  });
  await expect(fullAdvice.speakToUs).toContainText('An adviser will call you.');
  await expect(fullAdvice.speakToUs.locator(':focus')).toContainText('An adviser will call you.');
  await fullAdvice.back.click();
  await expect(fullAdvice.answer).toBeVisible();
});

test('Kay goes from her advice to a solution and back without a mouse', { tag: '@desktop' }, async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  await advised(context, { email });
  await fullAdvice.open();
  await expect(fullAdvice.answer).toBeVisible();
  // The picture comes late, and its table is on the way.
  await expect(fullAdvice.fold('See this as a table')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (const line of [/See this as a table/, /more to know before you choose/]) {
    await page.keyboard.press('Tab');
    await expect(fullAdvice.fold(line)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Go with a debt management plan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fullAdvice.heading('Debt Management Plan')).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(fullAdvice.fold('Why it fits you')).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  const rules = fullAdvice.fold('All that we checked');
  await expect(rules).toBeVisible();
  // Her way leads past what opens before it, such as the table behind the picture.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(rules).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Rule: /).first()).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(fullAdvice.back).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(fullAdvice.answer).toBeFocused();
});

test('Dean has bailiffs due, so that comes first; once his budget is open again it is said what is missing, and where', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  const day = IN_THREE_DAYS.toISOString().slice(0, 10);
  await advised(context, {
    email,
    changed: [
      ['pressing', 'bailiffs', 'I know the day when bailiffs are due'],
      ['bailiffs-on', 'date', day],
    ],
  });
  await fullAdvice.open();
  // It stands right below the answer, before anything else is said of that (WT-003).
  const written = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  await expect(fullAdvice.headings.first()).toHaveText(
    `Ring about the bailiffs before ${written.format(IN_THREE_DAYS)}`,
  );
  const first = fullAdvice.part('First things first');
  await expect(first).toContainText('Bailiffs may come soon.');
  // First while somebody answers it, else with when it opens, beside who else helps (WT-031).
  await expect(first.getByRole('link', { name: '0113 496 0111' })).toHaveAttribute('href', 'tel:01134960111');
  await expect(first).toContainText('You could say');
  await expect(page.getByText('Good news')).toHaveCount(0);
  await expect(fullAdvice.comparison).toContainText('Breathing Space');

  await costsMoreFor(context);
  await page.reload();
  await expect(fullAdvice.heading('Nearly there, Danielle')).toBeVisible();
  await expect(fullAdvice.part('We’d recommend for you')).toBeHidden();
  await expect(fullAdvice.missing).toContainText('Food and housekeeping');
  await fullAdvice.missing.getByRole('link', { name: 'Go to your budget' }).click();
  await expect(page).toHaveURL(/\/journey\/budget$/);
  await expect(page.getByRole('button', { name: /^Food and housekeeping/ })).toContainText(
    'Needs a quick check',
  );
});
