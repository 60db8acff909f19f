// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import type { Repayment, StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { getsMore } from '@towpath/domain/plans/repayment/getsMore.ts';
import { restOf } from '@towpath/domain/plans/repayment/payingNow.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { debtOfPlan, monthOfPlan, standingPlan } from '../../testing/repayment.ts';
import { Replies } from './Replies.tsx';

afterEach(cleanup);

const NOTHING = { each: [], leftBefore: null };

const shows = (
  stands: StandingRepayment,
  canNote = true,
  apart: Repayment['apart'] = NOTHING,
  isSumsFirst = false,
) =>
  render(
    <Replies
      waits={false}
      isSumsFirst={isSumsFirst}
      stands={stands}
      apart={apart}
      today="2026-11-20"
      canNote={canNote}
      onAsk={() => {}}
      justSaved={() => null}
    />,
  );

const other = { on: '2026-10-20', payment: 18_00, answer: null };

describe('each lender of a plan, on the page', () => {
  it('whose offer waits for the end of what gives time says so, and nothing asks whether all have gone (DN-1396)', () => {
    const toSend = { offered: null, standing: 'not offered' } as const;
    const next = { step: 'send the offer', who: 'you', by: null } as const;
    const plan = standingPlan(
      [debtOfPlan('Marlow', { ...toSend, next }), debtOfPlan('Wren', { ...toSend, next })],
      [],
    );
    shows({ ...plan, offersAfter: { shortName: 'BS', endsOn: '2027-01-23' } });
    expect(screen.getAllByText('Offer waits')).toHaveLength(2);
    expect(screen.queryByText('Offer to send')).toBeNull();
    expect(screen.queryByRole('button', { name: 'I’ve sent my offers' })).toBeNull();
    cleanup();
    shows(plan);
    expect(screen.getAllByText('Offer to send')).toHaveLength(2);
    screen.getByRole('button', { name: 'I’ve sent my offers' });
  });

  it('to whom an offer is to go is led to the sums of the plan while these do not add up (DN-1717)', () => {
    const toSend = { offered: null, standing: 'not offered' } as const;
    const next = { step: 'send the offer', who: 'you', by: null } as const;
    const plan = standingPlan([debtOfPlan('Marlow', { ...toSend, next })], []);
    const first = /Put the sums of your plan right, then send them your offer\./u;
    shows(plan, true, NOTHING, true);
    screen.getByText(first);
    cleanup();
    shows(plan);
    expect(screen.queryByText(first)).toBeNull();
  });

  it('who said no and was asked again is said to have said no, and when they were asked again (DN-1653)', () => {
    const askedAgain = { on: '2026-11-10', answer: 'refuses', sum: null, askedOn: '2026-11-12' } as const;
    const next = { step: 'they answer', who: 'they', by: '2026-12-10' } as const;
    const waiting = { standing: 'waiting', answer: null, next } as const;
    shows(standingPlan([debtOfPlan('Marlow', { ...waiting, askedAgain }), debtOfPlan('Wren', waiting)], []));
    screen.getByText('Said no, asked again');
    screen.getByText('They said no on 10 November 2026. You asked again on 12 November 2026.');
    expect(screen.getAllByText('No answer yet')).toHaveLength(1);
  });

  it('who is in a break that the plan takes is led to the letter that tells of it (DN-1651)', () => {
    const next = { step: 'tell of the break', who: 'you', by: null } as const;
    shows(standingPlan([debtOfPlan('Marlow', { standing: 'accepts', next })], []));
    screen.getByText(/tell them about your break/u);
    expect(screen.getByRole('link', { name: /^See the letter/u }).getAttribute('href')).toBe(
      '/plan/letters?about=Marlow',
    );
  });

  it('of a debt that is shared says with whom, and what they can do, while it is owed (DN-1604)', () => {
    const other = { sharedWith: { name: 'Jo' } };
    const plan = standingPlan([debtOfPlan('Fenland', { what: 'Loan', ...other }), debtOfPlan('Wren')], []);
    shows(plan);
    screen.getByText('Loan, £5,000, shared with Jo');
    screen.getByText('Jo still owes all of this too.');
    screen.getByText('What Jo can do');
    cleanup();
    shows(standingPlan([debtOfPlan('Fenland', { ...other, owed: 0, standing: 'paid off' })], []));
    expect(screen.queryByText(/Jo/u)).toBeNull();
  });

  it('who stopped interest as a letter of its own asked is not said to have done so with the offer (DN-1600)', () => {
    const how = {
      standing: 'accepts and stops interest',
      next: { step: 'nothing', who: 'you', by: null },
    } as const;
    const said = (answer: 'accepts' | 'accepts and stops interest') => {
      const came = { on: '2026-11-06', answer, sum: null } as const;
      shows(standingPlan([debtOfPlan('Wren', { ...how, answer: came })], []));
    };
    said('accepts');
    expect(screen.queryByText('They accepted, and stopped interest as your letter asked.')).not.toBeNull();
    cleanup();
    said('accepts and stops interest');
    screen.getByText(/^Interest stopped\. They said so on/u);
  });

  it('who says that they bought a debt is asked for proof before anything is offered, and says when they were asked and what was agreed before (DN-1606, DN-1660, DN-1662)', () => {
    const sold = {
      offered: null,
      standing: 'proof first',
      next: { step: 'ask for proof', who: 'you', by: null },
      soldOn: '2026-11-20',
      before: ['Kestrel'],
      agreedWithSeller: { with: 'Kestrel', on: '2026-11-12', payment: 39_00, stopsInterest: true },
    } as const;
    const planOf = (more: Partial<Parameters<typeof debtOfPlan>[1]> = {}) =>
      standingPlan([debtOfPlan('Lapwing', { ...sold, before: ['Kestrel'], ...more })], []);
    shows(planOf());
    screen.getByText('Proof first');
    screen.getByText(
      /^ask them for proof that they have it now.*go on paying whom you paid before, unless you are on a break\.$/u,
    );
    screen.getByText(
      'Agreed before with Kestrel: yes to £39 a month, and interest stopped, on 12 November 2026.',
    );
    const links = screen.getAllByRole('link').map(one => one.getAttribute('href'));
    expect(links).toEqual(['/plan/letters?about=Lapwing']);
    screen.getByRole('button', { name: /^I have proof, or I am sure/u });
    expect(screen.queryByRole('button', { name: /^I’ve sent it/u })).toBeNull();
    cleanup();
    shows(
      planOf({
        next: { step: 'they send proof', who: 'they', by: '2026-12-04' },
        proofAskedOn: '2026-11-20',
      }),
    );
    screen.getByText('You asked them for proof on 20 November 2026.');
    screen.getByText(/they show you that they have it, by .*4 December.*If nothing comes, ask once more\.$/u);
    expect(screen.queryByText(/^ask them for proof/u)).toBeNull();
    cleanup();
    shows({ ...planOf(), offersAfter: { shortName: 'BS', endsOn: null } });
    expect(screen.queryByText(/ask them for proof that/u)).toBeNull();
  });

  it('who said no, or nothing, has a link to the very letter, and none while offers wait (DN-1592)', () => {
    const next = (step: 'ask again' | 'they answer', who: 'you' | 'they') => ({ step, who, by: null });
    const debts = [
      debtOfPlan('Marlow', { standing: 'refuses', next: next('ask again', 'you') }),
      debtOfPlan('Wren', { next: next('they answer', 'they') }),
    ];
    shows(standingPlan(debts, []));
    const links = screen.getAllByRole('link').map(one => [one.textContent, one.getAttribute('href')]);
    expect(links).toEqual([['See the letter: Marlow', '/plan/letters?about=Marlow']]);
    cleanup();
    shows({ ...standingPlan(debts, []), offersAfter: { shortName: 'BS', endsOn: null } });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('who is paid off, or out, has no offer to choose: there would be nothing to press (DN-611)', () => {
    const gone = { payment: 12_00, offered: null, offeredOther: other } as const;
    const nothing = { step: 'nothing', who: 'you', by: null } as const;
    shows(
      standingPlan(
        [
          debtOfPlan('Marlow', { ...gone, owed: 0, standing: 'paid off', next: nothing }),
          debtOfPlan('Wren', {
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
    const toSend = debtOfPlan('Marlow', {
      payment: 12_00,
      offered: null,
      offeredOther: other,
      standing: 'not offered',
      next: { step: 'send the offer', who: 'you', by: null },
    });
    shows(standingPlan([toSend], []));
    screen.getByText(/You offered £18.*Keep what you offered, or send the new sum/u);
    screen.getByRole('button', { name: /Keep.*£18/u });
    cleanup();
    shows(standingPlan([toSend], []), false);
    screen.getByText(/You offered £18/u);
    expect(screen.queryByText(/Keep what you offered/u)).toBeNull();
  });

  it('are not said to be paid in a break in which nothing is (DN-612)', () => {
    const rest = [
      monthOfPlan('2026-11', 0, true),
      monthOfPlan('2026-12', 0, true),
      monthOfPlan('2027-01', 166_00),
    ];
    const refuses = debtOfPlan('Wren', {
      standing: 'refuses',
      next: { step: 'pay all the same', who: 'you', by: '2027-02-01' },
    });
    shows(standingPlan([debtOfPlan('Fenland'), refuses], rest));
    screen.getByText(/they have until Monday 30 November\.$/u);
    expect(screen.queryByText(/all the same|go on paying/iu)).toBeNull();
    cleanup();
    shows(standingPlan([debtOfPlan('Fenland'), refuses], [monthOfPlan('2026-12', 166_00)], 166_00));
    expect(screen.getAllByText(/all the same/u)).toHaveLength(2);
    expect(restOf({ toCome: rest })).toEqual({ nextOn: '2027-01-01' });
    expect(restOf({ toCome: [monthOfPlan('2026-11', 50_00, true)] })).toBeNull();
  });

  it('who gets more than was offered, since another needs no more, says from when and how much (DN-610)', () => {
    const off = debtOfPlan('Marlow', { payment: 59_00, owed: 0, standing: 'paid off' });
    const toCome = [monthOfPlan('2026-12', 166_00), monthOfPlan('2027-01', 225_00)];
    shows(standingPlan([debtOfPlan('Fenland'), off], toCome));
    screen.getByText(/From January 2027 they get £225.*Your offer of £166 stays/u);
    cleanup();
    // Of an offer that never went nothing stays.
    shows(standingPlan([debtOfPlan('Fenland', { offered: null, standing: 'not offered' }), off], toCome));
    expect(screen.getByText(/From January 2027 they get £225/u).textContent).not.toContain('Your offer');
    cleanup();
    const both = standingPlan([debtOfPlan('Fenland'), debtOfPlan('Marlow', { payment: 59_00 })], toCome);
    shows(both);
    expect(screen.queryByText(/they get £/u)).toBeNull();
    expect(getsMore(both, 'Fenland')).toBeNull();
  });
});
