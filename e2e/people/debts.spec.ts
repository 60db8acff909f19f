import { expect, test } from '../fixtures.ts';
import { DebtDetailsPage } from '../pages/DebtDetailsPage.ts';
import { GOOD_PASSWORD } from '../pages/RegistrationStep.ts';
import { CARD, LOAN } from '../person/exampleDebts.ts';
import { answeredUpTo, hadFirstLook, reviewing } from '../person/reviewing.ts';

const SETTLED = {
  hasLegalAction: false,
  isSecured: false,
  hasAttachmentOfEarnings: false,
  hasGuarantor: false,
};

test('Danielle goes from her first look to the end of the debts, all typed by hand (DE-009, DE-010, DE-013, DE-014, DE-015, DE-021, DE-022, DE-024, DE-026, DE-027, DB-007, DB-014)', async ({
  dashboard,
  debts,
  journey,
  page,
  context,
  email,
}) => {
  await hadFirstLook(context, { email });
  await page.goto('/journey/now');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Is the nation you told us about your usual home?')).toBeVisible();
  await answeredUpTo(context, 'debts');
  await page.goto('/journey/before-now');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(debts.intro).toBeVisible();
  await expect(debts.welcome('Danielle')).toBeFocused();
  await expect(debts.searchReport).toBeVisible();
  await debts.addMyself.click();

  await expect(debts.form).toBeFocused();
  await debts.add({ creditor: 'Kestrel Cards', kind: 'Credit card', balance: '4,212', repayment: '105' });
  await expect(debts.overview).toBeFocused();
  await expect(debts.notice('Kestrel Cards is on your list.')).toBeVisible();
  await debts.addAnother.click();
  await debts.add({
    creditor: 'Fenland Finance',
    kind: 'Personal loan',
    balance: '5380',
    repayment: '168',
    whose: 'Joint',
  });
  await expect(debts.notice('That’s 2 of your debts in one place.')).toBeVisible();
  await expect(debts.card('Fenland Finance')).toContainText('Personal loan, joint');
  await expect(debts.total('Total debts')).toContainText('£9,592');
  await expect(debts.total('Monthly repayments')).toContainText('£273');

  // The council tax that she named in the first questions is not passed over: she takes it off.
  await expect(page.getByText('Fill in Council tax, or take it off')).toBeVisible();
  await page.getByRole('button', { name: /^I don’t owe this \(Council tax\)/ }).click();
  await debts.continue.click();
  await expect(debts.legal).toBeFocused();
  await debts.answerNoToAll();
  await debts.continue.click();
  await new DebtDetailsPage(page).nothingToTell();
  await expect(debts.summary).toBeFocused();
  await expect(debts.total('Total debts')).toContainText('£9,592');
  await debts.continue.click();
  await expect(page.getByText("Great, that's your personal details done!")).toBeVisible();
  await expect(journey.saved).toHaveText('Saved');

  await dashboard.open();
  await expect(dashboard.section('Your debts')).toContainText('Completed');
  await expect(dashboard.debts).toContainText('£9,592');
  await dashboard.debts.getByRole('link', { name: 'Review my debts' }).click();
  await expect(page).toHaveURL(/\/debts\/debts-overview\/completed-debts$/);
  await expect(debts.cards).toHaveCount(2);
  await expect(debts.edit('Kestrel Cards')).toBeHidden();
  await debts.more('Kestrel Cards').click();
  await expect(debts.card('Kestrel Cards')).toContainText('Arrears');
  await page.getByRole('link', { name: 'Change my debts' }).click();
  await expect(debts.edit('Kestrel Cards')).toBeVisible();
});

