import { expect, test } from '../fixtures.ts';
import { ApplicationPage } from '../pages/ApplicationPage.ts';
import { choseOrder } from '../person/applying.ts';
import { credentials } from '../person/credentials.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';

test('Jo fills in the form with Danielle on the phone, is told what she answered meanwhile, and keeps what she says once it is handed over; Danielle reads what Jo wrote and puts it right (DN-430, DN-433, DN-435, DN-438, DN-439)', async ({
  page,
  context,
  atDesk,
  email,
  faults,
}) => {
  test.setTimeout(400_000);
  faults.expect(/^409 POST \/staff\/api\/cases\/[^/]+\/application\/answers/, /status of 409/);
  await choseOrder(context, email);
  const customerId = await customerIdOf(context);
  const { desk, console } = await atDesk({ name: 'Jo Weir' });
  const theirs = new ApplicationPage(desk);
  const look = looking(desk);
  await desk.goto(`/staff/case/${customerId}/application`);

  // By the keyboard alone, with what is wrong said at the field.
  await theirs.fillsIn.press('Enter');
  await expect(theirs.fillingIn).toBeFocused();
  await look('case-fill-in');
  await theirs.opens('Are you married').press('Enter');
  await expect(desk.getByRole('radio', { name: 'Single' })).toBeFocused();
  await theirs.save.press('Enter');
  await expect(desk.getByRole('radiogroup', { name: /married/ })).toHaveAccessibleDescription(/Choose one/);
  await desk.getByRole('radio', { name: 'Single' }).press('Space');
  await theirs.save.press('Enter');
  await expect(theirs.opens('Are you married')).toHaveCount(0);
  await expect(desk.locator('[data-opens]:focus')).toHaveCount(1);

  // Danielle answers the next one on her phone while Jo types it: Jo is told, and both stand.
  await theirs.opens('Your gender').press('Enter');
  await desk.getByRole('textbox', { name: 'Your gender' }).fill('Wo');
  const headers = await credentials(context);
  const read = await context.request.get('/api/core/applications/mine', { headers });
  const { planId, revision } = (await read.json()).application;
  const at = { field: 'gender', entry: null, part: null };
  const data = { planId, revision, at, value: 'Woman' };
  const given = await context.request.post('/api/core/applications/mine/answers', { headers, data });
  expect(given.ok(), await given.text()).toBe(true);
  await theirs.save.press('Enter');
  await expect(desk.getByText('There now: Woman')).toBeVisible();
  await expect(desk.getByRole('alert').or(desk.getByText('It is not saved yet')).first()).toBeVisible();
  await expect(desk.getByRole('textbox', { name: 'Your gender' })).toHaveValue('Wo');
  await look('case-fill-in-meanwhile');
  await desk.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(theirs.opens('Your gender')).toHaveCount(0);

  // Danielle reads what Jo wrote, and puts it right.
  const form = new ApplicationPage(page);
  await page.goto('/plan/form');
  await expect(form.writtenBy('Jo')).toContainText(/Single.*Said to Jo/);
  await expect(form.writtenBy('Jo')).not.toContainText('Woman');
  await looking(page)('form-written-down');
  await form
    .writtenBy('Jo')
    .getByRole('button', { name: /^Change .*married/ })
    .press('Enter');
  await page.getByRole('radio', { name: 'Widowed' }).check();
  await form.save.press('Enter');
  await expect(form.writtenBy('Jo')).toHaveCount(0);

  // Once it is handed over only who has it writes in it, and keeps it as it is then.
  await form.stuck.click();
  await expect(form.heading).toHaveText(/has your form$/);
  await desk.reload();
  await theirs.fillsIn.press('Enter');
  await expect(desk.getByText(/^Take it from the work list to write into it/)).toBeVisible();
  await desk.goto('/staff');
  await console.takeWorkOf(customerId, 'Applications');
  await console.openCase();
  await console.casePart('Application').click();
  await theirs.fillsIn.press('Enter');
  await theirs.opens('Town or city where you were born').press('Enter');
  await desk.getByRole('textbox', { name: 'Town or city where you were born' }).fill('Leeds');
  await theirs.save.press('Enter');
  const keep = desk.getByRole('button', { name: 'They said yes, keep it' });
  await expect(keep).toBeVisible();
  await look('case-fill-in-handed-over');
  await keep.press('Enter');
  await expect(desk.getByText('Kept. What is handed over is as you see it now.')).toBeFocused();
  await expect(desk.getByRole('row', { name: /where you were born.*Leeds.*to Jo/ })).toBeVisible();
  await page.reload();
  await expect(form.writtenBy('Jo')).toContainText('Leeds');
});
