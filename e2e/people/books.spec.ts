import { expect, type Page, test } from '../fixtures.ts';
import { BookingPage } from '../pages/BookingPage.ts';
import { ConsolePage } from '../pages/ConsolePage.ts';
import { credentials } from '../person/credentials.ts';
import { looking } from '../person/looking.ts';
import { mailFor } from '../person/mailbox.ts';
import { registered } from '../person/registered.ts';
import { ops } from '../service/ops.ts';

const linkIn = (text: string) => /\/booking(?:\?appId=\w+)?#[\w-]+/u.exec(text)?.[0] ?? '';

/** What the look of that partner says, and ours does not. */
const THEIRS = 'We call from 0113 496 0333';

/** Holds back what the server says to a call until it may come. */
async function comesLate(page: Page, of: RegExp): Promise<{ readonly letCome: () => void }> {
  let letCome = () => {};
  const may = new Promise<void>(resolve => {
    letCome = resolve;
  });
  await page.route(of, async route => {
    await may;
    await route.continue();
  });
  return { letCome };
}

/** How many of us talk at once, as the content has it. */
const AT_ONCE = 3;

for (const width of [390, 1280]) {
  test(`Danielle books a talk without an account, moves it by the mail’s link, in the look in which she booked, and cancels it, at ${width} pixels (PT-274, PT-585, PT-618)`, async ({
    page,
    email,
    faults,
    visit,
  }) => {
    test.setTimeout(120_000);
    faults.expect(/^400 POST \/api\/core\/bookings\/mine/, /status of 400/);
    await page.setViewportSize({ width, height: 844 });
    const look = looking(page);
    const booking = new BookingPage(page);
    await page.goto('/book?appId=mw_quick');
    await expect(booking.heading('Pick a time to talk')).toBeVisible();
    await booking.book.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Say how we should talk');
    const when = await booking.pickTime(1);
    await booking.way('Phone').check({ force: true });
    await booking.name.fill('Danielle Okafor');
    // All that is wrong at once, on top, with a way to each.
    await booking.number.fill('0770');
    await booking.email.fill('danielle');
    await booking.book.click();
    await expect(booking.faults.getByRole('link')).toHaveCount(2);
    await expect(booking.faults).toBeFocused();
    await expect(booking.faults).toBeInViewport();
    await look(`book-faults-${width}`);
    await booking.faults.getByRole('link').last().press('Enter');
    await expect(booking.email).toBeFocused();
    await booking.email.fill(email);
    await expect(booking.faults.getByRole('link')).toHaveCount(1);
    await booking.number.fill('07700 900123');
    await expect(booking.faults).toHaveCount(0);
    await booking.note.fill('Please speak slowly');
    await look(`book-${width}`);
    await booking.book.click();
    await expect(booking.heading(/^Your call is on/)).toBeVisible();
    await expect(page.getByText('You’re booked in.')).toBeVisible();
    await expect(page.getByText(THEIRS)).toBeVisible();
    await look(`booked-${width}`);

    const mail = await mailFor(email, 'You’re booked in');
    expect(mail.text).toContain(when.split(',')[0]);
    const { page: elsewhere } = await visit({ viewport: { width, height: 844 } });
    const linked = new BookingPage(elsewhere);
    // Our own number comes later than the booking: what is pressed below it stays where it is.
    const { letCome } = await comesLate(elsewhere, /\/content\/site/);
    await elsewhere.goto(linkIn(mail.text));
    await expect(linked.heading(/^Your call is on/)).toBeVisible();
    await elsewhere.evaluate(() => document.fonts.ready);
    const stood = await linked.moveIt.boundingBox();
    letCome();
    await expect(elsewhere.getByText(THEIRS)).toBeVisible();
    expect(await linked.moveIt.boundingBox()).toEqual(stood);
    await linked.moveIt.click();
    await expect(linked.heading('Pick another time')).toBeFocused();
    const later = await linked.pickTime(3);
    await linked.moveHere.click();
    await expect(elsewhere.getByText('Your time is moved.')).toBeVisible();
    expect((await mailFor(email, 'Your new time')).text).toContain(later.split(',')[0]);

    await linked.answerCancel('No, keep my call');
    await expect(elsewhere.getByText('Your call stays as it is.')).toBeVisible();
    await linked.answerCancel('Yes, cancel it');
    await expect(linked.heading('Your time is cancelled')).toBeFocused();
    await looking(elsewhere)(`booking-cancelled-${width}`);
    await page.reload();
    await expect(booking.heading('Pick a time to talk')).toBeVisible();
  });
}

