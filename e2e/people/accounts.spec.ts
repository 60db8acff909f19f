import { expect, test } from '../fixtures.ts';
import { GOOD_PASSWORD } from '../pages/RegistrationStep.ts';
import { mailFor } from '../person/mailbox.ts';

const TAKEN = 'There is already an account registered with that email address, please login to continue';
const ALREADY_THERE = [/^409 POST \/api\/core\/users\/customer\/register$/, /status of 409/];

test('Ruth’s form shows each problem as she types, and can be submitted only when everything is right (ID-048, ID-050 to ID-053, ID-039, ID-054, ER-020)', async ({
  journey,
  email,
}) => {
  const { registration } = journey;
  await journey.comeBack();
  await registration.firstName.fill('R');
  await expect(registration.page.getByText('A minimum of two characters is required')).toBeVisible();
  await registration.firstName.fill('Ruth');
  await expect(registration.page.getByText('A minimum of two characters is required')).toBeHidden();
  await registration.lastName.fill('A');
  await expect(registration.page.getByText('A minimum of two characters is required')).toBeVisible();
  await registration.lastName.fill('Adeyemi');
  await expect(registration.page.getByText('A minimum of two characters is required')).toBeHidden();
  await registration.email.fill('ruth@');
  await expect(registration.page.getByText('Not a valid email address')).toBeVisible();
  await registration.email.fill(email);
  await registration.password.fill('towpath');
  await expect(registration.need('One small letter')).toContainText('done');
  await expect(registration.need('One capital letter')).toContainText('not yet');
  await registration.password.fill(GOOD_PASSWORD);
  await expect(registration.need('One capital letter')).toContainText('done');
  await expect(registration.submit).toHaveAttribute('aria-disabled', 'true');
  await registration.terms.check();
  await registration.submit.click();
  await expect(registration.page.getByText('Registration successful')).toBeVisible();
  await expect(journey.consents.heading).toBeFocused();

  const welcome = await mailFor(email, 'Your next step');
  expect(welcome.text).toContain('Ruth');
});

test('Ruth chooses a password of her own name: she is told why not at its field, keeps what she typed, and chooses another (IS-304)', async ({
  journey,
  email,
  faults,
}) => {
  faults.expect(/^400 POST .*password\/check/, /status of 400/);
  const { registration } = journey;
  await journey.comeBack();
  await registration.register({ firstName: 'Ruth', lastName: 'Adeyemi', email, password: 'Adeyemi1985!' });
  await expect(registration.password).toHaveAccessibleDescription(
    /made of your name, your email or our name/,
  );
  await expect(registration.lastName).toHaveValue('Adeyemi');
  await registration.password.fill(GOOD_PASSWORD);
  await registration.submit.click();
  await expect(journey.consents.heading).toBeFocused();
});

test('Ruth’s email has an account already: she is told so and shown the way to log in (ER-021, ER-022)', async ({
  journey,
  faults,
  email,
  visit,
  login,
  dashboard,
}) => {
  faults.expect(...ALREADY_THERE);
  const before = await visit();
  await before.journey.comeBack();
  await before.journey.registration.register({ firstName: 'Ruth', lastName: 'Adeyemi', email });
  await expect(before.journey.consents.heading).toBeVisible();

  await journey.comeBack();
  await journey.registration.register({ firstName: 'Ruth', lastName: 'Adeyemi', email });
  await expect(journey.registration.refusal).toContainText(TAKEN);
  await journey.registration.loginLink.click();
  await login.logIn(email, GOOD_PASSWORD);
  await expect(dashboard.greeting('Ruth')).toBeVisible();
});

test('Joan gives her whole name in one box and can come back with her email (ID-048, ID-049)', async ({
  journey,
  email,
  visit,
}) => {
  await journey.comeBack({ appId: 'mw_steps' });
  await journey.registration.fill({ fullName: 'Joan van der Berg', email });
  await journey.registration.submit.click();
  await expect(journey.consents.heading).toBeVisible();

  const elsewhere = await visit();
  await elsewhere.login.open();
  await elsewhere.login.logIn(email, GOOD_PASSWORD);
  await expect(elsewhere.page.getByText('Joan van der Berg')).toBeVisible();
});

test('Kofi gives only his email (ID-048)', async ({ journey, email }) => {
  await journey.comeBack({ appId: 'mw_quick' });
  await expect(journey.registration.email).toBeVisible();
  await expect(journey.registration.firstName).toBeHidden();
  await expect(journey.registration.fullName).toBeHidden();
  await journey.registration.register({ email });
  await expect(journey.consents.heading).toBeVisible();
});

test('Kofi’s email has an account: he may go on without it, and a changed email asks him to submit again (ID-056, ER-021)', async ({
  journey,
  faults,
  email,
  visit,
}) => {
  faults.expect(...ALREADY_THERE);
  const before = await visit();
  await before.journey.comeBack({ appId: 'mw_quick' });
  await before.journey.registration.register({ email });
  await expect(before.journey.consents.heading).toBeVisible();

  const { registration } = journey;
  await journey.comeBack({ appId: 'mw_quick' });
  await registration.register({ email });
  await expect(registration.refusal).toContainText(TAKEN);
  await expect(journey.continue).toBeVisible();
  await registration.email.fill(`other-${email}`);
  await expect(registration.submit).toBeVisible();
  await expect(journey.continue).toBeHidden();
  await registration.email.fill(email);
  await registration.submit.click();
  await journey.continue.click();
  await expect(journey.consents.heading).toBeVisible();
});

test('Mo gives only his name, is not asked whether we may send him news, and is asked before he logs out (ID-048, WT-049)', async ({
  journey,
  dashboard,
  login,
  page,
}) => {
  await journey.comeBack({ appId: 'mw_name' });
  await expect(journey.registration.email).toBeHidden();
  await journey.registration.register({ firstName: 'Mo', lastName: 'Haddad' });
  await journey.almostDone({ phone: '07400123456' });
  await expect(journey.advice.greeting('Mo')).toBeVisible();
  await journey.advice.continue.click();
  await expect(dashboard.greeting('Mo')).toBeVisible();
  await expect(page.getByText('Mo Haddad')).toBeVisible();

  await dashboard.logOut.click();
  await expect(dashboard.leavingAsGuest).toBeVisible();
  await dashboard.leavingAsGuest.getByRole('button', { name: 'Stay here' }).click();
  await expect(dashboard.leavingAsGuest).toBeHidden();
  await dashboard.logOut.click();
  await dashboard.leavingAsGuest.getByRole('button', { name: 'Log out' }).click();
  await expect(login.heading).toBeVisible();
});

test('Ada uses the browser’s Back after registering: nothing is asked or made twice', async ({
  journey,
  page,
  email,
}) => {
  const registrations: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/users/customer/register')) registrations.push(request.url());
  });
  await journey.comeBack({ appId: 'mw_steps' });
  await journey.registration.fill({ fullName: 'Ada Obi', email });
  await journey.registration.submit.click();
  await expect(journey.consents.heading).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Registration successful')).toBeVisible();
  await expect(journey.registration.submit).toBeHidden();
  await page.goForward();
  await expect(journey.consents.heading).toBeVisible();
  expect(registrations).toHaveLength(1);
});
