import { expect, type Page, test } from '../fixtures.ts';
import { RepaymentPage } from '../pages/RepaymentPage.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../person/accessible.ts';
import { advised } from '../person/advised.ts';
import { answersTheRest, choseOrder, owesNoMore } from '../person/applying.ts';
import { customerIdOf } from '../person/customerId.ts';
import { heightOf } from '../person/heightOf.ts';
import { looking } from '../person/looking.ts';
import { allAccept, dayIn, drawsUp, offersGo, repays } from '../person/repaying.ts';

const LENDERS = [
  {
    initialCreditorName: 'Fenland Finance',
    creditTypeId: 2,
    currentBalance: 5380,
    regularPaymentAmount: 150,
  },
  { initialCreditorName: 'Barrowby Bank', creditTypeId: 3, currentBalance: 1500, regularPaymentAmount: 50 },
  { initialCreditorName: 'Marlow & Reed', creditTypeId: 1, currentBalance: 964, regularPaymentAmount: 40 },
];
/** So long as a name may be, and nowhere to break it. */
const NO_SPACE = 'Wyttenbachstrassenbankenvereinigungsgenossenschaftkredit';
const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
  { width: 1280, height: 800 },
];

async function fitsEach(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
}

test('Danielle’s plan with four lenders, of whom one says no, one asks for more and one is silent, is at most so high on a phone, with what is done seldom one press away (DN-590)', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  test.setTimeout(120_000);
  const plan = new RepaymentPage(page);
  await advised(context, { email, moreDebts: LENDERS });
  await fullAdvice.open();
  await expect(fullAdvice.answer).toBeVisible();
  await repays(context, [
    { answer: 'accepts and stops interest', sum: null },
    { answer: 'asks for more', sum: 19_500 },
    { answer: 'refuses', sum: null },
  ]);
  await plan.open();
  await expect(plan.line('3 of 4 lenders have answered')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your letters' })).toBeVisible();
  const height = await page.evaluate(async () => {
    await document.fonts.ready;
    const strip = document.querySelector('[data-if="trial"]');
    return document.documentElement.scrollHeight - (strip?.getBoundingClientRect().height ?? 0);
  });
  process.stdout.write(`plan at 390: ${height} px\n`);
  expect(height).toBeLessThanOrEqual(4100);

  const steps = page.getByRole('region', { name: 'Steps' });
  await expect(steps.getByRole('listitem')).toHaveCount(0);
  await steps.locator('summary').press('Enter');
  await expect(steps.locator('[aria-current="step"]')).toContainText('They answer');
  await page.locator('summary', { hasText: 'Ask us to ring you' }).press('Enter');
  await expect(page.getByLabel('Phone number')).toBeVisible();
  await expectAccessible(page);
  await looking(page)('plan-narrow');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('region', { name: 'Steps' }).getByRole('listitem').first()).toBeVisible();
});

