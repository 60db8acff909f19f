import { test as base, expect } from '../fixtures.ts';
import { CreditSearchPage, newPhone } from '../pages/CreditSearchPage.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../person/accessible.ts';
import { codeFor } from '../person/messages.ts';
import { reviewing } from '../person/reviewing.ts';

/** A person at the debts step of the full review, with the search open. */
const test = base.extend<{ search: CreditSearchPage }>({
  search: async ({ page, context, email }, use) => {
    await reviewing(context, { email });
    const search = new CreditSearchPage(page);
    await search.open();
    await use(search);
  },
});

const SEARCH = '/api/core/debts/mine/credit-search';

test('a person finds her debts by her credit report (CS-009, CS-018, CS-021)', {
  tag: '@both',
}, async ({ search, page, faults }) => {
  faults.expect(/403/);
  await expect(search.heading('Search my credit report')).toBeFocused();
  await expectAccessible(page);
  // Known from the Qualifier and the registration, so not asked again.
  await expect(page.getByText('Danielle Okafor', { exact: true })).toBeVisible();
  await expect(search.field('Forename')).toHaveCount(0);
  await search.expectBirthDate();
  await expect(search.agreement).not.toBeChecked();

  await search.field('Title').selectOption('Ms');
  await search.opens('name');
  await expect(search.field('Forename')).toBeFocused();
  await expect(search.field('Forename')).toHaveValue('Danielle');
  await search.field('Surname').fill('Hughes');
  await search.field('Postcode').fill('eg22aa');
  await search.findAddress.click();
  await expect(search.addresses).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '47 addresses found' })).toHaveCount(1);
  await expect(search.field('Postcode')).toHaveValue('EG2 2AA');
  await search.addresses.selectOption('Flat 1, Heron Court, Wharf Lane, Narborough, Leicester');
  await expect(search.field('Street')).toHaveCount(0);
  await search.typesAddress();
  await expect(search.field('Flat number')).toHaveValue('1');
  await expect(search.field('Building name')).toHaveValue('Heron Court');
  await expect(search.field('Street')).toHaveValue('Wharf Lane');
  // An address from the list can be corrected by hand.
  await search.field('Building name').fill('Heron Court South');
  await expect(search.previousAddress).toHaveCount(0);
  await expectNoSidewaysScroll(page);

  const phone = newPhone();
  await search.opens('phone');
  await search.field('Phone').fill(phone);
  await search.agreement.check();
  await search.continue.click();
  const code = await codeFor(phone);
  const sent = page.waitForRequest(request => request.url().endsWith(SEARCH));
  await search.giveCode(code);
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({
    customer: { title: 'Ms', forename: 'Danielle', surname: 'Hughes' },
    address: { postcode: 'EG2 2AA', buildingName: 'Heron Court South', isPreviousAddress: false },
  });
  expect(body.blackBox).toBe(await page.evaluate(() => localStorage.getItem('towpath.blackBox')));
  await search.expectFound('10 debts');
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter(key => /credit%20search/.test(key)));
  await expect.poll(kept).toEqual([]);
});

test('a person who moved is found at her previous address (CS-010, ER-012)', async ({
  search,
  page,
  faults,
}) => {
  faults.expect(/404/, /403/);
  await expect(search.previousAddress).toHaveCount(0);
  await search.search({ surname: 'Moved' });
  await expect(search.banner).toBeFocused();
  await expect(search.banner).toContainText(
    'There was an error with receiving your details based on the information you provided. Please review your information and try again.',
  );
  await expect(search.banner).toContainText('Note: if you moved recently, try using your previous address');
  await expect(page).toHaveTitle(/^Error: /);
  // What was typed is still there.
  await expect(search.field('Street')).toHaveValue('Wharf Lane');
  await expectAccessible(page);
  await search.previousAddress.check();
  await search.continue.click();
  await search.expectFound('10 debts');
});