test('Owen deletes a debt, after a second thought, and then his last one (DE-014, DE-018, DE-019, DE-025, BC-005)', async ({
  debts,
  page,
  context,
  email,
}) => {
  await reviewing(context, { email, firstName: 'Owen', debts: [CARD, LOAN] });
  await debts.open();
  await debts.delete('Kestrel Cards').click();
  await expect(debts.deleteQuestion).toContainText('Kestrel Cards, £4,212');
  expect((await debts.deleteQuestion.boundingBox())?.height).toBeGreaterThanOrEqual(150);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(debts.delete('Kestrel Cards')).toBeFocused();
  await expect(debts.card('Kestrel Cards')).toBeVisible();

  await debts.delete('Kestrel Cards').click();
  await debts.deleteQuestion.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(debts.notice('Kestrel Cards is off your list.')).toBeVisible();
  await expect(debts.card('Kestrel Cards')).toBeHidden();
  await expect(debts.total('Total debts')).toContainText('£5,380');
  await expect(debts.overview).toBeFocused();

  await debts.delete('Fenland Finance').click();
  await debts.deleteQuestion.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(debts.welcome('Owen')).toBeVisible();
  await expect(debts.continue).toHaveAttribute('aria-disabled', 'true');
});

test('Priya comes back on another day, on another device, to the list she left (DB-001, DB-007, DE-007)', async ({
  debts,
  dashboard,
  journey,
  page,
  context,
  email,
  visit,
}) => {
  await reviewing(context, { email, firstName: 'Priya', debts: [CARD] });
  await debts.open();
  await debts.addAnother.click();
  await debts.fill({ creditor: 'Half a debt', kind: 'Overdraft', balance: '300', repayment: '' });
  await page.reload();
  await expect(debts.creditor).toHaveValue('Half a debt');
  await expect(debts.balance).toHaveValue('300');
  await debts.back.click();
  await expect(debts.overview).toBeVisible();
  await journey.saveAndLeave.click();
  await expect(dashboard.debts).toContainText('£4,212');

  const elsewhere = await visit({ viewport: { width: 1280, height: 800 }, isMobile: false });
  await elsewhere.login.open();
  await elsewhere.login.logIn(email, GOOD_PASSWORD);
  await expect(elsewhere.dashboard.debts).toContainText('Kestrel Cards');
  await elsewhere.dashboard.carryOn.click();
  await expect(elsewhere.debts.card('Kestrel Cards')).toContainText('£105 a month');
});

