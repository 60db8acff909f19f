// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { Repayment } from '@towpath/contracts/api/repayment.ts';
import { afterEach, expect, it } from 'vitest';
import { Entry } from './Entry.tsx';

afterEach(cleanup);

const TAKEN_IN: Repayment['happened'][number] = {
  ...{ sequence: 2, on: '2026-12-01', writtenOn: '2026-12-01', kind: 'drawn up again' },
  ...{ creditors: ['Perth Council'], sum: null, answer: null, why: null, months: null, takes: null },
  ...{ reason: null, mayBeTakenBack: false, counts: 'yes', by: 'one of us' },
  takenInBy: 'Jo',
};

it('a debt that was taken into a programme says who of us noted it, with the way to tell us that it is wrong (DN-1618)', () => {
  render(<Entry entry={TAKEN_IN} onTakeBack={() => {}} />);
  expect(document.body.textContent).toContain('1 December 2026, noted by Jo, as your programme was changed');
  expect(screen.getByRole('link', { name: /^Is this wrong\? Tell us/u }).getAttribute('href')).toBe('/book');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  render(<Entry entry={{ ...TAKEN_IN, counts: 'taken back', takenInBy: null }} onTakeBack={() => {}} />);
  expect(document.body.textContent).toContain('noted by one of us, as your programme was changed');
  expect(screen.queryByRole('link')).toBeNull();
});