test('Danielle’s time has gone while she typed: nothing of hers is lost, and the nearest is one press away (PT-275)', async ({
  page,
  browser,
  faults,
}) => {
  test.setTimeout(120_000);
  faults.expect(/^409 POST \/api\/core\/bookings\/mine/, /status of 409/);
  const booking = new BookingPage(page);
  await page.goto('/book');
  await booking.pickTime(2);
  await booking.way('Chat on this site').check({ force: true });
  await booking.email.fill('danielle@example.com');
  await booking.note.fill('With my sister');
  await page.route(
    /\/bookings\/mine$/,
    async route => {
      // Others take the time in the moment before.
      const { startsAt } = route.request().postDataJSON() as { startsAt: string };
      const others = await browser.newContext();
      for (let index = 0; index < AT_ONCE; index += 1) {
        const guest = await others.request.post(new URL('/api/core/sessions/guest', page.url()).href);
        const { basicAuthToken } = (await guest.json()) as { basicAuthToken: string };
        const taken = await others.request.post(new URL('/api/core/bookings/mine', page.url()).href, {
          headers: { authorization: `Basic ${basicAuthToken}` },
          data: { id: crypto.randomUUID(), startsAt, way: 'phone', number: '07700900124' },
        });
        expect([200, 409]).toContain(taken.status());
      }
      await others.close();
      await route.continue();
    },
    { times: 1 },
  );
  await booking.book.click();
  await expect(booking.gone).toBeVisible();
  await expect(booking.note).toHaveValue('With my sister');
  await expect(booking.way('Chat on this site')).toBeChecked();
  await looking(page)('booking-gone');
  const near = booking.gone.getByRole('radio');
  await expect(near).toHaveCount(3);
  await near.first().check({ force: true });
  await booking.book.click();
  await expect(booking.heading(/^Your chat is on/)).toBeVisible();
});

test('Danielle sees her talk on the dashboard; Jo takes it, reads what would help and notes that it is not wanted any more, not that they spoke before its time; the calendar of the team has it too, and her own once she has it (PT-276, PT-277, PT-279, PT-451, PT-491)', async ({
  page,
  context,
  visit,
  email,
  faults,
}) => {
  test.setTimeout(180_000);
  faults.expect(/^409 POST \/staff\/api\/tasks\/[^/]+\/booking\/outcome/, /status of 409/);
  faults.expect(/^404 GET \/staff\/api\/me/, /status of 404/);
  await registered(context, { email, firstName: 'Danielle', lastName: 'Sluice' });
  const booking = new BookingPage(page);
  await page.goto('/book');
  // Others in these stories take the first times of a day.
  const when = await booking.pickTime(4, 'last');
  const time = /\d+(?::\d+)?(?:am|pm)/u.exec(when)?.[0] ?? '';
  await booking.way('Phone').check({ force: true });
  if ((await booking.number.count()) > 0) await booking.number.fill('07700 900123');
  await booking.note.fill('Please speak slowly');
  await booking.book.click();
  await expect(booking.heading(/^Your call is on/)).toBeVisible();
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Your call' });
  await expect(card.getByRole('link', { name: 'Change or cancel' })).toBeVisible();
  await looking(page)('dashboard-with-talk');

  const made = await ops(
    'staff',
    'add',
    `jo.${email}`,
    '--name',
    'Jo Weir',
    '--role',
    'adviser',
    '--who',
    'Megan',
  );
  const { page: desk } = await visit({ viewport: { width: 1280, height: 800 } });
  const console = new ConsolePage(desk);
  await console.setUp(made, 'a barge, a lock and a heron');
  await desk.goto('/staff/calendar');
  await expect(desk.getByText(/^You have no talks and no free times/)).toBeVisible();
  await desk.getByRole('link', { name: 'Team' }).press('Enter');
  await expect(desk).toHaveURL(/whose=team/);
  const booked = desk.getByRole('button', { name: new RegExp(`^Booked call ${time}`) });
  // It is in one of the next weeks, by the day on which this runs.
  await expect(async () => {
    await desk.getByRole('button', { name: 'Later', exact: true }).click();
    await expect(booked.first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(desk.getByRole('columnheader')).toHaveCount(7);
  await looking(desk)('console-calendar');
  await desk.setViewportSize({ width: 768, height: 1024 });
  await expect(desk.getByRole('columnheader')).toHaveCount(4);
  await desk.setViewportSize({ width: 390, height: 844 });
  await expect(desk.getByRole('table')).toHaveCount(0);
  await booked.first().press('Enter');
  const picked = desk.getByRole('region', { name: 'What was picked' });
  await expect(picked.getByRole('heading', { name: /^Booked call/ })).toBeFocused();
  await picked.getByRole('button', { name: /^Take it/ }).press('Enter');
  await expect(picked.getByRole('heading', { name: /^Ring / })).toBeVisible();
  await desk.getByRole('link', { name: 'Mine' }).press('Enter');
  await expect(desk.getByText(/^You have 1 talk and/)).toBeVisible();
  await expect(desk.getByRole('button', { name: /^Booked c/ })).toHaveCount(1);
  await picked.getByRole('button', { name: 'Give back' }).press('Enter');
  await expect(picked.getByRole('heading', { name: /^Ring / })).toHaveCount(0);
  await expect(desk.getByText(/^You have no talks/)).toBeVisible();
  await picked.getByRole('button', { name: /^Take it/ }).press('Enter');
  await expect(picked).toContainText('Please speak slowly');
  await desk.setViewportSize({ width: 1280, height: 800 });
  await looking(desk)('console-booking');
  await picked.getByRole('radio', { name: 'We spoke' }).check();
  await picked.getByRole('button', { name: 'Save and next' }).click();
  await expect(picked.getByText(/^This talk is on /)).toBeVisible();
  await picked.getByRole('radio', { name: 'They no longer want it' }).check();
  await picked.getByRole('button', { name: 'Save and next' }).click();
  await expect(picked).toHaveCount(0);
  const mine = await context.request.get('/api/core/bookings/mine', { headers: await credentials(context) });
  expect(((await mine.json()) as { booking: unknown }).booking).toBe(null);
});
