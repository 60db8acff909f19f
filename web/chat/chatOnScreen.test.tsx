// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LiveChat, NO_CHAT } from '../journey/liveChat.ts';
import { joinApiInDom } from '../testing/apiInDom.ts';
import { startChatServer } from '../testing/chatServer.ts';
import { testOutbox } from '../testing/outbox.ts';
import { showPart } from '../testing/stepInDom.tsx';
import { Chat } from './Chat.tsx';
import { messageSender } from './state/messageSave.ts';

let server: Awaited<ReturnType<typeof startChatServer>>;
beforeAll(async () => {
  server = await startChatServer();
  joinApiInDom(server.base);
});
afterAll(() => server.stop());
beforeEach(() => server.reset());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

/** The chat on a page, as the app has it. */
function OnPage({ isHere }: { isHere: boolean }) {
  const [chat, setChat] = useState<LiveChat>(NO_CHAT);
  return (
    <>
      <button type="button" disabled={!chat.isAvailable} onClick={chat.open}>
        Continue
      </button>
      <Chat isHere={isHere} onChange={setChat} />
    </>
  );
}

/** Opens a page with the chat; each call acts like a reload. */
function page({ isHere = true } = {}) {
  const outbox = testOutbox('nobody', { 'chat message': async () => messageSender });
  const person = showPart(<OnPage isHere={isHere} />, outbox);
  return { person, outbox };
}

const launcher = (name: string | RegExp = 'Chat with us') => screen.findByRole('button', { name });
const card = (name: RegExp) => screen.queryByRole('button', { name });
const chatWindow = () => screen.queryByRole('dialog', { name: /^Chat with an adviser/ });
const field = () => screen.findByRole('textbox', { name: 'Your message' });
const log = () => screen.getByRole('log', { name: 'Messages' });
const said = () => [...log().querySelectorAll('.bubble, [class*="bubble"]')].map(one => one.textContent);

/** A page whose chat window is open. */
async function opened() {
  const at = page();
  await at.person.click(await launcher());
  await at.person.click(screen.getByRole('button', { name: /^Send us a message/ }));
  await waitFor(() => expect(server.isListenedTo()).toBe(true));
  return at;
}

async function write(person: Awaited<ReturnType<typeof opened>>['person'], text: string) {
  await person.type(await field(), `${text}{Enter}`);
}

