import { expect, test } from '../fixtures.ts';
import { ChatPanel } from '../pages/ChatPanel.ts';
import { ChatsPage } from '../pages/ChatsPage.ts';
import { ConsolePage } from '../pages/ConsolePage.ts';
import { looking } from '../person/looking.ts';
import { addresses, dataFolder as mainFolder } from '../service/addresses.ts';
import { opsOf } from '../service/ops.ts';
import { ownServer } from '../service/ownServer.ts';

const PASSWORD = 'a barge, a lock and a heron';
/** Screens are the same so soon after the line is back, in milliseconds. */
const SOON = 2_000;
const service = { port: addresses.chatPort, dataFolder: `${mainFolder}-chat-killed` };
/** The browser's errors for a server that is gone, which depend on the moment. */
const CUT_OFF = /net::ERR_/;

test.use({ baseURL: `http://localhost:${service.port}` });
// There is one server for these stories, so they run one after the other.
test.describe.configure({ mode: 'default' });

const server = ownServer(service);

test.beforeEach(async () => {
  await server.empty();
  await server.switchOn();
});
test.afterEach(async ({ context }) => {
  await context.close();
  await server.end('SIGTERM');
});

for (const { phone, desk } of [
  { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } },
  { phone: { width: 768, height: 1024 }, desk: { width: 768, height: 1024 } },
]) {
  test(`Nia and Megan write while the server between them is killed: when it is back, each message is there once and in order, the same for both, at ${phone.width} and ${desk.width} pixels (PT-431)`, async ({
    journey,
    page,
    visit,
    email,
    faults,
  }) => {
    test.setTimeout(240_000);
    faults.expect(CUT_OFF, /^404 GET \/staff\/api\/me/, /status of 404/);
    await page.setViewportSize(phone);
    await journey.start();
    const chat = new ChatPanel(page);
    await chat.open();
    await chat.write('a letter came');

    const { page: office } = await visit({ viewport: desk, isMobile: false, hasTouch: false });
    const who = ['--name', 'Megan Reed', '--role', 'adviser', '--who', 'Jo'];
    await new ConsolePage(office).setUp(await opsOf(service, 'staff', 'add', email, ...who), PASSWORD);
    const chats = new ChatsPage(office);
    await chats.link.click();
    await chats.waiting.getByRole('button', { name: /^Take/ }).click();
    const reply = async (text: string) => {
      await chats.reply.fill(text);
      await chats.reply.press('Enter');
    };
    await reply('What does it say?');
    await expect(chat.log).toContainText('What does it say?');

    // Killed while both write.
    await Promise.all([chat.write('that they will come'), reply('Take your time'), server.end('SIGKILL')]);
    await expect(office.getByText('The line is gone.')).toBeVisible();
    await reply('Are you there?');
    await chat.write('on monday');
    await reply('I am still here');
    await chat.write('at eight');
    await expect(chats.log.getByText('Not sent yet.').last()).toBeVisible();
    await expect(chat.log.getByText(/waiting to send$/)).toBeVisible();
    await looking(office)('console-chat-unsent');
    const [hers, megans] = [
      ['a letter came', 'that they will come', 'on monday', 'at eight'],
      ['What does it say?', 'Take your time', 'Are you there?', 'I am still here'],
    ];

    await server.switchOn();
    // What each of them said is in the order in which they said it, whatever the server was told first.
    const byPerson = async (lines: Promise<readonly string[]>, person: string, adviser: string) =>
      (await lines).map(line => line.replace(`${person}: `, 'N: ').replace(`${adviser}: `, 'M: '));
    const atBoth = async () => [
      await byPerson(chat.said(), 'You', 'Megan'),
      await byPerson(chats.said(), 'No name given', 'Megan'),
    ];
    const isTheSame = async () => {
      const [left, right] = await atBoth();
      return left?.length === 8 && JSON.stringify(left) === JSON.stringify(right);
    };
    await expect.poll(isTheSame, { timeout: SOON, intervals: [100] }).toBe(true);
    const [all = []] = await atBoth();
    expect(all.filter(line => line.startsWith('N: '))).toEqual(hers.map(text => `N: ${text}`));
    expect(all.filter(line => line.startsWith('M: '))).toEqual(megans.map(text => `M: ${text}`));
    await expect(chats.log.getByText('Not sent yet.')).toHaveCount(0);
    await expect(chat.log.getByText(/waiting to send$/)).toHaveCount(0);

    // They go on.
    await reply('All of it is here');
    await expect(chat.log).toContainText('All of it is here');
    await chat.write('good');
    await expect(chats.log).toContainText('good');
  });
}
