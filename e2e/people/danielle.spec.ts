import { expect, test } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { GOOD_PASSWORD } from '../pages/RegistrationStep.ts';

// With the service worker, as people have it.
test.use({ serviceWorkers: 'allow' });

test('Danielle walks from the home page to her first look, logs out, and finds her place in another browser (JN-047, JN-049, ID-054, CO-003, AD-003, JN-051, DB-003, ID-030)', async ({
  home,
  journey,
  login,
  page,
  context,
  email,
  visit,
}) => {
  await home.open();
  await home.start.click();
  await expect(page.getByRole('main').getByText('Qualifier', { exact: true })).toBeVisible();
  await journey.walk();

  await journey.registration.register({ firstName: 'Danielle', lastName: 'Okafor', email });
  await journey.consents.answer({ email: 'Yes', text: 'No' });
  await journey.almostDone({ phone: '07400 123456' });

  await expect(journey.advice.greeting('Danielle')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Your Advice');
  await expect(journey.advice.solutions).not.toHaveCount(0);
  await expect(journey.advice.budget).toContainText('£1,650');

  await journey.advice.logOut.click();
  await expect(login.heading).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('accessToken');

  const elsewhere = await visit({ viewport: { width: 1280, height: 800 }, isMobile: false });
  await elsewhere.login.open();
  await elsewhere.login.logIn(email, GOOD_PASSWORD);
  await expect(elsewhere.dashboard.greeting('Danielle')).toBeVisible();
  await elsewhere.dashboard.firstLookParts.click();
  await expect(elsewhere.dashboard.section('Your money')).toContainText('Answered');
  await elsewhere.dashboard.seeAdvice.click();
  await expect(elsewhere.journey.advice.greeting('Danielle')).toBeVisible();
});

test('Danielle leaves in the middle and comes back to the very question she left (JN-013, DB-003)', async ({
  journey,
  dashboard,
  page,
}) => {
  await journey.start();
  await journey.walk({ to: 'bills' });
  await expect(journey.saved).toHaveText('Saved');
  await journey.saveAndLeave.click();
  await expect(dashboard.savedNotice).toContainText('Next: Your situation');
  await dashboard.carryOn.click();
  await expect(journey.question(QUALIFIER.bills.asks)).toBeVisible();
  await expect(journey.answeredLine(QUALIFIER['birth-date'].asks)).toContainText('24 August 1987');
  await page.reload();
  await expect(journey.question(QUALIFIER.bills.asks)).toBeVisible();
});
