import { expect, type Page, test } from '../fixtures.ts';
import { PeoplePage } from '../pages/PeoplePage.ts';
import { advised } from '../person/advised.ts';
import { credentials } from '../person/credentials.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';

const REASON =
  'You want to talk to your lenders yourself, and you have the time for it. This saves you the calls.';
const WHY_BACK = 'Your hours were cut since we spoke, so we have to look at it again.';
const OTHER = 'Self-managed repayment plan';
const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };

/** What is seen in three windows. */
async function atEachWidth(page: Page, name: string) {
  const look = looking(page);
  await look(name);
  await page.setViewportSize(TABLET);
  await look(`${name}-768`);
  await page.setViewportSize(PHONE);
}

test('Jo changes Danielle’s advice, Sam approves it, Danielle reads what and why; Jo takes it back, and Danielle reads that (PT-307, PT-412, PT-413, PT-414)', async ({
  fullAdvice,
  page,
  context,
  atDesk,
  email,
}) => {
  test.setTimeout(400_000);
  await advised(context, { email });
  const headers = await credentials(context);
  const name = { forename: 'Danielle', surname: 'Towline' };
  expect((await context.request.post('/api/core/account/mine/name', { headers, data: name })).ok()).toBe(
    true,
  );
  await fullAdvice.open();
  await expect(fullAdvice.answer).toBeVisible();

  // Nobody has to look at this advice, so Jo finds Danielle among the people.
  const jo = await atDesk({ name: 'Jo Weir' });
  await jo.desk.goto('/staff/people');
  const people = new PeoplePage(jo.desk);
  await people.term.fill(email);
  await people.term.press('Enter');
  await people.person('Danielle Towline').click();
  await people.panel.getByRole('link', { name: 'Open case' }).click();
  await expect(jo.desk.getByText('Nobody has said anything of it yet')).toBeVisible();
  const { decide } = jo.console;
  await decide.getByLabel('Which one fits?').selectOption({ label: OTHER });
  await decide.getByLabel(/Why\?/).fill(REASON);
  await expect(decide).toContainText('it counts once somebody else has approved it');
  for (const box of await decide.getByRole('checkbox').all()) await box.check();
  await atEachWidth(jo.desk, 'change-decide');
  await decide.getByRole('button', { name: 'Save the change' }).press('Enter');
  await expect(jo.desk.getByText('A change waits for somebody else').first()).toBeFocused();
  await atEachWidth(jo.desk, 'change-waits');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Jo has looked at this for you' })).toHaveCount(0);

  const sam = await atDesk({ name: 'Sam Weir', role: 'approver' });
  await sam.console.takeWorkOf(await customerIdOf(context), 'Advice');
  await sam.console.openCase();
  const said = sam.desk.getByRole('region', { name: 'What was said' });
  await expect(said).toContainText(REASON);
  await said.getByRole('button', { name: 'Refuse …' }).press('Enter');
  await expect(said.getByLabel(/Why\? Whoever made it/)).toBeFocused();
  await said.getByRole('button', { name: 'Refuse the change' }).press('Enter');
  await expect(said).toContainText('Say why.');
  await atEachWidth(sam.desk, 'change-refusing');
  await said.getByRole('button', { name: 'Leave it as it is' }).press('Enter');
  await expect(said.getByRole('button', { name: 'Refuse …' })).toBeFocused();
  await said.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(sam.desk.getByText('Counts for them').first()).toBeFocused();
  await expect(said).toContainText('Looked at by Sam Weir');
  await atEachWidth(sam.desk, 'change-approved');

  await fullAdvice.open();
  await expect(page.getByRole('heading', { name: 'Jo has looked at this for you' })).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText(REASON);
  await expect(page.getByText(/they changed the advice, and another of us agreed/)).toBeVisible();
  await expect(page.getByText('It comes first on this page, with its risks.')).toBeVisible();
  await atEachWidth(page, 'change-read');
  await page.getByRole('link', { name: /^Choose a plan you run yourself/ }).click();
  await page.getByRole('button', { name: 'Choose a plan you run yourself' }).click();
  await expect(fullAdvice.heading('You chose a plan you run yourself')).toBeFocused();

  await jo.desk.reload();
  const mine = jo.desk.getByRole('region', { name: 'What was said' });
  await mine.getByRole('button', { name: 'Take it back …' }).press('Enter');
  await mine.getByLabel(/Why\? They read this/).fill(WHY_BACK);
  await atEachWidth(jo.desk, 'change-taking-back');
  await mine.getByRole('button', { name: 'Take it back', exact: true }).press('Enter');
  await expect(mine).toContainText(WHY_BACK);
  await expect(mine).toContainText('Taken back');
  await atEachWidth(jo.desk, 'change-taken-back');

  await fullAdvice.open();
  await expect(page.getByRole('heading', { name: 'Jo took back what we said' })).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText(WHY_BACK);
  await atEachWidth(page, 'change-taken-back-read');
  await page.goto('/plan');
  await expect(page.getByText('Jo took back what we said')).toBeVisible();
  await atEachWidth(page, 'change-taken-back-plan');
});
