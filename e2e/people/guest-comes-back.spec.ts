import { expect, test } from '../fixtures.ts';
import { GOOD_PASSWORD } from '../pages/RegistrationStep.ts';

const ALREADY_THERE = [/^409 POST \/api\/core\/users\/customer\/register\/later$/, /status of 409/];
const NOT_LET_IN = [/^401 POST \/api\/core\/users\/customer\/login$/, /status of 401/];

for (const width of [390, 1280] as const) {
  test(`Mo answers by a partner’s link with a name alone, gives the email of an account he has, logs in and goes on with what he just told us, at ${width} (PT-207)`, async ({
    journey,
    dashboard,
    login,
    faults,
    page,
    email,
    visit,
  }) => {
    faults.expect(...ALREADY_THERE, ...NOT_LET_IN);
    await page.setViewportSize({ width, height: 844 });
    const before = await visit();
    await before.journey.comeBack({ answers: { nation: 'Wales' } });
    await before.journey.registration.register({ firstName: 'Mo', lastName: 'Haddad', email });
    await expect(before.journey.consents.heading).toBeVisible();

    await journey.comeBack({ appId: 'mw_name', answers: { nation: 'England' } });
    await journey.registration.register({ firstName: 'Mo', lastName: 'Haddad' });
    await journey.almostDone({ phone: '07400123456' });
    await journey.advice.continue.click();
    await dashboard.makeAccount(email);
    await dashboard.logInAndKeep.click();
    await expect(login.bringsAlong).toBeVisible();
    await login.logIn(email, 'Not-my-password-1');
    await expect(login.refusal).toBeVisible();
    await expect(login.bringsAlong).toBeVisible();
    await login.logIn(email, GOOD_PASSWORD);

    await expect(dashboard.whichAnswers).toBeVisible();
    await page.reload();
    await dashboard.useWhatIJustTold.click();
    await expect(dashboard.whichAnswers).toBeHidden();
    await expect(dashboard.next('Next: your full review')).toBeFocused();
    await expect(dashboard.beginReview).toBeVisible();
    await page.reload();
    await expect(dashboard.beginReview).toBeVisible();
    await expect(dashboard.whichAnswers).toBeHidden();
  });
}

test('Mo has an account and a browser that others use: he logs in without what was told there before (PT-207)', async ({
  journey,
  dashboard,
  login,
  email,
  visit,
}) => {
  const before = await visit();
  await before.journey.comeBack();
  await before.journey.registration.register({ firstName: 'Mo', lastName: 'Haddad', email });
  await expect(before.journey.consents.heading).toBeVisible();

  await journey.comeBack({ appId: 'mw_name' });
  await journey.registration.register({ firstName: 'Sam', lastName: 'Hill' });
  await journey.almostDone({ phone: '07400123456' });
  await journey.advice.continue.click();
  await dashboard.logInAndKeep.click();
  await login.withoutIt.click();
  await expect(login.bringsAlong).toBeHidden();
  await expect(login.email).toBeFocused();
  await login.logIn(email, GOOD_PASSWORD);
  await expect(dashboard.greeting('Mo')).toBeVisible();
  await expect(dashboard.whichAnswers).toBeHidden();
});
