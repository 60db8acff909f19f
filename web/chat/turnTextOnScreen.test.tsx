// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { button, chatServer, log, openedChat, standInForChat, write } from '../testing/chatInDom.tsx';
import { TURN_TEXT } from '../testing/chatServer.ts';

standInForChat();
afterEach(() => document.head.querySelector('meta[name="off"]')?.remove());

const ASK = 'Text me when it’s my turn';
const DROP = 'Do not text me';
const wish = () => within(log()).queryByText(/^We’ll text the number that ends in/)?.textContent;
const asked = () =>
  chatServer()
    .calls.filter(({ method, path }) => path === '/chat/mine/text' && method !== 'GET')
    .map(({ method, body }) => [method, (body as { phoneNumber: string } | undefined)?.phoneNumber]);

/** A person who waits, with the question about their number open. */
async function asking() {
  const { person } = await openedChat();
  await write(person, 'hello');
  await person.click(await screen.findByRole('button', { name: ASK }));
  return { person, number: screen.getByRole<HTMLInputElement>('textbox', { name: /^Mobile number/ }) };
}

describe('who waits', () => {
  it('asks for a text to the number that we know, reads what it says, and takes it back (PT-651)', async () => {
    chatServer().hasNumber('07700900123');
    const { person, number } = await asking();
    expect(document.activeElement?.textContent).toBe(ASK);
    await waitFor(() => expect(number.value).toBe('07700900123'));
    expect(within(log()).getAllByText(TURN_TEXT)).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Text me' }));
    await waitFor(() => expect(wish()).toBe('We’ll text the number that ends in 123 when it’s your turn.'));
    expect(document.activeElement?.textContent).toContain('We’ll text');
    await person.click(screen.getByRole('button', { name: DROP }));
    await waitFor(() => expect(wish()).toBeUndefined());
    await waitFor(() => expect(document.activeElement).toBe(button(ASK)));
    expect(asked()).toEqual([
      ['PUT', '07700900123'],
      ['DELETE', undefined],
    ]);
  });

  it('is told at the field what is wrong with a number, by the page and by us, and keeps what they typed (PT-652)', async () => {
    const { person, number } = await asking();
    const submit = () => person.click(screen.getByRole('button', { name: 'Text me' }));
    for (const [typed, says] of [
      ['', 'Type the number that we text'],
      ['01134960111', 'Must be a UK mobile number'],
    ] as const) {
      if (typed) await person.type(number, typed);
      await submit();
      await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
      expect(screen.getAllByText(says)).toHaveLength(1);
      expect(document.activeElement).toBe(number);
    }
    expect(asked()).toEqual([]);
    chatServer().refuse('Must be a valid phone number');
    await person.clear(number);
    await person.type(number, '07999 999 999');
    await submit();
    expect(await screen.findAllByText('Must be a valid phone number')).toHaveLength(1);
    expect(number.value).toBe('07999999999');
    await person.click(screen.getByRole('button', { name: 'Not now' }));
    expect(document.activeElement).toBe(button(ASK));
  });

  it('goes on typing their number where an adviser takes the chat, and reads that the text stands (PT-651)', async () => {
    const { person, number } = await asking();
    await person.type(number, '07700900');
    act(() => chatServer().conversation({ state: 'with adviser', adviser: 'Megan', ahead: null }));
    await waitFor(() => expect(within(log()).queryByText(/in line$/)).toBeNull());
    expect(number.value).toBe('07700900');
    await person.type(number, '456');
    await person.click(screen.getByRole('button', { name: 'Text me' }));
    await waitFor(() => expect(wish()).toContain('456'));
    await person.click(screen.getByRole('button', { name: DROP }));
    await waitFor(() => expect(wish()).toBeUndefined());
    expect(button(ASK)).toBeNull();
  });

  it('is offered no text where none can be sent, and while whom to ring is shown for what waits (PT-656)', async () => {
    const off = document.createElement('meta');
    off.name = 'off';
    off.content = 'text-messages';
    document.head.append(off);
    const { person } = await openedChat();
    await write(person, 'hello');
    await screen.findByText(/in line$/);
    expect(button(ASK)).toBeNull();
    off.remove();
    act(() => chatServer().conversation({ ahead: 0 }));
    expect(await screen.findAllByRole('button', { name: ASK })).toHaveLength(1);
    chatServer().refuse('Try again later', 503);
    await write(person, 'i can not see the point any more');
    await screen.findByRole('heading', { name: 'You matter more than any of this' });
    expect(button(ASK)).toBeNull();
  });
});
