import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { HealthStep } from '../pages/HealthStep.ts';
import { filledIn } from '../person/budgeting.ts';
import { credentials } from '../person/credentials.ts';
import { looking } from '../person/looking.ts';
import { reviewing, reviewingUpTo } from '../person/reviewing.ts';

const CARD = {
  initialCreditorName: 'Kestrel Cards',
  creditTypeId: 1,
  currentBalance: 4212,
  regularPaymentAmount: 105,
  hasLegalAction: false,
  isSecured: false,
  hasAttachmentOfEarnings: false,
  hasGuarantor: false,
};
const KINDS = [1, 4, 5, 9, 28];

test('Tia rents and has five debts: her whole review is ten screens, and nothing else is asked of her (SA-045, SA-046, SA-048)', async ({
  page,
  context,
  email,
}) => {
  test.setTimeout(240_000);
  await reviewingUpTo(context, { email, firstName: 'Tia' }, 'usual-home');
  const look = looking(page);
  const seen: string[] = [];
  const next = page.getByRole('button', { name: 'Continue', exact: true });
  const tick = (question: string | RegExp, answer: string) =>
    page.getByRole('group', { name: question }).getByRole('checkbox', { name: answer }).check();
  const at = async (pageId: string) => {
    await expect(page).toHaveURL(new RegExp(`/journey/${pageId}$`, 'u'));
    seen.push(pageId);
  };

  await page.goto('/journey/residential');
  await at('residential');
  await page.getByRole('radio', { name: 'Yes, I usually live there' }).click();
  await tick('Do you own any of these?', 'None of these');
  await page.getByRole('textbox', { name: 'How much money do you have put by?' }).fill('0');
  await look('review-home');
  await next.click();
  await at('household');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await at('health');
  await new HealthStep(page).answer('No').tap();
  await next.click();
  await at('before-now');
  await tick('Do any of these fit your work?', 'None of these');
  await tick('Have you had any of these before?', 'None of these');
  await tick(/of this happened/u, 'None of these');
  await tick('Do any of these fit you now?', 'None of these');
  await look('review-before-now');
  await next.click();
  await at('your-debts');
  const { request } = context;
  const headers = await credentials(context);
  for (const [index, creditTypeId] of KINDS.entries()) {
    const flags = {
      hasLegalAction: false,
      isSecured: false,
      hasAttachmentOfEarnings: false,
      hasGuarantor: false,
    };
    const owed = {
      initialCreditorName: `Bank ${index}`,
      creditTypeId,
      currentBalance: 900,
      regularPaymentAmount: 20,
    };
    const data = { isJoint: false, ...flags, ...owed };
    // The page goes on before its last answer is stored, and until then there is no list to add to.
    await expect(async () => {
      const added = await request.post('/api/core/debts/mine?stepId=debts', { headers, data });
      expect(added.ok(), `adding ${data.initialCreditorName}: ${await added.text()}`).toBe(true);
    }).toPass({ timeout: 10_000 });
  }
  await page.reload();
  await next.click();
  await at('debt-details');
  await page.getByRole('checkbox', { name: /^None/u }).first().check();
  await page.getByRole('checkbox', { name: /^None/u }).last().check();
  await next.click();
  await at('debts-summary');
  await next.click();
  await at('budget');
  await filledIn(context);
  // First what she ticked, then what she filled in.
  await page.reload();
  await next.click();
  await expect(page.getByRole('heading', { name: 'How much, and how often?' })).toBeVisible();
  await next.click();
  await at('budget-summary');
  await page.getByRole('radio', { name: /^No/u }).click();
  await next.click();
  await at('income-to-come');
  await tick('Is any of this likely in the next year?', 'None of these');
  await look('review-looking-ahead');
  await next.click();
  await expect(page).toHaveURL(/\/journey\/full-advice$/u);
  expect(seen).toHaveLength(10);
});

