// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Budget, CategoryEntry, LineRead } from '@towpath/contracts/api/budget.ts';
import { BUDGET } from '@towpath/domain/budget/steps.ts';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApiInDom } from '../../testing/apiInDom.ts';
import type { ReceivedCall } from '../../testing/apiServer.ts';
import { budgetEntry, budgetLine, EARNINGS, exampleBudget } from '../../testing/budget.ts';
import { loadedJourney } from '../../testing/journey.ts';
import { showStep } from '../../testing/stepInDom.tsx';
import { BudgetStep } from './BudgetStep.tsx';

const READ = { id: 'e1', amount: 280 };
/** As an adviser left it, after the page was opened. */
const OURS = { id: 'e1', amount: 65.5, frequencyId: 2 };

let server: Awaited<ReturnType<typeof startApiInDom>>;
let line: CategoryEntry['types'][number];

const entry = (): CategoryEntry => budgetEntry({ status: 'Completed', types: [line] });
const budget = (): Budget =>
  exampleBudget({
    incomeCategories: [{ ...EARNINGS, status: 'Completed' }],
    expenditureCategories: [entry()],
    nextCategoryId: null,
  });

/** Refuses to save over the line as a server does: where it is not as it was read. */
function answer({ method, url, body }: ReceivedCall) {
  if (url.endsWith('/categories')) return { body: [] };
  if (url.endsWith('/complete')) return {};
  if (method === 'GET') return { body: budget() };
  const { types, was } = body as { types: { amount: string; frequencyId: number }[]; was: LineRead[] };
  if (was[0]?.amount !== line.amount) {
    const fields = [{ field: 'lines.3011', message: 'One of us changed this with you.' }];
    return { status: 409, body: { error: { code: 'CHANGED_SINCE_READ', message: 'Changed', fields } } };
  }
  line = { ...line, amount: Number(types[0]?.amount), frequencyId: types[0]?.frequencyId ?? 0 };
  return { body: { ...entry(), nextCategoryId: null, allCompleted: true } };
}

beforeAll(async () => {
  server = await startApiInDom(answer);
});
afterAll(() => server.stop());
beforeEach(() => {
  line = budgetLine(READ);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const box = () => screen.getByLabelText<HTMLInputElement>('Food shopping');
const submit = () => screen.getByRole('button', { name: /^Submit Food/ });

/** Somebody who types £300 and submits it, after an adviser put the line right with them. */
async function told() {
  const loaded = loadedJourney(journey(page('here', step(BUDGET.name, 'budget'), advice())));
  const person = showStep(BudgetStep, BUDGET.name, loaded);
  await person.click(await screen.findByRole('button', { name: /^Food and household/ }));
  await person.clear(box());
  await person.type(box(), '300');
  line = budgetLine(OURS);
  await person.click(submit());
  await screen.findByText('We changed this with you after you opened it');
  return person;
}

describe('a line that one of us put right after the page was opened', () => {
  it('is said with what it is now and what was typed, and the focus is there (PT-502)', async () => {
    await told();
    screen.getByText('Food shopping: it is £65.50, Weekly now. Here you typed £300.00, Monthly.');
    await waitFor(() => expect(document.activeElement?.id).toBe('budget-put-right-22'));
    expect([line.amount, box().value]).toEqual([65.5, '300']);
  });

  it('is kept where they choose so (PT-502)', async () => {
    const person = await told();
    await person.click(screen.getByRole('button', { name: 'Keep £65.50, Weekly for Food shopping' }));
    expect([box().value, document.activeElement]).toEqual(['65.50', box()]);
    expect(screen.queryByText('We changed this with you after you opened it')).toBeNull();
    await person.click(submit());
    await waitFor(() => expect(screen.queryByText(/In progress/)).toBeNull());
    expect([line.amount, line.frequencyId]).toEqual([65.5, 2]);
  });

  it('gives way to what they typed once they say so, and not by submitting it again (PT-502)', async () => {
    const person = await told();
    await person.click(submit());
    await waitFor(() => expect(submit().textContent).not.toContain('Saving'));
    screen.getByText('We changed this with you after you opened it');
    expect(line.amount).toBe(65.5);
    await person.click(screen.getByRole('button', { name: 'Use £300.00, Monthly for Food shopping' }));
    expect(box().value).toBe('300');
    await person.click(submit());
    await waitFor(() => expect([line.amount, line.frequencyId]).toEqual([300, 1]));
    await waitFor(() => expect(submit().textContent).not.toContain('Saving'));
  });
});
