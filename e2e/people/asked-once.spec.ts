import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { atBudget, filledIn } from '../person/budgeting.ts';
import { credentials } from '../person/credentials.ts';
import { looking } from '../person/looking.ts';
import { reviewing, reviewingUpTo } from '../person/reviewing.ts';

const MORTGAGE = {
  initialCreditorName: 'Heron Homes',
  creditTypeId: 19,
  currentBalance: 80_000,
  regularPaymentAmount: 400,
  isJoint: false,
  hasLegalAction: false,
  isSecured: true,
  hasAttachmentOfEarnings: false,
  hasGuarantor: false,
};
const CARD = { ...MORTGAGE, initialCreditorName: 'Kestrel Cards', creditTypeId: 1, currentBalance: 4212 };
const HOME = [
  ['owns', 'home', 'The home I live in, with or without a mortgage'],
  ['home-value', 'amount', '150000'],
  ['home-mortgage', 'amount', '0'],
  ['home-loans', 'amount', '0'],
  ['home-owners', 'alone', 'I own all of it'],
] as const;

test('Odile says nothing is owed on her home and lists its mortgage: she is asked about it once, changes it, and is not asked again (WT-047)', async ({
  page,
  context,
  email,
}) => {
  test.setTimeout(240_000);
  await reviewingUpTo(
    context,
    { email, firstName: 'Odile', answers: { housing: 'Own it outright' } },
    'debts',
  );
  const { request } = context;
  const headers = await credentials(context);
  const post = async (path: string, data: unknown) => {
    // The page goes on before its last answer is stored.
    await expect(async () => {
      const sent = await request.post(`/api/core${path}`, { headers, data });
      expect(sent.ok(), `${path}: ${await sent.text()}`).toBe(true);
    }).toPass({ timeout: 10_000 });
  };
  for (const [stepId, word, value] of HOME)
    await post('/answers/mine', { stepId, answers: [{ id: `${stepId}.${word}`, value }] });
  for (const debt of [MORTGAGE, CARD]) await post('/debts/mine?stepId=debts', debt);
  for (const stepId of ['debts', 'debt-details', 'debts-summary', 'budget-ahead', 'budget-intro'])
    await post('/answers/mine', { stepId, answers: [] });
  const look = looking(page);
  const next = page.getByRole('button', { name: 'Continue', exact: true });

  await filledIn(context, { instead: { 17: [[2064, 25]] } });
  await page.goto('/journey/budget');
  await next.click();
  await expect(page).toHaveURL(/\/journey\/budget-summary$/u);
  await page.getByText(/^No/u).last().click();
  await next.click();
  await expect(page).toHaveURL(/\/journey\/income-to-come$/u);
  await page
    .getByRole('radiogroup', { name: /nothing for rent or a mortgage/u })
    .getByText('I’m not sure', { exact: true })
    .click();
  await page
    .getByRole('group', { name: 'Is any of this likely in the next year?' })
    .getByText('None of these')
    .click();
  await next.click();

  await expect(page).toHaveURL(/\/journey\/does-it-fit$/u);
  const asked =
    'You put £0 for a mortgage or a loan on your home, and your debts or budget show one. Is £0 right?';
  const question = page.getByRole('radiogroup', { name: asked });
  await expect(page.getByRole('radiogroup')).toHaveCount(1);
  await expect(question).toContainText('Your debts show: ');
  await look('review-fits-mortgage');
  await question.getByText('I’ll change what I owe on my home', { exact: true }).click();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: /^Go to: / }).click();
  await expect(page).toHaveURL(/\/journey\/home-worth/u);
  await page.getByRole('button', { name: 'Change Your mortgage' }).click();
  await page.getByRole('textbox', { name: 'How much do you still owe on the mortgage?' }).fill('80000');
  await next.click();
  await expect(page).not.toHaveURL(/\/journey\/home-worth/u);
  await page.goto('/journey/full-advice');
  await expect(page).toHaveURL(/\/journey\/full-advice$/u);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.goto('/journey/does-it-fit');
  await expect(question).toHaveCount(0);
});

