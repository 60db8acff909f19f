import { expect, test } from '../fixtures.ts';
import { ApplicationPage } from '../pages/ApplicationPage.ts';
import { advised } from '../person/advised.ts';
import { answersTheRest, owesNoMore } from '../person/applying.ts';
import { credentials } from '../person/credentials.ts';
import { customerIdOf } from '../person/customerId.ts';
import { acceptsAndSends, isGranted, OFFICES, takesForm } from '../person/formOnTheDesk.ts';
import { looking } from '../person/looking.ts';

const LATE_COUNCIL_TAX = {
  initialCreditorName: 'Aireford Council',
  creditTypeId: 24,
  currentBalance: 648,
  arrears: 648,
  regularPaymentAmount: 50,
  hasLegalAction: true,
};
const LOAN = {
  initialCreditorName: 'Heron Loans',
  creditTypeId: 4,
  currentBalance: 3000,
  regularPaymentAmount: 90,
};

test('Danielle has bailiffs due for her council tax: she chooses Breathing Space, keeps her address hidden, settles what does not match, and reads that it began, when it ends, and what to say to the bailiffs (DN-440, DN-441, DN-442, DN-444, DN-1198, DN-1199, DN-1336, DN-1337)', async ({
  fullAdvice,
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
  const inSixDays = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
  await advised(context, {
    email,
    moreDebts: [LATE_COUNCIL_TAX, LOAN],
    changed: [
      ['pressing', 'bailiffs', 'I know the day when bailiffs are due'],
      ['bailiffs-on', 'date', inSixDays],
    ],
  });
  const customerId = await customerIdOf(context);
  await fullAdvice.open();
  await page
    .getByRole('link', { name: /Breathing Space/ })
    .first()
    .click();
  await expect(fullAdvice.heading('Breathing Space (standard moratorium)')).toBeVisible();
  const debts = fullAdvice.part('Debts in it, debts it leaves out');
  await expect(debts).toContainText(/In it.*£7,860.*Aireford Council/s);
  await expect(debts).not.toContainText('Left out');
  await page.getByRole('link', { name: /^Choose this/ }).click();
  await page.getByRole('button', { name: 'Choose Breathing Space' }).press('Enter');
  await expect(fullAdvice.heading('You chose Breathing Space')).toBeFocused();

  await page.getByRole('link', { name: 'Open your form' }).click();
  await expect(form.heading).toHaveText(/^\d+ things to add, then one of us can take it$/);
  await answersTheRest(context, ['isAddressHidden']);
  await owesNoMore(context, 'Heron Loans');
  await page.reload();
  await expect(form.clashes).toContainText('Do you still owe Heron Loans?');
  await form.picks(/^No/).check();
  await expect(form.clashes).toHaveCount(0);
  await form.opens('in danger').click();
  await page.getByRole('radio', { name: 'Yes', exact: true }).check();
  await form.save.click();
  await expect(form.heading).toHaveText('All filled in. Now one of us can take it');
  await form.handOver.click();
  await expect(form.heading).toHaveText('One of us has your form');

  const jo = await atDesk({ name: 'Jo Weir', viewport: { width: 1280, height: 900 } });
  await takesForm(jo, customerId);
  const number = await acceptsAndSends(jo, 'the Insolvency Service');
  await isGranted(jo, visit, { number, holds: ['"isHidden": true'] });

  await page.goto('/plan');
  await expect(fullAdvice.heading('You have Breathing Space')).toBeVisible();
  const steps = page.getByRole('region', { name: 'Steps' }).getByRole('listitem');
  await expect(steps.filter({ hasText: 'It is on the list' })).toContainText('Done. The Insolvency Service');
  await expect(steps.filter({ hasText: 'Your adviser looks again' })).toContainText(/between .+ and /);
  await expect(steps.filter({ hasText: 'It ends' })).toContainText(/The law, on \d+ \w+ \d{4}/);
  await expect(page.getByRole('region', { name: 'What Breathing Space covers' })).toContainText(
    /In it.*Kestrel Cards£4,212.*Aireford Council£648/s,
  );
  await look('breathing-space-runs');

  await dashboard.open();
  await expect(dashboard.thingToday('Say that you have Breathing Space')).toBeVisible();
  const days = dashboard.dates.getByRole('listitem');
  await expect(days.nth(0)).toContainText('Could cost you your things');
  await expect(days.nth(1)).toContainText('Your breathing space ends');
  await look('dashboard-breathing-space');

  // Nobody is told to ring about a visit that the law stops: to ring is only about a debt outside of it.
  await expect(page.getByText('Ring about the bailiffs')).toHaveCount(0);

  // It is the time to choose what comes after it.
  await fullAdvice.open();
  await expect(page.getByRole('heading', { name: /^Your Breathing Space begins on/ })).toBeVisible();
  const keptOff = fullAdvice.part('What is kept off for now');
  await expect(keptOff).toContainText('Bailiffs must stop for the debts in Breathing Space');
  await expect(page.getByText('Ring about the bailiffs')).toHaveCount(0);
  await look('advice-breathing-space');

  const fine = { initialCreditorName: 'Aireford Court', creditTypeId: 35, currentBalance: 400 };
  const told = { isJoint: false, isInArrears: true, arrears: 400, hasArrangement: false, isSecured: false };
  const late = { regularPaymentAmount: 20, hasLegalAction: true, courtStage: 'bailiffs' };
  const more = { cameFromFraud: false, hasAttachmentOfEarnings: false };
  const added = await context.request.post('/api/core/debts/mine?stepId=debts', {
    headers: await credentials(context),
    data: { ...fine, ...told, ...late, ...more },
  });
  expect(added.ok(), await added.text()).toBe(true);
  await dashboard.open();
  await expect(dashboard.oneThing).toContainText('Ring about bailiffs for Aireford Court before');
  await look('dashboard-bailiffs-outside');
  await fullAdvice.open();
  await expect(fullAdvice.part('First things first')).toContainText('Ring about bailiffs for Aireford Court');
});