test('a person who cannot be found types her debts herself (ER-012)', async ({ search, page, faults }) => {
  faults.expect(/404/, /403/);
  await search.search({ surname: 'Ghost' });
  await search.byHand.click();
  await expect(page).toHaveURL(/#debt$/);
});

test('a person who is not allowed to search is told so (CS-005, ER-013)', async ({
  search,
  page,
  faults,
}) => {
  faults.expect(/403/);
  await search.search({ surname: 'Barred' });
  await expect(search.heading('Credit search failed')).toBeFocused();
  await expect(page.locator('main')).toContainText('Maximum number of attempts has been reached, please');
});

test('a phone number that is refused has its message beside it, and the page scrolls to the top (ER-006)', async ({
  search,
  page,
  faults,
}) => {
  faults.expect(/400/, /403/);
  await search.search({ surname: 'Ringer' });
  await expect(search.field('Phone')).toHaveAccessibleDescription(/Invalid phone number/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Invalid phone number' }).click();
  await expect(search.field('Phone')).toBeFocused();
  await search.field('Phone').fill('07700900999');
  await expect(page.getByText('Invalid phone number')).toHaveCount(0);
});

test('nobody is blamed when the agency is down, and nothing typed is lost (API-030)', async ({
  search,
  page,
  faults,
}) => {
  faults.expect(/503/, /403/);
  await search.search({ surname: 'Down' });
  await expect(search.banner).toContainText('We can’t reach the credit report right now.');
  await page.reload();
  await expect(search.field('Surname')).toHaveValue('Down');
  await expect(search.field('Street')).toHaveValue('Wharf Lane');
  await search.field('Surname').fill('Bell');
  await search.continue.click();
  await search.expectFound('1 debt');
});

test('an address that cannot be looked up is typed (CS-016, CS-018)', async ({ search, page, faults }) => {
  faults.expect(/503/, /403/);
  await search.findAddress.click();
  await expect(page.getByText('Please enter a valid postcode')).toBeVisible();
  await expect(search.field('Postcode')).toBeFocused();
  await search.field('Postcode').fill('EG3 3AA');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/We found no address at EG3 3AA/)).toBeVisible();
  await search.field('Postcode').fill('EG5 5AA');
  await search.findAddress.click();
  await expect(page.getByText('We can’t look up addresses right now. Type yours in below.')).toBeVisible();
  await search.search({ surname: 'Clear', postcode: 'EG5 5AA' });
  await expect(page).not.toHaveURL(/credit-search/);
});

test('the search goes on without the internet address of the device (API-053, API-054)', async ({
  search,
  page,
  faults,
}) => {
  faults.expect(/500/, /403/);
  await page.route('**/api/lookup/ip', route => route.fulfill({ status: 500, body: '' }));
  const sent = page.waitForRequest(request => request.url().endsWith(SEARCH));
  await search.search({ surname: 'Bell' });
  expect((await sent).postDataJSON()).not.toHaveProperty('ipAddress');
  await search.expectFound('1 debt');
});

test('Continue says what is missing, and sends one search however often it is pressed (CS-011, CS-012, CS-019)', async ({
  search,
  page,
  faults,
}) => {
  faults.expect(/403/);
  await search.continue.click({ force: true });
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  for (const words of [
    'Choose your title',
    'Please enter a valid postcode',
    'Please fill out one of the above fields',
    'Type your street',
    'Tick the box to go on',
  ])
    await expect(summary.getByRole('link', { name: words })).toBeVisible();
  await summary.getByRole('link', { name: 'Please fill out one of the above fields' }).click();
  await expect(search.field('Flat number')).toBeFocused();
  await expectAccessible(page);

  let searches = 0;
  await page.route(`**${SEARCH}`, async route => {
    searches += 1;
    await new Promise(resolve => setTimeout(resolve, 1_000));
    await route.continue();
  });
  const phone = newPhone();
  await search.fill({ surname: 'Bell', phone });
  await search.continue.dblclick();
  await expect(page.getByText('Looking for your report. This can take a minute.')).toBeVisible();
  await search.giveCode(await codeFor(phone));
  await search.expectFound('1 debt');
  expect(searches).toBe(1);
});

test('logging out asks about what was typed, and deletes it (ID-020, HO-054)', async ({ search, page }) => {
  await search.typesAddress();
  await search.field('Street').fill('Wharf Lane');
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('/credit%20search/')));
  await expect.poll(kept).toHaveLength(1);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  const asking = page.getByRole('dialog', { name: 'Log out before all is sent?' });
  await expect(asking).toContainText('details for a credit search');
  await asking.getByRole('button', { name: 'Give it up and log out' }).click();
  await expect(page).toHaveURL(/login/);
  await expect.poll(kept).toEqual([]);
});

test('the search works with the keyboard alone (JN-035)', { tag: '@desktop' }, async ({
  search,
  page,
  faults,
}) => {
  faults.expect(/403/);
  const phone = newPhone();
  const tabTo = async (target: ReturnType<CreditSearchPage['field']>) => {
    for (let presses = 0; presses < 40; presses += 1) {
      if (await target.evaluate(element => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo(search.change('name'));
  await page.keyboard.press('Enter');
  await expect(search.field('Forename')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(search.field('Surname')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Bell');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(search.field('Title')).toBeFocused();
  await page.keyboard.type('Ms');
  await tabTo(search.change('phone'));
  await page.keyboard.press('Enter');
  await expect(search.field('Phone')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(phone);
  await tabTo(search.field('Postcode'));
  await page.keyboard.type('EG1 1AA');
  await page.keyboard.press('Enter');
  await expect(search.addresses).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Change this address' })).toBeVisible();
  await tabTo(search.agreement);
  await page.keyboard.press('Space');
  await tabTo(search.continue);
  await page.keyboard.press('Enter');
  await expect(search.heading('Check your phone')).toBeFocused();
  await tabTo(search.code);
  await page.keyboard.type(await codeFor(phone));
  await page.keyboard.press('Enter');
  await search.expectFound('1 debt');
});
