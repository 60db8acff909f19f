import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { HealthStep } from '../pages/HealthStep.ts';
import { looking } from '../person/looking.ts';
import { reviewingUpTo } from '../person/reviewing.ts';

/** An answer to one of the questions below the conditions, found by the beginning of its text. */
const more = (page: Page, question: string, name: string) =>
  page.getByRole('radiogroup', { name: new RegExp(`^${question}`) }).getByRole('radio', { name });
const tapMore = (page: Page, question: string, name: string) =>
  page
    .getByRole('radiogroup', { name: new RegExp(`^${question}`) })
    .locator('label')
    .filter({ has: page.getByRole('radio', { name }) })
    .click();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function choose(page: Page, category: string, condition: string): Promise<void> {
  await page.getByLabel('Category').selectOption(category);
  await page.getByLabel('Condition', { exact: true }).selectOption(condition);
}

test('Grace agrees, adds, deletes and takes it back (HC-001, HC-002, HC-005, HC-006, HC-007, HC-008, HC-009)', async ({
  page,
  context,
  email,
}) => {
  await reviewingUpTo(context, { email }, 'health');
  await page.goto('/journey/health');
  await expect(page.getByText('I agree that you keep what I tell you about my health.')).toBeVisible();
  await new HealthStep(page).answer('Yes').click();

  await expect(page.getByRole('heading', { level: 1, name: 'Add a condition' })).toBeFocused();
  await expect(page.getByLabel('Condition', { exact: true })).toBeDisabled();
  await expect(button(page, 'Continue')).toBeDisabled();
  await button(page, 'Continue').click({ force: true });
  await expect(page.getByRole('alert')).toContainText('Choose a category');

  await choose(page, 'Mental health', 'Anxiety');
  await page.reload();
  await expect(page.getByLabel('Condition', { exact: true })).toHaveValue('Anxiety');
  await button(page, 'Continue').click();
  const told = page.getByRole('list', { name: 'What you told us' });
  await expect(told).toContainText('Anxiety');

  await button(page, 'Add another').click();
  await choose(page, 'Mental health', 'Self-harm or thoughts of suicide');
  await button(page, 'Continue').click();
  await expect(page.getByText('If you feel you might harm yourself')).toBeVisible();
  await expect(told.getByRole('listitem')).toHaveCount(2);

  // Two questions, and two more after a Yes to treatment. They survive a reload, and Continue saves them.
  await expect(page.getByRole('radiogroup')).toHaveCount(2);
  await tapMore(page, 'Are you in treatment', 'Yes');
  await expect(page.getByRole('radiogroup')).toHaveCount(4);
  await tapMore(page, 'Is there someone in your care team', 'I’d rather not say');
  await page.reload();
  await expect(more(page, 'Are you in treatment', 'Yes')).toBeChecked();
  await button(page, 'Continue').click();
  await expect(page).toHaveURL(/\/journey\/before-now$/);
  await page.goto('/journey/health');
  await expect(more(page, 'Are you in treatment', 'Yes')).toBeChecked();
  await expect(more(page, 'Is there someone in your care team', 'I’d rather not say')).toBeChecked();

  const drawer = page.getByRole('dialog', { name: 'Are you sure you want to delete?' });
  await button(page, 'Delete Anxiety').click();
  await drawer.getByRole('button', { name: 'No', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(told.getByRole('listitem')).toHaveCount(2);
  await button(page, 'Delete Anxiety').click();
  await drawer.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(told.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Your health' })).toBeFocused();

  await button(page, 'I’ve changed my mind: delete it all').click();
  await expect(drawer).toContainText('Advice we gave you before stays on record');
  await drawer.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(new HealthStep(page).question.getByRole('radio', { name: 'No' })).toBeChecked();
  await expect(told).toBeHidden();
  await new HealthStep(page).answer('Yes').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add a condition' })).toBeVisible();
  await button(page, 'Back').click();
  await expect(page.getByText('You’ve told us nothing yet.')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await button(page, 'Continue').click();
  await expect(page).toHaveURL(/\/journey\/before-now$/);
});

test('Sol says No, which changes nothing on the screen, and goes on (HC-003)', async ({
  page,
  context,
  email,
}) => {
  await reviewingUpTo(context, { email }, 'health');
  await page.goto('/journey/health');
  const saved = page.waitForRequest(
    request => request.url().endsWith('/answers/mine') && request.method() === 'POST',
  );
  await new HealthStep(page).answer('No').click();
  expect((await saved).postDataJSON()).toEqual({ stepId: 'health', answers: [] });
  await expect(new HealthStep(page).question.getByRole('radio', { name: 'No' })).toBeChecked();
  await expect(page).toHaveURL(/\/journey\/health$/);
  await button(page, 'Continue').click();
  await expect(page).toHaveURL(/\/journey\/before-now$/);
});

test('Ines moves through Yes and No with the arrow keys, and only Continue submits one', async ({
  page,
  context,
  email,
}) => {
  const consents: unknown[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/consent')) consents.push(request.postDataJSON().hasConsented);
  });
  await reviewingUpTo(context, { email }, 'health');
  await page.goto('/journey/health');
  await new HealthStep(page).question.getByRole('radio', { name: 'Yes' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(new HealthStep(page).question.getByRole('radio', { name: 'Yes' })).toBeChecked();
  expect(consents).toEqual([]);
  await button(page, 'Continue').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add a condition' })).toBeVisible();
  expect(consents).toEqual([true]);
  await page.goBack();
  await expect(page.getByText('You’ve told us nothing yet.')).toBeVisible();
});

test('Hal goes back from a condition that waits for a connection, and it is never sent', async ({
  page,
  context,
  email,
  faults,
}) => {
  faults.expect(/failed|ERR_INTERNET_DISCONNECTED/);
  await reviewingUpTo(context, { email }, 'health');
  await page.goto('/journey/health');
  await new HealthStep(page).answer('Yes').click();
  await choose(page, 'Mental health', 'Anxiety');
  await context.setOffline(true);
  await button(page, 'Continue').click();
  await expect(page.getByRole('alert').filter({ hasText: 'You’re offline. We’ll try again' })).toBeVisible();
  await button(page, 'Back').click();
  await expect(page.getByText('You’ve told us nothing yet.')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('You’ve told us nothing yet.')).toBeVisible();
});

test('Bea says what helps when we talk, and nothing about her health', async ({ page, context, email }) => {
  await reviewingUpTo(context, { email }, 'health');
  await page.goto('/journey/health');
  await button(page, 'Tell us what helps').click();
  await expect(page.getByText('Large print')).toBeHidden();
  await new HealthStep(page).answer('Yes').click();
  await page.getByText('Large print', { exact: true }).click();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Large print' })).toBeChecked();
  await button(page, 'Save').click();
  await expect(page.getByRole('region', { name: 'Help when we talk or write' })).toContainText('Large print');
  await expect(new HealthStep(page).question.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('every screen of the health step is accessible and fits its window', async ({
  page,
  context,
  email,
}) => {
  const look = looking(page);
  await reviewingUpTo(context, { email }, 'health');
  await page.goto('/journey/health');
  await expect(new HealthStep(page).question).toBeVisible();
  await look('health-welcome');
  await new HealthStep(page).answer('Yes').click();
  await expect(page.getByLabel('Category')).toBeVisible();
  await look('health-add');
  await choose(page, 'Mental health', 'Self-harm or thoughts of suicide');
  await button(page, 'Continue').click();
  await expect(button(page, 'Add another')).toBeVisible();
  await tapMore(page, 'Are you in treatment', 'Yes');
  await expect(page.getByRole('radiogroup')).toHaveCount(4);
  await look('health-list');
  await button(page, 'Delete Self-harm or thoughts of suicide').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('health-delete');
  await page.keyboard.press('Escape');
  await button(page, 'Tell us what helps').click();
  await new HealthStep(page).answer('Yes').click();
  await look('health-support');
});
