// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { debtOfPlan, monthOfPlan, standingPlan } from '../../testing/repayment.ts';
import { Answers } from './Answers.tsx';

afterEach(cleanup);

const YES = { on: '2026-11-10', answer: 'accepts', sum: null } as const;
const NO = { on: '2026-11-12', answer: 'refuses', sum: null } as const;

/** What stands of the answers of a plan with two lenders, a year after the offers went. */
const said = (more: Partial<StandingRepayment>, today = '2027-11-20') =>
  render(
    <Answers
      stands={{
        ...standingPlan(
          [
            debtOfPlan('Wren', { standing: 'accepts', answer: YES }),
            debtOfPlan('Teal', { standing: 'refuses', answer: NO }),
          ],
          [monthOfPlan('2027-12', 59_00)],
        ),
        answered: { count: 2, of: 2 },
        ...more,
      }}
      today={today}
      waits={false}
      isSumsFirst={false}
    />,
  );
const paying = (count: number, of: number) => ({
  headline: { says: 'paying', count, of } as const,
  answered: { count, of },
});

describe('who has answered a plan', () => {
  it('says of offers that wait for the end of what gives time from when they can go (DN-1312)', () => {
    const holds = { shortName: 'BS', endsOn: '2027-01-23' };
    said({ offers: null, offersAfter: holds, headline: { says: 'offers to send', count: 2, of: 2 } });
    screen.getByText(
      'The offers that have not gone can go from 24 January 2027, once Breathing Space is over.',
    );
    expect(screen.queryByText(/Send them/u)).toBeNull();
  });

  it('is a picture of the days while they are waited for (DN-1020)', () => {
    said({ headline: { says: 'answers', count: 1, of: 2 } }, '2026-11-20');
    expect(screen.getByRole('img').textContent).toContain('28 days to answer');
    expect(document.body.textContent).toContain('Most answer in 14 to 28 days');
  });

  it('is a line and a table once nobody has days left to answer in (DN-1020)', () => {
    said(paying(2, 2));
    expect(screen.queryByRole('img')).toBeNull();
    screen.getByText('Offers went on 2 November 2026. Both have answered.');
    screen.getByRole('table', { name: 'Answers so far', hidden: true });
    expect(screen.queryByText(/Most answer/u)).toBeNull();
    // No picture stands there that a table could be of.
    screen.getByText('See who said what');
    expect(screen.queryByText('See this as a table')).toBeNull();
  });

  it.each([
    [0, 4, 'Nobody has answered.'],
    [1, 4, '1 of 4 has answered.'],
    [3, 4, '3 of 4 have answered.'],
    [4, 4, 'All 4 have answered.'],
    [1, 1, 'They have answered.'],
  ])('says that %i of %i have (DN-1020)', (count, of, says) => {
    said(paying(count, of));
    expect(document.body.textContent).toContain(`Offers went on 2 November 2026. ${says}`);
  });

  it('is a heading alone above those in a programme, which sends no offers (DN-1397)', () => {
    const { terms } = standingPlan([], []);
    said({ offers: null, terms: { ...terms, paidTo: 'the distributor' } });
    screen.getByRole('heading', { level: 2, name: 'The lenders in it' });
    expect(screen.queryByRole('heading', { name: 'Who has answered' })).toBeNull();
  });

  it('says in a scheme still that no answer counts as yes (DN-1020)', () => {
    const { terms } = standingPlan([], []);
    said({
      ...paying(2, 2),
      terms: { ...terms, answerDays: { from: 21, by: 21 }, silence: 'counts as yes' },
    });
    expect(document.body.textContent).toContain('No answer counts as yes');
  });
});
