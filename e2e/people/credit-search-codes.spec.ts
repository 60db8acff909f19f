import { test as base, expect } from '../fixtures.ts';
import { CreditSearchPage, newPhone } from '../pages/CreditSearchPage.ts';
import { expectAccessible } from '../person/accessible.ts';
import { anotherCode, codeFor, messagesFor } from '../person/messages.ts';
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

test('a code opens the list after a wrong code and a repeated one (CS-004, CS-020, ER-008, ER-009)', async ({
  search,
  page,
  faults,
}) => {
  faults.expect(/403/, /400/);
  const phone = newPhone();
  await search.asks({ surname: 'Code', phone });
  await expect(search.heading('Check your phone')).toBeFocused();
  await expectAccessible(page);
  const code = await codeFor(phone);

  const wrong = anotherCode(code);
  await search.giveCode(wrong);
  await expect(page.getByText('Verification failed, please check the code and try again.')).toBeVisible();
  await expect(search.code).toBeFocused();

  // The same code again is refused at once, without a call.
  let calls = 0;
  page.on('request', request => {
    if (request.url().endsWith('/otp')) calls += 1;
  });
  await search.continue.click();
  await expect(
    page.getByText('This code has already been tried. Please recheck your code and try again.'),
  ).toBeVisible();
  expect(calls).toBe(0);

  // An old phone may drop this page while the person reads the message. The page returns to the code, which is stored
  // nowhere.
  await page.reload();
  await expect(search.heading('Check your phone')).toBeVisible();
  await expect(search.code).toHaveValue('');

  // Pasted as the message shows it.
  await search.code.focus();
  await page.evaluate(
    text => {
      const data = new DataTransfer();
      data.setData('text', text);
      document.execCommand('insertText', false, text);
    },
    `${code.slice(0, 3)} ${code.slice(3)}`,
  );
  await expect(search.code).toHaveValue(code);
  await search.continue.click();
  await search.expectFound('10 debts');
});

test('a code that was sent already is asked for again (CS-004, WT-015)', async ({ search, page, faults }) => {
  faults.expect(/403|429/);
  const phone = newPhone();
  await search.asks({ surname: 'Code', phone });
  await expect(search.heading('Check your phone')).toBeVisible();
  const code = await codeFor(phone);
  await search.back.click();
  // The address changes before the screen does: who comes back meanwhile has never left.
  await expect(search.heading('Check your phone')).toHaveCount(0);
  await search.open();
  await search.continue.click();
  await expect(page.getByText('We have sent you a code already. Use that one.')).toBeVisible();
  await page.getByRole('button', { name: 'Send me a new code' }).click();
  await expect(page.getByText('We sent you a code less than a minute ago.')).toBeVisible();
  await expectAccessible(page);
  expect(await messagesFor(phone)).toHaveLength(1);
  await search.giveCode(code);
  await search.expectFound('10 debts');
});

test('a code that is too old is replaced by a new one (ER-007)', async ({ search, page, faults }) => {
  faults.expect(/403/);
  const phone = newPhone();
  await search.search({ surname: 'Late', phone });
  // The agency wants a code of its own.
  await expect(page.getByText('The credit reference agency needs one more code.')).toBeVisible();
  await expect.poll(async () => (await messagesFor(phone)).length).toBe(2);
  await search.giveCode(await codeFor(phone));
  await expect(page.getByText('Passcode expired')).toBeVisible();
  await page.getByRole('button', { name: 'Send me a new code' }).click();
  await expect(page.getByText('Passcode expired')).toHaveCount(0);
  await expect.poll(async () => (await messagesFor(phone)).length).toBe(3);
});

test('the last wrong code ends the search (CS-006, ER-013, ER-014)', async ({ search, page, faults }) => {
  faults.expect(/400/, /403/);
  const phone = newPhone();
  await search.asks({ surname: 'Once', phone });
  const code = await codeFor(phone);
  for (const nth of [1, 2]) {
    await search.giveCode(anotherCode(code, nth));
    await expect(page.getByText('Verification failed, please check the code and try again.')).toBeVisible();
  }
  await search.giveCode(anotherCode(code, 3));
  await expect(search.heading('Credit search failed')).toBeFocused();
  await expect(page.locator('main')).toContainText(
    'Unfortunately we can no longer offer credit-search, please',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'click here to enter your debts manually.' }).click();
  await expect(page).toHaveURL(/#debt$/);
});