test('Danielle’s plan that is being paid, with a month behind it, is as high at most, with no picture of days that are over (DN-590, DN-1020)', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  test.setTimeout(120_000);
  const plan = new RepaymentPage(page);
  await advised(context, { email, moreDebts: LENDERS });
  await fullAdvice.open();
  await expect(fullAdvice.answer).toBeVisible();
  const drawn = await drawsUp(context, 10);
  await offersGo(drawn);
  await allAccept(drawn);
  await plan.open();
  await expect(plan.line('All 4 lenders have answered')).toBeVisible();
  await expect(plan.picture(/28 days to answer/)).toBeVisible();
  const due = dayIn(10).slice(0, 7);
  await drawn.note({ kind: 'paid', on: dayIn(0), due, debtId: null, sum: null });
  await plan.open();
  await expect(plan.line(/^You’ve paid £225 of/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your letters' })).toBeVisible();
  await expect(plan.plan).toContainText('All 4 have answered.');
  await expect(plan.picture(/28 days to answer/)).toHaveCount(0);
  const height = await heightOf(page);
  process.stdout.write(`plan that is paid at 390: ${height} px\n`);
  expect(height).toBeLessThanOrEqual(4100);
  await looking(page)('plan-paying-narrow');
});

test('names of lenders that have no space to break at stay in the window: in the plan and its forms, the letters, the dashboard and the case (DN-591)', async ({
  fullAdvice,
  page,
  context,
  atDesk,
  email,
}) => {
  test.setTimeout(240_000);
  const plan = new RepaymentPage(page);
  const moreDebts = LENDERS.map((one, at) => ({ ...one, initialCreditorName: `${NO_SPACE}${at}` }));
  await advised(context, { email, moreDebts });
  await fullAdvice.open();
  await expect(fullAdvice.answer).toBeVisible();
  await repays(context, [{ answer: 'refuses', sum: null }]);
  await plan.open();
  await expect(plan.line('1 of 4 lenders has answered')).toBeVisible();
  for (const folded of await page.locator('summary').all()) await folded.press('Enter');
  await fitsEach(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await plan.answers(`${NO_SPACE}1`, 'They said no');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const { room, wide } = await plan.dialog.evaluate(({ clientWidth, scrollWidth }) => ({
      room: clientWidth,
      wide: scrollWidth,
    }));
    expect(wide).toBeLessThanOrEqual(room);
    await expect(plan.dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  }

  await page.goto('/plan/letters');
  await expect(page.getByRole('link', { name: `${NO_SPACE}0` }).first()).toBeVisible();
  for (const folded of await page.locator('summary').all()) await folded.press('Enter');
  await fitsEach(page);
  await page.goto('/dashboard');
  await page.locator('summary', { hasText: 'Your debts' }).press('Enter');
  await expect(page.getByText(`${NO_SPACE}0`).filter({ visible: true }).first()).toBeVisible();
  await fitsEach(page);

  const { desk } = await atDesk({ name: 'Jo Weir' });
  for (const part of ['plan', 'letters']) {
    await desk.goto(`/staff/case/${await customerIdOf(context)}/${part}`);
    const waits = desk.getByRole('region', { name: 'What waits for whom' });
    await expect(waits).toContainText(NO_SPACE);
    await expect(desk.getByText(`${NO_SPACE}1`).filter({ visible: true }).first()).toBeVisible();
    await fitsEach(desk);
  }
});

test('a form that asks about a debt by such a name stays in the window (DN-591)', async ({
  page,
  context,
  email,
}) => {
  test.setTimeout(120_000);
  await choseOrder(context, email, `${NO_SPACE}0`);
  await answersTheRest(context, []);
  await owesNoMore(context, `${NO_SPACE}0`);
  await page.goto('/plan/form');
  await expect(page.getByText(`Do you still owe ${NO_SPACE}0?`)).toBeVisible();
  await fitsEach(page);
});

test('Danielle takes her choice back: the page says so first, here and in a window that still showed it (DN-592)', async ({
  fullAdvice,
  page,
  context,
  email,
  faults,
}) => {
  test.setTimeout(120_000);
  faults.expect(/^4\d\d POST .*\/notes$/, /status of 4\d\d/);
  await advised(context, { email });
  await fullAdvice.open();
  await expect(fullAdvice.answer).toBeVisible();
  await page.goto('/choose/dmp');
  await page.getByRole('button', { name: 'Choose a debt management plan' }).click();
  await expect(fullAdvice.heading('You chose a debt management plan')).toBeFocused();
  const other = await context.newPage();
  await other.goto('/plan');
  const starts = other.getByRole('button', { name: 'Start on it' });
  await expect(starts).toBeVisible();

  await page.getByRole('button', { name: 'I don’t want a debt management plan any more' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, leave it' }).press('Enter');
  await expect(fullAdvice.heading('You have not chosen yet')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('You don’t go on with what you chose');
  await starts.press('Enter');
  await expect(other.getByRole('heading', { level: 1, name: 'You have not chosen yet' })).toBeVisible();
  await expect(other.locator(':focus')).toContainText('it was done in another window');

  // Who has chosen nothing reads nothing of it.
  await page.reload();
  await expect(fullAdvice.heading('You have not chosen yet')).toBeVisible();
  await expect(page.getByText('You don’t go on with what you chose')).toHaveCount(0);
});
