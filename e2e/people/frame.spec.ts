import { expect, type Locator, type Page, test } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';

// Some of these stories measure how long a modal fades.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Opens the question that a guest is asked before logging out, in its modal. */
async function askedBeforeLogOut(page: Page, open: () => Promise<void>, logOut: Locator, modal: Locator) {
  await open();
  await logOut.click();
  await expect(modal).toBeVisible();
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
  );
}

test.describe('a modal', () => {
  test.beforeEach(async ({ journey, dashboard, page }) => {
    await journey.comeBack({ to: 'employment' });
    await askedBeforeLogOut(page, () => dashboard.open(), dashboard.logOut, dashboard.leavingAsGuest);
  });

  test('closes by its close button, by a press outside it and by Escape, and by no press inside (SH-028)', async ({
    dashboard,
    page,
  }) => {
    const { leavingAsGuest: modal, logOut } = dashboard;
    await modal.getByRole('paragraph').click();
    await expect(modal).toBeVisible();

    await modal.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(modal).toBeHidden();
    await expect(logOut).toBeFocused();

    await logOut.click();
    await expect(modal).toBeVisible();
    await page.mouse.click(8, 8);
    await expect(modal).toBeHidden();

    await logOut.click();
    await expect(modal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(dashboard.journey).toBeVisible();
  });

  test('holds the focus before another key can be pressed, and no key lands on the page behind (HO-076)', async ({
    dashboard,
    page,
  }) => {
    const { leavingAsGuest: modal, logOut } = dashboard;
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    // The effects of a press end with its microtasks; the next key press comes after them.
    const atOnce = await logOut.evaluate(async button => {
      (button as HTMLElement).click();
      await new Promise<void>(queueMicrotask);
      return document.activeElement?.textContent;
    });
    expect(atOnce).toBe('Log out without an account?');
    await expect(modal.getByRole('heading')).toBeFocused();

    // After the last stop on the page the focus goes to the browser's own buttons, if there are any, and returns.
    const places = new Set<string>();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 8; presses++) {
        await page.keyboard.press(key);
        const place = await page.evaluate(() => {
          const at = document.activeElement;
          return at === document.body ? 'nowhere' : (at?.closest('dialog')?.tagName ?? 'behind');
        });
        places.add(place);
      }
    }
    expect([...places]).not.toContain('behind');
    await page.keyboard.press('Escape');
    await expect(logOut).toBeFocused();
  });

  test('is closed for its owner too when the browser closes it, as a phone may at Back (HO-077)', async ({
    dashboard,
  }) => {
    const { leavingAsGuest: modal, logOut } = dashboard;
    await modal.evaluate(dialog => (dialog as HTMLDialogElement).close());
    await expect(modal).toHaveCount(0);
    await expect(logOut).toBeFocused();
    await logOut.click();
    await expect(modal).toBeVisible();
  });

  test('keeps the page behind from scrolling until it closes (SH-029)', async ({ dashboard, page }) => {
    const scrolled = () => page.evaluate(() => scrollY);
    const roll = async () => {
      await page.mouse.move(200, 760);
      await page.mouse.wheel(0, 300);
      await page.evaluate(() => new Promise(shown => setTimeout(shown, 300)));
    };
    await roll();
    expect(await scrolled()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dashboard.leavingAsGuest).toBeHidden();
    await expect(async () => {
      await roll();
      expect(await scrolled()).toBeGreaterThan(0);
    }).toPass();
  });

  test('fades for 250 ms, and its owner is told just before the end (SH-026, SH-027)', async ({
    dashboard,
    page,
  }) => {
    const { leavingAsGuest: modal } = dashboard;
    const present = () => modal.evaluateAll(dialogs => dialogs.length > 0);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await modal.getByRole('button', { name: 'Stay here' }).click();
    const fade = await modal.evaluate(dialog =>
      dialog.getAnimations().map(animation => ({
        ms: animation.effect?.getTiming().duration,
        to: (animation.effect as KeyframeEffect).getKeyframes().at(-1)?.opacity,
      })),
    );
    expect(fade).toEqual([{ ms: 250, to: '0' }]);

    // This modal is removed from the page when it is told to close.
    await page.clock.runFor(200);
    expect(await present()).toBe(true);
    await page.clock.runFor(49);
    expect(await present()).toBe(false);
  });
});

test('A modal that stays mounted disappears when its fade ends, and not before (SH-026)', async ({
  journey,
  page,
}) => {
  await journey.comeBack({ to: 'debt-total' });
  await journey.fill('debt-total');
  await journey.change('How many debts');
  await journey.choose(QUALIFIER['debt-count'].asks, '1 or 2');
  const modal = page.locator('dialog[open]');
  await expect(modal).toContainText('Some later answers won’t count');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Escape');
  await page.clock.runFor(249);
  await expect(modal).toHaveCount(1);
  await page.clock.runFor(2);
  await expect(modal).toHaveCount(0);
});

