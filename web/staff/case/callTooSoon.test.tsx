// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { staffPerson } from '@towpath/contracts/api/staffPeople.ts';
import { LiveRegion } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Pages, Router } from '../../shell/router/router.tsx';
import { startApiServer } from '../../testing/apiServer.ts';
import { standAt } from '../../testing/pageAddress.ts';
import { placesFrom } from '../../testing/placesInTest.ts';
import { PersonPanel } from '../people/PersonPanel.tsx';
import { SafeContact } from './SafeContact.tsx';
import type { Summary } from './SummaryFacts.tsx';
import { TalkToThem } from './TalkToThem.tsx';

const NUMBER = '07911123456';
const EARLY = { isSafeNow: false, isTooSoon: true, next: '2026-11-30T08:00:00.000Z' };
const SAFE = { isSafeNow: true, isTooSoon: false, next: null };
const CONTACT = {
  name: 'Ian Weir',
  email: null,
  givenWith: { name: null, number: null, email: null },
  hasAccount: false,
  nation: null,
};

function summaryOf(number: string | null, when: typeof EARLY | typeof SAFE): Summary {
  return {
    ...CONTACT,
    number,
    isNumberHeld: number === null,
    pressing: null,
    putRight: { name: null, phone: null, household: null },
    session: null,
    left: null,
    income: 0,
    outgoings: 0,
    debts: { count: 0, comeFirst: 0, total: 0 },
    household: null,
    plan: null,
    flags: [],
    waits: { callWorkId: 'w1', chatId: null },
    safe: {
      ...when,
      isTold: false,
      mayRing: true,
      safeTimes: [],
      leaveMessage: false,
      neutralWords: false,
      sayToOthers: null,
    },
    looks: 1,
  };
}
const PERSON: AnswerOf<typeof staffPerson> = {
  ...CONTACT,
  ...EARLY,
  nation: null,
  customerId: '7',
  phone: null,
  isNumberHeld: true,
  journeyId: null,
  status: null,
  isLocked: false,
  partner: null,
  part: null,
  since: '2026-11-01T08:00:00.000Z',
  seenAt: '2026-11-28T17:00:00.000Z',
  mayRing: true,
  safeTimes: [],
  changes: [],
  acts: [],
};

let server: Awaited<ReturnType<typeof startApiServer>>;
beforeAll(async () => {
  server = await startApiServer(() => ({ body: PERSON }));
  standAt(server.base);
});
afterAll(() => server.stop());
/** A Saturday evening. */
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-28T18:10:00Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function open(page: () => React.ReactNode) {
  render(
    <LiveRegion>
      <Router places={placesFrom('/staff')}>
        <Pages pages={{ '/staff': page }} />
      </Router>
    </LiveRegion>,
  );
}
const openCase = (summary: Summary) =>
  open(() => (
    <>
      <TalkToThem summary={summary} permissions={['take work']} />
      <SafeContact customerId="7" summary={summary} onTold={() => undefined} />
    </>
  ));

it('says in the header and the card of a case when a call may be made that was promised for later, without its number (PT-621)', () => {
  openCase(summaryOf(null, EARLY));
  const call = screen.getByRole('link', { name: /^Call, not before Mon 30 Nov, 8:00am/u });
  expect(call.getAttribute('data-keys-say')).toBe('See the call');
  const card = screen.getByRole('region', { name: 'Safe contact' });
  const says = screen.getByText('Not before Mon 30 Nov, 8:00am');
  expect([card.contains(says), says.dataset.safe]).toEqual([true, 'false']);
  expect(card.textContent).toContain('They expect us from Mon 30 Nov, 8:00am');
  expect(screen.getAllByRole('button', { name: 'Ring all the same' })).toHaveLength(1);
  expect(document.querySelector('[href^="tel:"]')).toBeNull();
  expect(document.body.textContent).not.toMatch(/safe (?:to ring )?now/iu);
});

it('has the number once they said why, and still does not say that it is safe (PT-621)', () => {
  openCase(summaryOf(NUMBER, EARLY));
  expect(screen.getAllByRole('link', { name: NUMBER })).toHaveLength(1);
  expect(document.body.textContent).toContain('Rung before the time that we gave them');
  expect(document.body.textContent).not.toMatch(/safe (?:to ring )?now/iu);
});

it('says that it is safe once that time is there (PT-621)', () => {
  openCase(summaryOf(NUMBER, SAFE));
  expect(screen.getAllByRole('link', { name: /^Call, safe now/u })).toHaveLength(1);
  expect(screen.getByText('Safe to ring now').dataset.safe).toBe('true');
  expect(document.body.textContent).not.toMatch(/not before|the time that we gave/iu);
});

it('says the same in the panel of People (PT-621)', async () => {
  open(() => <PersonPanel customerId="7" onEnded={() => undefined} onMoved={() => undefined} />);
  expect((await screen.findByText('Not before Mon 30 Nov, 8:00am')).dataset.safe).toBe('false');
  expect(document.body.textContent).toContain('They expect us from Mon 30 Nov, 8:00am');
  expect(document.body.textContent).not.toMatch(/safe to ring now/iu);
});
