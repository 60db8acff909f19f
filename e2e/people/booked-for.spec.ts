import { expect, test } from '../fixtures.ts';
import { BookingPage } from '../pages/BookingPage.ts';
import { ConsolePage } from '../pages/ConsolePage.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';
import { registered } from '../person/registered.ts';
import { ops } from '../service/ops.ts';

test.describe('a talk that is booked for somebody', () => {
  for (const [width, name] of [
    [390, 'Ian Lode'],
    [768, 'Ifor Lode'],
    [1280, 'Ivor Lode'],
  ] as const) {
    test(`Jo rings ${name}, who asked for a call, and books a talk for him out of his case; he sees it where his questions ended, at ${width} pixels (PT-441, PT-443)`, async ({
      journey,
      page,
      context,
      atDesk,
      faults,
    }) => {
      test.setTimeout(240_000);
      faults.expect(/^40[149] (?:GET|POST) \/staff\/api\//, /status of 40[149]/);
      await page.setViewportSize({ width, height: 844 });
      await journey.comeBack({ to: 'formal-plan' });
      await journey.choose(QUALIFIER['formal-plan'].asks, 'An IVA');
      await journey.dropout.choice('Yes').check();
      await journey.dropout.askForCall({ name, phone: '07400 123497' });

      const { desk, console } = await atDesk({ name: 'Jo Lock', viewport: { width, height: 844 } });
      await console.takeWorkOf(await customerIdOf(context), 'Call-backs');
      await console.openCase();
      const talk = desk.getByRole('region', { name: 'A talk' });
      await talk.getByRole('button', { name: 'Book a talk' }).press('Enter');
      await expect(talk.getByLabel('Day')).toBeFocused();
      await talk.getByRole('button', { name: 'Book it' }).press('Enter');
      await expect(talk.getByText('Choose a day, a time and how we talk.')).toBeVisible();
      await talk.getByLabel('Day').selectOption({ index: { 390: 4, 768: 5, 1280: 6 }[width] });
      await talk.getByLabel('Time').selectOption({ index: 3 });
      await talk.getByRole('radio', { name: 'By phone' }).check({ force: true });
      await talk.getByLabel('Number we call').fill('07400 123497');
      await looking(desk)(`console-book-talk-${width}`);
      await talk.getByRole('button', { name: 'Book it' }).press('Enter');
      await expect(desk.locator(':focus')).toContainText(/^Booked for .*tell them the time/s);
      await looking(desk)(`console-talk-booked-${width}`);

      await console.backToMine();
      await console.seeNumber();
      await console.outcome('We spoke').check();
      await console.save.click();
      await expect(desk.getByRole('status').filter({ hasText: 'Noted.' })).toBeVisible();

      await page.reload();
      await expect(page.getByText(/^We spoke on /)).toBeVisible();
      const card = page.getByRole('region', { name: 'Your call', exact: true });
      await expect(card).toContainText('07400123497');
      await looking(page)(`dropout-with-talk-${width}`);
      await card.getByRole('link', { name: 'Change or cancel' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Your call is on/ })).toBeVisible();
    });
  }
});

test('Jo works the calendar by keys: she goes on and back, picks a talk, comes back to it, and goes to book for somebody (PT-444) @desktop', async ({
  page,
  context,
  visit,
  email,
  faults,
}) => {
  test.setTimeout(180_000);
  faults.expect(/^404 GET \/staff\/api\/me/, /status of 404/);
  await registered(context, { email, firstName: 'Danielle', lastName: 'Winch' });
  const booking = new BookingPage(page);
  await page.goto('/book');
  await booking.pickTime(4);
  await booking.way('Chat on this site').check({ force: true });
  await booking.book.click();
  await expect(booking.heading(/^Your chat is on/)).toBeVisible();

  const who = ['--name', 'Jo Weir', '--role', 'adviser', '--who', 'Megan'];
  const { page: desk } = await visit({ viewport: { width: 1280, height: 800 } });
  const console = new ConsolePage(desk);
  await console.setUp(await ops('staff', 'add', `jo.${email}`, ...who), 'a barge, a lock and a heron');
  await desk.keyboard.press('g');
  await desk.keyboard.press('c');
  const week = desk.getByRole('heading', { level: 1 });
  // As many days as are beside each other on a screen so wide.
  await expect(desk.getByRole('columnheader')).toHaveCount(7);
  const thisWeek = (await week.textContent()) ?? '';
  await desk.keyboard.press(']');
  await expect(week).not.toHaveText(thisWeek);
  await desk.keyboard.press('[');
  await expect(week).toHaveText(thisWeek);
  // Nobody has taken it yet.
  await desk.getByRole('link', { name: 'Team' }).press('Enter');
  await expect(desk).toHaveURL(/whose=team/);
  const booked = desk.getByRole('button', { name: /^Booked chat/ });
  await expect(async () => {
    await desk.keyboard.press(']');
    await expect(booked.first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  await desk.keyboard.press('j');
  const entry = desk.locator('button[id^="entry-"]:focus');
  await expect(entry).toHaveCount(1);
  await booked.first().focus();
  await desk.keyboard.press('Enter');
  const picked = desk.getByRole('region', { name: 'What was picked' });
  await expect(picked.getByRole('heading', { name: /^Booked chat/ })).toBeFocused();
  await desk.keyboard.press('Escape');
  await expect(picked).toHaveCount(0);
  await expect(booked.first()).toBeFocused();
  await desk.keyboard.press('t');
  await expect(week).toHaveText(thisWeek);
  await looking(desk)('console-calendar-keys');
  await desk.keyboard.press('b');
  await expect(desk).toHaveURL(/\/staff\/people$/);
});

for (const width of [390, 1280]) {
  test(`Jo says when she takes talks and when she is away; what is wrong is told, and nothing typed is lost, at ${width} pixels (PT-448)`, async ({
    visit,
    email,
    faults,
  }) => {
    test.setTimeout(180_000);
    faults.expect(/^40[04] (?:GET|PUT) \/staff\/api\//, /status of 40[04]/);
    const who = ['--name', 'Jo Lock', '--role', 'adviser', '--who', 'Megan'];
    const { page: desk } = await visit({ viewport: { width, height: 844 } });
    const console = new ConsolePage(desk);
    await console.setUp(await ops('staff', 'add', `jo.${email}`, ...who), 'a barge, a lock and a heron');
    await desk.goto('/staff/account');
    const hours = desk.getByRole('region', { name: 'When you take talks' });
    const monday = hours.getByRole('group', { name: 'Monday' });
    await monday.getByLabel('From').fill('17:00');
    await monday.getByLabel('To').fill('09:00');
    await hours.getByLabel('A day you are away').fill('2099-12-24');
    await hours.getByRole('button', { name: 'Add this day' }).press('Enter');
    await expect(hours.getByRole('listitem')).toContainText('Thursday 24 December 2099');
    const save = hours.getByRole('button', { name: 'Save your hours' });
    await save.press('Enter');
    await expect(hours.getByText('Monday: the second time has to be the later one.')).toBeVisible();
    await expect(monday.getByLabel('From')).toHaveValue('17:00');
    await looking(desk)(`console-talk-hours-${width}`);

    // Hours would change what others can book meanwhile: without any, the number of the operator holds.
    await monday.getByLabel('From').fill('');
    await monday.getByLabel('To').fill('');
    await save.press('Enter');
    await expect(hours.getByText(/^Saved\. /)).toBeVisible();
    await desk.reload();
    await expect(hours.getByRole('listitem')).toContainText('Thursday 24 December 2099');
  });
}
