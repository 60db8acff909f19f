// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { chatServer, standInForChat } from '../../testing/chatInDom.tsx';
import { ChatStore } from './chatStore.ts';

standInForChat();

it('shows how a chat stands by its stream where an answer of before comes later than that (PT-666)', async () => {
  const server = chatServer();
  server.conversation({ textTo: '485' });
  const release = server.holdStates();
  const store = new ChatStore();
  const textTo = () => store.shown().state?.conversation?.textTo;
  const looked = store.look();
  await expect.poll(() => server.calls.filter(({ path }) => path === '/chat/mine').length).toBe(1);
  store.listen();
  await expect.poll(textTo).toBe('485');
  server.conversation({ textTo: null });
  await expect.poll(textTo).toBe(null);
  release();
  await looked;
  expect(textTo()).toBe(null);
  store.stop();
});
