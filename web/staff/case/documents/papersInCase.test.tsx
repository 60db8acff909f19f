// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PaperVersion } from '@towpath/contracts/api/papers.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApiServer } from '../../../testing/apiServer.ts';
import { standAt } from '../../../testing/pageAddress.ts';
import { PaperGroup } from './PaperGroup.tsx';
import { paperOf } from './paperOf.ts';

const planOn = (on: string): PaperVersion => ({
  key: `p1 ${on}`,
  at: `${on}T12:00:00.000Z`,
  about: { kind: 'plan', planId: 'p1', name: 'Debt Management Plan', on, isToday: false, over: null },
});
const open = (paper: PaperVersion) => ({ paper, isWithheld: false, readAt: null });

let asked: string[] = [];
let server: Awaited<ReturnType<typeof startApiServer>>;
beforeAll(async () => {
  server = await startApiServer(({ url }) => {
    asked.push(url);
    const papers = [open(planOn('2026-11-02')), open(planOn('2026-11-01'))];
    return { body: { groups: [{ kind: 'plan', papers, hasOlder: false }], photos: [], photosWithheld: 0 } };
  });
  standAt(server.base);
});
afterAll(() => server.stop());
afterEach(() => {
  cleanup();
  asked = [];
});

describe('the papers of a kind, in the case', () => {
  it('grow by older ones when they are asked for, and the focus goes to the first of them (DN-805)', async () => {
    const person = userEvent.setup();
    const group = { kind: 'plan', papers: [open(planOn('2026-11-03'))], hasOlder: true } as const;
    render(<PaperGroup customerId="7" group={{ ...group, papers: [...group.papers] }} />);
    await person.click(screen.getByRole('button', { name: /^Show older ones of: Plan/u }));
    const names = await waitFor(() => {
      const links = screen.getAllByRole('link');
      expect(links).toHaveLength(3);
      return links.map(({ textContent }) => textContent);
    });
    expect(new Set(names).size).toBe(3);
    expect(asked).toEqual([expect.stringContaining('kind=plan&after=p1+2026-11-03')]);
    expect(screen.queryByRole('button', { name: /^Show older ones/u })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('link')[1]));
  });

  it('do not open where they tell of health that is not for the reader, and do not say that they do (DN-804, DN-938)', () => {
    const letter: PaperVersion = {
      key: 'k1 1',
      at: '2026-11-03T10:15:00.000Z',
      about: {
        kind: 'letter',
        letterId: 'k1',
        title: 'A letter',
        to: 'Wren Cards',
        sent: { version: 1, on: '2026-11-03', by: 'post', budgetNotKept: false },
        isWordOnly: false,
      },
    };
    const papers = [{ paper: letter, isWithheld: true, readAt: null }];
    render(<PaperGroup customerId="7" group={{ kind: 'letter', papers, hasOlder: false }} />);
    const item = screen.getByRole('listitem');
    expect(item.textContent).toBe(
      'A letter, to Wren Cards, sent on 3 November 2026 by postYour role does not open it.',
    );
    expect(within(item).queryByRole('link')).toBeNull();
  });

  it('open as Word where the PDF cannot show a letter, with why (DN-767)', () => {
    const letter: PaperVersion = {
      key: 'k1 0',
      at: '2026-11-03T10:15:00.000Z',
      about: {
        kind: 'letter',
        letterId: 'no-offer.1',
        title: 'No offer',
        to: 'Wren Cards',
        sent: null,
        isWordOnly: true,
      },
    };
    render(<PaperGroup customerId="7" group={{ kind: 'letter', papers: [open(letter)], hasOlder: false }} />);
    const link = screen.getByRole('link', { name: 'No offer, to Wren Cards, not sent yet' });
    expect(link.getAttribute('href')).toBe('/staff/api/cases/7/letters/no-offer.1/paper.docx');
    expect(screen.getByRole('listitem').textContent).toContain('Opens as Word');
  });

  it('each have a name of their own and open where the case has them (DN-803, DN-771)', () => {
    const at = '2026-11-03T10:15:00.000Z';
    const of = (about: PaperVersion['about']) => paperOf({ key: 'k', at, about }, '/case');
    const [on, today] = ['2026-11-03', { isToday: true, over: null }];
    const plan = { kind: 'plan', planId: 'p1', name: 'Debt Management Plan', on } as const;
    const letter = {
      kind: 'letter',
      letterId: 'a.b',
      title: 'No offer',
      to: 'Wren Cards',
      isWordOnly: false,
    } as const;
    expect(
      [
        of({ ...plan, ...today }),
        of({ ...plan, isToday: false, over: 'ended' }),
        of({ ...letter, sent: null }),
        of({ ...letter, sent: { version: 2, on, by: 'email', budgetNotKept: false } }),
        of({ ...letter, sent: { version: 3, on, by: 'post', budgetNotKept: true } }),
        of({ kind: 'form', planId: 'p1', number: 2, name: 'A form', on, isComplete: false }),
        of({ kind: 'advice', recordId: 'r1', on }),
        of({ kind: 'budget', on }),
      ].map(({ name, more, href }) => [name, more, href]),
    ).toEqual([
      ['Debt Management Plan, as it stands today', null, '/case/papers/plans/p1?on=2026-11-03'],
      ['Debt Management Plan, ended on 3 November 2026', null, '/case/papers/plans/p1?on=2026-11-03'],
      ['No offer, to Wren Cards, not sent yet', null, '/case/letters/a.b/paper'],
      [
        'No offer, to Wren Cards, sent on 3 November 2026 by email',
        null,
        '/case/letters/a.b/paper?version=2',
      ],
      [
        'No offer, to Wren Cards, sent on 3 November 2026 by post',
        'Their budget went with it and was not kept. The one under Budget is today’s.',
        '/case/letters/a.b/paper?version=3',
      ],
      ['A form, version 2', 'Handed over on 3 November 2026, not complete', '/case/papers/forms/p1/2'],
      ['Advice of 3 November 2026, 10:15am', null, '/case/papers/advice/r1'],
      ['Budget statement', 'They said that it is right on 3 November 2026', '/case/papers/budget'],
    ]);
  });
});
