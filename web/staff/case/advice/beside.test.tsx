// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { caseComparison } from '@towpath/contracts/api/staffAdvice.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer } from '../../../testing/apiServer.ts';
import { standAt } from '../../../testing/pageAddress.ts';
import { Beside } from './Beside.tsx';

type Comparison = AnswerOf<typeof caseComparison>['comparison'];

const became = (
  name: string,
  turn: Comparison[number]['turn'],
  because: string[] = [],
): Comparison[number] => ({
  shortName: name,
  name,
  before: 'ELIGIBLE',
  after: 'INELIGIBLE',
  turn,
  because,
});
const TWO: AnswerOf<typeof caseComparison> = {
  from: '2026-11-02T10:00:00.000Z',
  to: '2026-11-09T11:30:00.000Z',
  comparison: [became('IVA', 'closes', ['They owe too little.']), became('DRO', null)],
};
const OTHER = { recordId: 'r2', at: TWO.to, rulesVersion: 4 };

let server: Awaited<ReturnType<typeof startApiServer>>;
beforeAll(async () => {
  server = await startApiServer(() => ({ body: TWO }));
  standAt(server.base);
});
afterAll(() => server.stop());
beforeEach(() => {
  server.received.length = 0;
});
afterEach(cleanup);

function shown(others: readonly (typeof OTHER)[], latest: Comparison = []) {
  render(<Beside customerId="7" recordId="r1" others={[...others]} latest={latest} />);
  return userEvent.setup({ delay: null });
}

describe('an earlier advice', () => {
  it('stands beside the latest first, and beside any other that is chosen (PT-638)', async () => {
    const adviser = shown([OTHER], [became('DMP', 'opens')]);
    expect(screen.getByRole('region', { name: 'From then to the latest' }).textContent).toContain(
      'is open now',
    );
    expect(server.received).toEqual([]);
    const choice = screen.getByLabelText<HTMLSelectElement>('Compare with');
    expect([...choice.options].map(({ text }) => text)).toEqual([
      'The latest',
      'Mon 9 Nov, 11:30am, by version 4 of the rules',
    ]);
    await adviser.selectOptions(choice, 'r2');
    const two = await screen.findByRole('region', { name: 'From Mon 2 Nov, 10:00am to Mon 9 Nov, 11:30am' });
    expect(two.textContent).toContain('IVA is closed now.They owe too little.');
    expect(two.textContent).not.toContain('DRO');
    expect(screen.getByRole('status').textContent).toBe('1 solution changed.');
    expect(document.activeElement).toBe(choice);
    expect(server.received.map(({ url }) => url)).toEqual(['/staff/api/cases/7/advice/r1/beside/r2']);
    await adviser.selectOptions(choice, '');
    expect(screen.getAllByRole('region', { name: 'From then to the latest' })).toHaveLength(1);
  });

  it('has nothing to choose where there are only two (PT-638)', () => {
    shown([]);
    expect(screen.queryByLabelText('Compare with')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Every solution stands as it did.');
  });
});
