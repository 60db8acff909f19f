// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PaperVersion } from '@towpath/contracts/api/papers.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApiInDom } from '../../testing/apiInDom.ts';
import { PaperGroup } from './PaperGroup.tsx';

const onDay = (day: string): PaperVersion => ({
  key: day,
  at: `${day}T10:15:00.000Z`,
  about: { kind: 'advice', recordId: day, on: day },
});

let asked: string[] = [];
let server: Awaited<ReturnType<typeof startApiInDom>>;
beforeAll(async () => {
  server = await startApiInDom(({ url }) => {
    asked.push(url);
    const papers = [onDay('2026-11-02'), onDay('2026-11-01')];
    return { body: { groups: [{ kind: 'advice', papers, hasOlder: false }] } };
  });
});
afterAll(() => server.stop());
afterEach(() => {
  cleanup();
  asked = [];
});

describe('the papers of a kind', () => {
  it('grow by older ones when they are asked for, and the focus goes to the first of them (DN-382)', async () => {
    const person = userEvent.setup();
    render(<PaperGroup group={{ kind: 'advice', papers: [onDay('2026-11-03')], hasOlder: true }} />);
    await person.click(screen.getByRole('button', { name: /^Show older ones/ }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    expect(asked).toEqual([expect.stringContaining('kind=advice&after=2026-11-03')]);
    expect(screen.queryByRole('button', { name: /^Show older ones/ })).toBeNull();
    const first = screen.getAllByRole('listitem')[1];
    await waitFor(() => expect(first?.contains(document.activeElement)).toBe(true));
  });

  it('are told from each other by day and time in the name of each button (DN-380)', () => {
    render(<PaperGroup group={{ kind: 'advice', papers: [onDay('2026-11-03')], hasOlder: false }} />);
    const row = screen.getByRole('listitem');
    expect(within(row).getByRole('heading', { level: 3 }).textContent).toBe('Your advice of 3 November 2026');
    const name = 'Save Your advice of 3 November 2026, given at 10:15am';
    expect(within(row).getByRole('button', { name }).isConnected).toBe(true);
  });

  it('say of which kind their file is and how big, before it is fetched (DN-839)', () => {
    const about = {
      kind: 'letter',
      letterId: 'no-offer.1',
      title: 'No offer',
      to: 'Kestrel Cards',
      isWordOnly: false,
    } as const;
    const sent = { version: 1, on: '2026-11-02', by: null, budgetNotKept: false };
    const letter = { key: 'one', at: '2026-11-03T10:15:00.000Z', about: { ...about, sent } };
    render(<PaperGroup group={{ kind: 'letter', papers: [letter], hasOlder: false }} />);
    render(<PaperGroup group={{ kind: 'advice', papers: [onDay('2026-11-03')], hasOlder: false }} />);
    const [ofLetter, ofAdvice] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(ofLetter).toContain('Sent on 2 November 2026. PDF or Word, usually under 100 KB');
    expect(ofAdvice).toContain('PDF, usually under 300 KB');
  });

  it('have letters as Word too, and lead to one that is begun (DN-380)', () => {
    const about = {
      kind: 'letter',
      letterId: 'no-offer.1',
      title: 'No offer',
      to: 'Kestrel Cards',
      sent: null,
      isWordOnly: false,
    } as const;
    const letter = { key: 'one', at: '2026-11-03T10:15:00.000Z', about };
    render(<PaperGroup group={{ kind: 'letter', papers: [letter], hasOlder: false }} />);
    const named = (action: string) => new RegExp(`^${action}.*No offer, to Kestrel Cards$`, 'u');
    expect(screen.getByRole('button', { name: named('Save as Word') }).isConnected).toBe(true);
    const goOn = screen.getByRole('link', { name: named('Go on with it') });
    expect(goOn.getAttribute('href')).toBe('/plan/letters/no-offer.1');
  });
  it('have a letter as Word alone where the PDF cannot show it, with why, and no budget that was not kept (DN-767, DN-771)', () => {
    const about = {
      kind: 'letter',
      letterId: 'no-offer.1',
      title: 'No offer',
      to: 'Kestrel Cards',
      sent: { version: 1, on: '2026-11-02', by: 'post', budgetNotKept: true },
      isWordOnly: true,
    } as const;
    const letter = { key: 'one', at: '2026-11-03T10:15:00.000Z', about };
    render(<PaperGroup group={{ kind: 'letter', papers: [letter], hasOlder: false }} />);
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual([expect.stringMatching(/^Save as Word No offer, to Kestrel Cards/u)]);
    expect(screen.getByRole('listitem').textContent).toContain('which the PDF can’t show');
    expect(screen.getByRole('listitem').textContent).toContain('We did not keep a copy of that one');
  });
});
