import { expect, test, visitOf } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { GOOD_PASSWORD } from '../pages/RegistrationStep.ts';
import { registered } from '../person/registered.ts';
import { storedTexts } from '../person/stored.ts';

// With the service worker, as people have it.
test.use({ serviceWorkers: 'allow' });

test('Lena’s session is gone and Omar logs in in another tab: what she typed is not his, her tab asks her to log in, and it is there for her (SA-135, SA-136, SA-137, SA-138)', async ({
  login,
  journey,
  page,
  context,
  email,
  visit,
  faults,
}) => {
  // The chat asks once more with the credential that is gone.
  faults.expect(/^401 GET \/api\/core\/chat\/mine$/, /status of 401 .*\/chat\/mine/);
  const omars = `omar-${email}`;
  await registered((await visit()).context, { email: omars, firstName: 'Omar', lastName: 'Aziz' });
  await registered(context, { email, firstName: 'Lena', lastName: 'Marsh' });
  await page.goto('/journey/money');
  await journey.change('Money coming in');
  await journey.type(QUALIFIER.income.asks, '1755');
  await context.clearCookies();

  const other = visitOf(await context.newPage());
  await other.login.open();
  await other.login.logIn(omars, GOOD_PASSWORD);
  await expect(other.dashboard.greeting('Omar')).toBeVisible();
  await expect(login.ended).toBeVisible();
  await expect(page.getByText('Omar')).toHaveCount(0);
  const omarsAnswers = await storedTexts(context);
  expect(Object.values(omarsAnswers)).not.toContain('1755');
  await other.page.reload();
  await expect(other.dashboard.greeting('Omar')).toBeVisible();

  await login.logIn(email, GOOD_PASSWORD);
  await expect(page).toHaveURL(/\/journey\/money$/);
  await expect(journey.question(QUALIFIER.income.asks)).toHaveValue('1,755');
  await expect(other.login.ended).toBeVisible();
});

test('Lena’s session is gone, and one tab that she loads again tells the other (HO-164, SA-139)', async ({
  login,
  dashboard,
  context,
  email,
}) => {
  await registered(context, { email, firstName: 'Lena', lastName: 'Marsh' });
  await dashboard.open();
  await expect(dashboard.greeting('Lena')).toBeVisible();
  const other = visitOf(await context.newPage());
  await other.dashboard.open();
  await expect(other.dashboard.greeting('Lena')).toBeVisible();
  await context.clearCookies();
  await other.page.reload();
  await expect(other.login.heading).toBeVisible();
  await expect(login.ended).toBeVisible();
});
