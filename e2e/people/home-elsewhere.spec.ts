import { expect, test } from '../fixtures.ts';
import { ApplicationPage } from '../pages/ApplicationPage.ts';
import { answersTheRest, choseOrder, handsOver } from '../person/applying.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';

test('Danielle handed over a form for England, and her home is in Scotland after all: she is led from her dashboard and her form to what is asked there and to what fits (DN-685)', async ({
  page,
  context,
  fullAdvice,
  dashboard,
  atDesk,
  email,
  faults,
}) => {
  test.setTimeout(300_000);
  // There is no advice before what Scotland alone asks is answered.
  faults.expect(/^409 GET \/api\/core\/advice\/mine\/recommendation/, /status of 409/);
  await choseOrder(context, email);
  await answersTheRest(context, []);
  await handsOver(context);
  const customerId = await customerIdOf(context);
  const { desk } = await atDesk({ name: 'Jo Weir', viewport: { width: 1280, height: 900 } });
  await desk.goto(`/staff/case/${customerId}/answers`);
  const said = await desk.evaluate(async path => {
    const { choices, revision } = await (await fetch(path)).json();
    const { id } = choices.find((one: { readonly id: string }) => one.id.endsWith('scotland'));
    const answers = [{ id, value: 'scotland' }];
    const body = JSON.stringify({ answers, revision, isSure: true, reason: 'She moved.' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(path, { method: 'PUT', headers, body })).status;
  }, `/staff/api/cases/${customerId}/answers/qualifier/nation`);
  expect(said).toBe(200);

  const look = looking(page);
  const form = new ApplicationPage(page);
  await dashboard.open();
  await expect(dashboard.thingToday('Answer what is still open')).toBeVisible();
  await page.goto('/plan/form');
  await expect(form.heading).toHaveText('This form is for homes in England, Wales or Northern Ireland');
  await look('form-elsewhere');
  await page.getByRole('link', { name: 'See what fits your home' }).press('Enter');

  // What is asked in Scotland alone comes first, and then the advice of its law.
  const benefits = page.getByRole('radiogroup', { name: /^Do benefits bring in all/ });
  await benefits.getByRole('radio', { name: 'No', exact: true }).check();
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(fullAdvice.answer).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Debt Relief Order');
  await page.goto('/plan');
  await expect(fullAdvice.heading('Your answers have changed since')).toBeVisible();
  await expect(page.getByRole('button', { name: 'I don’t want a debt relief order any more' })).toBeVisible();
  await look('plan-elsewhere');
});
