// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import type { TimeBeside as Time } from '@towpath/contracts/api/plans.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startApiInDom } from '../testing/apiInDom.ts';
import { testOutbox } from '../testing/outbox.ts';
import { showPart } from '../testing/stepInDom.tsx';
import { TimeBeside } from './TimeBeside.tsx';

let server: Awaited<ReturnType<typeof startApiInDom>>;
beforeAll(async () => {
  server = await startApiInDom(() => ({ body: {} }));
});
afterAll(() => server.stop());
afterEach(cleanup);

const GOES_ON: Time = {
  id: 'p1',
  product: { shortName: 'BS', name: 'Breathing Space' },
  stands: 'You have Breathing Space',
  you: 'From then on nobody may chase you.',
  endsOn: '2027-01-23',
  endedOn: null,
  steps: [
    {
      what: 'Your adviser looks again',
      who: 'You both',
      says: 'Please answer: it can be ended if they can’t reach you.',
      isDone: false,
      on: '2026-12-19',
      at: null,
      until: '2026-12-29',
      is: 'by',
    },
  ],
};

it('time that goes on beside a plan says until when, and that one of us looks again meanwhile (DN-1152)', () => {
  showPart(<TimeBeside time={GOES_ON} headingLevel={2} />, testOutbox());
  screen.getByRole('heading', { level: 2, name: 'You have Breathing Space' });
  expect(screen.getByText(/goes on until/u).textContent).toContain(
    'until 23 January 2027, whatever you choose',
  );
  screen.getByRole('heading', { level: 3, name: 'Your adviser looks again' });
  screen.getByText(/between 19 December 2026 and 29 December 2026/u);
});

it('time that was ended early says since when and why, and no last day (DN-1153)', () => {
  const you = 'Your adviser could not reach you. Talk to us about what comes next.';
  const ended = {
    stands: 'Your Breathing Space ended early',
    you,
    endsOn: null,
    endedOn: '2026-12-20',
    steps: [],
  };
  showPart(<TimeBeside time={{ ...GOES_ON, ...ended }} headingLevel={1} />, testOutbox());
  screen.getByRole('heading', { level: 1, name: 'Your Breathing Space ended early' });
  screen.getByText(you);
  screen.getByText('Over since 20 December 2026.');
  expect(screen.queryByText(/goes on until/u)).toBeNull();
});

it('a moratorium beside a plan is said to end early by the office that keeps it, and by no adviser (DN-1273)', () => {
  const product = { shortName: 'MOR', name: 'Statutory moratorium' };
  showPart(<TimeBeside time={{ ...GOES_ON, product, steps: [] }} headingLevel={2} />, testOutbox());
  const says = screen.getByText(/goes on until/u).textContent;
  expect(says).toContain('unless the Accountant in Bankruptcy ends it before');
  expect(says).not.toContain('adviser');
});
