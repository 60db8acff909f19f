// @vitest-environment happy-dom
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chatServer, field, log, openedChat, said, standInForChat, write } from '../testing/chatInDom.tsx';

standInForChat();

const WORDS = 'i can’t see the point any more';
const NOW =
  'The numbers below answer day and night. Ring or text one now. If your life is in danger, call 999.';
const NOBODY = 'Nobody can answer here right now.';
const panel = () => within(log()).findByRole('region', { name: 'You matter more than any of this' });
/** What the panel says before whom to ring. */
const says = async () => (await panel()).querySelector('p')?.textContent?.trim();

describe('who may be in danger reads', () => {
  it('while an adviser is here, that their message comes first, and that the numbers answer day and night (PT-590)', async () => {
    const { person } = await openedChat();
    await write(person, WORDS);
    act(() => chatServer().conversation({ ahead: 0 }));
    await waitFor(async () =>
      expect(await says()).toBe(`An adviser is here, and your message comes first. ${NOW}`),
    );
    act(() => chatServer().conversation({ ahead: 1 }));
    await waitFor(async () =>
      expect(await says()).toBe(
        `An adviser is here, and your message is one of the first that they read. ${NOW}`,
      ),
    );
    act(() => chatServer().change({ isSomebodyHere: false }));
    await waitFor(async () =>
      expect(await says()).toBe(`${NOBODY} We answer as soon as one of us is here. ${NOW}`),
    );
  });

  it('while we are shut, that nobody can answer and when somebody will (PT-590)', async () => {
    chatServer().change({
      isOpen: false,
      isSomebodyHere: false,
      isSoon: false,
      opens: { day: '2099-01-05', from: '08:00' },
    });
    const { person } = await openedChat();
    await write(person, WORDS);
    expect(await says()).toBe(`${NOBODY} Opens on Monday at 8am. We answer then. ${NOW}`);
    act(() => chatServer().change({ opens: null }));
    await waitFor(async () => expect(await says()).toBe(`${NOBODY} We answer when we are back. ${NOW}`));
  });

  it('of an adviser only while that adviser is here, whoever else is; the head of the window says the same (PT-590)', async () => {
    const { person } = await openedChat();
    await write(person, WORDS);
    act(() => chatServer().adviserSays('I’m glad you told me.'));
    await waitFor(async () => expect(await says()).toBe(`Megan is here. ${NOW}`));
    expect(document.body.textContent).toContain('Debt adviser, here now');
    act(() => chatServer().conversation({ isAdviserHere: false }));
    await waitFor(async () =>
      expect(await says()).toBe(`${NOBODY} We answer as soon as one of us is here. ${NOW}`),
    );
    expect(document.body.textContent).not.toContain('here now');
    act(() => chatServer().conversation({ state: 'ended', endedAt: '2026-11-27T14:31:00.000Z' }));
    await waitFor(async () =>
      expect(await says()).toBe(`Nobody answers here right now: this chat has ended. ${NOW}`),
    );
  });

  it('without a line to us, whom to ring and nothing of who is here (PT-590)', async () => {
    const { person } = await openedChat();
    await write(person, WORDS);
    await panel();
    chatServer().cut(true);
    await waitFor(async () => expect(await says()).toBe(NOW));
  });

  it('whom to ring too where what they wrote is too long to be sent, which stays in its field (PT-594)', async () => {
    const { person } = await openedChat();
    const long = 'They write to me again. '.repeat(200);
    const area = await field();
    fireEvent.change(area, { target: { value: long } });
    await person.type(area, '{Enter}');
    await waitFor(() => expect(chatServer().sent('/chat/mine/messages')).toHaveLength(1));
    expect(within(log()).queryByRole('region')).toBeNull();
    fireEvent.change(area, { target: { value: `${long}${WORDS}` } });
    await person.type(area, '{Enter}');
    expect(await says()).toBe(NOW);
    expect(area).toHaveProperty('value', `${long}${WORDS}`);
    expect(said()).toEqual([]);
  });
});

describe('who waits', () => {
  it('is promised no minutes that we may not keep (PT-591)', async () => {
    chatServer().change({ isSoon: false });
    const { person } = await openedChat();
    await write(person, 'hello');
    act(() => chatServer().conversation({ ahead: 49 }));
    await within(log()).findByText('You’re 50th in line');
    expect(log().textContent).toContain('We answer as soon as an adviser is free. Your message is safe.');
    expect(log().textContent).not.toContain('minutes');
    act(() => chatServer().change({ isSoon: true }));
    await within(log()).findByText(/within 3 minutes/);
  });
});

it('what was seen stays seen by whoever saw it, when their chat goes back to the list (PT-598)', async () => {
  const { person } = await openedChat();
  await write(person, 'hello');
  act(() =>
    chatServer().conversation({ state: 'with adviser', adviser: 'Tom', readByAdviserUpTo: 1, readBy: 'Tom' }),
  );
  await within(log()).findByText(/Seen by Tom$/);
  act(() => chatServer().conversation({ state: 'waiting', adviser: null }));
  await within(log()).findByText(/in line$/);
  expect(within(log()).queryByText(/Seen by Tom$/)).not.toBeNull();
});