test('A button that cannot be used yet says so by its cursor, and a press sends nothing, but says what is missing (SH-024)', {
  tag: '@desktop',
}, async ({ journey, page }) => {
  const calls: string[] = [];
  page.on('request', request => {
    if (request.method() === 'POST' && !request.url().endsWith('/analytics/events'))
      calls.push(request.url());
  });
  await journey.comeBack({ to: 'formal-plan' });
  await journey.choose(QUALIFIER['formal-plan'].asks, 'An IVA');
  await expect(journey.saved).toHaveText('Saved');
  await journey.dropout.choice('Yes').check();
  const { submit } = journey.dropout;
  await expect(submit).toHaveCSS('cursor', 'not-allowed');
  calls.length = 0;
  const missing = page.getByRole('alert').getByRole('listitem');
  await expect(missing).toHaveCount(0);
  // Forced, since Playwright would otherwise wait for the button to be enabled.
  await submit.click({ force: true });
  await submit.press('Enter');
  await expect(missing).toHaveText(['Enter your name', 'Enter a phone number']);
  await expect(submit).toHaveCSS('cursor', 'not-allowed');
  expect(calls).toEqual([]);

  await journey.dropout.name.fill('Ian');
  await journey.dropout.phone.fill('07400123456');
  await expect(submit).toHaveCSS('cursor', 'pointer');
});

test('A window that another opened has a Close that closes it; any other window has none (SH-015)', async ({
  journey,
  dashboard,
  page,
  context,
}) => {
  const close = (of: Page) => of.getByRole('banner').getByRole('button', { name: 'Close', exact: true });
  await journey.comeBack({ to: 'employment' });
  await dashboard.open();
  await expect(dashboard.journey).toBeVisible();
  await expect(close(page)).toHaveCount(0);

  for (const address of ['/dashboard', '/journey/now']) {
    const opening = context.waitForEvent('page');
    await page.evaluate(to => void window.open(to), address);
    const popUp = await opening;
    await expect(close(popUp)).toBeVisible();
    // The press closes the window, sometimes before Playwright has reported that the click is complete.
    const pressed = close(popUp)
      .click()
      .catch((fault: unknown) => {
        if (!popUp.isClosed()) throw fault;
      });
    await Promise.all([popUp.waitForEvent('close'), pressed]);
  }
  expect(context.pages()).toHaveLength(1);
});

test('A reset link that is no longer valid leads only to the login page (ID-044)', async ({
  resetPassword,
  login,
  page,
  faults,
}) => {
  faults.expect(/^400 POST .*password-reset/, /status of 400/);
  await page.goto('/reset-password?token=neverwas');
  await expect(resetPassword.title('Reset password error')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link').or(main.getByRole('button'))).toHaveCount(1);
  await resetPassword.button('Go to login').click();
  await expect(login.heading).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('The form that creates an account is among the questions, where its step is (ID-047)', async ({
  journey,
  page,
  email,
}) => {
  await journey.comeBack();
  await expect(page).toHaveURL(/\/journey\/details$/);
  await journey.back.click();
  await expect(page).toHaveURL(/\/journey\/first-look$/);
  await journey.saveTheLook();
  await expect(page).toHaveURL(/\/journey\/details$/);
  await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toBeVisible();
  await journey.registration.register({ firstName: 'Ida', lastName: 'Moss', email });
  await expect(journey.consents.heading).toBeVisible();
  await expect(page).toHaveURL(/\/journey\/details$/);
});

test('A page of the questions without a journey leads to the dashboard; beginning from there does not (JN-023)', async ({
  page,
  context,
  dashboard,
  journey,
}) => {
  await context.request.post('/api/core/sessions/guest');
  await page.goto('/journey/qualifier');
  await expect(page).toHaveURL(/\/dashboard$/);
  const places: string[] = [];
  page.on('framenavigated', frame => places.push(new URL(frame.url()).pathname));
  await dashboard.gettingStarted.click();
  await expect(journey.question(QUALIFIER.nation.asks)).toBeVisible();
  expect(places).not.toContain('/dashboard');
  await expect.poll(() => places.at(-1)).toBe('/journey/qualifier');
});

test('The footer of a page shows the text that the step names, footer 1 to 4, and otherwise the usual one (JN-067, JN-068)', async ({
  journey,
  page,
}) => {
  const foot = page.getByRole('contentinfo');
  const texts = [
    'Your details stay with us.',
    'Would you rather talk?',
    'Finding it hard to cope?',
    'A guess is good enough.',
  ];
  const only = async (shown: string | undefined) => {
    for (const text of texts) await expect(foot.getByText(text)).toHaveCount(text === shown ? 1 : 0);
    await expect(foot.getByRole('link', { name: 'Privacy', exact: true })).toBeVisible();
  };
  await journey.start('mw_steps');
  await only(texts[1]);
  await journey.answer('nation');
  await only(undefined);
  await journey.answer('housing');
  await only(undefined);
  await journey.walk({ from: 'debt-count', to: 'birth-date' });
  await only(texts[0]);
  await journey.walk({ from: 'birth-date', to: 'urgent' });
  await only(texts[2]);
  await journey.walk({ from: 'urgent', to: 'income' });
  await only(texts[3]);
});

test('Each page of a person’s own has a short address that leads a stranger to the login and back, and an unknown one says so (SH-011)', async ({
  page,
  login,
  faults,
}) => {
  faults.expect(/404/);
  const own = [
    '/dashboard',
    '/journey/qualifier',
    '/debts/debts-overview/completed-debts',
    '/solutions/dmp',
    '/choose/dmp',
    '/plan',
    '/plan/form',
    '/account',
  ];
  for (const address of own) {
    await page.goto(address);
    await expect(login.heading, address).toBeVisible();
    expect(new URL(page.url()).searchParams.get('next'), address).toBe(address);
  }
  const answered = await page.goto('/nothing/is/here');
  expect(answered?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(login.heading).toBeHidden();
});
