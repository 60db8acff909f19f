import { expect, test } from './fixtures.ts';
import { CREDITORS, PHONE_QUESTION, QUALIFIER } from './pages/qualifier.ts';
import { type Look, looking } from './person/looking.ts';
import { registered } from './person/registered.ts';

test.describe('every screen is accessible and fits its window', () => {
  test.setTimeout(120_000);
  let look: Look;
  test.beforeEach(({ page }) => {
    look = looking(page);
  });

  test('the public pages', async ({ page, faults }) => {
    faults.expect(/^404 GET/, /status of 404/);
    for (const path of ['/', '/about', '/costs', '/help/bailiffs', '/cookies', '/contact']) {
      await page.goto(path);
      await look(`public${path.replaceAll('/', '-')}`);
    }
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
    await look('public-not-found');
  });

  test('login and password reset', async ({ login, resetPassword, page, faults }) => {
    faults.expect(/^401 /, /status of 401/, /^400 /, /status of 400/);
    await login.open();
    await expect(login.heading).toBeVisible();
    await look('login');
    await login.logIn('nobody@example.com', 'Not-right-1');
    await expect(login.refusal).toBeVisible();
    await look('login-refused');
    await login.passwordReset.click();
    await expect(resetPassword.sendLink).toBeVisible();
    await look('reset-ask');
    await resetPassword.ask('nobody@example.com');
    await expect(resetPassword.title('Check your email')).toBeVisible();
    await look('reset-sent');
    await page.goto('/reset-password?token=not-a-token');
    await expect(resetPassword.title('Reset password error')).toBeVisible();
    await look('reset-error');
  });

  test('the questions of the first two pages, in their states', async ({
    journey,
    page,
    context,
    faults,
  }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await journey.start();
    await look('journey-1-home');
    await journey.choose(QUALIFIER.nation.asks, 'Somewhere outside the UK');
    await expect(
      page.getByRole('heading', { name: 'Our advice covers England, Wales, Scotland and Northern Ireland' }),
    ).toBeVisible();
    await look('journey-1-outside');
    await journey.dropout.changeLast.click();
    await journey.choose(QUALIFIER.nation.asks, 'England');
    await journey.choose(QUALIFIER.housing.asks, 'Rent from a private landlord');
    await look('journey-1-answered');
    await journey.walk({ from: 'debt-count', to: 'birth-date' });
    await expect(journey.question(QUALIFIER['birth-date'].asks)).toBeVisible();
    await journey.help('Your date of birth').click();
    await look('journey-2-help-open');
    await journey.typeDate(QUALIFIER['birth-date'].asks, { day: '31', month: '2', year: '1990' });
    await journey.goOnBlocked();
    await expect(journey.problems).toBeVisible();
    await look('journey-2-date-problem');
    await journey.answer('birth-date');
    await journey.answer('formal-plan');
    await look('journey-2-work');
    await journey.answer('employment');
    await journey.choose(QUALIFIER.bills.asks, 'I can’t pay for food, heat or power');
    await expect(journey.dropout.help('Food banks')).toBeVisible();
    await look('journey-2-information');
    await journey.tick(QUALIFIER.arrears.asks, ['Council tax']);
    await context.setOffline(true);
    await expect(journey.offlineStrip).toBeVisible();
    await look('journey-2-offline');
    await context.setOffline(false);
  });

  test('the drop-outs, where a person helps more', async ({ journey, context }) => {
    await journey.comeBack({ to: 'urgent' });
    await journey.tick(QUALIFIER.urgent.asks, [
      'Bailiffs have been, or are coming',
      'I have no money for food',
    ]);
    await journey.goOn();
    await journey.dropout.choice('Book appointment').check();
    await look('journey-2-soft-dropout');
    await journey.dropout.askForCall({ name: 'Bill', phone: '07400123456' });
    await look('journey-2-soft-dropout-booked');
    await journey.page.getByRole('button', { name: 'Continue online' }).click();
    await expect(journey.question(QUALIFIER.income.asks)).toBeVisible();
    await context.clearCookies();
    await journey.comeBack({ to: 'formal-plan' });
    await journey.choose(QUALIFIER['formal-plan'].asks, 'An IVA');
    await journey.dropout.choice('Yes').check();
    await journey.dropout.phone.fill('0870 12');
    await journey.dropout.name.focus();
    await expect(journey.dropout.problem).toBeVisible();
    await look('journey-2-hard-dropout');
  });

  test('debts, money and what a change leaves out', async ({ journey, page, context }) => {
    await journey.comeBack({ to: 'debt-count' });
    await journey.choose(QUALIFIER['debt-count'].asks, 'None');
    await expect(page.getByRole('heading', { name: 'You may not need debt advice' })).toBeVisible();
    await look('journey-3-no-debts');
    await journey.dropout.changeLast.click();
    await journey.choose(QUALIFIER['debt-count'].asks, '3 to 5');
    await journey.choose(QUALIFIER['debt-total'].asks, 'Under £2,000');
    await look('journey-3-debts');
    await journey.change('How many debts');
    await journey.choose(QUALIFIER['debt-count'].asks, '1 or 2');
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('journey-3-change');
    await page.keyboard.press('Escape');
    await context.clearCookies();
    await journey.comeBack({ to: 'income' });
    await journey.type(QUALIFIER.income.asks, '1,650');
    await look('journey-4-money');
    await journey.type(QUALIFIER.income.asks, 'lots');
    await journey.goOnBlocked();
    await expect(journey.problems).toBeVisible();
    await look('journey-4-problem');
  });

  test('the first look, registration, consents, who is owed and the advice', async ({
    journey,
    page,
    email,
    dashboard,
  }) => {
    await journey.comeBack({ to: 'spend-other' });
    await journey.fill('spend-other');
    await journey.goOn();
    await expect(page.getByRole('heading', { level: 1, name: 'Here’s your first look' })).toBeVisible();
    await look('journey-5-first-look');
    await journey.saveTheLook();
    await journey.registration.email.fill('danielle@');
    await journey.registration.password.fill('towpath');
    await look('journey-5-registration');
    await journey.registration.register({ firstName: 'Danielle', lastName: 'Okafor', email });
    await journey.consents.choose({ email: 'No', text: 'No' });
    await look('journey-5-consents');
    await journey.consents.next.click();
    await journey.tick(CREDITORS.asks, CREDITORS.usual);
    await journey.moreOptions(CREDITORS.asks).click();
    await look('journey-5-more-options');
    await journey.type(PHONE_QUESTION, '07400123456');
    await look('journey-5-phone');
    await journey.goOn();
    await expect(journey.advice.budget).toBeVisible();
    await look('advice');
    await page.goto('/dashboard');
    await expect(dashboard.summary).toBeVisible();
    await look('dashboard-done');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('the dashboard of somebody new, in the middle, and leaving as a guest', async ({
    journey,
    dashboard,
    context,
    page,
  }) => {
    await context.request.post('/api/core/sessions/guest');
    await dashboard.open();
    await expect(dashboard.gettingStarted).toBeVisible();
    await look('dashboard-new');
    await context.clearCookies();
    await journey.comeBack({ to: 'arrears' });
    await journey.saveAndLeave.click();
    await expect(dashboard.savedNotice).toBeVisible();
    await look('dashboard-middle');
    await dashboard.logOut.click();
    await expect(dashboard.leavingAsGuest).toBeVisible();
    await look('dashboard-leaving');
    await page.keyboard.press('Escape');
    await expect(dashboard.leavingAsGuest).toBeHidden();
  });

  test('a conflict of two screens, and an account without a password', async ({
    journey,
    page,
    context,
    email,
    faults,
  }) => {
    faults.expect(/409/);
    await journey.comeBack({ to: 'housing' });
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('radio', { name: 'Own it outright' }).click();
    await expect(other.getByRole('banner').getByRole('status')).toHaveText('Saved');
    await other.close();
    await journey.choose(QUALIFIER.housing.asks, 'Live with family or friends');
    await expect(page.getByText('You changed this on another screen')).toBeVisible();
    await look('journey-1-conflict');

    await context.clearCookies();
    await registered(context, { email, firstName: 'Danielle', lastName: 'Okafor', password: null });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Choose a password' }).click();
    await look('dashboard-choose-password');
  });

  for (const appId of ['mw_steps', 'mw_quick', 'mw_name'] as const) {
    test(`the look of partner ${appId}`, async ({ journey, page }) => {
      await journey.start(appId);
      await look(`look-${appId}-1`);
      if (appId === 'mw_steps') {
        await journey.choose(QUALIFIER.nation.asks, 'Scotland');
        await look('journey-1-blocked');
      }
      await journey.answer('nation');
      await journey.fill('housing', 'Own it outright');
      if (appId === 'mw_quick') await expect(journey.question(QUALIFIER['debt-count'].asks)).toBeVisible();
      await look(`look-${appId}-2`);
      await page.goto('/');
      await journey.page.context().clearCookies();
      await journey.comeBack({ appId });
      await look(`look-${appId}-registration`);
    });
  }
});