test('Uma ticked that her benefits have stopped and has Universal Credit in her budget: she is asked about it once, and every page follows what she answers (WT-163, WT-164)', async ({
  dashboard,
  fullAdvice,
  page,
  context,
  email,
}) => {
  test.setTimeout(240_000);
  await atBudget(context, email, { answers: { urgent: ['My benefits have stopped'] } });
  const headers = await credentials(context);
  for (const stepId of ['budget-ahead', 'budget-intro']) {
    const data = { stepId, answers: [] };
    expect((await context.request.post('/api/core/answers/mine', { headers, data })).ok()).toBe(true);
  }
  await filledIn(context, { instead: { 1: [[1001, 1100]], 2: [[1011, 400]] } });
  const look = looking(page);
  const next = page.getByRole('button', { name: 'Continue', exact: true });
  await page.goto('/journey/budget');
  await next.click();
  await expect(page).toHaveURL(/\/journey\/budget-summary$/u);
  await page.getByText(/^No/u).last().click();
  await next.click();
  await page
    .getByRole('group', { name: 'Is any of this likely in the next year?' })
    .getByText('None of these')
    .click();
  await next.click();

  await expect(page).toHaveURL(/\/journey\/does-it-fit$/u);
  const question = page.getByRole('radiogroup', {
    name: 'You told us your benefits have stopped, and your budget has some. Do you still get those?',
  });
  await expect(page.getByRole('radiogroup')).toHaveCount(1);
  await expect(question).toContainText('Your budget shows: £400 a month of benefits.');
  await look('review-fits-stopped');
  const caution = page.getByText('So some of the money counted here may not come.');
  const urgent = page.getByText('Ask why your benefits stopped');
  const answers = async (words: string) => {
    await page.goto('/journey/does-it-fit');
    await question.getByText(words, { exact: true }).click();
    await next.click();
    await expect(page).toHaveURL(/\/journey\/full-advice/u);
    await expect(fullAdvice.headings.first()).toBeVisible();
  };

  await answers('I’m not sure');
  const findOut = fullAdvice.part('What we’ll find out together');
  await findOut.locator('summary').click();
  await expect(findOut).toContainText('your benefits have stopped, and your budget has some.');
  await expect(findOut.getByRole('link', { name: /^Check my answer/u })).toHaveAttribute(
    'href',
    /does-it-fit/u,
  );
  await look('advice-stopped-unsure');
  await dashboard.open();
  await expect(dashboard.summary).toContainText('So some of the money counted here may not come.');
  await look('dashboard-stopped-unsure');

  await answers('Yes, I still get what is in my budget');
  await expect(fullAdvice.answer).toBeVisible();
  await expect(urgent).toBeVisible();
  await expect(caution).toHaveCount(0);
  await look('advice-stopped-right');
  await dashboard.open();
  await expect(dashboard.summary).toContainText('£225 left over');
  await expect(caution).toHaveCount(0);

  await answers('They have started again, or did not stop');
  await expect(fullAdvice.answer).toBeVisible();
  await expect(urgent).toHaveCount(0);
  await expect(caution).toHaveCount(0);

  await page.goto('/journey/does-it-fit');
  await question.getByText('I’ll change my budget', { exact: true }).click();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: /^Go to: / }).click();
  await expect(page).toHaveURL(/\/journey\/budget/u);
  await filledIn(context, { instead: { 1: [[1001, 1500]] } });
  const completed = await context.request.get('/api/core/sfs/mine/sfs/complete', { headers });
  expect(completed.ok(), await completed.text()).toBe(true);
  await fullAdvice.open();
  await expect(fullAdvice.answer).toBeVisible();
  await expect(urgent).toBeVisible();
  await expect(caution).toHaveCount(0);
  await page.goto('/journey/does-it-fit');
  await expect(page).not.toHaveURL(/does-it-fit/u);
  await expect(question).toHaveCount(0);
});

test('Nell lives in Northern Ireland, ticked rates as behind and lists none: she is asked about them once, by their name there (WT-048, WT-078)', async ({
  debts,
  page,
  context,
  email,
}) => {
  // By the words that are kept, which are those of England.
  const answers = { nation: 'Northern Ireland', arrears: ['Council tax', 'Gas or electricity'] };
  await reviewing(context, { email, firstName: 'Nell', answers, debts: [{ ...CARD, isSecured: false }] });
  await debts.open();
  await expect(page.getByText('Fill in Rates, or take it off')).toBeVisible();
  await expect(page.getByText('Council tax')).toHaveCount(0);
  await page.getByRole('button', { name: /^I don’t owe this \(Rates\)/u }).click();
  await page.getByRole('button', { name: /^I don’t owe this \(Gas or electricity\)/u }).click();
  await expect(page.getByRole('button', { name: /^I don’t owe this/u })).toHaveCount(0);
  await page.reload();
  await expect(debts.card('Kestrel Cards')).toBeVisible();
  await expect(page.getByText(/or take it off/u)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^I don’t owe this/u })).toHaveCount(0);
  await debts.continue.click();
  await expect(page).not.toHaveURL(/\/your-debts$/u);
});
