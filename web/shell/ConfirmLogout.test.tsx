// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Kind, Outcome } from '../data/outbox/entry.ts';
import { Outbox } from '../data/outbox/outbox.ts';
import { isText } from '../data/outbox/shape.ts';
import type { UnsentWork } from '../data/outbox/unsentWork.ts';
import { connection } from '../data/thisPage.ts';
import { standInForLocks } from '../testing/locks.ts';
import { showPart } from '../testing/stepInDom.tsx';
import { ConfirmLogout } from './ConfirmLogout.tsx';

const FIGURES: Kind<string> = { name: 'figures', called: 'your figures', fits: isText, keptIn: 'browser' };
const DEBT: Kind<string> = { ...FIGURES, name: 'debt', called: 'a debt' };

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  connection.reportAnswered();
  vi.unstubAllGlobals();
});

/** The capability that knows how figures are sent; of a half-typed debt nothing can be. */
const WORK: UnsentWork = {
  takeOldKeys: async () => undefined,
  compose: async (outbox, typed) =>
    typed
      .filter(({ kind }) => kind === FIGURES.name)
      .map(({ id, content }) => ({
        ids: [id],
        give() {
          void outbox.give(FIGURES, { scope: 'j1', key: 'sent' }, String(content));
          outbox.forget({ id, kind: FIGURES.name });
        },
      })),
};

/** Figures and a half-typed debt, and the question about them. */
async function asked(outcome: Outcome) {
  const outbox = new Outbox(
    {},
    () => 'u1',
    async () => WORK,
  );
  outbox.sends(FIGURES, 'j1', async () => outcome);
  outbox.keep(FIGURES, { scope: 'j1', key: 'food' }, '80');
  outbox.keep(DEBT, { scope: 'j1', key: 'new' }, 'Fen');
  const [debt] = outbox.unsent().filter(({ kind }) => kind === DEBT.name);
  if (debt) outbox.change({ ...debt, at: '/journey/your-debts#debt' });
  const person = showPart(<ConfirmLogout about="unsent" onStay={() => undefined} />, outbox);
  await screen.findByRole('dialog');
  return { outbox, person };
}
const send = () => screen.queryByRole('button', { name: 'Send what is finished' });

it('sends what is finished, says so where the focus is, and leads back to the rest (HO-054, HO-134)', async () => {
  const { outbox, person } = await asked({ kind: 'sent' });
  expect(screen.getByRole('dialog').textContent).toContain('not sent yet: your figures and a debt.');
  const back = screen.getByRole('link', { name: 'Go back to a debt' });
  expect(back.getAttribute('href')).toBe('/journey/your-debts#debt');
  await person.click(send() as HTMLElement);
  const sent = await screen.findByText('What was finished is sent.');
  expect(document.activeElement?.contains(sent)).toBe(true);
  expect([send(), outbox.unsent().map(({ called }) => called)]).toEqual([null, ['a debt']]);
});

it('says that not all of it could be sent, and offers to try again (HO-054)', async () => {
  const { outbox, person } = await asked({ kind: 'later' });
  await person.click(send() as HTMLElement);
  await screen.findByText(/^Not all of it could be sent/);
  expect(send()?.getAttribute('aria-disabled')).not.toBe('true');
  expect(outbox.unsent().map(({ called, state }) => [called, state])).toEqual([
    ['a debt', 'typed'],
    ['your figures', 'waiting'],
  ]);
});

it('says that it is the connection that is missing, and not that complete work cannot be sent (HO-166)', async () => {
  const outbox = new Outbox(
    {},
    () => 'u1',
    async () => {
      throw new TypeError('Failed to fetch');
    },
  );
  outbox.keep(FIGURES, { scope: 'j1', key: 'food' }, '80');
  showPart(<ConfirmLogout about="unsent" onStay={() => undefined} />, outbox);
  const { textContent } = await screen.findByRole('dialog');
  expect(textContent).toContain('We can’t be reached right now, so none of this can be sent.');
  expect(textContent).not.toContain('can’t be sent from here');
});

it('says so too where the code is there and a call does not get through (HO-166)', async () => {
  connection.reportUnreachable();
  await asked({ kind: 'later' });
  expect(screen.getByRole('dialog').textContent).toContain('We can’t be reached right now');
});

it('names what is typed in another window, with no way to send it from here, and asks on when the rest is sent (HO-165)', async () => {
  const locks = standInForLocks();
  const other = new Outbox({}, () => 'u1');
  other.start();
  await locks.settled();
  other.keep(
    { ...FIGURES, name: 'health', called: 'a condition', keptIn: 'tab' },
    { scope: 'j1', key: 'c' },
    'A',
  );
  sessionStorage.clear();
  const outbox = new Outbox(
    {},
    () => 'u1',
    async () => WORK,
  );
  outbox.sends(FIGURES, 'j1', async () => ({ kind: 'sent' }));
  outbox.keep(FIGURES, { scope: 'j1', key: 'food' }, '80');
  const person = showPart(<ConfirmLogout about="unsent" onStay={() => undefined} />, outbox);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('not sent yet: your figures and a condition (in another window).');
  await person.click(send() as HTMLElement);
  await screen.findByText('What was finished is sent.');
  expect(screen.getByRole('dialog').textContent).toContain('not sent yet: a condition (in another window).');
  expect(send()).toBeNull();
});
