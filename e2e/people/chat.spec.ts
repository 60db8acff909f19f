import type { BrowserContext, Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ChatPanel } from '../pages/ChatPanel.ts';
import { ChatsPage } from '../pages/ChatsPage.ts';
import { ConsolePage } from '../pages/ConsolePage.ts';
import { advised } from '../person/advised.ts';
import { credentials } from '../person/credentials.ts';
import { looking } from '../person/looking.ts';
import { registered } from '../person/registered.ts';
import { NO_LINE } from '../person/tunnel.ts';
import { ops } from '../service/ops.ts';

const PASSWORD = 'a barge, a lock and a heron';
/** Screens are the same so soon after a line is back, in milliseconds. */
const SOON = 2_000;

test('Nia’s debts are small: Continue opens the chat; she writes, loses the line, writes two more, and each is there once, for her, in her other tab and for Megan, who answers (AD-003, AD-010, CH-001, PT-130, PT-131, PT-132, PT-133, PT-595)', async ({
  journey,
  page,
  context,
  visit,
  email,
  faults,
}) => {
  test.setTimeout(240_000);
  faults.expect(NO_LINE, /^404 GET \/staff\/api\/me/, /status of 404/);
  const { page: desk, context: office } = await visit();
  const console = new ConsolePage(desk);
  const made = await ops('staff', 'add', email, '--name', 'Megan Reed', '--role', 'adviser', '--who', 'Jo');
  await console.setUp(made, PASSWORD);
  const chats = new ChatsPage(desk);
  await chats.link.click();
  await chats.takesChats.click();
  await expect(chats.takesChats).toBeChecked();
  await registered(context, {
    email,
    firstName: 'Nia',
    lastName: 'Locke',
    answers: { 'debt-total': 'Under £2,000' },
  });
  await page.goto('/journey/now');
  await journey.consents.choose({ email: 'No', text: 'No' });
  await journey.consents.next.click();
  await journey.almostDone({ phone: '07400123456' });
  const chat = new ChatPanel(page);
  if ((await chatOf(context)).isSomebodyHere) {
    await expect(journey.advice.part('Chat with us now')).toBeVisible();
    await journey.advice.continue.click();
  } else {
    // By the hours of the operator nobody answers at the time of this run.
    const card = journey.advice.part('Write to us');
    await expect(card).toContainText('Opens');
    await card.getByRole('button', { name: 'Write a message' }).click();
  }
  await expect(chat.field).toBeFocused();
  await expect(chat.launcher).toBeHidden();
  await chat.write('got a letter about my loan');
  await expect(chat.log.getByText(/Sent$/)).toBeVisible();

  await context.setOffline(true);
  await expect(chat.strip).toContainText('You’re offline.');
  await chat.write('are you there?');
  await chat.write('i’m on the bus');
  await expect(chat.log.getByText('2 messages waiting to send')).toBeVisible();
  const all = ['You: got a letter about my loan', 'You: are you there?', 'You: i’m on the bus'];
  expect(await chat.said()).toEqual(all);
  await looking(page)('chat-offline');

  await context.setOffline(false);
  await expect(chat.log.getByText(/Sent$/)).toBeVisible({ timeout: SOON });
  expect(await chat.said()).toEqual(all);
  await expect(chat.strip).toContainText('Your 2 messages are sent.');

  const other = new ChatPanel(await context.newPage());
  await other.page.goto('/dashboard');
  await expect(other.launcher).toBeVisible();
  await other.open();
  await expect.poll(() => other.said()).toEqual(all);

  // The list names nobody before, and other people wait too.
  const taken = await office.request.post(
    `/staff/api/chats/${(await chatOf(context)).conversation?.id}/take`,
  );
  expect(taken.ok(), await taken.text()).toBe(true);
  await chats.mine.getByRole('link').first().click();
  for (const [place, text] of all.entries())
    await expect(chats.messages.nth(place)).toContainText(text.replace('You: ', ''));
  await chats.reply.fill('I am here. What does it say?');
  await chats.reply.press('Enter');
  for (const each of [chat, other]) {
    await expect
      .poll(() => each.said(), { timeout: SOON })
      .toEqual([...all, 'Megan: I am here. What does it say?']);
  }
  await expect(chat.window).toHaveAccessibleName(/Megan/);
  await looking(page)('chat-with-adviser');

  // She goes on to her account: an answer reaches her there.
  await chat.close.click();
  await other.close.click();
  await other.page.goto('/account');
  await expect(other.launcher).toBeVisible();
  await chats.reply.fill('Take your time.');
  await chats.reply.press('Enter');
  await expect(other.launcher).toContainText('1 new message');
  await looking(other.page)('chat-on-account');
  await chat.open();

  await chat.window.getByRole('button', { name: 'End this chat' }).click();
  await expect(chat.log.getByRole('heading', { name: 'This chat has ended' })).toBeVisible();
  await expect(chat.window.getByRole('button', { name: 'Start a new chat' })).toBeFocused();
  await expect(other.launcher).toBeHidden();
  await looking(page)('chat-ended');
});

