// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  button,
  chatServer,
  launcher,
  log,
  openedChat,
  said,
  standInForChat,
  write,
} from '../testing/chatInDom.tsx';

standInForChat();

describe('an answer', () => {
  it('says who writes, that they write, and that what was said is seen; what is before the eyes counts as read (PT-133)', async () => {
    const { person } = await openedChat();
    await write(person, 'hello');
    await waitFor(() => expect(chatServer().texts()).toEqual(['hello']));
    expect(chatServer().sent('/chat/mine/typing').length).toBe(1);
    act(() => chatServer().adviserSays('Hi, I’m Megan.'));
    await waitFor(() => expect(said()).toEqual(['You: hello', 'Megan: Hi, I’m Megan.']));
    expect(screen.queryByRole('dialog', { name: 'Chat with an adviser: Megan' })).not.toBeNull();
    expect(screen.queryByText('Debt adviser, here now')).not.toBeNull();
    await waitFor(() => expect(chatServer().sent('/chat/mine/read')).toContainEqual({ upTo: 2 }));
    act(() => chatServer().tell({ type: 'read', upTo: 1 }));
    await waitFor(() => expect(within(log()).queryByText(/Seen by Megan$/)).not.toBeNull());
    act(() => chatServer().tell({ type: 'typing' }));
    await waitFor(() => expect(within(log()).queryByText('Megan is writing')).not.toBeNull());
    act(() => chatServer().adviserSays('What does it say?'));
    await waitFor(() => expect(within(log()).queryByText('Megan is writing')).toBeNull());
  });

  it('that comes while the window is small is counted on the launcher (PT-133)', async () => {
    const { person } = await openedChat();
    await write(person, 'hello');
    await waitFor(() => expect(chatServer().texts()).toEqual(['hello']));
    await person.keyboard('{Escape}');
    await launcher('Back to your chat');
    act(() => chatServer().adviserSays('Hi'));
    await waitFor(() => expect(button('Back to your chat 1 new message')).not.toBeNull());
    await person.click(await launcher(/^Back to your chat/));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(button('Back to your chat')).not.toBeNull());
  });

  it('that was missed in a break is here once, in its place, with all that came before (PT-131)', async () => {
    const { person } = await openedChat();
    await write(person, 'one');
    await within(log()).findByText(/Sent$/);
    chatServer().cut(true);
    await screen.findByText(/Keep writing/);
    chatServer().adviserSays('two');
    chatServer().adviserSays('three');
    chatServer().cut(false);
    await waitFor(() => expect(said()).toEqual(['You: one', 'Megan: two', 'Megan: three']));
    await waitFor(() => expect(screen.queryByText('All of it is here.')).not.toBeNull());
  });

  it('is in both tabs, and so is what was written in one of them (PT-130)', async () => {
    const { person } = await openedChat();
    await write(person, 'from here');
    await waitFor(() => expect(chatServer().texts()).toEqual(['from here']));
    act(() =>
      chatServer().tell({
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

describe('words that worry us', () => {
  it('are followed in the log by whom to ring; the chat stays open below (PT-136)', async () => {
    chatServer().livesIn('northern-ireland');
    const { person } = await openedChat();
    await write(person, 'i can’t see the point any more');
    // It stands after the words: first as they wait, then as they are there.
    const panel = () => within(log()).getByRole('region', { name: 'You matter more than any of this' });
    await waitFor(() => expect(chatServer().texts()).toHaveLength(1));
    await waitFor(() => expect(panel().textContent).toContain('call 999'));
    const numbers = () =>
      within(panel())
        .getAllByRole('link')
        .map(link => link.getAttribute('href'));
    await waitFor(() => expect(numbers()).toEqual(['tel:116123', 'sms:85258?body=SHOUT', 'tel:08088088000']));
    await write(person, 'thank you');
    await waitFor(() => expect(chatServer().texts()).toHaveLength(2));
    act(() => chatServer().adviserSays('I’m glad you told me.'));
    await within(log()).findByText('I’m glad you told me.');
    expect(within(log()).getAllByRole('region')).toHaveLength(1);
    expect(panel().textContent).toContain('Megan is here.');
    // It stands behind the words, not over what comes after.
    const [, thanks] = log().querySelectorAll('[class*="bubble"]');
    expect(panel().compareDocumentPosition(thanks as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
