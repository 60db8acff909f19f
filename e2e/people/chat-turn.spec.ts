import { expect, test } from '../fixtures.ts';
import { ChatPanel } from '../pages/ChatPanel.ts';
import { ChatsPage } from '../pages/ChatsPage.ts';
import { credentials } from '../person/credentials.ts';
import { looking } from '../person/looking.ts';
import { messagesFor } from '../person/messages.ts';

/** Nobody else has it: each run has a new person. */
const phone = `07400${String(Date.now() % 1_000_000).padStart(6, '0')}`;
/** An answer has to be unseen for a minute, and is looked for each minute. */
const TEXT_COMES = 200_000;

test('Nia waits in the chat, has to go, and leaves her number; Megan answers, and by day one text leads her back into the chat, where she reads it (PT-651, PT-653, PT-654, PT-657)', async ({
  journey,
  page,
  context,
  visit,
  atDesk,
}) => {
  test.setTimeout(TEXT_COMES + 120_000);
  const { desk } = await atDesk({ name: 'Megan Reed' });
  await journey.start();
  const chat = new ChatPanel(page);
  await chat.open();
  await chat.write('got a letter about my loan');
  await chat.textMe.click();
  await expect(chat.log).toContainText("It's your turn.");
  await chat.mobile.fill('0113 496 0111');
  await chat.submitMobile.click();
  await expect(chat.log).toContainText('Must be a UK mobile number');
  await looking(page)('chat-text-asked');
  await chat.mobile.fill(phone);
  await chat.submitMobile.click();
  const wish = chat.log.getByText(`We’ll text the number that ends in ${phone.slice(-3)}`);
  await expect(wish).toBeVisible();
  await looking(page)('chat-text-set');
  await page.goto('about:blank');

  const mine = await context.request.get('/api/core/chat/mine', { headers: await credentials(context) });
  const { conversation } = (await mine.json()) as { conversation: { id: string } };
  const taken = await desk.context().request.post(`/staff/api/chats/${conversation.id}/take`);
  expect(taken.ok(), await taken.text()).toBe(true);
  const chats = new ChatsPage(desk);
  await chats.link.click();
  await chats.mine.getByRole('link').first().click();
  await chats.reply.fill('I am here. What does it say?');
  await chats.reply.press('Enter');

  let link = '/chat';
  const texts = () => messagesFor(phone);
  if (isDay()) {
    await expect.poll(async () => (await texts()).length, { timeout: TEXT_COMES }).toBe(1);
    const [text] = await texts();
    expect(text?.text).not.toMatch(/debt|money|chat with|adviser/i);
    link = new URL(/https?:\S+/.exec(text?.text ?? '')?.[0] ?? '').pathname;
  } else {
    // At the time of this run nobody is texted.
    expect(await texts()).toEqual([]);
  }
  await page.goto(link);
  await expect(chat.window).toBeVisible();
  await expect
    .poll(() => chat.said())
    .toEqual(['You: got a letter about my loan', 'Megan: I am here. What does it say?']);
  await expect(wish).toBeHidden();

  const elsewhere = await visit();
  await elsewhere.page.goto(link);
  await expect(elsewhere.page).toHaveURL(/\/login\?next=%2Fchat$/);
});

/** Whether people are texted who told us of no safe times: from 8 to 20 by the clock in London. */
function isDay(): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Europe/London',
    }).format(),
  );
  return hour >= 8 && hour < 20;
}
