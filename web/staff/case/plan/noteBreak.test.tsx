// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApiServer } from '../../../testing/apiServer.ts';
import { standAt } from '../../../testing/pageAddress.ts';
import { debtOfPlan, standingPlan } from '../../../testing/repayment.ts';
import { NoteBreak } from './NoteBreak.tsx';
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
beforeEach(() => {
  sent = [];
});
afterEach(cleanup);

const OPEN = 'Write down a break with them';
const stands = standingPlan([debtOfPlan('Kestrel'), debtOfPlan('Wren')], []);
const planOf = (more: Partial<NonNullable<CaseRepayment['stands']>> = {}) =>
  ({ planId: 'p1', sequence: 3, today: '2026-11-24', stands: { ...stands, ...more } }) as CaseRepayment;

function open(repayment: CaseRepayment) {
  let isNoted = false;
  const onNoted = async () => {
    isNoted = true;
  };
  render(<NoteBreak customerId="7" repayment={repayment} onRead={async () => undefined} onNoted={onNoted} />);
  return () => isNoted;
}
const puts = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const saves = () => fireEvent.click(screen.getByRole('button', { name: 'Save the break' }));

it('writes down with whom, from when to when, and what they pay meanwhile (DN-1728)', async () => {
  const isNoted = open(planOf());
  fireEvent.click(screen.getByText(OPEN));
  saves();
  await screen.findByText('Choose with whom.');
  puts('With whom?', 'all');
  puts('The first month', '2026-12');
  puts('The last month', '2027-01');
  saves();
  await screen.findByText('Put in what they pay, or 0.');
  puts('What do they pay in each of these months?', '0');
  saves();
  await expect.poll(isNoted).toBe(true);
  const note = { kind: 'break', from: '2026-12', to: '2027-01', monthly: 0 };
  expect(sent).toMatchObject([{ planId: 'p1', after: 3, note }]);
});

it('of one lender who agreed asks for no sum: they are left out meanwhile (DN-1728)', async () => {
  const isNoted = open(planOf());
  fireEvent.click(screen.getByText(OPEN));
  puts('With whom?', 'Wren');
  expect(screen.queryByLabelText('What do they pay in each of these months?')).toBeNull();
  puts('The first month', '2026-12');
  puts('The last month', '2026-12');
  saves();
  await expect.poll(isNoted).toBe(true);
  expect(sent).toMatchObject([{ note: { kind: 'break', monthly: 0, debtId: 'Wren' } }]);
});

it('is not there once the plan is over (DN-1728)', () => {
  open(planOf({ ended: { on: '2026-11-20', why: 'left' } }));
  expect(screen.queryByText(OPEN)).toBeNull();
});
