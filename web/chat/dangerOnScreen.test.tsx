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
    await waitFor(async () =>
      expect(await says()).toBe(`${NOBODY} Opens on Monday at 8am. We answer then. ${NOW}`),
    );
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

describe('who may be in danger, before we have seen what they wrote,', () => {
  const KILL = 'I want to kill myself';
  const numbers = async () =>
    within(await panel())
      .getAllByRole('link')
      .map(link => link.getAttribute('href'));
  /** A page whose chat is open, and that has what it needs where the line is lost. */
  const opened = async () => {
    const at = await openedChat();
    await waitFor(() =>
      expect(chatServer().calls.filter(({ path }) => path === '/chat/worrying-words')).toHaveLength(1),
    );
    // Its answer has come before that of a message.
    await write(at.person, 'hello');
    await within(log()).findByText(/Sent$/);
    return at;
  };

  it('reads whom to ring while nothing reaches us, and that nobody is promised (PT-611)', async () => {
    const { person } = await opened();
    chatServer().cut(true);
    await write(person, KILL);
    expect(await says()).toBe(NOW);
    expect(await numbers()).toEqual(expect.arrayContaining(['tel:116123', 'tel:111']));
    expect(chatServer().texts()).toEqual(['hello']);
    await within(log()).findByText('1 message waiting to send');
    // Also where the message waits long.
    expect(within(log()).queryAllByRole('region')).toHaveLength(1);
  });

  it('is not told to close the chat and come back beside it (PT-612)', async () => {
    const { person } = await opened();
    act(() => chatServer().conversation({ ahead: 1 }));
    await within(log()).findByText('You can close this and come back.');
    chatServer().cut(true);
    await write(person, KILL);
    await panel();
    expect(log().textContent).not.toContain('You can close this');
  });

  it('reads it while our server says that it can’t (PT-611)', async () => {
    const { person } = await opened();
    chatServer().refuse('Later.', 503);
    await write(person, KILL);
    expect(await says()).toBe(NOW);
    await within(log()).findByText('1 message waiting to send');
    await panel();
    chatServer().refuse(undefined);
    await person.click(within(log()).getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(chatServer().texts()).toEqual(['hello', KILL]));
  });

  it('reads it where the message is refused (PT-611)', async () => {
    const { person } = await opened();
    chatServer().refuse('Chat is closed.');
    await write(person, KILL);
    await within(log()).findByText(/This message was not sent/);
    expect(await says()).toBe(NOW);
  });

  it('reads it where they wrote more than our server reads, and nothing else brings it (PT-612)', async () => {
    const { person } = await opened();
    const area = await field();
    const longer = 'They write to me again. '.repeat(5_000);
    fireEvent.change(area, { target: { value: longer } });
    await person.type(area, '{Enter}');
    await waitFor(() => expect(chatServer().sent('/chat/mine/messages')).toHaveLength(2));
    expect(within(log()).queryByRole('region')).toBeNull();
    chatServer().cut(true);
    fireEvent.change(area, { target: { value: `${longer}${KILL}` } });
    await person.type(area, '{Enter}');
    expect(await says()).toBe(NOW);
    expect(area).toHaveProperty('value', `${longer}${KILL}`);
  });

  it('of whom nothing worries, reads nothing of the kind while it waits (PT-611)', async () => {
    const { person } = await opened();
    chatServer().cut(true);
    await write(person, 'This debt is killing me');
    await within(log()).findByText('1 message waiting to send');
    expect(within(log()).queryByRole('region')).toBeNull();
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
