import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ChatsPage } from '../pages/ChatsPage.ts';
import { ConsolePage } from '../pages/ConsolePage.ts';
import { looking } from '../person/looking.ts';
import { ops } from '../service/ops.ts';

const PASSWORD = 'a barge, a lock and a heron';
const CHAT = '/api/core/chat/mine';

/** Somebody who writes from elsewhere: what they see of the chat has stories of its own. */
async function somebody(request: APIRequestContext) {
  const begun = await (await request.post('/api/core/sessions/guest', { data: {} })).json();
  const headers = { authorization: `Basic ${begun.basicAuthToken}` };
  return {
    async say(text: string) {
      const data = { clientId: randomUUID(), text };
      const said = await request.post(`${CHAT}/messages`, { headers, data });
      expect(said.ok(), await said.text()).toBe(true);
    },
    async state() {
      return (await request.get(CHAT, { headers })).json();
    },
    async messages(): Promise<readonly string[]> {
      const { messages } = await (await request.get(`${CHAT}/messages?after=0`, { headers })).json();
      return messages.map(({ text }: { text: string }) => text);
    },
    type: () => request.post(`${CHAT}/typing`, { headers }),
  };
}

test('Jo takes a chat by keyboard, answers, sees what is typed and read, keeps a draft, and ends it (PT-122, PT-487, PT-488)', async ({
  request,
  visit,
  email,
  faults,
}) => {
  test.setTimeout(180_000);
  faults.expect(/^404 GET \/staff\/api\/me/, /status of 404/);
  const person = await somebody(request);
  const made = await ops(
    'staff',
    'add',
    email,
    '--name',
    'Jo Staithe',
    '--role',
    'adviser',
    '--who',
    'Megan',
  );
  const { page: desk } = await visit({ viewport: { width: 390, height: 844 } });
  const [console, chats, look] = [new ConsolePage(desk), new ChatsPage(desk), looking(desk)];
  await console.setUp(made, PASSWORD);
  await chats.link.click();
  await chats.takesChats.press('Space');
  await expect(chats.takesChats).toBeChecked();

  // It comes by itself, and names nobody.
  await person.say('I can’t go on. They came to the door again about the car and I don’t know what to do.');
  const worrying = chats.waiting.filter({ hasText: 'Worrying words' });
  await expect(worrying).not.toHaveCount(0);
  await expect(worrying.first()).not.toContainText('door');
  await look('console-chats');
  await worrying.last().getByRole('button', { name: /^Take/ }).press('Enter');
  await expect(desk.getByRole('heading', { level: 2 }).last()).toBeFocused();
  await expect(chats.messages).toContainText(['They came to the door again']);
  await expect(desk.getByText('ask if they are safe')).toBeVisible();
  await expect(chats.messages.filter({ hasText: 'Worrying words.' })).toHaveCount(1);
  await expect(desk.getByText('What to do now')).toBeVisible();
  await expect(chats.reply).toBeInViewport();

  await chats.reply.focus();
  await desk.keyboard.type('Thank you for telling me.');
  await desk.keyboard.press('Shift+Enter');
  await desk.keyboard.type('Are you safe right now?');
  await desk.keyboard.press('Enter');
  await expect(chats.reply).toHaveValue('');
  await expect(chats.reply).toBeFocused();
  await expect.poll(person.messages).toContain('Thank you for telling me.\nAre you safe right now?');
  await person.type();
  await expect(desk.getByText(/ is typing$/)).toBeVisible();
  await person.say('<b>yes</b> I am, my sister is here');
  await expect(chats.messages.last()).toContainText('<b>yes</b> I am');
  await expect.poll(async () => (await person.state()).conversation.readByAdviserUpTo).toBe(3);
  await chats.button('Offer a call').click();
  await expect(chats.reply).toHaveValue(/on the phone/);
  await look('console-chat');

  // What is not sent stays through another page of the console.
  await desk.getByRole('link', { name: 'All chats' }).click();
  await chats.mine.filter({ hasText: 'my sister' }).getByRole('link').click();
  await expect(chats.reply).toHaveValue(/on the phone/);

  await chats.button('Hand over').click();
  await look('console-chat-hand-over');
  await chats.button('Cancel').click();
  await chats.button('End chat').first().click();
  await chats.button('End chat').last().click();
  await expect(desk.getByText('Ended. Nothing more can be written here.')).toBeVisible();
  expect((await person.state()).conversation.state).toBe('ended');
  await look('console-chat-ended');
});
