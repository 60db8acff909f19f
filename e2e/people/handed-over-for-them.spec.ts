import { expect, test } from '../fixtures.ts';
import { ApplicationInCase } from '../pages/ApplicationInCase.ts';
import { ApplicationPage } from '../pages/ApplicationPage.ts';
import { answersTheRest, choseOrder, owesNoMore } from '../person/applying.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';
import { mailFor } from '../person/mailbox.ts';

test('Jo reads the form through with Danielle on the phone and hands it over for her once she says yes; Danielle has a mail, reads who did it and what went, and what she has changed since (DN-414, DN-417, DN-418) @both', async ({
  page,
  context,
  atDesk,
  email,
}) => {
  test.setTimeout(300_000);
  await choseOrder(context, email);
  await answersTheRest(context, ['gender']);
  const customerId = await customerIdOf(context);
  const viewport = page.viewportSize() ?? { width: 390, height: 844 };
  const { desk } = await atDesk({ name: 'Jo Weir', viewport });
  const theirs = new ApplicationPage(desk);
  const inCase = new ApplicationInCase(desk);
  const look = looking(desk);
  await desk.goto(`/staff/case/${customerId}/application`);
  await theirs.fillsIn.press('Enter');
  await expect(theirs.forThem).toContainText('1 thing is still open.');
  await theirs.opens('Your gender').press('Enter');
  await desk.getByRole('textbox', { name: 'Your gender' }).fill('Woman');
  await theirs.save.press('Enter');
  await expect(theirs.forThem).not.toContainText('still open');

  // Not before she has said yes.
  const hand = theirs.forThem.getByRole('button', { name: 'Hand it over', exact: true });
  await hand.press('Enter');
  await expect(theirs.saidYes).toBeFocused();
  await expect(theirs.saidYes).toHaveAccessibleDescription(/Once they say yes, tick this/);
  await look('case-hand-over');
  await theirs.saidYes.press('Space');
  await hand.press('Enter');
  await expect(inCase.standing('Waits for one of us')).toBeFocused();
  await expect(desk.getByText('They heard what stands in it, and said yes.')).toBeVisible();
  await mailFor(email, 'Your form is with us');

  await page.goto('/plan/form');
  const form = new ApplicationPage(page);
  await expect(form.heading).toHaveText('One of us has your form');
  await expect(page.getByText('Jo handed it over for you, as you told them.')).toBeVisible();
  await expect(form.handedOver).toBeVisible();
  await owesNoMore(context, 'Alder Loans');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You changed 1 answer since' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Alder Loans' })).toContainText(
    'It is not in what you tell us now',
  );
  await looking(page)('form-changed-since');
  await form.readAll.click();
  await expect(form.handedOver).toContainText('Alder Loans');
  await desk.reload();
  await expect(desk.getByText('They have told something else since')).toBeVisible();
  await look('case-changed-since');
  await page.getByRole('button', { name: 'Take it back and change it' }).click();
  await expect(form.clashes).toContainText('Do you still owe Alder Loans?');
});
