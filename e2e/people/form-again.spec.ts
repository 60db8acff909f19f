import { expect, test } from '../fixtures.ts';
import { ApplicationPage } from '../pages/ApplicationPage.ts';
import { choosesOnline, choseOrder } from '../person/applying.ts';
import { looking } from '../person/looking.ts';

test('Danielle leaves the order that she chose, chooses it again, and finds in the new form what she gave in the one before, with where it is from; she puts one of it right (DN-1240, DN-1243) @both', async ({
  page,
  context,
  email,
}) => {
  test.setTimeout(240_000);
  await choseOrder(context, email);
  const look = looking(page);
  const form = new ApplicationPage(page);
  await page.goto('/plan/form');
  await expect(form.heading).toHaveText(/^\d+ things to add/);
  const answers = async (opens: string, choice: string) => {
    const before = await form.heading.textContent();
    await form.opens(opens).click();
    await page.getByRole('radio', { name: choice, exact: true }).check();
    await form.save.click();
    await expect(form.heading).not.toHaveText(before ?? '');
  };
  await answers('Are you married', 'Single');
  await answers('any other name', 'No');

  await page.goto('/plan');
  await page.getByRole('button', { name: /^I don’t want a debt relief order any more/ }).press('Enter');
  await expect(
    page.getByText(/What you gave in its form is then in the new one, for you to look through\.$/),
  ).toBeVisible();
  await look('leave-with-form');
  await page.getByRole('button', { name: 'Yes, leave it' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'You have not chosen yet' })).toBeVisible();

  await choosesOnline(context, 'DRO');
  await page.goto('/plan/form');
  await expect(page.getByText(/^You filled in a form with us before, up to \d+ \w+ \d{4}\./)).toBeVisible();
  await expect(form.opens('Your gender')).toBeVisible();
  await expect(form.opens('any other name')).toHaveCount(0);
  await expect(form.opens('Are you married')).toHaveCount(0);
  await look('form-again');
  await form.readAll.click();
  const married = page.getByText(/^You told us on \d+ \w+, in the form before$/).first();
  await expect(married).toBeVisible();
  await look('form-again-read');
  await page.getByRole('button', { name: /^Change Are you married/ }).press('Enter');
  await page.getByRole('radio', { name: 'Separated' }).check();
  await form.save.click();
  await expect(page.getByText('You gave it in this form').first()).toBeVisible();
});
