import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { Chat } from '../chat/Chat.tsx';
import { messageSender } from '../chat/state/messageSave.ts';
import { removeCookie, writeCookie } from '../data/cookies.ts';
import { type LiveChat, NO_CHAT } from '../journey/liveChat.ts';
import { joinApiInDom } from './apiInDom.ts';
import { startChatServer } from './chatServer.ts';
import { testOutbox } from './outbox.ts';
import { showPart } from './stepInDom.tsx';

let server: Awaited<ReturnType<typeof startChatServer>>;

/** Starts a server for the chat of a test file; each test begins with a chat nobody has begun and an empty browser. */
export function standInForChat(): void {
  beforeAll(async () => {
    server = await startChatServer();
    joinApiInDom(server.base);
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    server.reset();
    logIn();
  });
  afterEach(() => {
    cleanup();
    logOut();
    sessionStorage.clear();
    localStorage.clear();
  });
}

/** The session of a guest, in a browser's cookies. */
const logIn = () => writeCookie('basicAuthToken', 'guest');
export const logOut = () => removeCookie('basicAuthToken');

/** The server that `standInForChat` has started. */
export const chatServer = () => server;

/** The chat on a page, as the app has it. */
function OnPage({ isHere }: { isHere: boolean }) {
  const [chat, setChat] = useState<LiveChat>(NO_CHAT);
  return (
    <>
      <button type="button" disabled={!chat.canWrite} onClick={chat.open}>
        Continue
      </button>
      <Chat isHere={isHere} onChange={setChat} />
    </>
  );
}

/** Opens a page with the chat; each call acts like a reload. */
export function chatPage({ isHere = true } = {}) {
  const outbox = testOutbox('nobody', { 'chat message': async () => messageSender });
  const person = showPart(<OnPage isHere={isHere} />, outbox);
  return { person, outbox };
}

export const launcher = (name: string | RegExp = 'Chat with us') => screen.findByRole('button', { name });
export const button = (name: string | RegExp) => screen.queryByRole('button', { name });
export const field = () => screen.findByRole('textbox', { name: 'Your message' });
export const log = () => screen.getByRole('log', { name: 'Messages' });
/** The messages in the log, each with who wrote it. */
export const said = () => [...log().querySelectorAll('[class*="bubble"]')].map(one => one.textContent);

/** A page whose chat window is open. */
export async function openedChat() {
  const at = chatPage();
  await at.person.click(await launcher());
  await at.person.click(screen.getByRole('button', { name: /^Send us a message/ }));
  await waitFor(() => expect(server.isListenedTo()).toBe(true));
  return at;
}

/** Writes a message and sends it. */
export async function write(person: ReturnType<typeof chatPage>['person'], text: string) {
  await person.type(await field(), `${text}{Enter}`);
}
