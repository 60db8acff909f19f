import { expect, test } from '../fixtures.ts';
import { PeoplePage } from '../pages/PeoplePage.ts';
import { looking } from '../person/looking.ts';
import { reviewing } from '../person/reviewing.ts';

test('Jo finds Danielle, copies her email and completes her session by phone, which Danielle reads on her dashboard (ST-001, ST-002, ST-003, PT-341, PT-342, PT-426, PT-584, DB-011)', async ({
  page,
  context,
  atDesk,
  email,
}) => {
  test.setTimeout(240_000);
  await reviewing(context, { email });

  const { desk } = await atDesk({
    name: 'Jo Weir',
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const look = looking(desk);
  const people = new PeoplePage(desk);
  await desk.goto('/staff/people');
  await expect(people.rows.first()).toBeVisible();
  await look('console-people');
  await desk.getByLabel('Status').selectOption('Active');
  await expect(people.chip('Active')).toBeVisible();
  await people.term.fill('Danyelle Okafor');
  await people.term.press('Enter');
  await expect(desk.getByText('These names are near it.')).toBeVisible();
  await expect(people.person('Danielle Okafor').first()).toBeVisible();
  await look('people-near');
  await people.term.fill(email);
  await people.term.press('Enter');
  await expect(people.rows).toHaveCount(1);
  await desk.reload();
  await expect(people.rows).toHaveCount(1);
  await expect(people.chip(`“${email}”`)).toBeVisible();

  await people.person('Danielle Okafor').focus();
  await desk.keyboard.press('Enter');
  await expect(people.panel).toContainText(email);
  await people.copy('email').press('Enter');
  await expect(desk.getByRole('status').filter({ hasText: 'Email copied' })).toHaveCount(1);
  expect(await desk.evaluate(() => navigator.clipboard.readText())).toBe(email);
  await look('console-person');
  await desk.setViewportSize({ width: 768, height: 1024 });
  await expect(desk.getByRole('dialog', { name: 'User details' })).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(people.person('Danielle Okafor')).toBeFocused();

  await desk.setViewportSize({ width: 1280, height: 800 });
  await people.person('Danielle Okafor').press('Enter');
  await expect(desk.getByRole('heading', { level: 2, name: 'User details' })).toBeFocused();
  await people.act('Complete by phone').click();
  await people.act('Complete by phone').click();
  await expect(people.panel.getByText('Choose why.')).toBeVisible();
  await look('console-complete');
  await people.reason('Advice was given by phone').check();
  // A tablet is turned, and back: nothing that is chosen is lost.
  for (const width of [390, 1280]) {
    await desk.setViewportSize({ width, height: 800 });
    if (width === 390) await expect(people.panel).toHaveAttribute('aria-modal');
    else await expect(people.panel).not.toHaveAttribute('aria-modal');
    await expect(people.reason('Advice was given by phone')).toBeChecked();
    await expect(people.reason('Advice was given by phone')).toBeFocused();
  }
  await people.act('Complete by phone').click();
  await expect(people.panel).toContainText('Active to Completed Offline');
  await expect(people.act('Reopen')).toBeVisible();
  // She fits no more, and is still there to be looked at.
  await people.chip('Active').click();
  await expect(people.rows).toContainText('Completed Offline');

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'This is closed for changes' })).toBeVisible();
  const home = page.getByRole('listitem').filter({ hasText: 'Residential details' });
  await expect(home).toContainText('Not open for changes now');
  await expect(home.getByRole('link')).toHaveCount(0);
  await looking(page)('dashboard-closed');
});

test('Jo goes through the people by keys, copies an id and opens a case (PT-428) @desktop', async ({
  context,
  atDesk,
  email,
}) => {
  test.setTimeout(180_000);
  await reviewing(context, { email });
  const { desk } = await atDesk({
    name: 'Jo Lark',
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const people = new PeoplePage(desk);
  await desk.keyboard.press('/');
  await expect(people.rows.first()).toBeVisible();
  await people.term.fill(email);
  await people.term.press('Enter');
  await expect(people.rows).toHaveCount(1);
  await desk.getByRole('heading', { level: 1 }).click();
  await desk.keyboard.press('j');
  await expect(people.rows.getByRole('link')).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(people.copy('user id')).toBeVisible();
  await desk.keyboard.press('y');
  await desk.keyboard.press('i');
  await expect(people.copy('user id')).toHaveText(/^Copied/);
  await desk.keyboard.press('o');
  await expect(desk).toHaveURL(/\/staff\/case\//);
});
