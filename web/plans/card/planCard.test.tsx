// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import type { Plan } from '@towpath/contracts/api/plans.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiInDom } from '../../testing/apiInDom.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { showPart } from '../../testing/stepInDom.tsx';
import { PlanSteps } from '../PlanSteps.tsx';
import { PlanCard } from './PlanCard.tsx';

let server: Awaited<ReturnType<typeof startApiInDom>>;
beforeAll(async () => {
  server = await startApiInDom(() => ({ body: {} }));
});
afterAll(() => server.stop());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const LOOKS_AGAIN = {
  what: 'Your adviser looks again',
  who: 'Your adviser',
  says: 'We should have done this by now.',
  isDone: false,
  on: '2026-12-19',
  at: null,
  until: '2026-12-29',
  is: 'by',
} as const;
// Of a plan, its card reads these parts alone.
const PLAN = {
  product: { shortName: 'BS', name: 'Breathing Space' },
  state: 'running',
  adviserConfirmation: 'given',
  stillFits: true,
  doubt: null,
  theirAnswer: null,
  talk: null,
  stands: null,
  steps: [LOOKS_AGAIN],
} as unknown as Plan;

const cardOn = (day: string) => {
  vi.setSystemTime(new Date(`${day}T12:00:00Z`));
  showPart(<PlanCard plan={PLAN} />, testOutbox());
  return { text: document.body.textContent, link: screen.getByRole('link') };
};

describe('what comes next of a plan, on the dashboard', () => {
  it('has the days of a review that is to come (DN-1204)', () => {
    const { text, link } = cardOn('2026-12-29');
    expect(text).toContain('Next: Your adviser looks again, between 19 December 2026 and 29 December 2026.');
    expect(text).not.toContain('due');
    expect([link.textContent, link.getAttribute('href')]).toEqual(['See your plan', '/plan']);
  });

  it('says of one that is late when it was due, not when it comes, and leads to it (DN-1204)', () => {
    const { text, link } = cardOn('2026-12-30');
    expect(text).toContain('Next: Your adviser looks again. It was due on Tuesday 29 December.');
    expect(text).not.toContain('between');
    expect([link.textContent, link.getAttribute('href')]).toEqual(['See what is late', '/plan#next']);
  });

  it('says the same in the steps of the plan (DN-1204)', () => {
    vi.setSystemTime(new Date('2026-12-30T12:00:00Z'));
    showPart(<PlanSteps steps={[LOOKS_AGAIN]} />, testOutbox());
    expect(screen.getByRole('listitem').textContent).toContain(
      'Your adviser, it was due on Tuesday 29 December',
    );
  });
});
