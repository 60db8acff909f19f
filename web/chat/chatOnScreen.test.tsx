// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { requests } from '../data/thisPage.ts';
import {
  button,
  chatPage,
  chatServer,
  field,
  launcher,
  log,
  logOut,
  openedChat,
  said,
  standInForChat,
  write,
} from '../testing/chatInDom.tsx';

standInForChat();
const chatWindow = () => screen.queryByRole('dialog', { name: /^Chat with an adviser/ });

describe('the launcher', () => {
  it('opens from one button to a message, a call back and a slot, and closes again (SH-031, SH-035, SH-039, CH-001)', async () => {
    const { person } = chatPage();
    const opener = await launcher();
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('heading', { name: 'Talk to a person' })).toBeNull();
    await person.click(opener);
    expect(screen.queryByRole('heading', { name: 'Talk to a person' })).not.toBeNull();
    expect(button(/^Send us a message/)).not.toBeNull();
    await person.click(await launcher('Close'));
    expect(screen.queryByRole('heading', { name: 'Talk to a person' })).toBeNull();
  });

  it('leads to the booking site for a call and for a slot, in a new tab, with what brought the person (CH-004, CH-005, CH-006)', async () => {
    const { person } = chatPage();
    await person.click(await launcher());
    for (const name of [/^Ask for a call back/, /^Book a slot/]) {
      const link = await screen.findByRole('link', { name });
      expect(link.getAttribute('href')).toBe('https://booking.example/towpath?appId=mw_towpath');
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.textContent).toMatch(/opens in a new tab/i);
    }
  });

  it('has no card for a message while there is no chat to take it (SH-032)', async () => {
    chatServer().change({ isOn: false });
    const { person } = chatPage();
    await person.click(await launcher('Talk to a person'));
    expect(button(/^Send us a message/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Continue' }).hasAttribute('disabled')).toBe(true);
  });

  it('says how long an answer takes, and outside the hours when we open (PT-134)', async () => {
    chatServer().change({ isOpen: false, opens: { day: '2099-01-05', from: '09:00' } });
    const { person } = chatPage();
    await person.click(await launcher());
    expect(button(/^Send us a message/)?.textContent).toContain('Opens on Monday at 9am');
    act(() => chatServer().change({ isOpen: true, opens: null }));
    cleanup();
    const again = chatPage();
    await again.person.click(await launcher());
    expect(button(/^Send us a message/)?.textContent).toContain('within 3 minutes');
  });

  it('asks for nothing where its code comes after somebody has logged out (PT-489)', async () => {
    logOut();
    chatPage();
    await screen.findByRole('region', { name: 'Ways to reach us' });
    await requests.quiet();
    expect(chatServer().calls.map(({ path }) => path)).not.toContain('/chat/mine');
  });

  it('is not on a page without the chat (SH-038)', async () => {
    chatPage({ isHere: false });
    await requests.quiet();
    expect(chatServer().calls.map(({ path }) => path)).not.toContain('/chat/mine');
    expect(screen.queryByRole('region', { name: 'Ways to reach us' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Continue' }).hasAttribute('disabled')).toBe(true);
  });
});

describe('the window', () => {
  it('takes the place of the launcher, which comes back 275 ms after it was closed (SH-033, SH-034)', async () => {
    await openedChat();
    expect(chatWindow()).not.toBeNull();
    expect(screen.queryByRole('region', { name: 'Ways to reach us' })).toBeNull();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      act(() => screen.getByRole('button', { name: 'Close chat' }).click());
      expect(chatWindow()).toBeNull();
      act(() => void vi.advanceTimersByTime(274));
      expect(screen.queryByRole('region', { name: 'Ways to reach us' })).toBeNull();
      act(() => void vi.advanceTimersByTime(1));
      expect(screen.queryByRole('region', { name: 'Ways to reach us' })).not.toBeNull();
    } finally {
      vi.useRealTimers();
    }
    // The focus is where the window was opened from.
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Chat with us'));
  });

  it('has the focus where a message is written, and Escape makes it small: the button then leads back at once (PT-138)', async () => {
    const { person } = await openedChat();
    expect(document.activeElement).toBe(await field());
    await write(person, 'hello');
    await waitFor(() => expect(chatServer().texts()).toEqual(['hello']));
    await person.keyboard('{Escape}');
    expect(chatWindow()).toBeNull();
    const back = await launcher('Back to your chat');
    await waitFor(() => expect(document.activeElement).toBe(back));
    await person.click(back);
    expect(chatWindow()).not.toBeNull();
  });

  it('is opened from elsewhere on the page too, while there is chat (AD-010)', async () => {
    const { person } = chatPage();
    await launcher();
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(chatWindow()).not.toBeNull();
  });
});

describe('who waits', () => {
  it('reads their place in line, and outside the hours when we open (PT-134)', async () => {
    const { person } = await openedChat();
    await write(person, 'hello');
    await waitFor(() => expect(within(log()).queryByText('You’re 2nd in line')).not.toBeNull());
    expect(within(log()).queryByText(/within 3 minutes\. Your message is safe/)).not.toBeNull();
    act(() => chatServer().change({ isOpen: false, opens: { day: '2099-01-05', from: '09:00' } }));
    await waitFor(() =>
      expect(within(log()).queryByText(/^Opens on Monday at 9am\. We answer then/)).not.toBeNull(),
    );
    act(() => chatServer().conversation({ ahead: 0 }));
    await waitFor(() => expect(within(log()).queryByText('You’re next in line')).not.toBeNull());
  });
});

describe('a chat that has ended', () => {
  it('leaves a copy to keep, and the next message begins another (PT-135)', async () => {
    const { person } = await openedChat();
    await write(person, 'bye');
    await waitFor(() => expect(chatServer().texts()).toEqual(['bye']));
    await person.click(await screen.findByRole('button', { name: 'End this chat' }));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'This chat has ended' })).not.toBeNull(),
    );
    expect(screen.queryByText('Chat ended, 2:31pm')).not.toBeNull();
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
      files.push(file as Blob);
      return 'blob:kept';
    });
    await person.click(screen.getByRole('button', { name: 'Save a copy' }));
    vi.restoreAllMocks();
    expect(await files[0]?.text()).toMatch(/^You, 27 November 2026, 2:01pm\nbye\n$/);
    await person.click(screen.getByRole('button', { name: 'Start a new chat' }));
    expect(screen.queryByRole('heading', { name: 'Tell us what is going on' })).not.toBeNull();
    expect(said()).toEqual([]);
    expect(document.activeElement).toBe(await field());
  });
});
