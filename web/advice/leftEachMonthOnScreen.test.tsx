// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { advice } from '../testing/advice.ts';
import { startApiInDom } from '../testing/apiInDom.ts';
import { testOutbox } from '../testing/outbox.ts';
import { showPart } from '../testing/stepInDom.tsx';
import { LeftEachMonth } from './LeftEachMonth.tsx';

const PAGES = [{ id: 'budget', sections: [{ steps: [{ id: 'budget', type: 'SFS' }] }] }];
const SUMMARY = {
  totalIncome: 1500,
  totalExpenditure: 1304,
  disposableIncome: 196,
  summaryText: '',
  shortfallHelp: [],
  incomes: [{ categoryId: 1, name: 'Earnings', value: 1500 }],
  outgoings: [{ categoryId: 22, name: 'Food and housekeeping', value: 280 }],
  isComplete: true,
};

let server: Awaited<ReturnType<typeof startApiInDom>>;
beforeEach(async () => {
  server = await startApiInDom(() => ({ body: SUMMARY }));
});
afterEach(async () => {
  cleanup();
  await server.stop();
});

it('leads from the sum of what is left to each part of the budget, and back, and asks for them only when it is opened (WT-011)', async () => {
  const person = showPart(
    <LeftEachMonth left={advice().left} costMissing={null} pages={PAGES} />,
    testOutbox(),
  );
  expect(server.received).toEqual([]);
  await person.click(screen.getByText('Open the sum'));
  const food = await screen.findByRole('link', { name: 'Food and housekeeping' });
  expect(food.getAttribute('href')).toBe('/journey/budget#part-22-from-advice');
  expect(screen.getByRole('link', { name: 'Earnings' }).getAttribute('href')).toBe(
    '/journey/budget#part-1-from-advice',
  );
});
