import { expect, test } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { heightOf } from '../person/heightOf.ts';
import { looking } from '../person/looking.ts';

test('Ian moves the call that he waits for, takes it back, reads so where he asked, and asks anew; he reads what we say to others and what happens on the call, and keeps it in his calendar (PT-080, PT-081, PT-083, PT-084, DN-703 to DN-705, DN-853)', async ({
  journey,
  page,
}) => {
  test.setTimeout(120_000);
  const look = looking(page);
  await journey.comeBack({ to: 'formal-plan' });
  await journey.choose(QUALIFIER['formal-plan'].asks, 'An IVA');
  await journey.dropout.choice('Yes').check();
  await journey.dropout.askForCall({ name: 'Ian Price', phone: '07400 123456' });
  await expect(journey.dropout.call.getByRole('button', { name: 'Cancel the call' })).toBeVisible();
  await expect(journey.dropout.call).toContainText('We ask for you and say nothing else');
  await expect(journey.dropout.onTheCall.getByRole('listitem')).toHaveCount(3);
  // The time of the call stands on top: in which hours we call at all is not said beside it.
  await expect(journey.dropout.call).toContainText('We call from');
  await expect(journey.dropout.call).not.toContainText('Our hours');
  expect(await heightOf(page)).toBeLessThan(2800);
  await look('dropout-own-call');
  await page.getByRole('link', { name: 'Go to my dashboard' }).click();

  const call = journey.dropout.call;
  await call.getByRole('button', { name: 'Choose another time' }).click();
  const times = page.getByRole('dialog', { name: 'When shall we call?' });
  await times.getByRole('button', { name: 'Move my call' }).click();
  await expect(times).toContainText('Choose a time, or keep the one you have');
  const other = times.getByRole('radio').nth(2);
  const said = (await other.evaluate(input => input.closest('label')?.textContent)) ?? '';
  await other.check();
  await look('call-times');
  await times.getByRole('button', { name: 'Move my call' }).click();
  await expect(page.locator(':focus')).toContainText('Your call is changed');
  await expect(call).toContainText(said);
  const saving = page.waitForEvent('download');
  await call.getByRole('button', { name: 'Add to my calendar' }).click();
  expect((await saving).suggestedFilename()).toBe('call.ics');
  await look('dashboard-moved-call');

  await call.getByRole('button', { name: 'Cancel the call' }).click();
  const asks = page.getByRole('dialog', { name: 'Cancel this call?' });
  await asks.getByRole('button', { name: 'No, keep it' }).click();
  await expect(call.getByRole('button', { name: 'Cancel the call' })).toBeFocused();
  await page.keyboard.press('Enter');
  await asks.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.locator(':focus')).toContainText('Your call is cancelled');
  await expect(call).toHaveCount(0);

  await page.getByRole('link', { name: 'See why, and your answers' }).click();
  await expect(page.getByText(/you don’t want this call/)).toBeVisible();
  await expect(journey.dropout.onTheCall).toHaveCount(0);
  await expect(journey.dropout.thanks).toHaveCount(0);
  await look('dropout-call-taken-back');
  await page.getByRole('button', { name: 'Ask for another call' }).click();
  await journey.dropout.askForCall({ name: 'Ian Price', phone: '07400 123456' });
  await expect(call).toContainText('07400123456');
});