test('Omar cannot see the point any more: whom to ring stands in the chat after his words, and it is there again after a reload (PT-136) @both', async ({
  journey,
  page,
}) => {
  await journey.start();
  const chat = new ChatPanel(page);
  await chat.open();
  await chat.write('i cant see the point any more');
  const help = chat.log.getByRole('region', { name: 'You matter more than any of this' });
  await expect(help.getByRole('link', { name: /Samaritans/ })).toHaveAttribute('href', 'tel:116123');
  await expect(help.getByRole('link', { name: /Shout/ })).toHaveAttribute('href', 'sms:85258?body=SHOUT');
  await expect(help).toContainText('call 999');
  await expect(chat.field).toBeEnabled();
  await looking(page)('chat-crisis');
  await page.reload();
  await expect(help).toBeVisible();
});

test('Omar writes it on a train without a line: whom to ring stands there at once, and his words reach us later (PT-611, PT-612)', async ({
  journey,
  page,
  context,
  faults,
}) => {
  faults.expect(NO_LINE);
  await journey.start();
  const chat = new ChatPanel(page);
  const words = page.waitForResponse(response => response.url().endsWith('/chat/worrying-words'));
  await chat.open();
  await (await words).finished();
  await context.setOffline(true);
  await expect(chat.strip).toContainText('You’re offline.');
  await chat.write('I want to kill myself');
  const help = chat.log.getByRole('region', { name: 'You matter more than any of this' });
  await expect(help.getByRole('link', { name: /Samaritans/ })).toHaveAttribute('href', 'tel:116123');
  await expect(help).toContainText('call 999');
  await expect(help).not.toContainText('here');
  await expect(help).toBeInViewport();
  await expect(chat.log.getByText('1 message waiting to send')).toBeVisible();
  await expect(chat.log).not.toContainText('You can close this');
  await looking(page)('chat-crisis-offline');
  await context.setOffline(false);
  await expect(chat.log.getByText(/Sent$/)).toBeVisible({ timeout: SOON });
  await expect(help).toHaveCount(1);
});

test('Danielle has the whole of the service on one page: her questions, debts and month, her advice, and a message, a call back and a time with a person (SH-001)', async ({
  dashboard,
  page,
  context,
  email,
}) => {
  await advised(context, { email });
  await dashboard.open();
  await expect(dashboard.journey).toBeVisible();
  await expect(dashboard.debts).toBeVisible();
  await expect(dashboard.summary).toBeVisible();
  await expect(page.getByRole('link', { name: 'See your advice' })).toBeVisible();
  const chat = new ChatPanel(page);
  await chat.launcher.click();
  for (const way of [/^Send us a message/, /^Ask for a call back/, /^Book a slot/])
    await expect(chat.card(way)).toBeVisible();
});

test('Rosa opens the chat from her dashboard by keyboard: it has its size, and over the questions neither Continue nor the way out lies under its button (SH-031, SH-033, SH-034, SH-036, SH-037, DB-008, PT-138, PT-139) @both', async ({
  dashboard,
  journey,
  page,
}) => {
  await journey.startAndAnswerUpTo('birth-date');
  const chat = new ChatPanel(page);
  await expect(chat.launcher).toBeVisible();
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const isOver = async (under: Locator) => {
    const other = await under.boundingBox();
    const ours = await chat.launcher.boundingBox();
    if (!other || !ours) throw new Error('Both are there.');
    const apart =
      ours.x >= other.x + other.width ||
      other.x >= ours.x + ours.width ||
      ours.y >= other.y + other.height ||
      other.y >= ours.y + ours.height;
    return !apart;
  };
  const endIsClear = async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const links = await page.getByRole('contentinfo').getByRole('link').all();
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect(await isOver(link)).toBe(false);
  };
  expect(await isOver(page.getByRole('button', { name: 'Continue' }).first())).toBe(false);
  expect(await isOver(page.getByRole('button', { name: 'Leave this site' }).first())).toBe(false);
  await endIsClear();

  await dashboard.open();
  await expect(chat.launcher).toBeVisible();
  await endIsClear();
  await chat.launcher.focus();
  await page.keyboard.press('Enter');
  await expect(chat.card(/^Ask for a call back/)).toHaveAttribute('href', /appId=mw_towpath/);
  await expect(chat.card(/^Book a slot/)).toHaveAttribute('target', '_blank');
  await looking(page)('chat-launcher');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(chat.field).toBeFocused();
  await expect(chat.window).toHaveJSProperty('offsetHeight', size.width < 576 ? size.height : 660);
  await expect(chat.window).toHaveJSProperty('offsetWidth', size.width < 576 ? size.width : 350);
  await looking(page)('chat-new');
  await page.keyboard.press('Escape');
  await expect(chat.window).toBeHidden();
  await expect(chat.launcher).toBeFocused();

  // A phone on its side, or 400 % zoom: nothing stays over what is read, and the field is in sight.
  await page.setViewportSize({ width: 320, height: 256 });
  await chat.open();
  await expect(chat.field).toBeInViewport();
  await chat.close.click();
  await expect(chat.launcher).toBeFocused();
});

type HowChatStands = {
  readonly isSomebodyHere: boolean;
  readonly conversation: { readonly id: string } | null;
};

/** How chat stands for the person of a browser. */
async function chatOf(context: BrowserContext): Promise<HowChatStands> {
  const reply = await context.request.get('/api/core/chat/mine', { headers: await credentials(context) });
  return (await reply.json()) as HowChatStands;
}
