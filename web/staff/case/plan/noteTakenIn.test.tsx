// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startApiServer } from '../../../testing/apiServer.ts';
import { standAt } from '../../../testing/pageAddress.ts';
import { NoteTakenIn } from './NoteTakenIn.tsx';
import type { CaseRepayment } from './PlanPart.tsx';

let server: Awaited<ReturnType<typeof startApiServer>>;
let sent: unknown[] = [];
beforeAll(async () => {
  server = await startApiServer(({ body }) => {
    sent.push(body);
    return { status: 204 };
  });
  standAt(server.base);
});
afterAll(() => server.stop());
afterEach(cleanup);

const PLAN = {
  planId: 'p1',
  sequence: 3,
  today: '2026-11-24',
  stands: { monthly: 300_00 },
  mayTakeIn: [
    { id: 'd1', creditor: 'Perth Council' },
    { id: 'd2', creditor: 'After Co' },
  ],
} as CaseRepayment;

async function open(repayment: CaseRepayment = PLAN) {
  sent = [];
  let isNoted = false;
  const onNoted = async () => {
    isNoted = true;
  };
  render(
    <NoteTakenIn customerId="7" repayment={repayment} onRead={async () => undefined} onNoted={onNoted} />,
  );
  return () => isNoted;
}

it('notes which debt was added to the programme, from which day, and its sum where that is another (DN-1510, DN-1511)', async () => {
  const isNoted = await open();
  fireEvent.click(screen.getByText('Write down that a debt was added to the programme'));
  fireEvent.click(screen.getByRole('button', { name: 'Save that it was added' }));
  await screen.findByText('Choose the debt that was added');
  fireEvent.change(screen.getByLabelText('Which debt?'), { target: { value: 'd2' } });
  fireEvent.change(screen.getByLabelText(/What the programme takes each month now, if not £300/u), {
    target: { value: '330' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save that it was added' }));
  await expect.poll(isNoted).toBe(true);
  expect(sent).toMatchObject([{ planId: 'p1', after: 3, debtId: 'd2', on: '2026-11-24', monthly: 330_00 }]);
});

it('is not there where no debt of the list is outside of the programme (DN-1510)', async () => {
  await open({ ...PLAN, mayTakeIn: [] });
  expect(screen.queryByText('Write down that a debt was added to the programme')).toBeNull();
});
