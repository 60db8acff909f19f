import { expect, test } from '../fixtures.ts';
import { ChatPanel } from '../pages/ChatPanel.ts';
import { ChatsPage } from '../pages/ChatsPage.ts';
import { credentials } from '../person/credentials.ts';
import { looking } from '../person/looking.ts';
import { NO_LINE } from '../person/tunnel.ts';

const LAST_WORDS = 'Do not let them in. Ring me back before noon.';

test('Ruth writes in a tunnel while Jo says a last word and ends the chat: Ruth reads it, her own words follow, also after a reload, and the chat waits for one of us again (PT-614, PT-615)', async ({
  journey,
  page,
  context,
  atDesk,
  faults,
}) => {
  test.setTimeout(180_000);
  faults.expect(NO_LINE);
  await journey.start();
  const chat = new ChatPanel(page);
  await chat.open();
  await chat.write('hello from the bus');
  await expect(chat.log.getByText(/Sent$/)).toBeVisible();
  const mine = await context.request.get('/api/core/chat/mine', { headers: await credentials(context) });
  const chatId = (await mine.json()).conversation.id as string;

  const { desk } = await atDesk({ name: 'Jo Weir', viewport: { width: 1280, height: 800 } });
  const taken = await desk.request.post(`/staff/api/chats/${chatId}/take`, {
    headers: { origin: new URL(desk.url()).origin },
  });
  expect(taken.ok(), await taken.text()).toBe(true);
  await desk.goto(`/staff/chats/${chatId}`);
  const chats = new ChatsPage(desk);
  await expect(chats.log).toContainText('hello from the bus');

  await context.setOffline(true);
  await expect(chat.strip).toContainText('You’re offline.');
  await chat.write('I am in a tunnel');
  await expect(chat.log.getByText('1 message waiting to send')).toBeVisible();
  await chats.reply.fill(LAST_WORDS);
  await chats.reply.press('Enter');
  await expect(chats.log).toContainText(LAST_WORDS);
  await chats.button('End chat').click();
  await desk
    .getByRole('region', { name: 'End this chat?' })
    .getByRole('button', { name: 'End chat' })
    .click();
  await expect(chats.reply).toBeHidden();

  await context.setOffline(false);
  const all = [/hello from the bus$/, /Ring me back before noon\.$/, /I am in a tunnel$/];
  const reads = async () => {
    await expect(chat.log.locator('p:has(> .visually-hidden)')).toHaveText(all, { timeout: 20_000 });
  };
  await reads();
  await expect(chat.log).toContainText('in line');
  await looking(page)('chat-goes-on');
  await page.reload();
  await reads();
  await expect(chats.waiting.first()).toBeVisible();
  await looking(desk)('console-chat-goes-on');
});
