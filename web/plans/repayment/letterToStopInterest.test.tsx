// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApiInDom } from '../../testing/apiInDom.ts';
import { letterInList } from '../../testing/letters.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { debtOfPlan, standingPlan } from '../../testing/repayment.ts';
import { showPart } from '../../testing/stepInDom.tsx';
import { Replies } from './Replies.tsx';

let others: readonly ReturnType<typeof letterInList>[];
let reads = 0;
let fails = false;
let server: Awaited<ReturnType<typeof startApiInDom>>;
beforeAll(async () => {
  server = await startApiInDom(({ url }) => {
    if (!url.startsWith('/letters/mine')) return { body: {} };
    reads += 1;
    return fails ? { status: 500, body: {} } : { body: { letters: [], others } };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  [others, reads, fails] = [[], 0, false];
});
afterEach(cleanup);

const accepts = (creditor: string, step: 'ask them to stop interest' | 'nothing') =>
  debtOfPlan(creditor, { standing: 'accepts', next: { step, who: 'you', by: null } });
const shows = (...debts: readonly ReturnType<typeof accepts>[]) =>
  showPart(
    <Replies
      waits={false}
      stands={standingPlan(debts, [])}
      apart={{ each: [], leftBefore: null }}
      today="2026-11-20"
      canNote
      onAsk={() => {}}
      justSaved={() => null}
      isSumsFirst={false}
    />,
    testOutbox(),
  );
const links = () => screen.queryAllByRole('link').map(one => [one.textContent, one.getAttribute('href')]);

describe('a lender who said yes alone, on the page of a plan', () => {
  it('has the letter beside it that asks them to stop interest, by what it asks and whatever its name (DN-1645, DN-1725)', async () => {
    others = [
      letterInList('complaint.fenland', { debtId: 'fenland' }),
      letterInList('no-more-interest.wren', { debtId: 'wren' }, { stopsInterest: true }),
      letterInList('no-more-interest.fenland', { debtId: 'fenland' }, { stopsInterest: true }),
    ];
    shows(accepts('fenland', 'ask them to stop interest'), accepts('wren', 'nothing'));
    await waitFor(() =>
      expect(links()).toEqual([['See the letter: fenland', '/plan/letters/no-more-interest.fenland']]),
    );
    expect(reads).toBe(1);
  });

  it('has no way to a letter where none that asks for that is offered, or letters cannot be read (DN-1725)', async () => {
    others = [letterInList('complaint.fenland', { debtId: 'fenland' })];
    for (const isUnread of [false, true]) {
      [reads, fails] = [0, isUnread];
      shows(accepts('fenland', 'ask them to stop interest'));
      screen.getByText(/You can ask them to stop interest|you can ask them to stop interest/u);
      await waitFor(() => expect(reads).toBeGreaterThan(0));
      expect(links()).toEqual([]);
      cleanup();
    }
  });
});