test('Sam has one debt on the list twice, and two that only look alike', async ({
  debts,
  page,
  context,
  email,
}) => {
  await reviewing(context, {
    email,
    firstName: 'Sam',
    debts: [CARD, { ...CARD, initialCreditorName: 'Lowell', creditTypeId: 43 }, LOAN],
  });
  await debts.open();
  const question = page.getByRole('heading', { name: 'Could these be one debt?' });
  await expect(question).toBeVisible();
  await expect(debts.notice('have the same reference')).toContainText('Kestrel Cards');
  await expect(debts.notice('have the same reference')).toContainText('Lowell');
  await page.getByRole('button', { name: 'They are different (Kestrel Cards and Lowell)' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(debts.card('Lowell')).toBeVisible();
  await expect(question).toBeHidden();

  await debts.addAnother.click();
  await debts.add({ creditor: 'Fenland Finance', kind: 'Personal loan', balance: '5380', repayment: '168' });
  await expect(question).toBeVisible();
  const twice = page.getByRole('button', { name: /^Delete Fenland Finance, / });
  await expect(twice).toHaveCount(2);
  await twice.first().click();
  await debts.deleteQuestion.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(debts.card('Fenland Finance')).toHaveCount(1);
});

test('Kim is in a tunnel: what she saves is kept through a reload and saved when she is back', async ({
  journey,
  debts,
  page,
  context,
  email,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await reviewing(context, { email, firstName: 'Kim', debts: [LOAN] });
  await debts.open();
  await debts.addAnother.click();
  await debts.fill({ creditor: 'Barrowby Bank', kind: 'Overdraft', balance: '1500', repayment: '35' });
  await context.setOffline(true);
  await debts.continue.click();
  await expect(debts.overview).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Barrowby Bank is not saved.');
  await expect(journey.saved).toHaveText('Not saved yet');
  await expect(debts.continue).toHaveAttribute('aria-disabled', 'true');
  await context.setOffline(false);
  await expect(debts.card('Barrowby Bank')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(journey.saved).toHaveText('Saved');
  await page.reload();
  await expect(debts.card('Barrowby Bank')).toHaveCount(1);
});

test('Bill’s debt does not get through at first: he is told so, nothing is lost, and trying again adds one (DE-028)', async ({
  debts,
  page,
  context,
  email,
  faults,
}) => {
  faults.expect(/503/);
  await reviewing(context, { email, firstName: 'Bill', debts: [LOAN] });
  await debts.open();
  let broken = true;
  await page.route('**/api/core/debts/mine?*', route =>
    broken ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await debts.addAnother.click();
  await debts.add({ creditor: 'Barrowby Bank', kind: 'Overdraft', balance: '1500', repayment: '35' });
  await expect(page.getByRole('alert')).toContainText('Barrowby Bank is not saved.');
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect(debts.balance).toHaveValue('1,500');
  await debts.back.click();
  broken = false;
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(debts.notice('Barrowby Bank is on your list.')).toBeVisible();
  await expect(debts.card('Barrowby Bank')).toHaveCount(1);
  await expect(debts.total('Total debts')).toContainText('£6,880');
});

test('Ada uses the browser’s Back between the screens of her debts (DE-007, DE-023)', async ({
  debts,
  page,
  context,
  email,
}) => {
  await reviewing(context, { email, firstName: 'Ada', debts: [LOAN] });
  await debts.open();
  await debts.edit('Fenland Finance').click();
  await expect(debts.balance).toHaveValue('5,380');
  await page.goBack();
  await expect(debts.overview).toBeFocused();
  await debts.continue.click();
  await expect(debts.legal).toBeVisible();
  await page.goBack();
  await expect(debts.overview).toBeVisible();
  await page.goForward();
  await expect(debts.legal).toBeVisible();
  await debts.back.click();
  await expect(debts.overview).toBeVisible();
  await debts.back.click();
  await expect(page).toHaveURL(/\/journey\/before-now$/u);
});

test('Ravi sees more of a debt and less again; the legal questions are behind him (DE-002, DE-016, DE-017, DE-042)', async ({
  debts,
  page,
  context,
  email,
}) => {
  await reviewing(context, {
    email,
    firstName: 'Ravi',
    debts: [{ ...CARD, ...SETTLED, hasLegalAction: true }, LOAN],
  });
  await debts.open();
  const card = debts.card('Kestrel Cards');
  await expect(card).toContainText('Legal action started');
  await expect(card.getByText('Reference')).toBeHidden();
  await debts.more('Kestrel Cards').click();
  await expect(card.getByText('************4821')).toBeVisible();
  await expect(card.getByText('Arrears')).toBeVisible();
  await page.getByRole('button', { name: 'View Less about Kestrel Cards' }).click();
  await expect(card.getByText('Reference')).toBeHidden();
  await debts.continue.click();
  await expect(page.getByRole('radiogroup', { name: 'What has happened with Kestrel Cards?' })).toBeVisible();
});

test.describe('with a keyboard', { tag: '@desktop' }, () => {
  test('June adds, opens and deletes a debt with the keyboard alone (DE-013, DE-017, DE-018)', async ({
    debts,
    page,
    context,
    email,
  }) => {
    await reviewing(context, { email, firstName: 'June' });
    await debts.open();
    await expect(debts.welcome('June')).toBeVisible();
    await debts.addMyself.focus();
    await page.keyboard.press('Enter');
    await expect(debts.form).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Barrowby Bank');
    await page.keyboard.press('Escape');
    const kinds = page.getByRole('radiogroup', { name: 'What kind of debt is it?' }).getByRole('radio');
    await expect(kinds.first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Look for a kind of debt' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(kinds.and(page.getByRole('radio', { checked: true }))).toHaveCount(1);
    await debts.balance.focus();
    await page.keyboard.type('1500');
    await page.keyboard.press('Tab');
    await page.keyboard.type('35');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: 'I pay nothing on it right now' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(debts.overview).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(debts.more('Barrowby Bank')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(debts.card('Barrowby Bank').getByText('Whose debt')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(debts.edit('Barrowby Bank')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(debts.deleteQuestion.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(debts.delete('Barrowby Bank')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(debts.deleteQuestion.getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(debts.welcome('June')).toBeFocused();
  });
});
