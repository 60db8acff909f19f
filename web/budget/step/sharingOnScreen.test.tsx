// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { BUDGET_SUMMARY } from '@towpath/domain/budget/steps.ts';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApiInDom } from '../../testing/apiInDom.ts';
import type { ReceivedCall } from '../../testing/apiServer.ts';
import { exampleBudget } from '../../testing/budget.ts';
import { loadedJourney } from '../../testing/journey.ts';
import { leavePage, showStep } from '../../testing/stepInDom.tsx';
import { BudgetSummary } from './BudgetSummary.tsx';

let server: Awaited<ReturnType<typeof startApiInDom>>;
/** What the server has been told; the last entry counts. */
let told: boolean[];
/** What each save of the sharing answer waits for, one after the other; one that rejects is refused. */
let waits: Promise<unknown>[];

async function answer({ method, url, body }: ReceivedCall) {
  if (url.startsWith('/consents/mine')) {
    if (method === 'GET') return { body: { hasConsented: told.at(-1) ?? null } };
    const { hasConsented } = body as { hasConsented: boolean };
    try {
      await waits.shift();
    } catch {
      return {
        status: 503,
        body: { error: { code: 'UNAVAILABLE', message: 'We can’t do that right now.' } },
      };
    }
    told.push(hasConsented);
    return {};
  }
  if (url.endsWith('/categories')) return { body: [] };
  if (url.endsWith('/summary'))
    return {
      body: {
        totalIncome: 100,
        totalExpenditure: 80,
        disposableIncome: 20,
        summaryText: 'Fine.',
        shortfallHelp: [],
      },
    };
  return { body: exampleBudget() };
}

beforeAll(async () => {
  server = await startApiInDom(answer);
});
afterAll(() => server.stop());
beforeEach(() => {
  told = [];
  waits = [];
  server.received.length = 0;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Opens the page of the summary; each call acts like a reload. */
async function opened(
  loaded = loadedJourney(journey(page('here', step(BUDGET_SUMMARY.name, 'summary'), advice()))),
) {
  let goneOn = 0;
  const person = showStep(BudgetSummary, BUDGET_SUMMARY.name, loaded, {
    onContinue: () => {
      goneOn += 1;
    },
  });
  await screen.findByRole('radiogroup');
  return { person, loaded, goneOn: () => goneOn };
}

const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const YES = /^Yes/;
const NO = /^No/;
const refusal = () => {
  const no = Promise.reject(new Error('No'));
  no.catch(() => undefined);
  return no;
};

describe('the word on sharing', () => {
  it('is kept as it is chosen, and Continue waits for one and leads to the question (IE-019, IE-021)', async () => {
    const { person, goneOn } = await opened();
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    expect([goneOn(), document.activeElement]).toEqual([0, choice(YES)]);
    await person.click(choice(NO));
    await waitFor(() => expect(told).toEqual([false]));
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(goneOn()).toBe(1));
    expect(told).toEqual([false]);
  });

  it('that was changed at once counts as it was chosen last, however slow the first one is (HO-161)', async () => {
    let release: (value?: unknown) => void = () => undefined;
    waits = [new Promise(resolve => (release = resolve))];
    const { person } = await opened();
    await person.click(choice(YES));
    await waitFor(() => expect(server.received.some(({ method }) => method === 'POST')).toBe(true));
    await person.click(choice(NO));
    await new Promise(resolve => setTimeout(resolve, 50));
    release();
    await waitFor(() => expect(told.at(-1)).toBe(false));
    expect(told).toEqual([true, false]);
    await waitFor(() => expect(localStorage.length).toBe(0));
  });

  it('that was changed and not saved is not let go of because the one before it was (HO-161)', async () => {
    let release: (value?: unknown) => void = () => undefined;
    waits = [new Promise(resolve => (release = resolve)), refusal()];
    const { person, loaded } = await opened();
    await person.click(choice(YES));
    await person.click(choice(NO));
    release();
    await screen.findByText(/Your answer is not saved yet/);
    leavePage(loaded);
    const again = await opened();
    expect(choice(NO).checked).toBe(true);
    await again.person.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(again.goneOn()).toBe(1));
    expect(told).toEqual([true, false]);
  });
});
