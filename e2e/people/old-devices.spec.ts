import { expect, type Page, test } from '../fixtures.ts';
import { CREDITORS, QUALIFIER } from '../pages/qualifier.ts';
import { expectNoSidewaysScroll } from '../person/accessible.ts';
import { FIRST_QUESTION_BYTES, gzipBytes, loadingOf } from '../person/loading.ts';
import { registered } from '../person/registered.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Arthur’s browser runs no scripts: the home page reads, its links lead somewhere, and he is told whom to talk to (SH-003, SH-005, SH-006, SH-009, SH-010, WT-143)', async ({
    home,
    page,
    faults,
  }) => {
    // The pages name the app's scripts, which are blocked here.
    faults.expect(/\.js csp$/);
    await home.open();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live more. Stress less.');
    await expect(page.getByText('over 1 million people')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'MoneyHelper' })).toBeVisible();
    await expect(home.cookieQuestion).toBeHidden();
    await page.getByText('Will it hurt my credit score?').click();
    await expect(page.getByText('Using this service does not.', { exact: false })).toBeVisible();
    const urgent = page.getByRole('region', { name: 'Some things can’t wait' });
    await urgent.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/help\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Towpath' }).click();
    await home.start.click();
    await expect(page.getByRole('paragraph').filter({ hasText: 'it is off in this browser' })).toBeVisible();
    // Nothing is on its way.
    await expect(page.getByText('Getting your page')).toBeHidden();
    await expect(page.getByRole('link', { name: '0800 138 1111' })).toHaveAttribute(
      'href',
      'tel:08001381111',
    );
    await page.getByRole('main').getByRole('link', { name: 'talk to us' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test('Rhys pays for every megabyte: the first question takes at most 126 kB of script and style (HO-120)', async ({
  page,
}) => {
  const { before } = await loadingOf(page, '/start', 'input[type=radio]');
  const bytes = before.map(gzipBytes).reduce((total, one) => total + one, 0);
  const list = before.map(file => `${gzipBytes(file)} ${file.name}`).join('\n');
  expect(bytes, `${list}\n\nWhat came in is seen in npm run bench -- bytes`).toBeLessThanOrEqual(
    FIRST_QUESTION_BYTES,
  );
  // React and the router alone are larger; without this check a page that was not measured would pass.
  expect(bytes).toBeGreaterThan(75_000);
});

test('Rhys’s line is slow: the code of the questions comes beside the call that begins them (HO-121)', async ({
  request,
}) => {
  const start = await (await request.get('/start')).text();
  expect(start).toMatch(/<link rel="modulepreload" href="\/assets\/journey-[\w-]+\.js"\/>/);
  expect(start).toMatch(/<link rel="preload" as="style" href="\/assets\/journey-[\w-]+\.css"\/>/);
});

test('Rhys comes back on his slow line: dashboard, login and advice name their files too (WT-119)', async ({
  request,
}) => {
  for (const [path, file] of [
    ['/dashboard', 'dashboard'],
    ['/login', 'login'],
    ['/journey/full-advice', 'advice'],
  ]) {
    const page = await (await request.get(path as string)).text();
    expect(page).toMatch(new RegExp(`<link rel="modulepreload" href="/assets/${file}-[\\w-]+\\.js"`));
    expect(page).toMatch(new RegExp(`<link rel="preload" as="style" href="/assets/${file}-[\\w-]+\\.css"`));
  }
});

/** Sets a larger text size, as people with poor eyesight do in their browser. */
async function withLargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

for (const [how, width, large] of [
  ['on a screen 320 wide', 320, false],
  ['with text twice as large', 390, true],
] as const) {
  test.describe(how, () => {
    test.use({ viewport: { width, height: 740 } });

    test(`Edna reads ${how}, and nothing has to be moved sideways`, async ({
      page,
      context,
      journey,
      email,
    }) => {
      const look = async () => {
        if (large) await withLargeText(page);
        await expectNoSidewaysScroll(page);
      };
      for (const path of ['/', '/costs', '/help/bailiffs', '/login', '/reset-password', '/cookies']) {
        await page.goto(path);
        await look();
      }
      await journey.comeBack();
      await look();
      for (const place of ['qualifier', 'situation', 'money']) {
        await page.goto(`/journey/${place}`);
        await expect(page.getByRole('button', { name: /^Change/ }).first()).toBeVisible();
        await look();
      }
      await page.goto('/journey/first-look');
      await expect(page.getByRole('heading', { level: 1, name: 'Here’s your first look' })).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /MoneyHelper|National Debtline/ })
          .first(),
      ).toBeVisible();
      await look();
      await journey.page.goto('/journey/situation');
      await journey.change('Managing your bills');
      await expect(journey.question(QUALIFIER.bills.asks)).toBeVisible();
      await look();

      await context.clearCookies();
      await registered(context, { email, firstName: 'Edna', lastName: 'Featherstonehaugh' });
      await page.goto('/journey/now');
      await journey.consents.choose({ email: 'No', text: 'No' });
      await look();
      await journey.consents.next.click();
      await expect(journey.question(CREDITORS.asks)).toBeVisible();
      await look();
      await journey.almostDone({ phone: '07400123456' });
      await expect(journey.advice.greeting('Edna')).toBeVisible();
      await expect(journey.advice.budget).toBeVisible();
      await look();
      await page.goto('/dashboard');
      await expect(page.getByRole('region', { name: 'Your monthly summary' })).toBeVisible();
      await look();
    });
  });
}

test.describe('with little movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('Iris asked her device for less movement: nothing slides, fades or scrolls by itself (BC-008)', async ({
    journey,
    page,
  }) => {
    await journey.comeBack({ to: 'birth-date' });
    await page.goto('/journey/qualifier');
    await journey.change('How many debts');
    await journey.choose(QUALIFIER['debt-count'].asks, '1 or 2');
    await expect(page.getByRole('dialog', { name: 'Some later answers won’t count' })).toBeVisible();
    const longest = await page.evaluate(() =>
      [...document.querySelectorAll('*')].reduce((most, element) => {
        const { transitionDuration, animationDuration, animationName, scrollBehavior } =
          getComputedStyle(element);
        const seconds = (list: string) => Math.max(...list.split(',').map(Number.parseFloat));
        const turns = animationName === 'none' ? 0 : seconds(animationDuration);
        const slow = Math.max(seconds(transitionDuration), turns);
        return Math.max(most, scrollBehavior === 'smooth' ? 1 : slow);
      }, 0),
    );
    expect(longest).toBeLessThanOrEqual(0.001);
  });
});
