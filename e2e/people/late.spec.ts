import { expect, test } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { expectAccessible } from '../person/accessible.ts';

const ENTRY = /\/assets\/entry\.client-/;
const HEADING = 'You can ring somebody';

test('Moira’s line lets the page through and not its script: she is given numbers to ring at once (WT-143)', async ({
  page,
  faults,
}) => {
  faults.expect(/entry\.client/);
  await page.route(ENTRY, route => route.abort());
  await page.goto('/start');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
  await expect(page.getByRole('link', { name: '0800 138 1111' })).toHaveAttribute('href', 'tel:08001381111');
  await expect(page.getByRole('listitem').filter({ hasText: 'Samaritans' })).toContainText('Open now');
  await expect(page.getByText('Getting your page')).toBeHidden();
  await expectAccessible(page);
});

test('Moira’s script takes more than 8 seconds: numbers to ring show meanwhile, and then the question (WT-143)', async ({
  page,
}) => {
  let letThrough = () => {};
  const later = new Promise<void>(resolve => {
    letThrough = resolve;
  });
  await page.route(ENTRY, async route => {
    await later;
    await route.continue();
  });
  await page.goto('/start', { waitUntil: 'commit' });
  await expect(page.getByText('Getting your page')).toBeVisible();
  await expect(page.getByRole('heading', { name: HEADING })).toBeHidden();
  await expect(page.getByRole('heading', { name: HEADING })).toBeVisible();
  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(8_000);
  letThrough();
  await expect(page.getByRole('radiogroup', { name: QUALIFIER.nation.asks })).toBeVisible();
  await expect(page.getByRole('heading', { name: HEADING })).toHaveCount(0);
});
