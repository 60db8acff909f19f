import { expect, test } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';

test('Wren changes the number of her call and takes it back while Jo has it open: Jo reads both, keeps her note in the case, and Wren reads what came of another (PT-563, PT-565, PT-566, PT-567, PT-568)', async ({
  journey,
  page,
  context,
  atDesk,
  faults,
}) => {
  test.setTimeout(300_000);
  // The call is gone for Jo.
  faults.expect(/^404 GET \/staff\/api\/tasks\//, /status of 404/);
  const ask = async () => {
    await journey.dropout.choice('Yes').check();
    await journey.dropout.askForCall({ name: 'Wren Lock', phone: '07400 123497' });
  };
  await journey.comeBack({ to: 'formal-plan' });
  await journey.choose(QUALIFIER['formal-plan'].asks, 'An IVA');
  await ask();
  const { desk, console } = await atDesk({ name: 'Jo Wren', viewport: { width: 390, height: 844 } });
  await console.takeWorkOf(await customerIdOf(context), 'Call-backs');
  await looking(desk)('console-call-open');
  await expect(await console.seeNumber()).toHaveText(/07400123497/);
  await console.note.fill('She asks for an interpreter.');

  await page.getByRole('button', { name: /^Change/ }).click();
  await journey.dropout.askForCall({ name: 'Wren Lock', phone: '07400 123496' });
  await expect(console.mine.getByRole('link', { name: /^Call 07400123496/ })).toBeVisible({
    timeout: 40_000,
  });
  await expect(console.mine.getByRole('status').filter({ hasText: 'another number' })).toBeVisible();
  await expect(console.note).toHaveValue('She asks for an interpreter.');
  await looking(desk)('console-call-changed');

  await console.open.getByLabel('Note', { exact: true }).focus();
  await page.getByRole('button', { name: 'Cancel the call' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  const said = console.open.getByRole('status').filter({ hasText: 'They have taken this call back' });
  await expect(said).toBeVisible({ timeout: 40_000 });
  const note = console.open.getByLabel('Note', { exact: true });
  await expect(note).toHaveValue('She asks for an interpreter.');
  await expect(note).toBeFocused();
  await expect(console.open.getByRole('link', { name: /^Call / })).toHaveCount(0);
  await looking(desk)('console-call-taken-back');
  await expect(note).toHaveValue('She asks for an interpreter.');
  const openCase = await console.open.getByRole('link', { name: 'Open case' }).getAttribute('href');
  await console.open.getByRole('button', { name: 'Keep it as a note of the case' }).press('Enter');
  await expect(desk.getByRole('status').filter({ hasText: 'Kept as a note of the case.' })).toBeVisible();

  await desk.goto(openCase ?? '');
  await console.casePart('Notes').click();
  await expect(desk.getByText('She asks for an interpreter.')).toBeVisible();
  await console.casePart('Timeline').click();
  await expect(desk.getByText('Took the call back')).toBeVisible();

  await page.goto('/journey/now');
  await page.getByRole('button', { name: 'Ask for another call' }).click();
  await journey.dropout.askForCall({ name: 'Wren Lock', phone: '07400 123497' });

  await desk.goto('/staff');
  await console.takeWorkOf(await customerIdOf(context), 'Call-backs');
  await console.seeNumber();
  await console.outcome('Wrong number').check();
  await console.save.click();
  await expect(desk.getByRole('status').filter({ hasText: 'Noted.' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText(/^The number we had on .* was not yours$/)).toBeVisible();
  await looking(page)('dashboard-wrong-number');
  await page.getByRole('link', { name: 'Ask for another call' }).click();
  await expect(page.getByRole('button', { name: 'Ask for another call' })).toBeVisible();
});
