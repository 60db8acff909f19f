import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ApplicationInCase } from '../pages/ApplicationInCase.ts';
import { ApplicationPage } from '../pages/ApplicationPage.ts';
import { FullAdvicePage } from '../pages/FullAdvicePage.ts';
import { answersTheRest, choseOrder, owesNoMore } from '../person/applying.ts';
import { saysOrderFits } from '../person/confirming.ts';
import { customerIdOf } from '../person/customerId.ts';
import { acceptsAndSends, isGranted, OFFICES, takesForm } from '../person/formOnTheDesk.ts';
import { looking } from '../person/looking.ts';

const RECEIVER = 'the official receiver';

test('Danielle adds what is missing in her form, settles two answers that do not match, hands it over; Jo says anew that it fits, since she owes less by then, accepts it without typing anything, sends it, and Danielle reads it (DN-265, DN-266, DN-267, DN-403, DN-414, DN-498, DN-550, DN-551, DN-1245) @both', async ({
  page,
  context,
  atDesk,
  visit,
  email,
  faults,
}) => {
  test.setTimeout(400_000);
  faults.expect(OFFICES);
  await choseOrder(context, email);
  const customerId = await customerIdOf(context);
  const { desk, console } = await atDesk({ name: 'Jo Weir', viewport: { width: 1280, height: 900 } });
  let sam: Page | undefined;
  const approver = async () => (sam ??= (await atDesk({ name: 'Sam Weir', role: 'approver' })).desk);
  await saysOrderFits(desk, customerId, approver);

  const look = looking(page);
  const form = new ApplicationPage(page);
  await page.goto('/plan');
  await page.getByRole('link', { name: 'Open your form' }).click();
  await expect(form.heading).toHaveText(/^\d+ things to add, then one of us can take it$/);
  await look('form');

  await form.opens('Are you married').press('Enter');
  await expect(page.getByRole('radio', { name: 'Single' })).toBeFocused();
  await form.save.press('Enter');
  await expect(page.getByRole('radiogroup', { name: /married/ })).toHaveAccessibleDescription(/Choose one/);
  await page.getByRole('radio', { name: 'Single' }).press('Space');
  await look('form-open');
  await form.save.press('Enter');
  await expect(form.opens('Are you married')).toHaveCount(0);
  await expect(page.locator('[data-opens]:focus')).toHaveCount(1);

  await answersTheRest(context, ['hasPensions']);
  await owesNoMore(context, 'Alder Loans');
  await page.reload();
  await expect(form.heading).toHaveText('2 things to add, then one of us can take it');
  // She has added to a debt in the form that is on her list no more.
  await expect(form.clashes.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(form.clashes).toContainText('Do you still owe Alder Loans?');
  await look('form-clash');
  await form.picks(/^No/).check();
  await expect(form.clashes).toHaveCount(0);
  await expect(form.heading).toBeFocused();
  await expect(form.heading).toHaveText('1 thing to add, then one of us can take it');
  await expect(form.handOver).toHaveAccessibleDescription(/Opens when the 1 thing is done/);
  await form.opens('pension').click();
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await form.save.click();
  await expect(form.heading).toHaveText('All filled in. Now one of us can take it');
  await form.readAll.click();
  await expect(page.getByText('From your budget').first()).toBeVisible();
  await look('form-ready');
  await form.handOver.click();
  await expect(form.heading).toHaveText('One of us has your form');
  await expect(form.heading).toBeFocused();
  // What she reads now is what went.
  await expect(page.getByText('Form filled in', { exact: true })).toHaveCount(0);
  await expect(form.handedOver).toContainText(/\d+ answers, as handed over on/);
  await look('form-handed-over');

  // What waits is a talk, on her plan and her dashboard, and she can book it from there.
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'See how we can talk' }).press('Enter');
  const waits = page.getByRole('region', { name: 'What waits: a talk with us before this goes on' });
  await expect(waits).toContainText('If you want an interpreter, say so');
  await expect(waits.getByRole('link', { name: 'Book a talk' })).toHaveAttribute('href', /^\/book/);
  await look('plan-talk-first');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Book a talk with us' })).toBeVisible();
  await look('dashboard-talk-first');

  await takesForm({ desk, console }, customerId);
  await expect(desk.getByRole('row', { name: /Kestrel Cards.*£4,212/ })).toBeVisible();
  // She owes less than when Jo said that it fits: the advice of today waits for a yes of its own.
  await expect(desk.getByRole('heading', { name: 'It can’t be accepted or sent yet' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await desk.setViewportSize({ width: 390, height: 844 });
  await looking(desk)('case-application-unconfirmed');
  await desk.setViewportSize({ width: 1280, height: 900 });
  await desk.getByRole('link', { name: 'Open the advice' }).press('Enter');
  await saysOrderFits(desk, customerId, approver);
  await console.casePart('Application').click();
  // Nobody accepts it before the talk with her is noted.
  const inCase = new ApplicationInCase(desk);
  await expect(inCase.talkFirst).toBeVisible();
  await expect(inCase.accept).toHaveCount(0);
  await looking(desk)('case-application');
  await inCase.saveTalk.press('Enter');
  await expect(inCase.talkedHow).toBeFocused();
  await inCase.talkedHow.selectOption({ label: 'With an interpreter' });
  await inCase.saveTalk.press('Enter');
  await expect(inCase.goneThrough).toBeFocused();
  await inCase.goneThrough.press('Space');
  await inCase.saveTalk.press('Enter');
  await expect(inCase.talkFirst).toHaveCount(0);
  await expect(inCase.standing('Waits for one of us')).toBeFocused();
  await expect(desk.getByText(/^Talked over: With an interpreter, .*, Jo Weir$/)).toBeVisible();
  const number = await acceptsAndSends({ desk, console }, `${RECEIVER}, at the Insolvency Service`);
  await looking(desk)('case-application-sent');

  await page.goto('/plan/form');
  await expect(form.heading).toHaveText('Your form is sent');
  await expect(page.getByText(`Their number for it: ${number}`)).toBeVisible();
  await look('form-sent');
  await isGranted({ desk, console }, visit, { number, holds: ['"Kestrel Cards"'] });
  await page.reload();
  await expect(form.heading).toHaveText('It’s granted');
  await page.goto('/plan');
  await page.getByText('All that has happened').click();
  await expect(page.getByText('You talked it over with Jo, with an interpreter')).toBeVisible();

  // While it goes on nothing else is recommended, and nothing can be chosen in its place.
  const fullAdvice = new FullAdvicePage(page);
  await fullAdvice.open();
  await expect(
    page.getByRole('heading', { name: /^Your debt relief order began on \d+ \w+ \d{4}$/ }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Continue online|Go with)/ })).toHaveCount(0);
  await look('advice-order-runs');
  await expect(page.getByText(/debt management plan/i)).toHaveCount(0);
  await page.goto('/solutions/dmp');
  await expect(page.getByRole('heading', { name: /^Your debt relief order began on/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Choose this/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'See your plan' }).press('Enter');
  await expect(page).toHaveURL(/\/plan$/);
});
