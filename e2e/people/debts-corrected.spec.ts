import { expect, test } from '../fixtures.ts';
import { CaseCorrections } from '../pages/CaseCorrections.ts';
import { advised } from '../person/advised.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';

const KESTREL = 'Kestrel Cards';
const GLOAMING = 'Gloaming Finance';
const QUAY = 'Quay Catalogue';

test('Jo hears of another debt on the phone, adds it with Danielle, puts one right and takes one off that is there twice; Danielle sees her list so, and reads that Jo did and why (PT-633)', async ({
  page,
  context,
  atDesk,
  email,
  debts,
  faults,
}) => {
  test.setTimeout(360_000);
  faults.expect(/^400 POST \/staff\/api\/cases/, /status of 400/);
  const quay = { initialCreditorName: QUAY, creditTypeId: 2, currentBalance: 300, regularPaymentAmount: 15 };
  await advised(context, { email, moreDebts: [quay, quay] });
  const customerId = await customerIdOf(context);

  const { desk } = await atDesk({ name: 'Jo Weir' });
  const right = new CaseCorrections(desk);
  const look = looking(desk);
  await desk.goto(`/staff/case/${customerId}/debts`);

  // One that she had not thought of: by keyboard alone, first with something missing.
  const add = desk.getByRole('button', { name: 'Add a debt with them' });
  await add.press('Enter');
  const adding = desk.getByRole('form', { name: 'Add a debt with them' });
  await expect(adding).toBeFocused();
  const creditor = adding.getByRole('combobox', { name: 'Who do they owe?' });
  await creditor.fill('Barcl');
  await desk.getByRole('option').first().waitFor();
  await look('case-debt-creditors');
  await creditor.press('ArrowDown');
  await creditor.press('Enter');
  await expect(creditor).toHaveValue(/^Barclay/);
  await creditor.fill(GLOAMING);
  await creditor.press('Escape');
  await adding.getByLabel('Kind of debt').selectOption({ label: 'Store card' });
  await adding.getByLabel('What they owe').fill('1,250.50');
  await adding.getByLabel('What they should pay each month').fill('40');
  await adding.getByLabel('Why? They can read this').fill('You found the letter while we talked.');
  await adding.locator('summary').filter({ hasText: 'More about this debt' }).press('Enter');
  await adding.getByLabel('Has a court been involved, or bailiffs?').selectOption('Yes');
  await adding.getByLabel('What came last?').selectOption('Court papers, and no ruling yet');
  const put = adding.getByRole('button', { name: 'Add it to their list' });
  await put.press('Enter');
  await expect(adding.getByText('Tell us whose debt it is').first()).toBeVisible();
  await expect(adding.getByRole('radio', { name: 'Theirs alone' })).toBeFocused();
  await look('case-debt-missing');
  await adding.getByRole('radio', { name: 'Joint' }).check();
  await put.press('Enter');
  await expect(add).toBeFocused();
  await expect(desk.getByText(`Added: ${GLOAMING}. They can read that you did, and why.`)).toBeVisible();
  await expect(right.row(GLOAMING)).toContainText('£1,250.50');
  await expect(right.row(GLOAMING)).toContainText('Legal action');
  await expect(right.row(GLOAMING)).toContainText(/Added with them on \w+ \d+ \w+, by Jo Weir/);
  await look('case-debts-added');

  // One that she does not agree with.
  await right.opener(KESTREL).press('Enter');
  const form = right.form(KESTREL);
  await expect(form).toBeFocused();
  await form.locator('summary').filter({ hasText: 'More about this debt' }).press('Enter');
  await form.getByLabel('Do they disagree that they owe it?').selectOption('Yes');
  await right.why(KESTREL).fill('You told me that it is not yours.');
  await look('case-debt-correct');
  await right.save(KESTREL).press('Enter');
  await expect(right.opener(KESTREL)).toBeFocused();
  await expect(right.row(KESTREL)).toContainText('Disputed');
  await expect(right.row(KESTREL)).toContainText('Put right with them on');

  // One that is there twice, which the list points out.
  const alike = desk.getByRole('heading', { name: 'These may be one debt' });
  await expect(alike).toBeVisible();
  const two = desk.getByRole('button', { name: /^They are two: Quay Catalogue/ });
  await two.press('Enter');
  await expect(desk.getByRole('form', { name: /^They are two:/ })).toBeFocused();
  await look('case-debts-alike');
  await desk.getByRole('button', { name: 'Leave it as it is' }).press('Enter');
  await expect(two).toBeFocused();
  const off = `Take off the list with them: ${QUAY} (2 of 2)`;
  await desk.getByRole('button', { name: off }).press('Enter');
  const taking = desk.getByRole('form', { name: off });
  await expect(taking).toBeFocused();
  await expect(taking).toContainText('£300.00 goes from their list');
  await taking.getByLabel('Why? They can read this').fill('It was in your list twice.');
  await look('case-debt-off');
  await taking.getByRole('button', { name: 'Yes, take it off their list' }).press('Enter');
  await expect(add).toBeFocused();
  await expect(desk.getByText(`Taken off: ${QUAY}.`)).toBeVisible();
  await expect(desk.getByRole('row').filter({ hasText: QUAY })).toHaveCount(1);
  await expect(alike).toHaveCount(0);
  await look('case-debts-corrected');

  // Her own list says the same.
  await debts.open();
  const main = page.getByRole('main');
  await expect(main.getByText(GLOAMING).first()).toBeVisible();
  await expect(main.getByText(KESTREL).first()).toBeVisible();
  await expect(main.getByRole('button', { name: `Delete ${QUAY}` })).toHaveCount(1);
  await page.goto('/account');
  for (const says of [
    `Adding a debt to your list, together with you (${GLOAMING}). Why: “You found the letter while we talked.”`,
    `Putting a debt right, together with you (${KESTREL}). Why: “You told me that it is not yours.”`,
    `Taking a debt off your list, together with you (${QUAY}). Why: “It was in your list twice.”`,
  ]) {
    await expect(page.getByText(says).first()).toBeAttached();
  }
});
