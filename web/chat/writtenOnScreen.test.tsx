// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  chatPage,
  chatServer,
  field,
  log,
  openedChat,
  said,
  standInForChat,
  write,
} from '../testing/chatInDom.tsx';

standInForChat();

describe('what is written', () => {
  it('is shown at once, sent once and in order, and read back as it is, markup and all (PT-130, PT-137)', async () => {
    const { person } = await openedChat();
    await write(person, 'got a letter');
    await write(person, '<b>help</b> & <script>alert(1)</script>');
    await waitFor(() => expect(chatServer().texts()).toHaveLength(2));
    expect(said()).toEqual(['You: got a letter', 'You: <b>help</b> & <script>alert(1)</script>']);
    expect(log().querySelector('script, b')).toBeNull();
    await waitFor(() => expect(within(log()).queryByText(/Sent$/)).not.toBeNull());
  });

  it('goes once though the answer to it is lost (PT-130)', async () => {
    const { person, outbox } = await openedChat();
    chatServer().loseAnswers(1);
    await write(person, 'only once');
    await waitFor(() => expect(chatServer().texts()).toEqual(['only once']));
    await act(() => outbox.drain());
    await waitFor(() => expect(outbox.hasWaiting()).toBe(false));
    expect(chatServer().texts()).toEqual(['only once']);
    expect(chatServer().sent('/chat/mine/messages')).toHaveLength(2);
    expect(said()).toEqual(['You: only once']);
  });

  it('waits without a connection, dashed and said in words, and goes in order when the line is back, which is said (PT-130, PT-131, PT-132)', async () => {
    const { person } = await openedChat();
    await write(person, 'one');
    await waitFor(() => expect(chatServer().texts()).toEqual(['one']));
    chatServer().cut(true);
    await waitFor(() => expect(screen.queryByText(/Keep writing, nothing is lost/)).not.toBeNull());
    await write(person, 'two');
    await write(person, 'three');
    await waitFor(() => expect(within(log()).queryByText('2 messages waiting to send')).not.toBeNull());
    expect(said()).toEqual(['You: one', 'You: two', 'You: three']);
    chatServer().cut(false);
    const back = Date.now();
    await waitFor(() => expect(chatServer().texts()).toEqual(['one', 'two', 'three']));
    expect(Date.now() - back).toBeLessThan(2_000);
    await waitFor(() => expect(screen.queryByText(/Your 2 messages are sent/)).not.toBeNull());
    expect(said()).toEqual(['You: one', 'You: two', 'You: three']);
  });

  it('is not counted among what was sent once the line is back if the stream had brought it before (PT-131)', async () => {
    const { person } = await openedChat();
    chatServer().loseAnswers(1);
    await write(person, 'one');
    await waitFor(() => expect(within(log()).queryByText(/Sent$/)).not.toBeNull());
    chatServer().cut(true);
    await waitFor(() => expect(screen.queryByText(/Keep writing, nothing is lost/)).not.toBeNull());
    await write(person, 'two');
    await write(person, 'three');
    await waitFor(() => expect(within(log()).queryByText('2 messages waiting to send')).not.toBeNull());
    chatServer().cut(false);
    await waitFor(() => expect(chatServer().texts()).toEqual(['one', 'two', 'three']));
    await waitFor(() => expect(screen.queryByText(/Your 2 messages are sent/)).not.toBeNull());
  });

  it('is still there after a reload without a connection, what is only begun too (PT-130)', async () => {
    const { person, outbox } = await openedChat();
    await write(person, 'one');
    await waitFor(() => expect(chatServer().texts()).toEqual(['one']));
    chatServer().cut(true);
    await write(person, 'two');
    await person.type(await field(), 'and th');
    cleanup();
    outbox.stopSending();
    chatServer().cut(false);
    const again = chatPage();
    // It was open, so it is open.
    expect((await field()).textContent).toBe('and th');
    await act(() => again.outbox.drain());
    await waitFor(() => expect(chatServer().texts()).toEqual(['one', 'two']));
  });

  it('is the person’s to change when it is refused, and said in words (PT-137)', async () => {
    const { person } = await openedChat();
    chatServer().refuse('Leave out the card number.');
    await write(person, 'my card is');
    await waitFor(() =>
      expect(within(log()).queryByText(/was not sent. Leave out the card number/)).not.toBeNull(),
    );
    chatServer().refuse(undefined);
    await person.click(within(log()).getByRole('button', { name: 'Change it' }));
    expect((await field()).textContent).toBe('my card is');
    expect(said()).toEqual([]);
  });

  it('is held back with words while it is too long, and while it is nothing nothing is sent (PT-137)', async () => {
    const { person, outbox } = await openedChat();
    await write(person, '   ');
    const whole = 'x'.repeat(4_001);
    await person.click(await field());
    await person.paste(whole);
    await person.keyboard('{Enter}');
    expect(screen.queryByText(/too long to send at once/)).not.toBeNull();
    expect(outbox.hasWaiting()).toBe(false);
    expect(chatServer().texts()).toEqual([]);
  });

  it('is words alone: a file is refused, and said so (PT-137)', async () => {
    const { person } = await openedChat();
    const file = new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' });
    const data = new DataTransfer();
    data.items.add(file);
    await person.click(await field());
    await person.paste(data);
    await waitFor(() => expect(screen.queryByText(/can’t take files or pictures/)).not.toBeNull());
    expect((await field()).textContent).toBe('');
  });
});
