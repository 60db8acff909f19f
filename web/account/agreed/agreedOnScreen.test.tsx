// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { MyAgreements } from '@towpath/contracts/api/agreements.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApiInDom } from '../../testing/apiInDom.ts';
import { AgreedPart } from './AgreedPart.tsx';

let lines: string[] | null;
let server: Awaited<ReturnType<typeof startApiInDom>>;
beforeAll(async () => {
  server = await startApiInDom(() => {
    const said = { id: 'credit search', hasConsented: false, on: '2026-11-20', canBeGiven: false } as const;
    const news = {
      id: 'news by text message',
      hasConsented: true,
      on: '2026-11-20',
      canBeGiven: true,
    } as const;
    const body: MyAgreements = {
      agreements: [
        { ...said, version: null, lines, isByPhone: false },
        { ...news, version: null, lines: ['News and tips?'], isByPhone: true },
      ],
    };
    return { body };
  });
});
afterAll(() => server.stop());
afterEach(cleanup);

async function see() {
  const person = userEvent.setup();
  render(<AgreedPart />);
  await person.click(await screen.findByRole('button', { name: /^See.*credit/ }));
}

describe('the words that somebody was shown', () => {
  it('stand under their answer (IS-085)', async () => {
    lines = ['It’s a soft search.'];
    await see();
    expect(screen.getByText('These are the words you were shown:').isConnected).toBe(true);
    expect(screen.getByText('It’s a soft search.').isConnected).toBe(true);
  });

  it('are said not to be here any more where they were not kept (IS-333)', async () => {
    lines = null;
    await see();
    expect(screen.getByText('We don’t have the words of that day any more.').isConnected).toBe(true);
    expect(screen.queryByText('These are the words you were shown:')).toBeNull();
  });
});

it('says of what somebody said on the phone that they did, and that the words were read to them (PT-649)', async () => {
  const person = userEvent.setup();
  render(<AgreedPart />);
  await person.click(await screen.findByRole('button', { name: /^See.*[Tt]ext/ }));
  expect(screen.getByText('Yes, on 20 November 2026, on the phone').isConnected).toBe(true);
  expect(screen.getByText(/These are the words that were read to you:$/).isConnected).toBe(true);
  expect(screen.getByText('News and tips?').isConnected).toBe(true);
});

it('leads to where somebody agreed to have their visits counted, and can take that back (IS-335)', async () => {
  render(<AgreedPart />);
  const link = await screen.findByRole('link', { name: 'See or change if we count your visits' });
  expect(link.getAttribute('href')).toBe('/cookies');
});

it('leaves the focus where it was asked from, for who cancels to take a yes back (IS-344)', async () => {
  const person = userEvent.setup();
  render(<AgreedPart />);
  const withdraw = await screen.findByRole('button', { name: 'Withdraw News by text message' });
  await person.click(withdraw);
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(document.activeElement).toBe(withdraw);
});
