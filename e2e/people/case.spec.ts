import { expect, test } from '../fixtures.ts';
import { advised } from '../person/advised.ts';
import { credentials } from '../person/credentials.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';

const REASON = 'You told me about the games, and that they are over. This way you pay what you can.';

test('Danielle’s advice waits for a person: Jo takes it, opens the case, asks, confirms with a reason; Danielle reads it and can choose (PT-308, PT-309, PT-310)', async ({
  fullAdvice,
  page,
  context,
  atDesk,
  email,
}) => {
  test.setTimeout(240_000);
  await advised(context, {
    email,
    changed: [
      ['happened', 'gambled', 'In the last 2 years I gambled'],
      ['gambled-on', 'month', '2026-09'],
    ],
  });
  const headers = await credentials(context);
  const name = { forename: 'Danielle', surname: 'Sluice' };
  const named = await context.request.post('/api/core/account/mine/name', { headers, data: name });
  expect(named.ok(), await named.text()).toBe(true);
  await fullAdvice.open();
  await expect(page.getByText(/talk with you about gambling/).first()).toBeVisible();

  const { desk, console } = await atDesk({ name: 'Jo Weir' });
  const look = looking(desk);
  await console.takeWorkOf(await customerIdOf(context), 'Advice');
  await console.openCase();
  await expect(desk.getByText('Left each month')).toBeVisible();
  await look('case-advice');
  await desk.setViewportSize({ width: 768, height: 1024 });
  await look('case-advice-768');
  await desk.setViewportSize({ width: 390, height: 844 });

  for (const [part, says] of [
    ['Debts', 'Kestrel Cards'],
    ['Budget', 'Left over'],
    ['Answers', 'When did you last gamble?'],
    ['Documents', 'Budget statement'],
    ['Timeline', 'Got an advice'],
  ] as const) {
    await console.casePart(part).click();
    await expect(desk.getByRole('heading', { level: 2, name: part })).toBeVisible();
    await expect(desk.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(desk.getByText(says).first()).toBeVisible();
    await look(`case-${part.toLowerCase()}`);
  }
  await console.casePart('Notes').click();
  await desk.getByLabel('Write a note').fill('Speak to Danielle alone.');
  await desk.getByRole('button', { name: 'Add note' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'Speak to Danielle alone.' })).toContainText(
    'Jo Weir',
  );
  await look('case-notes');

  await console.casePart('Advice').click();
  await console.decide.getByLabel('Which one fits?').selectOption({ label: 'Debt Management Plan' });
  const confirm = console.decide.getByRole('button', { name: 'Save the confirmation' });
  await expect(confirm).toHaveAccessibleDescription(/talk with you about gambling/);
  await console.decide.getByLabel(/Why\?/).fill(REASON);
  await confirm.press('Enter');
  await expect(console.decide).toBeVisible();
  await console.decide.getByRole('checkbox').check();
  await look('case-decide');
  await confirm.press('Enter');
  await expect(desk.getByText('Counts for them').first()).toBeFocused();
  await expect(desk.getByRole('region', { name: 'What was said' })).toContainText(REASON);
  await look('case-decided');

  await fullAdvice.open();
  await expect(page.getByRole('heading', { name: 'Jo has looked at this for you' })).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText(REASON);
  await looking(page)('advice-decided');
  await page.getByRole('link', { name: /^Choose a debt management plan/ }).click();
  await page.getByRole('button', { name: 'Choose a debt management plan' }).click();
  await expect(fullAdvice.heading('You chose a debt management plan')).toBeFocused();
  await page.goto('/account');
  await expect(page.getByText('Looking at your case, to help you').first()).toBeAttached();
});
