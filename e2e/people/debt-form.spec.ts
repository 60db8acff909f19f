import { expect, type Page, test } from '../fixtures.ts';
import { DebtFormScreen } from '../pages/DebtFormScreen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../person/accessible.ts';
import { reviewing } from '../person/reviewing.ts';

/** Collects the calls that add or change a debt. */
function saves(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/debts/mine') && request.method() !== 'GET')
      sent.push(`${request.method()} ${request.postData()}`);
  });
  return sent;
}

test('Danielle picks her bank by keyboard and saves an overdraft once, with two quick presses (DE-032, DE-039, ER-015, ER-016) @both', async ({
  context,
  page,
  email,
}) => {
  await reviewing(context, { email });
  const form = new DebtFormScreen(page);
  await form.open();
  const sent = saves(page);

  await form.creditor.focus();
  await page.keyboard.type('bank');
  await expect(form.matches).toHaveCount(5);
  await expect(page.getByRole('status').getByText('5 matches below.')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(form.matches.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(form.matches.first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(form.matches.first()).toBeHidden();
  await expect(form.creditor).toHaveValue('bank');

  await form.creditor.fill('');
  await page.keyboard.type('halif');
  await expect(form.matches).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.creditor).toHaveValue('Halifax');
  await expect(form.creditor).toBeFocused();
  // The kinds that banks offer come first, and the others are one press away.
  await expect(form.kinds).toHaveCount(5);

  await page.keyboard.press('Tab');
  await expect(form.kindSearch).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.kind('Credit card')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(form.kind('Overdraft')).toBeChecked();
  await expect(
    page.getByText(
      'You should consider changing your bank account if you need to enter into a debt solution. Please check the free money-advice service for details on how to open a new safe bank account',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByText('Input the maximum balance you reach each month')).toBeVisible();
  await form.fill({ balance: '1500', repayment: '25', whose: 'Mine' });
  await form.reference.focus();
  await expect(form.balance).toHaveValue('1,500');
  await expectAccessible(page);

  await form.continue.dblclick();
  await expect(form.heading).toBeHidden();
  await expect(page.getByText('Halifax').first()).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('"creditTypeName":"Overdraft"');
});

test('Olu, who listens to VoiceOver, hears each match that the arrow keys reach (HO-078) @desktop', async ({
  context,
  page,
  email,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'MacIntel' }),
  );
  await reviewing(context, { email });
  const form = new DebtFormScreen(page);
  await form.open();
  await form.creditor.focus();
  await page.keyboard.type('bank');
  await expect(form.matches).toHaveCount(5);
  for (const match of [form.matches.first(), form.matches.nth(1)]) {
    await page.keyboard.press('ArrowDown');
    await expect(match).toHaveAttribute('aria-selected', 'true');
    const name = (await match.textContent()) ?? 'a name';
    await expect(page.getByRole('status').getByText(name, { exact: true })).toBeVisible();
  }
});

test('Gareth owes his uncle: the name as typed counts, and all kinds of debt are offered (DE-033, DE-034)', async ({
  context,
  page,
  email,
}) => {
  await reviewing(context, { email });
  const form = new DebtFormScreen(page);
  await form.open();
  await form.creditor.fill('Uncle Dai');
  await expect(page.getByText('Not on our list. Type the full name. That works too.').first()).toBeVisible();
  await expect(form.kinds).toHaveCount(5);
  await expect(form.kind('Not sure, or something else')).toBeVisible();
  // All others are in nine groups, of which one is open at a time.
  await expect(form.kindGroups).toHaveCount(9);
  let all = 5;
  for (const group of await form.kindGroups.all()) {
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    all += (await form.kinds.count()) - 5;
  }
  expect(all).toBe(60);
  await expectAccessible(page);
  await form.showFewer.click();
  await expect(form.kinds).toHaveCount(5);

  await form.fill({ kind: 'Personal loan', balance: '800', repayment: '20', whose: 'Joint' });
  await form.continue.click();
  await expect(page.getByText('Uncle Dai').first()).toBeVisible();
});

test('Mei is told of each slip at its field, and of all that is missing when she presses on (DE-035 to DE-037, DE-039)', async ({
  context,
  page,
  email,
}) => {
  await reviewing(context, { email });
  const form = new DebtFormScreen(page);
  await form.open();
  await form.balance.pressSequentially('0');
  await expect(page.getByText(/^Error:/)).toBeHidden();
  await form.repayment.fill('10001');
  await expect(form.problem('Balance amount must be between 1 and 1,000,000')).toBeVisible();
  await form.reference.fill('1234567890123456789');
  await expect(form.problem('Monthly Repayment amount must be between 1 and 10,000')).toBeVisible();
  await form.balance.focus();
  await expect(form.problem('Reference number must be between 1 and 18 digits')).toBeVisible();
  await form.balance.fill('1200');
  await expect(form.problem('Balance amount must be between 1 and 1,000,000')).toBeHidden();

  await form.goOnBlocked();
  const summary = page.getByRole('alert').filter({ hasText: 'Check these answers' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Tell us who you owe',
    'Pick the kind of debt',
    'Monthly Repayment amount must be between 1 and 10,000',
    'Reference number must be between 1 and 18 digits',
    'Tell us whose debt it is',
  ]);
  await expect(page).toHaveTitle(/^Error: /);
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Pick the kind of debt' }).click();
  await expect(form.kindSearch).toBeFocused();
  await form.fill({ owedTo: 'Kestrel Cards', kind: 'Credit card', repayment: '30', whose: 'Mine' });
  await form.reference.fill('1234 5678');
  await expect(summary).toBeHidden();
  await expect(page).not.toHaveTitle(/Error/);
  await expect(form.continue).not.toHaveAttribute('aria-disabled');
});

test('Sam types on while the list is on its way: one look-up a pause, and the overtaken one is given up (API-021)', async ({
  context,
  page,
  email,
}) => {
  await reviewing(context, { email });
  const form = new DebtFormScreen(page);
  await form.open();
  const asked: { readonly term: string | null; readonly limit: string | null; readonly at: number }[] = [];
  const givenUp: string[] = [];
  page.on('requestfailed', request => givenUp.push(request.failure()?.errorText ?? ''));
  await page.route('**/debts/creditors?**', async route => {
    const { searchParams } = new URL(route.request().url());
    asked.push({ term: searchParams.get('searchTerm'), limit: searchParams.get('limit'), at: Date.now() });
    // The first request is left unanswered.
    if (asked.length > 1) await route.continue();
  });

  await form.creditor.pressSequentially('ha');
  const typed = Date.now();
  await form.creditor.press('l');
  await expect.poll(() => asked.length).toBe(1);
  expect((asked[0]?.at ?? 0) - typed).toBeGreaterThan(500);
  await form.creditor.pressSequentially('if');
  await expect.poll(() => givenUp).toEqual(['net::ERR_ABORTED']);
  await expect(form.matches).toHaveText(['Halifax']);
  expect(asked.map(({ term, limit }) => `${term} ${limit}`)).toEqual(['hal 5', 'halif 5']);
});

test('Owen’s half-filled form is there after a reload; a failed look-up does not stop him', async ({
  context,
  page,
  email,
  faults,
}) => {
  await reviewing(context, { email });
  const form = new DebtFormScreen(page);
  await form.open();
  await form.fill({ owedTo: 'Marlow & Reed', balance: '964' });
  await page.reload();
  await expect(form.creditor).toHaveValue('Marlow & Reed');
  await expect(form.balance).toHaveValue('964');

  faults.expect(/creditors/);
  await page.route('**/debts/creditors?**', route => route.abort());
  await form.creditor.fill('Marlow');
  await expect(page.locator('main').getByText('We can’t look that up. Type the full name.')).toBeVisible();
  await form.fill({ kind: 'Store card', repayment: '15', whose: 'Mine' });
  await form.continue.click();
  await expect(page.getByText('Marlow').first()).toBeVisible();
  await form.open();
  await expect(form.creditor).toHaveValue('');
});

test('Priya changes a debt on a small phone: the menu stays in view, and what she discards is dropped (DE-040, BC-009)', async ({
  context,
  page,
  email,
}) => {
  const id = crypto.randomUUID();
  await reviewing(context, {
    email,
    debts: [
      {
        id,
        initialCreditorName: 'Halifax',
        creditTypeId: 4,
        currentBalance: 2500,
        regularPaymentAmount: 60,
        hasGuarantor: true,
        canGuarantorBeLiable: false,
      },
    ],
  });
  await page.setViewportSize({ width: 320, height: 420 });
  const form = new DebtFormScreen(page);
  await form.open(id);
  await expect(form.balance).toHaveValue('2,500');
  const guarantor = page.getByRole('radiogroup', { name: 'Can they ask your guarantor to pay?' });
  await expect(guarantor.getByRole('radio', { name: 'No' })).toBeChecked();
  await expect(form.continue).not.toHaveAttribute('aria-disabled');

  await form.creditor.fill('bank');
  await expect(form.matches).toHaveCount(5);
  await expect(form.matches.first()).toBeInViewport({ ratio: 1 });
  await expect(form.creditor).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await form.matches.last().tap();
  await expect(form.matches.first()).toBeHidden();

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  // The list is another part of the same address: opened too early, the form would be the one that was never left.
  await expect(form.heading).toBeHidden();
  await form.open(id);
  await expect(form.creditor).toHaveValue('Halifax');
});

test('Danielle chooses a kind before her bank’s own kinds have come over a slow line: the list stays as it is under her finger (DE-032)', async ({
  context,
  page,
  email,
}) => {
  let arrive = () => {};
  const line = new Promise<void>(resolve => (arrive = resolve));
  await page.route('**/credit-types', async route => {
    if (/creditors\/\d+\//.test(route.request().url())) await line;
    await route.continue();
  });
  await reviewing(context, { email });
  const form = new DebtFormScreen(page);
  await form.open();
  const asked = page.waitForRequest(/creditors\/\d+\/credit-types/);
  await form.pick('halif', 'Halifax');
  await asked;
  await form.kind('Overdraft').check();
  const before = await form.kinds.count();

  const arrived = page.waitForResponse(/creditors\/\d+\/credit-types/);
  arrive();
  await (await arrived).finished();
  await expect(form.kind('Overdraft')).toBeChecked();
  await expect(form.kind('Overdraft')).toBeFocused();
  await expect(form.kinds).toHaveCount(before);
});

test('Morag finds her kind of debt by the word on the letter, and hears why it fits (WT-077)', {
  tag: '@both',
}, async ({ context, page, email }) => {
  await reviewing(context, { email });
  const form = new DebtFormScreen(page);
  await form.open();
  await form.kindSearch.focus();
  await page.keyboard.type('sheriff officer');
  await expect(form.kindMatches.first()).toContainText('Sheriff officers may collect this');
  await expect(page.getByRole('status').getByText(/^\d matches below\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(form.kindSearch).toHaveValue('');
  await expect(form.kindMatches.first()).toBeHidden();
  await page.keyboard.type('klarna');
  await expect(form.kindMatches).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.kind('Buy now pay later')).toBeChecked();
  await expectNoSidewaysScroll(page);
});
