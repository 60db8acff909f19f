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

const ID = '6f2f5c54-6f1e-4a8f-8a55-0d6a1c8d2f10';
const ENDED = { state: 'ended', endedAt: '2026-11-27T14:31:00.000Z' } as const;
const MISSED = 'Do not let the bailiffs in.';

/** With which text, and as of which conversation, each message was sent. */
const sentAs = () =>
  chatServer()
    .sent('/chat/mine/messages')
    .map(body => {
      const { text, of } = body as { text: string; of?: string };
      return { text, of };
    });

/** A chat that is under way, until the line breaks. */
async function cutOff() {
  const at = await openedChat();
  await write(at.person, 'one');
  await waitFor(() => expect(chatServer().texts()).toEqual(['one']));
  chatServer().cut(true);
  await waitFor(() => expect(screen.queryByText(/Keep writing, nothing is lost/)).not.toBeNull());
  return at;
}

/** What an adviser does while the person has no line. */
function endsMeanwhile() {
  chatServer().adviserSays(MISSED);
  chatServer().conversation(ENDED);
  chatServer().cut(false);
}

describe('an end that the person has not seen', () => {
  it('leads on with what they wrote meanwhile, after what they missed (PT-614)', async () => {
    const { person } = await cutOff();
    await write(person, 'two');
    endsMeanwhile();
    await waitFor(() => expect(chatServer().texts()).toEqual(['one', MISSED, 'two']));
    await waitFor(() => expect(said()).toEqual(['You: one', `Megan: ${MISSED}`, 'You: two']));
    expect(sentAs()).toEqual([
      { text: 'one', of: undefined },
      { text: 'two', of: ID },
    ]);
    expect(screen.queryByRole('heading', { name: 'This chat has ended' })).toBeNull();
    expect(within(log()).queryByText('You’re next in line')).not.toBeNull();
  });

  it('leads on also with what a reload has kept (PT-614)', async () => {
    const { person, outbox } = await cutOff();
    await write(person, 'two');
    await waitFor(() => expect(within(log()).queryByText('1 message waiting to send')).not.toBeNull());
    cleanup();
    outbox.stopSending();
    endsMeanwhile();
    const again = chatPage();
    await field();
    await act(() => again.outbox.drain());
    await waitFor(() => expect(said()).toEqual(['You: one', `Megan: ${MISSED}`, 'You: two']));
    expect(sentAs().at(-1)).toEqual({ text: 'two', of: ID });
  });

  it('is none any more once it was shown: what they write then is of no chat before it (PT-616)', async () => {
    const { person } = await cutOff();
    endsMeanwhile();
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'This chat has ended' })).not.toBeNull(),
    );
    expect(said()).toEqual(['You: one', `Megan: ${MISSED}`]);
    await person.click(screen.getByRole('button', { name: 'Start a new chat' }));
    await write(person, 'three');
    await waitFor(() => expect(sentAs().at(-1)).toEqual({ text: 'three', of: undefined }));
  });
});
