import { expect, test } from '../fixtures.ts';
import { looking } from '../person/looking.ts';
import { reviewingUpTo } from '../person/reviewing.ts';

const CHILDREN = 'Children 15 or younger';

test('Priya counts who lives with her, and finds it again (HH-001, HH-005, HH-006, HH-007, HH-008)', async ({
  page,
  context,
  email,
}) => {
  const saves: { path: string; body: unknown }[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && /household|answers/.test(pathname))
      saves.push({ path: pathname, body: request.postDataJSON() });
  });
  await reviewingUpTo(context, { email }, 'household');
  await page.goto('/journey/household');
  await expect(page.getByRole('heading', { level: 1, name: 'Who lives with you?' })).toBeVisible();
  await expect(page.getByText('That makes 1 person in your home: only you.')).toBeVisible();
  await page.getByRole('button', { name: 'One more child 15 or younger' }).dblclick();
  await page.getByLabel('Additional adults').fill('1');
  await expect(
    page.getByText('That makes 4 people in your home: you, 2 children and 1 other adult.'),
  ).toBeVisible();

  // Not saved yet, and still there after a reload.
  await page.reload();
  await expect(page.getByLabel(CHILDREN)).toHaveValue('2');
  expect(saves).toEqual([]);

  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\/journey\/health$/);
  expect(saves).toEqual([
    {
      path: '/api/core/household/mine',
      body: {
        stepId: 'household',
        dependentsUnder16: 2,
        dependentsUnder18: 0,
        dependentsOver18: 0,
        additionalAdults: 1,
      },
    },
    { path: '/api/core/answers/mine', body: { stepId: 'household', answers: [] } },
  ]);
  await page.goto('/journey/household');
  await expect(page.getByLabel(CHILDREN)).toHaveValue('2');
  await expect(page.getByLabel('Additional adults')).toHaveValue('1');
});

test('Tom’s counters stop at 0 and at 20, by keys too (HH-004)', async ({ page, context, email }) => {
  await reviewingUpTo(context, { email }, 'household');
  await page.goto('/journey/household');
  const children = page.getByLabel(CHILDREN);
  await children.fill('99');
  await expect(children).toHaveValue('20');
  await children.press('ArrowUp');
  await expect(children).toHaveValue('20');
  await expect(page.getByRole('button', { name: 'One more child 15 or younger' })).toBeDisabled();
  await children.press('ArrowDown');
  await expect(children).toHaveValue('19');
  const adults = page.getByLabel('Additional adults');
  await adults.press('ArrowDown');
  await expect(adults).toHaveValue('0');
});

test('Mei loses the connection at Next: it is saved when she is back', async ({
  page,
  context,
  email,
  faults,
}) => {
  faults.expect(/failed|ERR_INTERNET_DISCONNECTED/);
  await reviewingUpTo(context, { email }, 'household');
  await page.goto('/journey/household');
  await page.getByRole('button', { name: 'One more additional adult' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You’re offline. We’ll try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/journey\/health$/);
});

test('the household is accessible and fits its window', async ({ page, context, email }) => {
  await reviewingUpTo(context, { email }, 'household');
  await page.goto('/journey/household');
  await page.getByRole('button', { name: 'One more child 15 or younger' }).click();
  await expect(page.getByLabel(CHILDREN)).toHaveValue('1');
  await looking(page)('household');
});
