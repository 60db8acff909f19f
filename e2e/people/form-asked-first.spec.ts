import { expect, test } from '../fixtures.ts';
import { ApplicationPage } from '../pages/ApplicationPage.ts';
import { advised } from '../person/advised.ts';
import { answersTheRest, choosesOnline, handsOver } from '../person/applying.ts';
import { credentials } from '../person/credentials.ts';
import { customerIdOf } from '../person/customerId.ts';
import { acceptsAndSends, isGranted, OFFICES, takesForm } from '../person/formOnTheDesk.ts';
import { looking } from '../person/looking.ts';

const DEBTS = [
  {
    initialCreditorName: 'Aireford Council',
    creditTypeId: 24,
    currentBalance: 648,
    arrears: 648,
    regularPaymentAmount: 50,
  },
  { initialCreditorName: 'Heron Loans', creditTypeId: 4, currentBalance: 3000, regularPaymentAmount: 90 },
];

test('Jo asks about Danielle’s form for Breathing Space before it goes: her dashboard, plan and form say what is asked and that it is her turn; once it is granted Jo reads in her case what is in it and what is not (DN-1458, DN-1514)', async ({
  dashboard,
  page,
  context,
  atDesk,
  visit,
  email,
  faults,
}) => {
  test.setTimeout(300_000);
  faults.expect(OFFICES);
  const look = looking(page);
  const form = new ApplicationPage(page);
  await advised(context, { email, moreDebts: DEBTS });
  const customerId = await customerIdOf(context);
  await choosesOnline(context, 'BS');
  await answersTheRest(context, []);
  await handsOver(context);

  const jo = await atDesk({ name: 'Jo Weir', viewport: { width: 1280, height: 900 } });
  await takesForm(jo, customerId);
  const { desk, console } = jo;
  await desk.getByText('Ask again', { exact: true }).click();
  await desk.getByRole('checkbox', { name: /Heron Loans.*Reference/ }).check();
  await desk
    .getByLabel('What is needed, and why? They read this.')
    .fill('Is the number on your letter from Heron the one you gave us? It begins with 77.');
  await desk.getByRole('button', { name: 'Give it back to them' }).press('Enter');
  await expect(desk.getByText('Back with the person')).toBeVisible();

  await dashboard.open();
  await expect(dashboard.thingToday('Look at what Jo asks about your form')).toBeVisible();
  await expect(dashboard.oneThing).toContainText('Is the number on your letter from Heron');
  await look('asked-dashboard');
  await page.goto('/plan');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your form is back with you');
  await expect(page.getByRole('heading', { name: 'What Jo asks' })).toBeVisible();
  await look('asked-plan');
  await page.getByRole('link', { name: 'Open your form' }).press('Enter');
  await expect(form.heading).toHaveText('Your turn: Jo asks about your form');
  await look('asked-form');
  await form.handOver.click();
  await expect(form.heading).toHaveText('Jo has your form');

  // She takes a debt off her list meanwhile, and puts it back: Jo is told of it as of one thing.
  const headers = await credentials(context);
  const listed = await context.request.get('/api/core/debts/mine', { headers });
  const { debts } = (await listed.json()) as { debts: { id: string; initialCreditorName: string }[] };
  const heron = debts.find(one => one.initialCreditorName === 'Heron Loans')?.id ?? '';
  const isDeleted = async (yes: boolean) => {
    const changed = await context.request.put(`/api/core/debts/mine/${heron}`, {
      headers,
      data: { isDeleted: yes },
    });
    expect(changed.ok(), await changed.text()).toBe(true);
  };
  await isDeleted(true);
  await page.reload();
  await expect(page.getByText('You changed 1 answer since')).toBeVisible();
  await look('changed-debt-gone');
  await takesForm(jo, customerId);
  await expect(desk.getByText(/taken off their list, or paid\./)).toBeVisible();
  await looking(desk)('case-debt-gone');
  await isDeleted(false);
  await takesForm(jo, customerId).catch(() => undefined);
  await desk.reload();
  const number = await acceptsAndSends(jo, 'the Insolvency Service');
  await isGranted(jo, visit, { number, holds: [] });
  const fine = { initialCreditorName: 'Aireford Court', creditTypeId: 35, currentBalance: 400 };
  const told = { isJoint: false, isInArrears: true, arrears: 400, hasArrangement: false, isSecured: false };
  const more = {
    regularPaymentAmount: 20,
    hasLegalAction: true,
    courtStage: 'bailiffs',
    cameFromFraud: false,
    hasAttachmentOfEarnings: false,
  };
  const added = await context.request.post('/api/core/debts/mine?stepId=debts', {
    headers: await credentials(context),
    data: { ...fine, ...told, ...more },
  });
  expect(added.ok(), await added.text()).toBe(true);
  await console.casePart('Plan').click();
  await expect(desk.getByRole('heading', { name: 'What Breathing Space covers' })).toBeVisible();
  await expect(desk.getByRole('list', { name: 'Not in it' })).toContainText('Aireford Court');
  await desk.setViewportSize({ width: 390, height: 844 });
  await looking(desk)('case-covered');
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
  await choosesOnline(context, 'DMP').catch(() => undefined);
  await page
    .getByRole('button', { name: /^(Answer|Add)/ })
    .first()
    .click();
  await page
    .getByRole('radio')
    .first()
    .check()
    .catch(() => undefined);
  await form.save.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This form is not the one you need now');
  await looking(page)('form-chosen-else');
});
