import { expect, test } from '../fixtures.ts';
import { codeNow } from '../pages/CodesPage.ts';
import { ConsolePage } from '../pages/ConsolePage.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';
import { addresses } from '../service/addresses.ts';
import { ops } from '../service/ops.ts';

const PASSWORD = 'a barge, a lock and a heron';

test('Jo works on a phone: what she has taken covers nothing by itself, and her note outlives a sign-in that ended elsewhere (PT-530, PT-531, PT-532, PT-533)', async ({
  journey,
  context,
  visit,
  email,
  faults,
}) => {
  test.setTimeout(240_000);
  faults.expect(/^40[014] (?:GET|POST) \/staff\/api\//, /status of 40[014]/);
  await journey.comeBack({ to: 'formal-plan' });
  await journey.choose(QUALIFIER['formal-plan'].asks, 'An IVA');
  await journey.dropout.choice('Yes').check();
  await journey.dropout.askForCall({ name: 'Tegan Towrope', phone: '07400 123496' });
  const made = await ops('staff', 'add', email, '--name', 'Jo Winch', '--role', 'adviser', '--who', 'Megan');
  const { page: desk } = await visit({ viewport: { width: 390, height: 844 } });
  const console = new ConsolePage(desk);
  const look = looking(desk);
  const link = new URL(made.split('\n')[0] ?? '');
  await desk.goto(`${link.pathname}${link.hash}`);
  await console.password.fill(PASSWORD);
  const key = await console.key();
  await console.code.fill(codeNow(key));
  await console.code.press('Enter');
  await console.takeWorkOf(await customerIdOf(context), 'Call-backs');

  for (const width of [768, 390]) {
    await desk.setViewportSize({ width, height: 844 });
    await desk.goto('/staff');
    await expect(console.taken).toBeVisible();
    await expect(console.mine).toHaveCount(0);
    await console.taken.press('Enter');
    await expect(console.mine.getByRole('heading', { level: 2 })).toBeFocused();
    await desk.keyboard.press('Escape');
    await expect(console.taken).toBeFocused();
  }
  await desk.keyboard.press('Enter');
  await console.outcome('We spoke').check();
  await console.note.fill('She rings her supervisor herself.');

  const cookies = await desk.context().cookies();
  const elsewhere = await fetch(`${addresses.site}/staff/api/session`, {
    method: 'DELETE',
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
  expect(elsewhere.ok).toBe(true);
  await console.save.press('Enter');
  await expect(console.signInHeading).toBeFocused();
  await expect(desk.getByRole('main')).not.toContainText('Tegan Towrope');
  await look('console-signed-out');
  await console.email.fill(email);
  await console.password.fill(PASSWORD);
  await console.code.fill(codeNow(key, 1));
  await console.code.press('Enter');
  await expect(console.mine).toContainText('Ring Tegan Towrope');
  await expect(console.note).toHaveValue('She rings her supervisor herself.');
  await expect(console.outcome('We spoke')).toBeChecked();
  await look('console-note-again');

  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto('/staff');
  await expect(console.mine).toContainText('Ring Tegan Towrope');
  await look('console-taken-1280');
});
