// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ApplicationToRead } from '../ApplicationToRead.tsx';
import type { Item } from './item.ts';
import { TaskRow } from './TaskRow.tsx';

afterEach(cleanup);

const now = new Date('2026-12-26T13:38:00Z');
const review: Item = {
  id: 'w1',
  kind: 'review',
  danger: 0,
  pressing: null,
  dueAt: '2027-01-03T23:59:00.000Z',
  lateAfter: '2027-01-03T23:59:00.000Z',
  beginsAt: null,
  notBefore: null,
  createdAt: '2026-12-26T09:00:00.000Z',
  attempts: 0,
  lastOutcome: null,
  callKind: null,
  safe: null,
  nation: 'england',
  takenBy: null,
  putBack: null,
};
const said = (item: Item) =>
  render(<TaskRow item={item} now={now} isCurrent={false} onShow={() => undefined} />).container.textContent;

it('says of a midway review since when it is there, and of what was asked for when that was (DN-1123)', () => {
  const ofReview = said(review);
  expect(ofReview).toContain('Here since 9:00am');
  expect(ofReview).not.toContain('Asked');
  expect(said({ ...review, kind: 'application' })).toContain('Asked 9:00am');
});

it.each([
  ['left since it was accepted', /say whether it has gone/u, /note the day, or that it has not gone/u],
  ['answer to go through', /go through it with them/u, /read it there and go through it with them/u],
  [null, /^(?!.*gone)/u, /accept it and send it, or ask again/u],
])(
  'says of a form of which came %j what there is to do, in its row and once it is taken (DN-1513)',
  (lastOutcome, row, open) => {
    expect(said({ ...review, kind: 'application', lastOutcome })).toMatch(row);
    const pane = render(<ApplicationToRead lastOutcome={lastOutcome} />).container.textContent;
    expect(pane).toMatch(open);
  },
);
