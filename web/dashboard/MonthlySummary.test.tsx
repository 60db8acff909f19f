import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptRead } from '../data/keptReplies.ts';
import { startApiServer } from '../testing/apiServer.ts';
import { standInForBrowser } from '../testing/browser.ts';
import { htmlOf, wordsOf } from '../testing/render.tsx';
import { MonthCard, readMonth } from './MonthlySummary.tsx';

const told = { income: 165_000, expenditure: 149_000, outgoings: [{ name: 'Travel', value: 12_000 }] };
const summary = {
  totalIncome: 1500,
  totalExpenditure: 1260.5,
  disposableIncome: 239.5,
  summaryText: 'You have money left.',
  shortfallHelp: [],
  incomes: [{ categoryId: 1, name: 'Earnings', value: 1500 }],
  outgoings: [{ categoryId: 12, name: 'Utilities', value: 120.5 }],
  isComplete: true,
};

let server: Awaited<ReturnType<typeof startApiServer>>;
let answers: Record<string, { status?: number; body: unknown }>;
beforeEach(async () => {
  answers = {
    '/advice/mine/qualifier': { body: { availableSolutions: [], budgetSummary: told } },
    '/sfs/mine/summary': { body: summary },
  };
  const browser = standInForBrowser();
  server = await startApiServer(({ url }) => answers[url] ?? { status: 500, body: {} });
  browser.metas.set('core-api', server.base);
});
afterEach(async () => {
  await server.stop();
  vi.unstubAllGlobals();
});

describe('the monthly summary', () => {
  it('is of the budget once it is complete (DB-006)', async () => {
    const month = await readMonth(false, new KeptRead().call);
    expect(month).toEqual({
      from: 'budget',
      budget: {
        income: 150_000,
        expenditure: 126_050,
        outgoings: [{ name: 'Utilities', value: 12_050 }],
      },
      parts: { income: 1, outgoings: new Map([['Utilities', 12]]) },
    });
    const words = wordsOf(htmlOf(month && <MonthCard {...month} shown="all" />));
    expect(words).toContain('Your monthly summary From your budget.');
    expect(words).toContain('Income £1,500');
  });

  it('shows what is left without green beside something that cannot wait, and says what may be missing (WT-030)', () => {
    const month = { from: 'quick questions', budget: told } as const;
    const matter = {
      code: 'NO_FOOD',
      says: '',
      step: { heading: '', ring: null, ringsThem: false, instead: null, say: '' },
    };
    const costMissing = 'You told us you have no money for food. So a cost may be missing here.';
    const html = htmlOf(<MonthCard {...month} shown="all" pressing={{ costMissing, urgent: [matter] }} />);
    expect(wordsOf(html)).toContain(costMissing);
    expect(html).not.toMatch(/class="[^"]*green/);
    expect(htmlOf(<MonthCard {...month} shown="all" />)).toMatch(/class="[^"]*green/);
  });

  it('does not say that it can be changed later, once the session is closed (DB-011, PT-453)', () => {
    const month = { from: 'quick questions', budget: told } as const;
    expect(wordsOf(htmlOf(<MonthCard {...month} shown="all" />))).toContain('You can change these later.');
    const closed = wordsOf(htmlOf(<MonthCard {...month} shown="all" isClosed />));
    expect(closed).toContain('From the quick questions.');
    expect(closed).not.toContain('change these');
  });

  it('leads from each figure to where it is changed, and back (WT-011)', async () => {
    const month = await readMonth(false, new KeptRead().call);
    const html = htmlOf(month && <MonthCard {...month} shown="all" budgetPage="/journey/budget" />);
    expect(html).toContain('href="/journey/budget#part-12-from-dashboard"');
    expect(html).toContain('href="/journey/budget#part-1-from-dashboard"');
    expect(htmlOf(month && <MonthCard {...month} shown="all" />)).not.toContain('href');
  });

  it('is of the quick questions before that, and throughout the Qualifier (DB-006)', async () => {
    expect(await readMonth(true, new KeptRead().call)).toEqual({ from: 'quick questions', budget: told });
    expect(server.received.map(({ url }) => url)).toEqual(['/advice/mine/qualifier']);
    answers['/sfs/mine/summary'] = { body: { ...summary, isComplete: false } };
    expect((await readMonth(false, new KeptRead().call))?.from).toBe('quick questions');
  });

  it('is nothing while no answer gives a figure', async () => {
    const early = { error: { code: 'STEP_NOT_ON_PATH', message: 'Not yet.' } };
    answers['/advice/mine/qualifier'] = { status: 409, body: early };
    expect(await readMonth(true, new KeptRead().call)).toBeNull();
    const nothing = { income: 0, expenditure: 0, outgoings: [] };
    answers['/advice/mine/qualifier'] = { body: { availableSolutions: [], budgetSummary: nothing } };
    expect(await readMonth(true, new KeptRead().call)).toBeNull();
  });
});
