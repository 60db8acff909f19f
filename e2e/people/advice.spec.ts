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
  await expect(fullAdvice.heading('Good news, Danielle')).toBeVisible();
  await expect(page.getByText('You owe £4,212 and have £225 left over each month.')).toBeVisible();
  const best = fullAdvice.part('We’d recommend for you').getByRole('article');
  await expect(best).toHaveAccessibleName('Debt Management Plan');
  await expect(best).toContainText(
    /Best Match.*Monthly payment£225.*What’s good about it.*What to think about/s,
  );
  // What the specification's monthly payment is not for, and takes money all the same (SA-215).
  await expect(fullAdvice.part('Other available solutions')).toContainText(
    /Also Matched.*You pay monthly£225/s,
  );
  const debtReliefOrder = fullAdvice.part('We wouldn’t recommend').getByRole('article', {
    name: 'Debt Relief Order',
  });
  await expect(debtReliefOrder).toContainText(/Unavailable.*£225.*£75.*Monthly paymentN\/A/s);
  await fullAdvice.comparison.locator('summary', { hasText: 'Debt Management Plan' }).click();
  await expect(fullAdvice.comparison).toContainText('1 year 7 months');
  expect(reads).toBe(1);
  await expect(fullAdvice.bookAChat).toHaveAttribute(
    'href',
    'https://booking.example/towpath?appId=mw_towpath',
  );
  await page.getByRole('link', { name: 'Go with a DMP' }).click();
  await expect(page).toHaveURL(/\/solutions\/dmp$/i);
  await expect(fullAdvice.heading('Debt Management Plan')).toBeVisible();
  await expect(fullAdvice.part('Why it fits you')).toContainText('You meet everything it asks for.');
  await expect(fullAdvice.part('What it costs and gives')).toContainText('£225.00');
  await expect(fullAdvice.part('What happens next').getByRole('listitem')).not.toHaveCount(0);
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
  await fullAdvice.back.click();
  await expect(fullAdvice.heading('Good news, Danielle')).toBeVisible();
});

test('Kay goes from her advice to a solution and back without a mouse', { tag: '@desktop' }, async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  await advised(context, { email });
  await fullAdvice.open();
  await expect(fullAdvice.heading('Good news, Danielle')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Go with a DMP' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fullAdvice.heading('Debt Management Plan')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('summary').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Rule: /).first()).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(fullAdvice.back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fullAdvice.heading('Good news, Danielle')).toBeFocused();
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
  await expect(fullAdvice.headings.first()).toHaveText('First things first');
  const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(page.getByText(written.format(IN_THREE_DAYS), { exact: true })).toBeVisible();
  await expect(fullAdvice.headings.nth(1)).toHaveText('Ways to get more time');

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
