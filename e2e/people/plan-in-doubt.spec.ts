import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import { advised } from '../person/advised.ts';
import { credentials } from '../person/credentials.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';

const REASON = 'You want to talk to your lenders yourself, and you have the time for it.';
const NOTE = 'Rent comes first for her: she pays it on the 1st.';
const DMP = 'a debt management plan';
const OTHER = 'Self-managed repayment plan';

test('Danielle has chosen a plan when Jo and Sam say that another fits: she reads it on her dashboard and on its page, Jo cannot note that it goes on, and what Jo noted stands in the case; she chooses it again (PT-570, PT-572, PT-573)', async ({
  fullAdvice,
  page,
  context,
  atDesk,
  email,
}) => {
  test.setTimeout(400_000);
  await advised(context, { email });
  const headers = await credentials(context);
  const name = { forename: 'Danielle', surname: 'Lockside' };
  expect((await context.request.post('/api/core/account/mine/name', { headers, data: name })).ok()).toBe(
    true,
  );
  const customerId = await customerIdOf(context);
  const look = looking(page);
  const choose = async () => {
    await page.goto('/choose/dmp');
    await page.getByRole('button', { name: `Choose ${DMP}` }).click();
    await expect(fullAdvice.heading(`You chose ${DMP}`)).toBeVisible();
  };
  await fullAdvice.open();
  await expect(fullAdvice.answer).toBeVisible();
  await choose();

  const jo = await atDesk({ name: 'Jo Weir' });
  await jo.desk.goto(`/staff/case/${customerId}/advice`);
  const { decide } = jo.console;
  await decide.getByLabel('Which one fits?').selectOption({ label: OTHER });
  await decide.getByLabel(/Why\?/).fill(REASON);
  for (const box of await decide.getByRole('checkbox').all()) await box.check();
  await decide.getByRole('button', { name: 'Save the change' }).press('Enter');
  await expect(jo.desk.getByText('A change waits for somebody else').first()).toBeFocused();
  const sam = await atDesk({ name: 'Sam Weir', role: 'approver' });
  await sam.desk.goto(`/staff/case/${customerId}/advice`);
  const said = sam.desk.getByRole('region', { name: 'What was said' });
  await said.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(sam.desk.getByText('Counts for them').first()).toBeVisible();
  await expect(sam.desk.getByText('but we have said since that another fits')).toBeVisible();
  await looking(sam.desk)('case-plan-in-doubt');

  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Your plan' });
  await expect(card).toContainText(`Jo says now that another one fits you better: ${OTHER}`);
  await look('dashboard-plan-in-doubt');
  await page.goto('/plan');
  await expect(page.getByText('Jo says that another one fits you better')).toBeVisible();
  await expect(page.getByText(/We talk before it goes on\./)).toBeVisible();
  await look('plan-in-doubt');

  await jo.desk.goto('/staff');
  await jo.console.takeWorkOf(customerId, 'Chosen plans');
  const { mine } = jo.console;
  await expect(mine).toContainText('One of us has said since that another one fits');
  await expect(mine).toContainText(/We say fits.*a plan you run yourself/s);
  await expect(jo.console.outcome('They go on with it')).toHaveCount(0);
  await looking(jo.desk)('work-plan-in-doubt');
  await jo.console.seeNumber();
  await jo.console.outcome('Nobody answered').check();
  await jo.console.note.fill(NOTE);
  await jo.console.save.click();
  await expect(jo.desk.getByRole('status').filter({ hasText: 'Noted.' })).toBeVisible();
  await jo.desk.goto(`/staff/case/${customerId}/notes`);
  const note = jo.desk.getByRole('listitem').filter({ hasText: NOTE });
  await expect(note).toContainText(/Jo Weir.*A chosen plan: Nobody answered/s);
  await looking(jo.desk)('case-notes-of-work');

  await page.goto('/choose/dmp');
  await expect(page.getByText('We have said something else since.')).toBeVisible();
  await look('choose-again');
  await choose();
  await expect(page.getByText('Jo says that another one fits you better')).toHaveCount(0);
});

test('Jo reads beside a chat what was noted about its person (PT-574)', async ({
  context,
  atDesk,
  email,
}) => {
  test.setTimeout(180_000);
  await advised(context, { email });
  const headers = await credentials(context);
  const data = { forename: 'Danielle', surname: 'Moorhen' };
  expect((await context.request.post('/api/core/account/mine/name', { headers, data })).ok()).toBe(true);
  const customerId = await customerIdOf(context);
  const message = { clientId: randomUUID(), text: 'Can I ask about the rent?' };
  const sent = await context.request.post('/api/core/chat/mine/messages', { headers, data: message });
  expect(sent.ok(), await sent.text()).toBe(true);

  const { desk } = await atDesk({ name: 'Jo Weir' });
  const notes = [NOTE, 'Her sister may answer.', 'Mornings are best.', 'She has a new number.'];
  for (const text of notes) {
    const id = randomUUID();
    const added = await desk.request.post(`/staff/api/cases/${customerId}/notes`, {
      headers: { origin: new URL(desk.url()).origin },
      data: { id, text },
    });
    expect(added.ok(), await added.text()).toBe(true);
  }
  const { conversationId } = await sent.json();
  const taken = await desk.request.post(`/staff/api/chats/${conversationId}/take`, {
    headers: { origin: new URL(desk.url()).origin },
  });
  expect(taken.ok(), await taken.text()).toBe(true);
  await desk.goto(`/staff/chats/${conversationId}`);
  await desk.locator('summary').filter({ hasText: 'About them' }).click();
  await expect(desk.getByText('She has a new number.')).toBeVisible();
  await expect(desk.getByText(NOTE)).toHaveCount(0);
  await desk.setViewportSize({ width: 1280, height: 800 });
  await expect(desk.getByText('She has a new number.')).toBeVisible();
  await looking(desk)('chat-notes');
  await desk.getByRole('link', { name: 'All 4 notes' }).click();
  await expect(desk.getByText(NOTE)).toBeVisible();
});
