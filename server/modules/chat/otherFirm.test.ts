import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { myChat, sendChatMessage } from '@towpath/contracts/api/chat.ts';
import { siteContent } from '@towpath/contracts/api/content.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../../platform/config/config.ts';
import { guest } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

const folder = mkdtempSync(join(tmpdir(), 'towpath-other-chat-'));
let test: TestApp;
beforeAll(async () => {
  cpSync(join(REPOSITORY_ROOT, 'content'), folder, { recursive: true });
  const file = join(folder, 'settings.json');
  const settings = JSON.parse(readFileSync(file, 'utf8'));
  const externalChat = {
    script: 'https://chat.example/chat.js',
    commboxStreamID: '1',
    commboxTrackerStreamID: '2',
  };
  writeFileSync(file, JSON.stringify({ ...settings, externalChat }));
  test = await createTestApp({ CONTENT_DIR: folder });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

it('our own chat is off beside that of another firm, and takes nothing that nobody would read (PT-486)', async () => {
  const person = await guest(test);
  expect((await person.call(siteContent, {})).answer.externalChat).toMatchObject({ commboxStreamID: '1' });
  expect((await person.call(myChat, {})).answer).toMatchObject({ isOn: false, isOpen: false });
  const body = { clientId: randomUUID(), text: 'Is somebody there?' };
  const { statusCode, json } = await test.app.inject({
    method: 'POST',
    url: `/api/core${sendChatMessage.path}`,
    headers: { authorization: person.authorization },
    payload: body,
  });
  expect([statusCode, json().error.code]).toEqual([409, 'CHAT_IS_OFF']);
  expect((await person.call(myChat, {})).answer.conversation).toBeNull();
  expect(await test.database.selectFrom('chat_conversations').selectAll().execute()).toEqual([]);
});