describe('the launcher', () => {
  it('opens from one button to a message, a call back and a slot, and closes again (SH-031, SH-035, SH-039, CH-001)', async () => {
    const { person } = page();
    const button = await launcher();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('heading', { name: 'Talk to a person' })).toBeNull();
    await person.click(button);
    expect(screen.getByRole('heading', { name: 'Talk to a person' })).toBeTruthy();
    expect(card(/^Send us a message/)).toBeTruthy();
    await person.click(await launcher('Close'));
    expect(screen.queryByRole('heading', { name: 'Talk to a person' })).toBeNull();
  });

  it('leads to the booking site for a call and for a slot, in a new tab, with what brought the person (CH-004, CH-005, CH-006)', async () => {
    const { person } = page();
    await person.click(await launcher());
    for (const name of [/^Ask for a call back/, /^Book a time/]) {
      const link = await screen.findByRole('link', { name });
      expect(link.getAttribute('href')).toBe('https://booking.example/towpath?appId=mw_towpath');
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.textContent).toMatch(/opens in a new tab/i);
    }
  });

  it('has no card for a message while there is no chat to take it (SH-032)', async () => {
    server.change({ isOn: false });
    const { person } = page();
    await person.click(await launcher('Talk to a person'));
    expect(card(/^Send us a message/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Continue' }).hasAttribute('disabled')).toBe(true);
  });

  it('says how long an answer takes, and outside the hours when we open (PT-134)', async () => {
    server.change({ isOpen: false, opens: { day: '2099-01-05', from: '09:00' } });
    const { person } = page();
    await person.click(await launcher());
    expect(card(/^Send us a message/)?.textContent).toContain('Opens on Monday at 9am');
    act(() => server.change({ isOpen: true, opens: null }));
    cleanup();
    const again = page();
    await again.person.click(await launcher());
    expect(card(/^Send us a message/)?.textContent).toContain('within 3 minutes');
  });

  it('is not on a page without the chat (SH-038)', async () => {
    page({ isHere: false });
    await waitFor(() => expect(server.calls.length).toBeGreaterThan(0));
    expect(screen.queryByRole('region', { name: 'Ways to reach us' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Continue' }).hasAttribute('disabled')).toBe(true);
  });
});

describe('the window', () => {
  it('takes the place of the launcher, which comes back 275 ms after it was closed (SH-033, SH-034)', async () => {
    const { person } = await opened();
    expect(chatWindow()).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Ways to reach us' })).toBeNull();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      act(() => screen.getByRole('button', { name: 'Close chat' }).click());
      expect(chatWindow()).toBeNull();
      act(() => void vi.advanceTimersByTime(274));
      expect(screen.queryByRole('region', { name: 'Ways to reach us' })).toBeNull();
      act(() => void vi.advanceTimersByTime(1));
      expect(screen.getByRole('region', { name: 'Ways to reach us' })).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
    // The focus is where the window was opened from.
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Chat with us'));
    expect(person).toBeTruthy();
  });

  it('has the focus where a message is written, and Escape makes it small: the button then leads back at once (PT-138)', async () => {
    const { person } = await opened();
    expect(document.activeElement).toBe(await field());
    await write(person, 'hello');
    await waitFor(() => expect(server.texts()).toEqual(['hello']));
    await person.keyboard('{Escape}');
    expect(chatWindow()).toBeNull();
    const back = await launcher('Back to your chat');
    await waitFor(() => expect(document.activeElement).toBe(back));
    await person.click(back);
    expect(chatWindow()).toBeTruthy();
  });

  it('is opened from elsewhere on the page too, while there is chat (AD-010)', async () => {
    const { person } = page();
    await launcher();
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(chatWindow()).toBeTruthy();
  });
});

describe('what is written', () => {
  it('is shown at once, sent once and in order, and read back as it is, markup and all (PT-130, PT-137)', async () => {
    const { person } = await opened();
    await write(person, 'got a letter');
    await write(person, '<b>help</b> & <script>alert(1)</script>');
    await waitFor(() => expect(server.texts()).toHaveLength(2));
    expect(said()).toEqual(['You: got a letter', 'You: <b>help</b> & <script>alert(1)</script>']);
    expect(log().querySelector('script, b')).toBeNull();
    await waitFor(() => expect(within(log()).getByText(/Sent$/)).toBeTruthy());
  });

  it('goes once though the answer to it is lost (PT-130)', async () => {
    const { person, outbox } = await opened();
    server.loseAnswers(1);
    await write(person, 'only once');
    await waitFor(() => expect(server.texts()).toEqual(['only once']));
    await act(() => outbox.drain());
    await waitFor(() => expect(outbox.hasWaiting()).toBe(false));
    expect(server.texts()).toEqual(['only once']);
    expect(server.sent('/chat/mine/messages')).toHaveLength(2);
    expect(said()).toEqual(['You: only once']);
  });

  it('waits without a connection, dashed and said in words, and goes in order when the line is back, which is said (PT-130, PT-131, PT-132)', async () => {
    const { person } = await opened();
    await write(person, 'one');
    await waitFor(() => expect(server.texts()).toEqual(['one']));
    server.cut(true);
    expect(await screen.findByText(/Keep writing, nothing is lost/)).toBeTruthy();
    await write(person, 'two');
    await write(person, 'three');
    expect(await within(log()).findByText('2 messages waiting to send')).toBeTruthy();
    expect(said()).toEqual(['You: one', 'You: two', 'You: three']);
    server.cut(false);
    const back = Date.now();
    await waitFor(() => expect(server.texts()).toEqual(['one', 'two', 'three']));
    expect(Date.now() - back).toBeLessThan(2_000);
    expect(await screen.findByText(/Your 2 messages are sent/)).toBeTruthy();
    expect(said()).toEqual(['You: one', 'You: two', 'You: three']);
  });

  it('is not counted among what was sent once the line is back if the stream had brought it before (PT-131)', async () => {
    const { person } = await opened();
    server.loseAnswers(1);
    await write(person, 'one');
    expect(await within(log()).findByText(/Sent$/)).toBeTruthy();
    server.cut(true);
    expect(await screen.findByText(/Keep writing, nothing is lost/)).toBeTruthy();
    await write(person, 'two');
    await write(person, 'three');
    expect(await within(log()).findByText('2 messages waiting to send')).toBeTruthy();
    server.cut(false);
    await waitFor(() => expect(server.texts()).toEqual(['one', 'two', 'three']));
    expect(await screen.findByText(/Your 2 messages are sent/)).toBeTruthy();
  });

  it('is still there after a reload without a connection, what is only begun too (PT-130)', async () => {
    const { person, outbox } = await opened();
    await write(person, 'one');
    await waitFor(() => expect(server.texts()).toEqual(['one']));
    server.cut(true);
    await write(person, 'two');
    await person.type(await field(), 'and th');
    cleanup();
    outbox.stopSending();
    server.cut(false);
    const again = page();
    // It was open, so it is open.
    expect((await field()).textContent).toBe('and th');
    await act(() => again.outbox.drain());
    await waitFor(() => expect(server.texts()).toEqual(['one', 'two']));
  });

  it('is the person’s to change when it is refused, and said in words (PT-137)', async () => {
    const { person } = await opened();
    server.refuse('Leave out the card number.');
    await write(person, 'my card is');
    expect(await within(log()).findByText(/was not sent. Leave out the card number/)).toBeTruthy();
    server.refuse(undefined);
    await person.click(within(log()).getByRole('button', { name: 'Change it' }));
    expect((await field()).textContent).toBe('my card is');
    expect(said()).toEqual([]);
  });

  it('is held back with words while it is too long, and while it is nothing nothing is sent (PT-137)', async () => {
    const { person, outbox } = await opened();
    await write(person, '   ');
    const whole = 'x'.repeat(4_001);
    await person.click(await field());
    await person.paste(whole);
    await person.keyboard('{Enter}');
    expect(screen.getByText(/too long to send at once/)).toBeTruthy();
    expect(outbox.hasWaiting()).toBe(false);
    expect(server.sent('/chat/mine/messages')).toEqual([]);
  });

  it('is words alone: a file is refused, and said so (PT-137)', async () => {
    const { person } = await opened();
    const file = new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' });
    const data = new DataTransfer();
    data.items.add(file);
    await person.click(await field());
    await person.paste(data);
    expect(await screen.findByText(/can’t take files or pictures/)).toBeTruthy();
    expect((await field()).textContent).toBe('');
  });
});

describe('an answer', () => {
  it('says who writes, that they write, and that what was said is seen; what is before the eyes counts as read (PT-133)', async () => {
    const { person } = await opened();
    await write(person, 'hello');
    await waitFor(() => expect(server.texts()).toEqual(['hello']));
    expect(server.sent('/chat/mine/typing').length).toBe(1);
    act(() => server.adviserSays('Hi, I’m Megan.'));
    await waitFor(() => expect(said()).toEqual(['You: hello', 'Megan: Hi, I’m Megan.']));
    expect(screen.getByRole('dialog', { name: 'Chat with an adviser: Megan' })).toBeTruthy();
    expect(screen.getByText('Debt adviser, here now')).toBeTruthy();
    await waitFor(() => expect(server.sent('/chat/mine/read')).toContainEqual({ upTo: 2 }));
    act(() => server.tell({ type: 'read', upTo: 1 }));
    expect(await within(log()).findByText(/Seen by Megan$/)).toBeTruthy();
    act(() => server.tell({ type: 'typing' }));
    expect(await within(log()).findByText('Megan is writing')).toBeTruthy();
    act(() => server.adviserSays('What does it say?'));
    await waitFor(() => expect(within(log()).queryByText('Megan is writing')).toBeNull());
  });

  it('that comes while the window is small is counted on the launcher (PT-133)', async () => {
    const { person } = await opened();
    await write(person, 'hello');
    await waitFor(() => expect(server.texts()).toEqual(['hello']));
    await person.keyboard('{Escape}');
    await launcher('Back to your chat');
    act(() => server.adviserSays('Hi'));
    expect(await launcher('Back to your chat 1 new message')).toBeTruthy();
    await person.click(await launcher(/^Back to your chat/));
    await person.keyboard('{Escape}');
    expect(await launcher('Back to your chat')).toBeTruthy();
  });

  it('that was missed in a break is here once, in its place, with all that came before (PT-131)', async () => {
    const { person } = await opened();
    await write(person, 'one');
    await within(log()).findByText(/Sent$/);
    server.cut(true);
    await screen.findByText(/Keep writing/);
    server.adviserSays('two');
    server.adviserSays('three');
    server.cut(false);
    await waitFor(() => expect(said()).toEqual(['You: one', 'Megan: two', 'Megan: three']));
    expect(await screen.findByText('All of it is here.')).toBeTruthy();
  });

  it('is in both tabs, and so is what was written in one of them (PT-130)', async () => {
    const { person } = await opened();
    await write(person, 'from here');
    await waitFor(() => expect(server.texts()).toEqual(['from here']));
    act(() =>
      server.tell({
        type: 'message',
        conversationId: '6f2f5c54-6f1e-4a8f-8a55-0d6a1c8d2f10',
        message: {
          sequence: 2,
          clientId: 'elsewhere',
          from: 'person',
          name: null,
          text: 'from there',
          at: '2026-11-27T14:03:00.000Z',
          offersHelp: false,
        },
      }),
    );
    await waitFor(() => expect(said()).toEqual(['You: from here', 'You: from there']));
  });
});

describe('who waits', () => {
  it('reads their place in line, and outside the hours when we open (PT-134)', async () => {
    const { person } = await opened();
    await write(person, 'hello');
    expect(await within(log()).findByText('You’re 2nd in line')).toBeTruthy();
    expect(within(log()).getByText(/within 3 minutes\. Your message is safe/)).toBeTruthy();
    act(() => server.change({ isOpen: false, opens: { day: '2099-01-05', from: '09:00' } }));
    expect(await within(log()).findByText(/^Opens on Monday at 9am\. We answer then/)).toBeTruthy();
    act(() => server.conversation({ ahead: 0 }));
    expect(await within(log()).findByText('You’re next in line')).toBeTruthy();
  });
});

describe('words that worry us', () => {
  it('are followed in the log by whom to ring; the chat stays open below (PT-136)', async () => {
    server.livesIn('northern-ireland');
    const { person } = await opened();
    await write(person, 'i can’t see the point any more');
    const panel = await within(log()).findByRole('region', { name: 'You matter more than any of this' });
    expect(panel.textContent).toContain('call 999');
    const numbers = () =>
      within(panel)
        .getAllByRole('link')
        .map(link => link.getAttribute('href'));
    await waitFor(() => expect(numbers()).toEqual(['tel:116123', 'tel:08088088000']));
    await write(person, 'thank you');
    await waitFor(() => expect(server.texts()).toHaveLength(2));
    act(() => server.adviserSays('I’m glad you told me.'));
    await within(log()).findByText('I’m glad you told me.');
    expect(within(log()).getAllByRole('region')).toHaveLength(1);
    expect(panel.textContent).toContain('Megan is still here.');
    // It stands behind the words, not over what comes after.
    const [, thanks] = log().querySelectorAll('[class*="bubble"]');
    expect(panel.compareDocumentPosition(thanks as Node) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe('a chat that has ended', () => {
  it('leaves a copy to keep, and the next message begins another (PT-135)', async () => {
    const { person } = await opened();
    await write(person, 'bye');
    await waitFor(() => expect(server.texts()).toEqual(['bye']));
    await person.click(await screen.findByRole('button', { name: 'End this chat' }));
    expect(await screen.findByRole('heading', { name: 'This chat has ended' })).toBeTruthy();
    expect(screen.getByText('Chat ended, 2:31pm')).toBeTruthy();
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
      files.push(file as Blob);
      return 'blob:kept';
    });
    await person.click(screen.getByRole('button', { name: 'Save a copy' }));
    vi.restoreAllMocks();
    expect(await files[0]?.text()).toMatch(/^You, Friday 27 November, 2:01pm\nbye\n$/);
    await person.click(screen.getByRole('button', { name: 'Start a new chat' }));
    expect(screen.getByRole('heading', { name: 'Tell us what is going on' })).toBeTruthy();
    expect(said()).toEqual([]);
    expect(document.activeElement).toBe(await field());
  });
});
