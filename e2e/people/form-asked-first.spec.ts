import { expect, test } from '../fixtures.ts';
import { ApplicationPage } from '../pages/ApplicationPage.ts';
import { advised } from '../person/advised.ts';
import { answersTheRest, choosesOnline, handsOver } from '../person/applying.ts';
import { credentials } from '../person/credentials.ts';
import { customerIdOf } from '../person/customerId.ts';
import { takesForm } from '../person/formOnTheDesk.ts';
import { looking } from '../person/looking.ts';

const DEBTS = [
  { initialCreditorName: 'Heron Loans', creditTypeId: 4, currentBalance: 3000, regularPaymentAmount: 90 },
];

test('Jo asks about Danielle’s form for Breathing Space before it goes: her dashboard, plan and form say what is asked and that it is her turn (DN-1514)', async ({
  dashboard,
  page,
  context,
  atDesk,
  email,
}) => {
  test.setTimeout(300_000);
  const look = looking(page);
  const form = new ApplicationPage(page);
  await advised(context, { email, moreDebts: DEBTS });
  const customerId = await customerIdOf(context);
  await choosesOnline(context, 'BS');
  await answersTheRest(context, []);
  await handsOver(context);

  const jo = await atDesk({ name: 'Jo Weir', viewport: { width: 1280, height: 900 } });
  await takesForm(jo, customerId);
  const { desk } = jo;
  await desk.getByText('Ask again', { exact: true }).click();
  await desk.getByRole('checkbox', { name: /Heron Loans.*Reference/ }).check();
  await desk
    .getByLabel('What is needed, and why? They read this.')
    .fill('Is the number on your letter from Heron the one you gave us? It begins with 77.');
  await desk.getByRole('button', { name: 'Give it back to them' }).press('Enter');
  await expect(desk.getByText('Back with the person')).toBeVisible();

  await dashboard.open();
  const asked = dashboard.thingToday('Look at what Jo asks about your form');
  await expect(asked).toContainText('Is the number on your letter from Heron');
  await look('asked-dashboard');
  await page.goto('/plan');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your form is back with you');
  await expect(page.getByRole('heading', { name: 'What Jo asks' })).toBeVisible();
  await look('asked-plan');
  await page.getByRole('link', { name: 'Open your form' }).press('Enter');
  await expect(form.heading).toHaveText('Your turn: Jo asks about your form');
  await look('asked-form');
  await form.handOver.click();
  await expect(form.heading).toHaveText('One of us has your form');
});

test('Danielle leaves in another tab what her form is for, and the form says so once she does something in it (DN-1443)', async ({
  page,
  context,
  email,
  faults,
}) => {
  test.setTimeout(200_000);
  faults.expect(/^404 /, /status of 404/);
  const form = new ApplicationPage(page);
  await advised(context, { email, moreDebts: DEBTS });
  await choosesOnline(context, 'BS');
  await page.goto('/plan/form');
  await expect(form.heading).toHaveText(/^\d+ things to add/);
  const headers = await credentials(context);
  const mine = await context.request.get('/api/core/plans/mine', { headers });
  const { plan } = (await mine.json()) as { plan: { id: string } };
  const left = await context.request.post(`/api/core/plans/mine/${plan.id}/leave`, { headers });
  expect(left.ok(), await left.text()).toBe(true);
  await page
    .getByRole('button', { name: /^(Answer|Add)/ })
    .first()
    .click();
  await page.getByRole('radio').first().check();
  await form.save.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This form is not the one you need now');
  await looking(page)('form-chosen-else');
});
