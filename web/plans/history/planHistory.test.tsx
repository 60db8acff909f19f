// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { Plan } from '@towpath/contracts/api/plans.ts';
import { afterEach, expect, it } from 'vitest';
import { PlanHistory } from './PlanHistory.tsx';

afterEach(cleanup);

type Change = Plan['changes'][number];
const change = (state: Change['state'], says: string | null, by: Change['by']): Change => ({
  state,
  says,
  on: '2026-11-29',
  by,
  notedBy: null,
});

/** What the page says of the yes to a plan. */
function saysOfYes(shortName: string) {
  const changes = [
    change('sent', 'It has gone in', 'adviser'),
    change('accepted', 'They agreed to it', 'receiver'),
  ];
  render(<PlanHistory plan={{ product: { shortName, name: shortName }, changes, beside: [] }} />);
  return screen.getByText('They agreed to it').closest('li')?.textContent;
}

it('a programme of the Scottish scheme was approved by those who were asked, as its case says (DN-1044)', () => {
  expect(saysOfYes('DAS')).toContain('29 November 2026, by those who were asked');
});

it('a plan whose answers are written down here runs on by itself once all have answered (DN-475)', () => {
  expect(saysOfYes('DMP')).toContain('29 November 2026, by itself');
});

it('tells who of us said that it fits and that the form was handed over, in the order of one day (DN-1575)', () => {
  const changes = [
    change('chosen', null, 'person'),
    change('sent', 'It is with the official receiver', 'adviser'),
  ];
  const on = '2026-11-29';
  const beside = [
    { what: 'form handed over', on, by: null, how: null, after: 1 },
    { what: 'talked over', on, by: 'Jo', how: 'phone', after: 1 },
    { what: 'said to fit', on, by: 'Jo', how: null, after: 1 },
    { what: 'form accepted', on, by: 'Sam', how: null, after: 1 },
  ] as const;
  render(<PlanHistory plan={{ product: { shortName: 'DRO', name: 'DRO' }, changes, beside: [...beside] }} />);
  expect([...document.querySelectorAll('li b')].map(({ textContent }) => textContent)).toEqual([
    'It is with the official receiver',
    'Sam read your form and said yes to it',
    'Jo said that it fits you',
    'You talked it over with Jo on the phone',
    'You handed over your form',
    'You chose a debt relief order',
  ]);
});
