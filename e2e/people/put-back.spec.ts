import { expect, test } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';

test('Ada puts back on the list the call that Jo has forgotten; Jo, who was writing, reads it in place of what she saves, and her note is there once she has it again (PT-553, PT-554)', async ({
  journey,
  context,
  atDesk,
  faults,
}) => {
  test.setTimeout(240_000);
  // The open pane reads itself anew, too.
  faults.expect(/^409 (?:GET|POST) \/staff\/api\/tasks\/[^/]+\/(?:call|outcome)/, /status of 409/);
  await journey.comeBack({ to: 'formal-plan' });
  await journey.choose(QUALIFIER['formal-plan'].asks, 'An IVA');
  await journey.dropout.choice('Yes').check();
  await journey.dropout.askForCall({ name: 'Ida Sluice', phone: '07400 123498' });

  const wide = { width: 1280, height: 800 };
  const jo = await atDesk({ name: 'Jo Winding', viewport: wide });
  const row = await jo.console.takeWorkOf(await customerIdOf(context), 'Call-backs');
  await jo.console.outcome('We spoke').check();
  await jo.console.note.fill('She asks for a letter.');

  const ada = await atDesk({ name: 'Ada Weir', role: 'supervisor' });
  const look = looking(ada.desk);
  await expect(
    ada.console.list('Call-backs').filter({ has: ada.desk.locator(`[id="${row}"]`) }),
  ).toContainText('Jo Winding has this one');
  await ada.desk.locator(`[id="${row}"]`).press('Enter');
  await ada.console.putBack.press('Enter');
  await expect(ada.console.whyPutBack('They are away')).toBeFocused();
  await ada.console.doPutBack.press('Enter');
  await expect(ada.console.open.getByRole('alert')).toHaveText('Say why first.');
  await look('console-put-back');
  await ada.console.whyPutBack('It waits too long').check();
  await ada.console.doPutBack.press('Enter');
  await expect(ada.console.open.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(ada.console.open.getByRole('button', { name: 'Take', exact: true })).toBeVisible();

  const told = 'Ada Weir put this one back on the list. It had waited too long.';
  await jo.console.save.click();
  await expect(jo.console.open.getByText(told).first()).toBeVisible();
  // The list reads itself anew.
  const status = jo.console.open.getByRole('status').filter({ hasText: told });
  await expect(status).toBeVisible({ timeout: 30_000 });
  await expect(jo.console.mine).toHaveCount(0);
  await looking(jo.desk)('console-put-back-told');
  await jo.console.open.getByRole('heading', { level: 2 }).focus();
  await jo.desk.keyboard.press('t');
  await expect(jo.console.mine).toContainText('Ring Ida Sluice');
  await jo.console.seeNumber();
  await expect(jo.console.note).toHaveValue('She asks for a letter.');
  await jo.console.save.click();
  await expect(jo.desk.getByRole('status').filter({ hasText: 'Noted.' })).toBeVisible();
});
