// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { getsMore } from '@towpath/domain/plans/repayment/getsMore.ts';
import { restOf } from '@towpath/domain/plans/repayment/payingNow.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { Replies } from './Replies.tsx';

afterEach(cleanup);

type Debt = StandingRepayment['debts'][number];
type Month = StandingRepayment['toCome'][number];

const debt = (id: string, more: Partial<Debt> = {}): Debt => ({
  id,
  creditor: id,
  what: null,
  before: [],
  payment: 166_00,
  started: 5000_00,
  corrected: 0,
  paid: 0,
  owed: 5000_00,
  offered: { on: '2026-11-02', payment: 166_00 },
  answer: null,
  offeredOther: null,
  standing: 'waiting',
  next: { step: 'they answer', who: 'they', by: '2026-11-30' },
  soldOn: null,
  out: null,
  ...more,
});
const month = (due: string, payment: number, isBreak = false): Month => ({
  due,
  on: `${due}-01`,
  shares: payment > 0 ? [{ debtId: 'Fenland', payment }] : [],
  sum: payment,
  isBreak,
});
const standing = (debts: readonly Debt[], toCome: readonly Month[], monthly = 225_00): StandingRepayment => ({
  drawnUpOn: '2026-11-02',
  stage: 'running',
  monthly,
  firstPayment: '2026-12-01',
  terms: {
    way: 'pro rata',
    answerDays: { from: 14, by: 28 },
    silence: 'write again',
    paidTo: 'each creditor',
  },
  debts: [...debts],
  outside: [],
  answered: { count: 0, of: 1 },
  headline: { says: 'answers', count: 0, of: 1 },
  withoutShare: 'none',
  adviceFirst: [],
  offers: { firstOn: '2026-11-02', lastBy: '2026-11-30' },
  tasks: [],
  past: [],
  toCome: [...toCome],
  endsOn: null,
  sums: { started: 5000_00, corrected: 0, paid: 0, owed: 5000_00 },
  years: [],
  breaks: [],
  reviewDueOn: '2027-11-02',
  ended: null,
});
const shows = (stands: StandingRepayment, canNote = true) =>
  render(
    <Replies
      waits={false}
      stands={stands}
      today="2026-11-20"
      canNote={canNote}
      onAsk={() => {}}
      justSaved={() => null}
    />,
  );

const other = { on: '2026-10-20', payment: 18_00, answer: null };

describe('each lender of a plan, on the page', () => {
  it('who is paid off, or out, has no offer to choose: there would be nothing to press (DN-611)', () => {
    const gone = { payment: 12_00, offered: null, offeredOther: other } as const;
    const nothing = { step: 'nothing', who: 'you', by: null } as const;
    shows(
      standing(
        [
          debt('Marlow', { ...gone, owed: 0, standing: 'paid off', next: nothing }),
          debt('Wren', {
            ...gone,
            owed: 0,
            standing: 'out',
            next: nothing,
            out: { on: '2026-11-10', why: 'written off' },
          }),
        ],
        [],
      ),
    );
    expect(screen.queryByText(/You offered/u)).toBeNull();
    expect(screen.queryByText(/Keep what you offered/u)).toBeNull();
  });

  it('who was offered another sum says so with both buttons, and with no choice where none can be made (DN-611)', () => {
    const toSend = debt('Marlow', {
      payment: 12_00,
      offered: null,
      offeredOther: other,
      standing: 'not offered',
      next: { step: 'send the offer', who: 'you', by: null },
    });
    shows(standing([toSend], []));
    screen.getByText(/You offered £18.*Keep what you offered, or send the new sum/u);
    screen.getByRole('button', { name: /Keep.*£18/u });
    cleanup();
    shows(standing([toSend], []), false);
    screen.getByText(/You offered £18/u);
    expect(screen.queryByText(/Keep what you offered/u)).toBeNull();
  });

  it('are not said to be paid in a break in which nothing is (DN-612)', () => {
    const rest = [month('2026-11', 0, true), month('2026-12', 0, true), month('2027-01', 166_00)];
    const refuses = debt('Wren', {
      standing: 'refuses',
      next: { step: 'pay all the same', who: 'you', by: '2027-02-01' },
    });
    shows(standing([debt('Fenland'), refuses], rest));
    screen.getByText(/they have until Monday 30 November\.$/u);
    expect(screen.queryByText(/all the same|go on paying/iu)).toBeNull();
    cleanup();
    shows(standing([debt('Fenland'), refuses], [month('2026-12', 166_00)], 166_00));
    expect(screen.getAllByText(/all the same/u)).toHaveLength(2);
    expect(restOf({ toCome: rest })).toEqual({ nextOn: '2027-01-01' });
    expect(restOf({ toCome: [month('2026-11', 50_00, true)] })).toBeNull();
  });

  it('who gets more than was offered, since another needs no more, says from when and how much (DN-610)', () => {
    const off = debt('Marlow', { payment: 59_00, owed: 0, standing: 'paid off' });
    const toCome = [month('2026-12', 166_00), month('2027-01', 225_00)];
    shows(standing([debt('Fenland'), off], toCome));
    screen.getByText(/From January 2027 they get £225.*Your offer of £166 stays/u);
    cleanup();
    // Of an offer that never went nothing stays.
    shows(standing([debt('Fenland', { offered: null, standing: 'not offered' }), off], toCome));
    expect(screen.getByText(/From January 2027 they get £225/u).textContent).not.toContain('Your offer');
    cleanup();
    const both = standing([debt('Fenland'), debt('Marlow', { payment: 59_00 })], toCome);
    shows(both);
    expect(screen.queryByText(/they get £/u)).toBeNull();
    expect(getsMore(both, 'Fenland')).toBeNull();
  });
});
