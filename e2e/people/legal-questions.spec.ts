import { expect, test } from '../fixtures.ts';
import { LEGAL, LegalQuestionsScreen } from '../pages/LegalQuestionsScreen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../person/accessible.ts';
import { type GivenDebt, reviewing } from '../person/reviewing.ts';

const usual = { creditTypeId: 1, currentBalance: 4212, regularPaymentAmount: 50 };
const DEBTS: readonly GivenDebt[] = [
  { ...usual, initialCreditorName: 'Kestrel Cards', creditorReference: '4929123412341234' },
  { ...usual, initialCreditorName: 'Fenland Finance', creditTypeId: 4, currentBalance: 5380, isJoint: true },
  { ...usual, initialCreditorName: 'Kestrel Cards', creditorReference: '4929999900005678' },
];

test('Danielle answers by touch: what a Yes reveals takes the focus, and all of it is there after a reload (LQ-007, LQ-009, LQ-012, LQ-014, LQ-015, LQ-019) @both', async ({
  context,
  page,
  email,
}) => {
  await reviewing(context, { email, debts: DEBTS });
  const legal = new LegalQuestionsScreen(page);
  await legal.open();
  await expect(legal.toGo(4)).toBeVisible();
  await expectAccessible(page);

  await legal.say(LEGAL.action, 'Yes');
  await expect(legal.heading(LEGAL.actionWhich)).toBeFocused();
  await expect(page.getByText('Got a court form?')).toBeVisible();
  await legal.done.click();
  await expect(page.getByText('Error: Pick at least one debt')).toBeVisible();
  await legal.tick(LEGAL.actionWhich, /ending 5678/);
  await expect(legal.question(LEGAL.secured)).toBeHidden();
  await legal.done.click();
  await expect(legal.heading(LEGAL.secured)).toBeFocused();
  await expect(page.getByText('Yes, Kestrel Cards (Credit card, ending 5678)')).toBeVisible();

  await legal.say(LEGAL.secured, 'No');
  await expect(legal.toGo(2)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Yes, Kestrel Cards (Credit card, ending 5678)')).toBeVisible();
  await legal.say(LEGAL.wages, 'No');
  await legal.say(LEGAL.guarantor, 'Yes');
  await legal.tick(LEGAL.guarantorWhich, /Fenland/);
  await legal.done.click();
  await legal.say(LEGAL.mayAsk, 'No');
  await expect(legal.question(LEGAL.mayAskWhich).getByRole('checkbox')).toHaveCount(1);
  await legal.tick(LEGAL.mayAskWhich, /Fenland/);
  await expect(legal.complete).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const saved: Record<string, unknown>[] = [];
  page.on('request', request => {
    if (request.method() === 'PUT') saved.push(request.postDataJSON());
  });
  await legal.continue.click();
  await expect(page.getByRole('heading', { name: 'A bit more about these debts' })).toBeVisible();
  expect(saved).toContainEqual(expect.objectContaining({ hasLegalAction: true, isSecured: false }));
  expect(saved).toContainEqual(expect.objectContaining({ hasGuarantor: true, canGuarantorBeLiable: false }));
});

test('Danielle’s answers are saved for one debt only: her list leads her back to them, none turns into a No, and the rest goes out later (LQ-012, LQ-019, DE-029, HO-136)', async ({
  context,
  page,
  email,
  faults,
}) => {
  faults.expect(/Failed to load|ERR_FAILED/);
  await reviewing(context, { email, debts: DEBTS });
  const legal = new LegalQuestionsScreen(page);
  await legal.open();
  await legal.say(LEGAL.action, 'Yes');
  await legal.tick(LEGAL.actionWhich, /ending 5678/);
  await legal.done.click();
  for (const asks of [LEGAL.secured, LEGAL.wages, LEGAL.guarantor]) await legal.say(asks, 'No');
  let saves = 0;
  await page.route('**/debts/mine/*', route => {
    saves += 1;
    return saves === 1 ? route.continue() : route.abort();
  });
  await legal.continue.click();
  await expect(page.getByRole('heading', { name: 'Your answers are not saved yet.' })).toBeVisible();
  await page.goto('/journey/your-debts');
  await page.reload();
  await expect(page.getByText('Next: a few legal questions')).toBeVisible();
  await legal.continue.click();
  await expect(legal.complete).toBeVisible();

  // Once the connection is back they go out by themselves, and the list leads on.
  await page.unroute('**/debts/mine/*');
  const last = page.waitForResponse(
    response =>
      response.request().method() === 'PUT' && response.request().postDataJSON().hasLegalAction === true,
  );
  await page.goto('/journey/your-debts');
  await page.reload();
  expect((await last).ok()).toBe(true);
  await expect(page.getByText('Next: a few legal questions')).toBeHidden();
  await legal.continue.click();
  await expect(page.getByRole('heading', { name: 'A bit more about these debts' })).toBeVisible();
});

test('Gareth answers by keyboard: arrow keys only choose, and No to a guarantor ends the questions (LQ-008, LQ-014)', async ({
  context,
  page,
  email,
}) => {
  await reviewing(context, { email, debts: DEBTS });
  const legal = new LegalQuestionsScreen(page);
  await legal.open();
  const first = legal.question(LEGAL.action);
  await first.getByRole('radio', { name: 'Yes' }).focus();
  await page.keyboard.press('Space');
  await expect(first.getByRole('radio', { name: 'Yes' })).toBeFocused();
  await expect(page.getByRole('status').getByText('Next question added below')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(first.getByRole('radio', { name: 'No' })).toBeFocused();
  await expect(legal.question(LEGAL.actionWhich)).toBeHidden();

  for (const asks of [LEGAL.secured, LEGAL.wages, LEGAL.guarantor]) {
    await legal.question(asks).getByRole('radio', { name: 'No' }).focus();
    await page.keyboard.press('Space');
  }
  await expect(legal.complete).toBeVisible();
  await expect(legal.question(LEGAL.mayAsk)).toBeHidden();
  await expect(legal.continue).not.toHaveAttribute('aria-disabled');

  await legal.change(LEGAL.action);
  await expect(legal.heading(LEGAL.action)).toBeFocused();
  await legal.say(LEGAL.action, 'Yes');
  await expect(legal.complete).toBeHidden();
  await expect(legal.toGo(1)).toBeVisible();
  await legal.continue.click({ force: true });
  const problem = page.getByRole('alert').getByRole('link', { name: 'Pick at least one debt' });
  await problem.click();
  await expect(legal.question(LEGAL.actionWhich).getByRole('checkbox').first()).toBeFocused();
});

test('Bella named bailiffs in the first questions and knows no day: legal action is chosen, and she says which debt it is about (WT-087)', async ({
  context,
  page,
  email,
}) => {
  await reviewing(context, {
    email,
    debts: DEBTS,
    answers: { urgent: ['Bailiffs have been, or are coming'] },
  });
  const legal = new LegalQuestionsScreen(page);
  await legal.open();
  await expect(page.getByText('You told us: Bailiffs have been, or are coming.')).toBeVisible();
  await expect(legal.question(LEGAL.actionWhich)).toBeVisible();
  await legal.tick(LEGAL.actionWhich, /ending 5678/);
  await legal.done.click();
  await expect(page.getByText('Yes, Kestrel Cards (Credit card, ending 5678)')).toBeVisible();
});
