import { expect, test } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { GOOD_PASSWORD } from '../pages/RegistrationStep.ts';
import { expectAccessible } from '../person/accessible.ts';
import { registered } from '../person/registered.ts';
import { storedTexts } from '../person/stored.ts';
import {
  AWAY,
  compressedBytes,
  filesOf,
  intoTunnel,
  KEPT_AHEAD_BYTES,
  keptAhead,
  keptByPage,
  keptByWorker,
  NO_LINE,
  readyForTunnel,
} from '../person/tunnel.ts';
import { addresses } from '../service/addresses.ts';
import { isOfNextRelease, startReleases } from '../service/releases.ts';

test.use({ serviceWorkers: 'allow' });

test('Tess loads the page again in a tunnel: the question and what she answered are there, she goes on, and all is stored outside (WT-061, WT-063)', async ({
  journey,
  page,
  context,
  faults,
}) => {
  faults.expect(NO_LINE);
  await journey.startAndAnswerUpTo('employment');
  await intoTunnel(page);
  await journey.answer('employment');
  await expect(journey.saved).toHaveText('Not saved yet');

  await page.reload();
  await expect(journey.question(QUALIFIER.bills.asks)).toBeVisible();
  await expect(journey.option(QUALIFIER.employment.asks, 'Work part time')).toBeChecked();
  await expect(journey.offlineStrip).toBeVisible();
  await journey.answer('bills');
  await expect(journey.question(QUALIFIER.arrears.asks)).toBeVisible();
  await page.reload();
  await expect(journey.question(QUALIFIER.arrears.asks)).toBeVisible();

  await context.setOffline(false);
  await expect(journey.saved).toHaveText('Saved', { timeout: 40_000 });
  expect(await storedTexts(context)).toEqual({
    nation: 'England',
    housing: 'Rent from a private landlord',
    'debt-count': '3 to 5',
    'debt-total': '£5,000 - £10,000',
    'birth-date': expect.any(String),
    'formal-plan': 'No',
    employment: 'Work part time',
    bills: 'I’ve missed one or two payments',
  });
});

test('Tess opens other pages in the tunnel: help for what cannot wait is there, and where a page is not she is given numbers to ring (WT-062)', async ({
  journey,
  page,
  context,
  faults,
}) => {
  faults.expect(NO_LINE);
  await journey.start();
  await readyForTunnel(page);
  const bytes = await compressedBytes(context, await keptAhead(page));
  expect(bytes).toBeLessThan(KEPT_AHEAD_BYTES);
  await intoTunnel(page);
  await page.goto('/help/bailiffs');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/bailiff/i);
  await page.goto('/costs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(AWAY);
  await expect(page).toHaveURL(/\/costs$/);
  await expect(page.getByRole('link', { name: '0800 138 1111' })).toHaveAttribute('href', 'tel:08001381111');
  await expectAccessible(page);
  const carryOn = page.getByRole('link', { name: 'Go on with your questions' });
  await carryOn.click();
  await expect(journey.question(QUALIFIER.nation.asks)).toBeVisible();

  // A page that the app draws, whose code has never been here.
  await page.goto('/solutions/iva');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(AWAY);
  await expect(page.getByRole('link', { name: '0800 138 1111' })).toHaveAttribute('href', 'tel:08001381111');
  await expectAccessible(page);
  await carryOn.click();
  await expect(journey.question(QUALIFIER.nation.asks)).toBeVisible();
});

test('Lena answers, logs out, and Omar takes the same phone: in a tunnel it has nothing of hers (WT-064)', async ({
  page,
  context,
  email,
  dashboard,
  login,
  journey,
  faults,
  visit,
}) => {
  faults.expect(NO_LINE);
  const omars = `omar-${email}`;
  await registered((await visit()).context, { email: omars, firstName: 'Omar', lastName: 'Aziz' });
  await registered(context, { email, firstName: 'Lenalotte', lastName: 'Marsh' });
  await page.goto('/journey/now');
  await readyForTunnel(page);
  expect(await keptByPage(page)).toContain('Lenalotte');
  await dashboard.open();
  await dashboard.logOut.click();
  await expect(login.heading).toBeVisible();

  const nothingOfHers = async () => {
    expect(await keptByPage(page)).not.toContain('Lenalotte');
    for (const { url, text } of await keptByWorker(page)) {
      expect(url).not.toContain('/api/');
      expect(text).not.toContain('Lenalotte');
      expect(text).not.toContain(email);
    }
  };
  await nothingOfHers();
  expect((await keptByWorker(page)).length).toBeGreaterThan(10);

  await login.logIn(omars, GOOD_PASSWORD);
  await expect(dashboard.greeting('Omar')).toBeVisible();
  await nothingOfHers();
  await context.setOffline(true);
  await page.goto('/journey/now');
  await expect(page.getByRole('alert')).toContainText(AWAY);
  await expect(page.getByText('Lenalotte')).toHaveCount(0);
  await context.setOffline(false);
  // The page comes by itself, now that it can.
  await readyForTunnel(page);
  await expect(journey.saved).toHaveText('Saved');
  await nothingOfHers();
});

test.describe('while the site is released anew', () => {
  const port = addresses.releasesPort;
  test.use({ baseURL: `http://localhost:${port}` });

  test('Tess’s page keeps the files that it began with, and the next that she opens is of the new release alone, also in a tunnel (WT-065)', async ({
    journey,
    page,
    context,
    faults,
  }) => {
    faults.expect(NO_LINE, /404 GET \/assets\//, /404 \(Not Found\)/);
    const releases = await startReleases(port);
    try {
      await journey.start();
      await readyForTunnel(page);
      releases.next();
      // Never loaded by this page before, and gone from the server: it is one of those that the worker has.
      const first = await filesOf(page);
      const questions = (await keptByWorker(page)).map(({ url }) => new URL(url).pathname);
      for (const file of questions.filter(path => path.endsWith('.js') && path.startsWith('/assets/')))
        expect(await page.evaluate(async path => (await fetch(path)).status, file), file).toBe(200);
      await journey.walk({ to: 'employment' });
      expect(first.some(isOfNextRelease)).toBe(false);
      expect((await filesOf(page)).some(isOfNextRelease)).toBe(false);

      await page.reload();
      await expect(journey.question(QUALIFIER.employment.asks)).toBeVisible();
      expect((await filesOf(page)).every(isOfNextRelease)).toBe(true);
      // The new worker takes over, since no page of the release before is open.
      await expect
        .poll(
          async () =>
            (await keptByWorker(page))
              .map(({ url }) => new URL(url).pathname)
              .filter(
                path => path.startsWith('/assets/') && /\.(?:js|css)$/.test(path) && !isOfNextRelease(path),
              ),
          { timeout: 40_000 },
        )
        .toEqual([]);

      await intoTunnel(page);
      await page.reload();
      await expect(journey.question(QUALIFIER.employment.asks)).toBeVisible();
      const files = await filesOf(page);
      expect(files.length).toBeGreaterThan(3);
      expect(files.every(isOfNextRelease)).toBe(true);
    } finally {
      await context.setOffline(false);
      await releases.stop();
    }
  });
});
