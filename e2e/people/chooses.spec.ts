import { expect, test } from '../fixtures.ts';
import { BookingPage } from '../pages/BookingPage.ts';
import { ChoosePage } from '../pages/ChoosePage.ts';
import { advised } from '../person/advised.ts';
import { looking } from '../person/looking.ts';

test('Danielle chooses a debt management plan, sees who does what by when, asks for the call, and changes her mind (JN-002, PT-236, PT-237, PT-238, WT-018)', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  test.setTimeout(120_000);
  const look = looking(page);
  await advised(context, { email });
  await fullAdvice.open();
  await page.getByRole('link', { name: 'Go with a debt management plan' }).click();
  await expect(page.getByRole('link', { name: /^Choose this/ })).toBeVisible();
  await look('solution-to-choose');
  await page.getByRole('link', { name: /^Choose this.*a debt management plan/ }).click();

  await expect(fullAdvice.heading('Choose a debt management plan?')).toBeFocused();
  await expect(page.getByText('Nothing goes to anyone before you send it.')).toBeVisible();
  await look('choose');
  await page.getByRole('button', { name: 'Choose a debt management plan' }).click();

  await expect(fullAdvice.heading('You chose a debt management plan')).toBeFocused();
  const steps = page.getByRole('region', { name: 'What happens next' }).getByRole('listitem');
  await expect(steps.first()).toContainText(/You chose it.*Done\. You/s);
  await expect(page.locator('[aria-current="step"]')).toContainText(/Ask us to ring you/);
  await look('plan');
  const call = page.getByRole('region', { name: 'Speak to us' });
  await call.getByLabel(/phone/i).fill('07700 900 123');
  await call.getByRole('button').click();
  await expect(call).toContainText('Thank');
  await expect(page.locator('[aria-current="step"]')).toContainText(/We ring you.*An adviser, by \w+day/s);

  await page.reload();
  await expect(page.locator('[aria-current="step"]')).toContainText(/We ring you.*An adviser, by \w+day/s);
  await expect(page.getByRole('region', { name: 'How we talk' })).toContainText('07700900123');

  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Your plan' });
  await expect(card).toContainText(
    /You chose: Debt Management Plan\. Next: We ring you, by \w+day.*We call 07700900123/,
  );
  // Once all of it is read: what is not yet there has a place kept for it, which may be higher.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(3000);
  await look('dashboard-with-plan');
  await card.getByRole('link', { name: 'See your plan' }).click();

  const leave = page.getByRole('button', { name: 'I don’t want a debt management plan any more' });
  await leave.click();
  await page.getByRole('dialog').getByRole('button', { name: 'No, keep it' }).click();
  await expect(leave).toBeFocused();
  await leave.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, leave it' }).click();
  await expect(fullAdvice.heading('You have not chosen yet')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('Danielle asks for bankruptcy: she reads that it waits for an adviser, before she asks, in her plan and on the dashboard (PT-236, PT-411)', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  test.setTimeout(120_000);
  const look = looking(page);
  const card = { creditTypeId: 1, currentBalance: 14_000, regularPaymentAmount: 20 };
  await advised(context, { email, moreDebts: [{ initialCreditorName: 'Heron Finance', ...card }] });
  await fullAdvice.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/choose/bky');
  await expect(fullAdvice.heading('Before you choose bankruptcy')).toBeVisible();
  await expect(page.getByText('An adviser has to say yes first')).toBeVisible();
  await look('choose-insolvency');
  const choose = new ChoosePage(page);
  for (const one of await choose.questions.all()) await one.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Tell us you want bankruptcy' }).press('Enter');
  await expect(fullAdvice.heading('You asked for bankruptcy')).toBeFocused();
  await expect(
    page.getByText('Nothing is sent until we have talked, and an adviser says that it fits you.'),
  ).toBeVisible();
  const steps = page.getByRole('region', { name: 'What happens next' }).getByRole('listitem');
  await expect(steps.nth(3)).toContainText('An adviser says whether it fits');
  await look('plan-insolvency');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText(
    'It waits for an adviser to say that it fits you.',
  );
  await look('dashboard-insolvency');
});

test('Danielle has a talk booked: before she chooses, in her plan and on the dashboard she reads when we talk, and may ask for a call besides (PT-490, DN-022)', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  test.setTimeout(120_000);
  const look = looking(page);
  await advised(context, { email });
  const booking = new BookingPage(page);
  await page.goto('/book');
  // Others in these stories take the first times of a day.
  const when = await booking.pickTime(5, 'last');
  await booking.way('Phone').check({ force: true });
  if ((await booking.number.count()) > 0) await booking.number.fill('07700 900123');
  await booking.book.click();
  await expect(booking.heading(/^Your call is on/)).toBeVisible();

  await fullAdvice.open();
  await page.getByRole('link', { name: 'Continue online with a debt management plan' }).click();
  await expect(page.getByText(`Then we talk on ${when}. We ring you`)).toBeVisible();
  await look('choose-booked');
  await page.getByRole('button', { name: 'Choose a debt management plan' }).click();
  await expect(fullAdvice.heading('You chose a debt management plan')).toBeFocused();
  await expect(page.locator('[aria-current="step"]')).toContainText(`We talk`);
  await expect(page.locator('[aria-current="step"]')).toContainText(`You both, ${when}`);
  const talk = page.getByRole('region', { name: 'How we talk' });
  await expect(talk.getByRole('link', { name: 'Change or cancel' })).toBeVisible();
  await expect(page.getByText('Ask us to ring you')).toHaveCount(0);
  await look('plan-booked');
  await talk.getByRole('button', { name: 'Ask for a call as well' }).press('Enter');
  await expect(talk.getByLabel(/phone/i)).toBeFocused();
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText(`Next: We talk, ${when}.`);
  await look('dashboard-plan-booked');
});

test('where the times of a call cannot be read, Danielle is told so, with other ways to us; she tries again and picks one, or chooses without (DN-876)', async ({
  fullAdvice,
  page,
  context,
  email,
  faults,
}) => {
  faults.expect(/^503 GET .*\/bookings\/times/, /status of 503/);
  const look = looking(page);
  await advised(context, { email });
  await fullAdvice.open();
  await expect(fullAdvice.answer).toBeVisible();
  await page.route('**/bookings/times', route =>
    route.fulfill({ status: 503, json: { error: { code: 'UNAVAILABLE', message: 'Not now.' } } }),
  );
  await page.goto('/choose/dmp');
  const choose = new ChoosePage(page);
  const unread = page.getByRole('alert').filter({ hasText: 'We can’t show free times right now' });
  await expect(unread.getByRole('link', { name: /^0113/ })).toHaveAttribute('href', /^tel:/);
  await expect(unread).toContainText('You can choose without one');
  await expect(choose.choose).toBeEnabled();
  await look('choose-no-times-read');
  await page.unroute('**/bookings/times');
  await unread.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Book your call' })).toBeFocused();
  await expect(choose.times.first()).toBeVisible();
});
