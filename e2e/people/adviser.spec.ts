import { expect, STAFF_PASSWORD, test } from '../fixtures.ts';
import { codeNow } from '../pages/CodesPage.ts';
import { ConsolePage } from '../pages/ConsolePage.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { advised } from '../person/advised.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';
import { ops } from '../service/ops.ts';

test('Jo sets up her sign-in by keyboard, takes the call that Ian asked for, rings him, notes what came of it, signs out and in again (PT-065, PT-066, PT-067, PT-087)', async ({
  journey,
  context,
  visit,
  email,
  faults,
}) => {
  test.setTimeout(300_000);
  faults.expect(/^40[0134] (?:GET|POST) \/staff\/api\//, /status of 40[0134]/);
  await journey.comeBack({ to: 'formal-plan' });
  await journey.choose(QUALIFIER['formal-plan'].asks, 'An IVA');
  await journey.dropout.choice('Yes').check();
  await journey.dropout.askForCall({ name: 'Ian Weir', phone: '07400 123499' });

  const made = await ops(
    'staff',
    'add',
    email,
    '--name',
    'Jo Staithe',
    '--role',
    'adviser',
    '--who',
    'Megan',
  );
  const link = new URL(made.split('\n')[0] ?? '');
  const { page: desk } = await visit({ viewport: { width: 390, height: 844 } });
  const console = new ConsolePage(desk);
  const look = looking(desk);
  await desk.goto(`${link.pathname}${link.hash}`);
  await expect(desk.getByRole('heading', { level: 1, name: 'Hello Jo Staithe' })).toBeVisible();
  await expect(desk.getByRole('img', { name: 'A picture for your app to scan' })).toBeVisible();
  const key = await console.key();
  await look('console-set-up');
  await console.password.focus();
  await desk.keyboard.type('short');
  await console.code.focus();
  await desk.keyboard.type(codeNow(key));
  await desk.keyboard.press('Enter');
  await expect(console.password).toHaveAccessibleDescription(/at least 14 characters/i);
  await look('console-set-up-wrong');
  await console.password.fill(STAFF_PASSWORD);
  const counted = codeNow(key);
  await console.code.fill(counted);
  await console.code.press('Enter');
  await expect(console.you).toBeVisible();

  await look('console-work');
  await console.takeWorkOf(await customerIdOf(context), 'Call-backs');
  await expect(console.mine).toContainText('Any time is safe');
  await expect(await console.seeNumber()).toHaveText(/07400123499/);
  await look('console-call');
  await desk.reload();
  await console.taken.first().press('Enter');
  await expect(console.mine).toContainText('Ring Ian Weir');
  await console.save.press('Enter');
  await expect(console.mine).toContainText('Choose how it went.');
  await console.outcome('We spoke').focus();
  await desk.keyboard.press('Space');
  await console.note.fill('He rings his supervisor himself.');
  await console.save.press('Enter');
  await expect(desk.getByRole('status').filter({ hasText: 'Noted.' })).toBeVisible();
  // The next on the list, or where there is none what stands above it.
  await expect(desk.locator('h1:focus, li button:focus')).toHaveCount(1);
  await expect(console.mine).toHaveCount(0);

  await console.you.press('Enter');
  await console.signOut.press('Enter');
  await expect(console.signInHeading).toBeFocused();
  await look('console-sign-in');
  await console.email.fill(email);
  await console.password.fill(STAFF_PASSWORD);
  // The code that set it up has counted.
  await console.code.fill(counted);
  await console.code.press('Enter');
  await expect(desk.getByText(/do not go together/)).toBeVisible();
  await console.code.fill(codeNow(key, 1));
  await console.code.press('Enter');
  await expect(console.you).toBeVisible();
});

test('Danielle chose a debt management plan: Jo takes it, talks it over and notes that it goes on, which Danielle sees (PT-069, PT-070)', async ({
  fullAdvice,
  page,
  context,
  atDesk,
  email,
}) => {
  test.setTimeout(180_000);
  await advised(context, { email });
  await page.goto('/choose/dmp');
  await page.getByRole('button', { name: 'Choose a debt management plan' }).click();
  await expect(fullAdvice.heading('You chose a debt management plan')).toBeFocused();

  const { desk, console } = await atDesk({ name: 'Jo Lock', viewport: { width: 1280, height: 800 } });
  await console.takeWorkOf(await customerIdOf(context), 'Chosen plans');
  await expect(console.mine).toContainText('a debt management plan');
  await looking(desk)('console-plan');
  await console.seeNumber();
  await console.outcome('They go on with it').check();
  await console.save.click();
  await expect(desk.getByRole('status').filter({ hasText: 'Noted.' })).toBeVisible();

  await page.reload();
  await page.getByText(/^Step \d of \d:/).click();
  const steps = page.getByRole('region', { name: 'Steps' }).getByRole('listitem');
  await expect(steps.nth(1)).toContainText(/An adviser looks at it.*Done. An adviser/s);
  await looking(page)('plan-being-prepared');
});

test('Jo works by keys: she goes down the list, takes a call, puts it off, reads all keys and switches them off (PT-072, PT-091, PT-092, PT-421, PT-422) @desktop', async ({
  journey,
  context,
  visit,
  atDesk,
}) => {
  test.setTimeout(180_000);
  const { journey: ofAnother } = await visit();
  for (const [asking, name] of [
    [journey, 'Kit Weir'],
    [ofAnother, 'Kay Weir'],
  ] as const) {
    await asking.comeBack({ to: 'formal-plan' });
    await asking.choose(QUALIFIER['formal-plan'].asks, 'An IVA');
    await asking.dropout.choice('Yes').check();
    await asking.dropout.askForCall({ name, phone: '07400 123498' });
  }
  const { desk, console } = await atDesk({ name: 'Jo Weir', viewport: { width: 1280, height: 800 } });
  await expect(console.rows('Call-backs').first()).toBeVisible();
  await desk.keyboard.press('j');
  const row = desk.locator('li button[id]:focus');
  await expect(row).toHaveAttribute('aria-current', 'true');
  const first = await row.getAttribute('id');
  await desk.keyboard.press('ArrowDown');
  await expect(row).not.toHaveAttribute('id', first ?? '');
  await expect(row).toHaveAttribute('aria-current', 'true');
  await desk.keyboard.press('ArrowUp');
  await expect(row).toHaveAttribute('id', first ?? '');
  // Others add to the list meanwhile.
  await expect(console.part('Work')).toHaveAccessibleName(/^Work \d+ waits?/);
  await desk.keyboard.press('?');
  await expect(console.keys).toContainText('All keys');
  await expect(console.keys).toContainText('On a row the arrow key does it');
  await looking(desk)('console-keys');
  await desk.keyboard.press('Escape');
  await expect(console.keys).toBeHidden();
  await console.takeWorkOf(await customerIdOf(context), 'Call-backs');
  await console.seeNumber();
  await console.note.focus();
  await desk.keyboard.type('Not 1 but 2');
  await expect(console.outcome('We spoke')).not.toBeChecked();
  await console.outcome('We spoke').focus();
  await desk.keyboard.press('4');
  await expect(console.outcome('Call later')).toBeChecked();
  await console.save.click();
  await expect(console.mine).toContainText('Choose a day and a time.');
  await console.mine.getByLabel(/^When shall we ring/).fill(elevenInAWeek());
  await console.save.click();
  await expect(desk.getByRole('status').filter({ hasText: 'Noted.' })).toBeVisible();
  await expect(
    console.list('Call-backs').filter({ hasText: 'Put off to a time they named' }),
  ).not.toHaveCount(0);
  await looking(desk)('console-list');

  await desk.keyboard.press('?');
  await console.keys.getByRole('switch').uncheck();
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('?');
  await expect(console.keys).toBeHidden();
  await desk.getByRole('button', { name: 'All keys' }).click();
  await expect(console.keys).toBeVisible();
});

test('Jo narrows the list to Wales, takes a call from its row, opens the case, where what is urgent stands in words, and looks for a person by key (PT-420, PT-421, PT-427, PT-474, PT-517)', async ({
  journey,
  atDesk,
}) => {
  test.setTimeout(180_000);
  await journey.comeBack({ to: 'urgent', answers: { nation: 'Wales' } });
  await journey.tick(QUALIFIER.urgent.asks, ['Bailiffs have been, or are coming']);
  await journey.goOn();
  await journey.dropout.choice('Book appointment').check();
  await journey.dropout.askForCall({ name: 'Rhys Sluiceman', phone: '07400 123497' });
  const { desk, console } = await atDesk({ name: 'Jo Wye' });
  const look = looking(desk);
  await expect(console.rows('Call-backs').first()).toBeVisible();
  // Where people of one nation alone wait there is nothing to choose.
  await desk.goto('/staff?nation=wales');
  await expect(console.list('Call-backs').first()).toContainText('Wales');
  await expect(console.list('Call-backs').filter({ hasText: 'England' })).toHaveCount(0);
  await expect(desk.getByLabel('Nation')).toHaveValue('wales');
  await expect(console.list('Call-backs').first()).toContainText('Officers, no day told');
  await look('console-nation');
  await console
    .list('Call-backs')
    .first()
    .getByRole('button', { name: /^Take ?: / })
    .press('Enter');
  await expect(console.mine.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(console.mine).toContainText('Officers, no day told');
  await look('console-taken');
  await desk.keyboard.press('o');
  await expect(console.casePart('Advice')).toBeVisible();
  await expect(desk.getByRole('list', { name: 'Urgent' })).toHaveText('Officers, no day told');
  await look('console-case-urgent');
  await desk.getByRole('heading', { level: 1 }).press('/');
  await expect(desk.getByRole('textbox', { name: /^Find a person/ })).toBeFocused();
});

/** Eleven in the morning, on a weekday in a week or so, as a field of day and time has it. */
function elevenInAWeek(): string {
  const day = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000);
  while ([0, 6].includes(day.getUTCDay())) day.setTime(day.getTime() + 24 * 60 * 60 * 1000);
  return `${day.toISOString().slice(0, 10)}T11:00`;
}