test('Cara shares her budget with Joe: she is asked whose money it is, what her savings are, and about a car she does not own and a child who is not there (SA-044, SA-046, SA-047, SA-181)', async ({
  page,
  context,
  email,
}) => {
  test.setTimeout(240_000);
  await reviewing(context, { email, firstName: 'Cara', debts: [CARD] });
  const { request } = context;
  const headers = await credentials(context);
  const post = async (path: string, data: unknown) => {
    // The page goes on before its last answer is stored.
    await expect(async () => {
      const sent = await request.post(`/api/core${path}`, { headers, data });
      expect(sent.ok(), `${path}: ${await sent.text()}`).toBe(true);
    }).toPass({ timeout: 10_000 });
  };
  const couple = { dependentsUnder16: 0, dependentsUnder18: 0, dependentsOver18: 0, additionalAdults: 1 };
  await post('/household/mine', { stepId: 'household', ...couple });
  await post('/answers/mine', { stepId: 'savings', answers: [{ id: 'savings.amount', value: '900' }] });
  for (const stepId of ['debts', 'debt-details', 'debts-summary'])
    await post('/answers/mine', { stepId, answers: [] });
  const look = looking(page);
  const next = page.getByRole('button', { name: 'Continue', exact: true });
  const choose = (question: string | RegExp, answer: string) =>
    page.getByRole('radiogroup', { name: question }).getByText(answer, { exact: true }).click();

  await page.goto('/journey/partner');
  await choose('Do you share your budget with a partner?', 'Yes, but they would not help to pay');
  await choose('Would your partner like advice too?', 'No');
  await look('review-partner');
  await next.click();
  await expect(page).toHaveURL(/\/journey\/budget$/u);
  await expect(page.getByRole('heading', { name: 'What do you get, and what do you pay?' })).toBeVisible();
  await filledIn(context, {
    instead: {
      1: [
        [1001, 900],
        [1002, 800],
      ],
      2: [
        [1018, 400],
        [1016, 100],
      ],
      15: [
        [2043, 45],
        [2044, 15],
        [2045, 20],
        [2047, 60],
      ],
      22: [[3011, 420]],
    },
  });
  await page.reload();
  await next.click();
  await expect(page.getByRole('heading', { name: 'How much, and how often?' })).toBeVisible();
  // More comes in than she said at the start: what is left is not said before she has looked at that.
  await expect(page.getByText('You told us about £1,650 a month comes in.')).toBeVisible();
  await page.getByRole('button', { name: 'No, these are right' }).first().click();
  await next.click();

  await expect(page).toHaveURL(/\/journey\/whose-money$/u);
  await choose(/^PIP/u, 'Mine');
  await choose(/^Child Benefit/u, 'For both of us');
  await look('review-whose-money');
  await next.click();
  await expect(page).toHaveURL(/\/journey\/budget-summary$/u);
  await page.getByText(/^No/u).last().click();
  await next.click();

  await expect(page).toHaveURL(/\/journey\/income-to-come$/u);
  await choose('Is any of what you have put by back pay of a disability benefit?', 'Yes');
  await page.getByRole('textbox', { name: 'How much of it is back pay?' }).fill('500');
  await look('review-back-pay');
  await page
    .getByRole('group', { name: 'Is any of this likely in the next year?' })
    .getByText('None of these')
    .click();
  await next.click();

  await expect(page).toHaveURL(/\/journey\/does-it-fit$/u);
  const fits = 'Your budget has costs for a vehicle, and you own none. Is that right?';
  await choose(fits, 'I’ll change my budget');
  await look('review-does-it-fit');
  await page.getByRole('link', { name: 'Go to: Your budget' }).click();
  await expect(page).toHaveURL(/\/journey\/budget$/u);
  await page.goBack();
  await choose(fits, 'Yes, that is right');
  await choose(
    'Your budget has Child Benefit, and no child lives with you. Is that right?',
    'Yes, that is right',
  );
  await next.click();
  await expect(page).toHaveURL(/\/journey\/full-advice$/u);
});

test('Nia rents, lists a mortgage and is in Breathing Space: she is asked since when, leaves a month empty, and is asked about the mortgage once (SA-181, SA-182, SA-183, SA-185)', async ({
  page,
  context,
  email,
}) => {
  test.setTimeout(240_000);
  const MORTGAGE = { ...CARD, initialCreditorName: 'Heron Homes', creditTypeId: 19, currentBalance: 80_000 };
  await reviewingUpTo(context, { email, firstName: 'Nia' }, 'earlier-plans');
  const { request } = context;
  const headers = await credentials(context);
  const look = looking(page);
  const next = page.getByRole('button', { name: 'Continue', exact: true });
  const tick = (question: string | RegExp, answer: string) =>
    page.getByRole('group', { name: question }).getByRole('checkbox', { name: answer }).check();

  await page.goto('/journey/before-now');
  await tick('Have you had any of these before?', 'An IVA');
  const began = page.getByRole('group', { name: /^When did your IVA begin/u });
  await began.getByRole('textbox', { name: 'Month' }).fill('3');
  await began.getByRole('textbox', { name: 'Year' }).fill('2012');
  // She is not sure when it ended.
  await look('review-plans');
  await tick(/of this happened/u, 'None of these');
  await tick('Do any of these fit you now?', 'I’m in Breathing Space');
  await expect(page.getByRole('group', { name: /^When did the Breathing Space/u })).toBeVisible();
  await next.click();
  await expect(page).toHaveURL(/\/journey\/your-debts$/u);

  const post = async (path: string, data: unknown) => {
    // The page goes on before its last answer is stored.
    await expect(async () => {
      const sent = await request.post(`/api/core${path}`, { headers, data });
      expect(sent.ok(), `${path}: ${await sent.text()}`).toBe(true);
    }).toPass({ timeout: 10_000 });
  };
  for (const debt of [CARD, MORTGAGE]) await post('/debts/mine?stepId=debts', { isJoint: false, ...debt });
  for (const stepId of [
    'debts-intro',
    'debts',
    'debt-details',
    'debts-summary',
    'budget-ahead',
    'budget-intro',
  ])
    await post('/answers/mine', { stepId, answers: [] });
  await filledIn(context);
  await page.goto('/journey/budget');
  await next.click();
  await page.getByRole('radio', { name: /^No/u }).click();
  await next.click();
  await page
    .getByRole('group', { name: 'Is any of this likely in the next year?' })
    .getByText('None of these')
    .click();
  await next.click();
  await expect(page).toHaveURL(/\/journey\/does-it-fit$/u);
  const question = 'You told us you don’t own your home, and you have a mortgage. Is that right?';
  await page.getByRole('radiogroup', { name: question }).getByText('I’m not sure', { exact: true }).click();
  await look('review-mortgage');
  await next.click();
  await expect(page).toHaveURL(/\/journey\/full-advice$/u);
  await expect(page.getByText(/You have a mortgage, and do not own your home\./u)).toBeVisible();
});
