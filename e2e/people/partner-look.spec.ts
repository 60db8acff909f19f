import { expect, test } from '../fixtures.ts';
import { GOOD_PASSWORD } from '../pages/RegistrationStep.ts';
import { mailFor } from '../person/mailbox.ts';

test('Kofi comes by his lender’s link: its name, colours and mails stay with him on the next device, and the footer says who advises (IS-257, IS-258)', async ({
  journey,
  page,
  email,
  visit,
}) => {
  const known = { name: 'Lantern Cars with Towpath' };
  await page.goto('/?appId=mw_quick');
  await expect(page).toHaveTitle(/ – Lantern Cars$/);
  await expect(page.getByRole('banner').getByRole('link', known)).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Towpath', exact: true }),
  ).toBeVisible();
  await page.goto('/about');
  await expect(page.getByRole('banner').getByRole('link', known)).toBeVisible();

  await journey.start('mw_quick');
  await journey.walk();
  await journey.registration.register({ email });
  await expect(journey.consents.heading).toBeVisible();
  await expect(page).toHaveTitle(/ – Lantern Cars$/);
  const mail = await mailFor(email, 'Your next step');
  expect(mail.text).toContain('Lantern Cars, with Towpath');

  const elsewhere = await visit();
  await elsewhere.login.open();
  await expect(elsewhere.page).toHaveTitle(/ – Towpath$/);
  await elsewhere.login.logIn(email, GOOD_PASSWORD);
  await expect(elsewhere.page.getByRole('banner').getByRole('link', known)).toBeVisible();
  await expect(elsewhere.page).toHaveTitle(/ – Lantern Cars$/);
});
