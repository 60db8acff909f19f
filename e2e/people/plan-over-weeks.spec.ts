import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '../fixtures.ts';
import { GOOD_PASSWORD } from '../pages/RegistrationStep.ts';
import { RepaymentPage } from '../pages/RepaymentPage.ts';
import { advised } from '../person/advised.ts';
import { looking } from '../person/looking.ts';
import { nextMonth } from '../person/nextMonth.ts';
import { addresses, dataFolder } from '../service/addresses.ts';
import { ownServer } from '../service/ownServer.ts';

const DAY = 24 * 60 * 60 * 1000;
const LENDERS = [
  {
    initialCreditorName: 'Fenland Finance',
    creditTypeId: 2,
    currentBalance: 5380,
    regularPaymentAmount: 150,
  },
  { initialCreditorName: 'Barrowby Bank', creditTypeId: 3, currentBalance: 1500, regularPaymentAmount: 50 },
  { initialCreditorName: 'Marlow & Reed', creditTypeId: 1, currentBalance: 964, regularPaymentAmount: 40 },
];

test.describe('a plan over weeks', () => {
  test.use({ baseURL: `http://localhost:${addresses.weeksPort}` });
  const server = ownServer({ port: addresses.weeksPort, dataFolder: `${dataFolder}-weeks` });
  test.beforeEach(async () => {
    await server.empty();
    await server.switchOn();
  });
  test.afterEach(() => server.end('SIGTERM'));

  test('is kept by Danielle: one lender says yes, one asks for more, one says no, one is silent; she misses a payment, takes a break, and looks at it after a year (DN-154, DN-158, DN-475, DN-476, DN-477, DN-478, DN-479, DN-507, DN-512, DN-594)', async ({
    fullAdvice,
    page,
    context,
    visit,
    email,
  }) => {
    test.setTimeout(420_000);
    const plan = new RepaymentPage(page);
    await advised(context, { email, moreDebts: LENDERS });
    await fullAdvice.open();
    await expect(fullAdvice.answer).toBeVisible();
    await page.goto('/choose/dmp');
    await page.getByRole('button', { name: 'Choose a debt management plan' }).click();
    await page.getByRole('button', { name: 'Start on it' }).click();
    await plan.button('Draw up my plan').click();
    await plan.fillDay(nextMonth());
    await plan.save('Draw up my plan');
    await plan.button('I’ve sent my offers').click();
    await plan.save();
    await plan.answers('Kestrel Cards', 'They said yes, and stopped interest');
    await plan.save();
    await plan.answers('Fenland Finance', 'They asked for more');
    await plan.dialog.getByLabel(/What do they ask for/).fill('195');
    // What is typed is there again after a reload.
    await page.reload();
    await expect(plan.dialog.getByLabel(/What do they ask for/)).toHaveValue('195');
    await expect(plan.dialog.getByRole('radio', { name: 'They asked for more' })).toBeChecked();
    await plan.save();
    await expect(plan.reply('Fenland Finance')).toContainText('Asks for £195');
    await page.reload();
    await expect(plan.line('2 of 4 lenders have answered')).toBeVisible();
    await expect(plan.dialog).toHaveCount(0);
    await plan.answers('Marlow & Reed', 'They said no');
    await plan.save();
    await plan.button('I’ve paid this').click();
    await plan.dialog.getByRole('radio', { name: /^All of it/ }).check();
    await plan.save();
    await expect(plan.line('3 of 4 lenders have answered')).toBeVisible();

    const reminders = plan.plan.getByRole('region', { name: 'Reminders' });
    await reminders.getByText('Get an email before a payment').click();
    await reminders.getByLabel('Email me').selectOption('3 days before');
    await reminders.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(reminders.getByText('Saved. We email you 3 days before each payment day.')).toBeVisible();

    const viewport = page.viewportSize();
    let open = page;
    /** The same person in a browser of that day, once the server was killed and so many days have passed. */
    async function daysLater(days: number): Promise<Page> {
      await open.close();
      await server.end('SIGKILL');
      await server.switchOn(days);
      const then = await visit({ viewport });
      open = then.page;
      await then.page.clock.setFixedTime(Date.now() + days * DAY);
      await then.login.open();
      await then.login.logIn(email, GOOD_PASSWORD);
      await expect(then.page).toHaveURL(/\/dashboard/);
      return then.page;
    }

    // The days for an answer are over, and nobody has written anything down: the plan runs.
    const second = await daysLater(29);
    await expect(second.getByText('No answer from Barrowby Bank yet')).toBeVisible();
    const later = new RepaymentPage(second);
    await later.open();
    await expect(later.line(/^You’ve paid £225 of/)).toBeVisible();
    await expect(later.reply('Barrowby Bank')).toContainText('Write to them again, and pay all the same.');
    await expect(later.reply('Fenland Finance')).toContainText('reply to them now');
    await looking(second)('plan-silent');
    await expect(
      later.plan.getByRole('link', { name: 'Write again to who has not answered' }),
    ).toHaveAttribute('href', /^\/plan\/letters\?about=/);
    await later.button(/I’ve written again.*Barrowby/).press('Enter');
    await later.save();
    await expect(later.reply('Barrowby Bank')).toContainText('No answer yet');
    await later.button(/I’ve replied to them.*Fenland/).press('Enter');
    await later.save();
    await expect(later.reply('Fenland Finance')).toContainText('Wanted more, asked again');

    // Who said no is still to be asked again. A payment was missed; the end moves on.
    const third = await daysLater(70);
    const after = new RepaymentPage(third);
    await after.open();
    await expect(after.reply('Marlow & Reed')).toContainText('it is time to ask them again');
    const clear = after.plan.getByRole('definition').nth(2);
    const before = monthIn(await clear.textContent());
    await after.button('I can’t pay one of these').first().press('Enter');
    for (const box of await after.dialog.getByRole('checkbox').all()) await box.check();
    await after.save('I can’t pay these');
    await expect(after.plan.getByRole('row', { name: /Not paid/ })).toBeVisible();
    await after.button('I need a break').press('Enter');
    await after.dialog.getByRole('combobox', { name: 'The first month' }).selectOption({ index: 1 });
    await after.dialog.getByRole('combobox', { name: 'The last month' }).selectOption({ index: 2 });
    await after.dialog.getByLabel(/What can you pay in each/).fill('0');
    await after.save('Take the break');
    await expect(after.payments.filter({ hasText: 'Break' })).toHaveCount(2);
    expect(monthIn(await clear.textContent())).toBeGreaterThanOrEqual(before + 2);
    await after.button(/Something else.*Marlow/).press('Enter');
    await after.dialog.getByRole('button', { name: 'It was sold or passed on' }).press('Enter');
    await after.dialog.getByLabel('Who has it now?').fill('Lapwing Recovery');
    await after.save();
    await expect(after.reply('Lapwing Recovery')).toContainText('Sold on. It was with Marlow & Reed.');
    const download = third.waitForEvent('download');
    await after.button('Add to my calendar').press('Enter');
    const days = [...(await readFile(await (await download).path(), 'utf8')).matchAll(/UID:(\S+)/gu)];
    expect(new Set(days.map(([, id]) => id)).size).toBe(days.length);
    await looking(third)('plan-after-weeks');

    const fourth = await daysLater(367);
    await expect(fourth.getByText('Look at your budget again')).toBeVisible();
    const review = new RepaymentPage(fourth);
    await review.open();
    await expect(
      review.plan.getByRole('listitem').filter({ hasText: 'Look at your budget again' }),
    ).toBeVisible();
    await expect(review.plan.getByText(/^\d+ earlier months?$/)).toBeVisible();
    await review.button('I’ve looked at my budget again').press('Enter');
    await review.save('Nothing has changed');
    await expect(review.plan.getByText('Look at your budget again')).toHaveCount(0);
    // A payment of weeks ago that was none is taken back, and the sums, the picture and its month follow back.
    const paid = review.history.getByRole('listitem').filter({ hasText: /^Paid to / });
    await review.history.locator('summary').press('Enter');
    // Nobody has said anything of many months, which comes before how it stands.
    await expect(review.line(/^You have not told us about \d+ payments$/)).toBeVisible();
    await expect(review.plan.getByText(/Paid so far: £225\. Still owed/)).toBeVisible();
    await paid.getByRole('button', { name: /^Take that back/ }).press('Enter');
    await review.dialog.getByRole('button', { name: 'Take that back' }).press('Enter');
    await review.takenBack.waitFor();
    await expect(paid).toContainText('Taken back since');
    await expect(review.plan.getByText(/Paid so far: £0\. Still owed/)).toBeVisible();
    await expect(review.history.getByRole('listitem').filter({ hasText: 'by itself' }).first()).toBeVisible();
    await looking(fourth)('plan-after-year');
    const kept = review.plan.getByRole('region', { name: 'Reminders' });
    await kept.getByText('You get an email before a payment').click();
    await kept.getByRole('button', { name: 'Stop the emails' }).press('Enter');
    await expect(kept.getByText('Saved. We send you no reminders.')).toBeVisible();
    // The button is gone, and the focus is where they are turned on again.
    await expect(kept.getByLabel('Email me')).toBeFocused();
    // Before its server ends: it may still be fetching ahead.
    await open.close();
  });
});

/** "Oct 2032" as a number of months, to tell which of two is later. */
function monthIn(text: string | null): number {
  const at = new Date(`1 ${text ?? ''}`);
  return at.getFullYear() * 12 + at.getMonth();
}
