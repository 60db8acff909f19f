import { expect, test } from '../fixtures.ts';
import { ApplicationInCase } from '../pages/ApplicationInCase.ts';
import { ApplicationPage } from '../pages/ApplicationPage.ts';
import { answersTheRest, choseOrder, handsOver } from '../person/applying.ts';
import { saysOrderFits } from '../person/confirming.ts';
import { customerIdOf } from '../person/customerId.ts';
import { takesForm } from '../person/formOnTheDesk.ts';
import { looking } from '../person/looking.ts';
import { mailFor } from '../person/mailbox.ts';

test('Jo sends Danielle’s form herself, by their own pages, and notes the day and the number, then the yes that came by post; Danielle has a mail each time, and reads both (DN-406, DN-410, DN-412, DN-552) @both', async ({
  page,
  context,
  atDesk,
  email,
  faults,
}) => {
  test.setTimeout(400_000);
  // A day that cannot be.
  faults.expect(/^400 POST \/staff\/api\/cases\/[^/]+\/(application\/sent|plan\/talk)/, /status of 400/);
  await choseOrder(context, email);
  await answersTheRest(context, []);
  await handsOver(context);
  const customerId = await customerIdOf(context);
  const viewport = page.viewportSize() ?? { width: 390, height: 844 };
  const { desk, console } = await atDesk({ name: 'Jo Weir', viewport });
  await saysOrderFits(
    desk,
    customerId,
    async () => (await atDesk({ name: 'Sam Weir', role: 'approver' })).desk,
  );
  await takesForm({ desk, console }, customerId);
  const form = new ApplicationInCase(desk);
  const look = looking(desk);
  // By the keyboard alone she notes the talk first; a day before the choice is said at its field.
  await form.talkedHow.selectOption({ label: 'In the chat' });
  await form.talkedOn.fill('2020-01-31');
  await form.goneThrough.press('Space');
  await form.saveTalk.press('Enter');
  await expect(form.talkedOn).toBeFocused();
  await expect(form.talkedOn).toHaveAccessibleDescription(/Put in the day on which you talked/);
  await look('application-note-talk');
  await form.talkedOn.fill(await form.today());
  await form.saveTalk.press('Enter');
  await expect(form.talkFirst).toHaveCount(0);
  await form.accept.press('Enter');
  await expect(form.standing('Accepted, not sent yet')).toBeVisible();
  await mailFor(email, 'One of us has read your form');

  // Beside her plan Jo is led to the form, and cannot say past it that it went.
  await console.casePart('Advice').press('Enter');
  const chosen = desk.getByRole('region', { name: 'What they chose' });
  await expect(chosen).toContainText('Its form says when it was sent and what came back.');
  await expect(chosen.getByRole('button', { name: 'It was sent' })).toHaveCount(0);
  await look('plan-waits-for-form');
  await chosen.getByRole('link', { name: 'Note it in its form' }).press('Enter');
  await expect(form.standing('Accepted, not sent yet')).toBeVisible();

  await form.open('Note that it was sent');
  await form.sentOn.fill('2020-01-31');
  await form.number.fill('DRO 4711');
  await form.saveSent.press('Enter');
  await expect(form.sentOn).toBeFocused();
  await expect(form.sentOn).toHaveAccessibleDescription(/Put in the day on which it was sent/);
  await expect(form.number).toHaveValue('DRO 4711');
  await look('application-note-sent');
  await form.sentOn.fill(await form.today());
  await form.saveSent.press('Enter');
  await expect(form.standing('Sent, waits for an answer')).toBeFocused();
  await expect(desk.getByText('Their number: DRO 4711').first()).toBeVisible();
  await expect(desk.getByRole('region', { name: 'What they chose' })).toContainText('official receiver');
  await expect(form.lookForAnswer).toHaveCount(0);
  await mailFor(email, 'Your form has gone');
  await page.goto('/plan/form');
  const own = new ApplicationPage(page);
  await expect(own.heading).toHaveText('Your form is sent');
  await expect(page.getByText('Their number for it: DRO 4711')).toBeVisible();

  await form.open('Note the answer that came');
  await form.saveAnswer.press('Enter');
  await expect(form.outcome).toBeFocused();
  await expect(form.outcome).toHaveAccessibleDescription(/Choose what they said/);
  await form.outcome.selectOption({ label: 'Yes, it is granted' });
  await form.theirWords.fill('The order is made.');
  await look('application-note-answer');
  await form.saveAnswer.press('Enter');
  await expect(form.standing('Granted')).toBeFocused();
  await look('application-answered');
  await mailFor(email, 'There is an answer to your form');
  await page.reload();
  await expect(own.heading).toHaveText('It’s granted');
  await expect(page.getByText('The order is made.')).toBeVisible();
  await looking(page)('form-granted');
  await page.goto('/dashboard');
  await expect(page.getByText('Your order runs').first()).toBeVisible();
});
