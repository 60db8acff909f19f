import { expect, test } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { GOOD_PASSWORD } from '../pages/RegistrationStep.ts';
import { expectAccessible } from '../person/accessible.ts';
import { NO_LINE } from '../person/tunnel.ts';

const US = 'We can’t be reached right now. It may be your connection, or it may be us.';

test('our server is away while Priya’s connection is there: we say that it may be us, call nothing of hers an error, and save by ourselves once we are back (WT-170)', async ({
  journey,
  login,
  page,
  email,
  faults,
}) => {
  faults.expect(NO_LINE, /ERR_CONNECTION_REFUSED/);
  await journey.start();
  await page.route('**/api/**', route => route.abort('connectionrefused'));
  await journey.choose(QUALIFIER.nation.asks, 'Wales');
  await expect(page.getByText(`${US} Keep going. We’ll save this page as soon as we can.`)).toBeVisible();
  await expect(page.getByText('You’re offline')).toHaveCount(0);
  await expectAccessible(page);
  await expect(page).toHaveTitle(/^Do you rent or own your home\? – /);
  await page.unroute('**/api/**');
  await expect(journey.saved).toHaveText('Saved', { timeout: 40_000 });
  await expect(page.getByText(US)).toHaveCount(0);

  await login.open();
  await page.route('**/api/**', route => route.abort('connectionrefused'));
  await login.logIn(email, GOOD_PASSWORD);
  await expect(page.getByText(`${US} Please try again in a moment.`)).toBeVisible();
  await expect(page).toHaveTitle(/^Log in/);
  await expectAccessible(page);
});

for (const path of ['/start', '/journey/now', '/dashboard']) {
  test(`our server fails while Priya opens ${path}: beside the way to try again stands whom to ring (WT-174)`, async ({
    journey,
    page,
    faults,
  }) => {
    faults.expect(/500/);
    await journey.start();
    await page.route('**/api/**', route =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    );
    await page.goto(path);
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Numbers to ring' })).toBeVisible();
    await expect(page.getByRole('link', { name: '0113 496 0111' })).toHaveAttribute(
      'href',
      'tel:01134960111',
    );
    await expectAccessible(page);
  });
}
