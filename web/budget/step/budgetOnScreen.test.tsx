// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Budget, CategoryEntry } from '@towpath/contracts/api/budget.ts';
import { BUDGET } from '@towpath/domain/budget/steps.ts';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApiInDom } from '../../testing/apiInDom.ts';
import type { ReceivedCall } from '../../testing/apiServer.ts';
import { budgetEntry, budgetLine, EARNINGS, exampleBudget } from '../../testing/budget.ts';
import { loadedJourney } from '../../testing/journey.ts';
import { leavePage, showStep } from '../../testing/stepInDom.tsx';
import { BudgetStep } from './BudgetStep.tsx';

type Sent = {
  readonly categoryId: number;
  readonly types: readonly {
    typeId: number;
    /** Pounds as typed; 0 for an empty sum. */
    amount: string | number;
    frequencyId: number;
    deviationReasonId: number | null;
  }[];
};

const FOOD = budgetEntry({
  types: [
    budgetLine({ deviationReasons: [{ deviationReasonId: 201, deviationReasonName: 'A special diet' }] }),
    budgetLine({ typeId: 3012, typeName: 'Toiletries' }),
  ],
});
const TRAVEL = budgetEntry({
  categoryId: 23,
  categoryName: 'Travel',
  types: [budgetLine({ typeId: 3021, typeName: 'Bus and train fares' })],
});

let server: Awaited<ReturnType<typeof startApiInDom>>;
let budget: Budget;
let refusal: { status: number; body: unknown } | undefined;

const all = () => [...budget.incomeCategories, ...budget.expenditureCategories];

/** A category as a server judges it when it expects at most £300 a month for food. */
function judged(entry: CategoryEntry, sent: Sent): CategoryEntry {
  const types = entry.types.map(line => {
    const page = sent.types.find(({ typeId }) => typeId === line.typeId);
    return page ? { ...line, ...page, amount: Number(page.amount) } : line;
  });
  const high = types.find(({ typeId, amount }) => typeId === 3011 && (amount ?? 0) > 300);
  if (!high) return { ...entry, types, status: 'Completed', deviations: [], message: null };
  const isExplained = high.deviationReasonId !== null;
  return {
    ...entry,
    types,
    status: isExplained ? 'Completed' : 'Error',
    message: isExplained
      ? null
      : "We've spotted a potential error in this section, please review and resubmit",
    deviations: [
      {
        deviationTypeId: 2,
        title: 'This is higher than we would expect',
        text: 'Homes like yours usually spend up to £300.00.',
        typeId: 3011,
        isExplained,
        guide: { year: 2026, isIllustrative: true },
      },
    ],
  };
}

function answer({ method, url, body }: ReceivedCall) {
  if (url.endsWith('/categories')) return { body: [] };
  if (url.endsWith('/complete')) return {};
  if (method === 'GET') return { body: budget };
  if (refusal) return refusal;
  const sent = body as Sent;
  const inPlace = (entries: CategoryEntry[]) =>
    entries.map(entry => (entry.categoryId === sent.categoryId ? judged(entry, sent) : entry));
  budget = {
    ...budget,
    incomeCategories: inPlace(budget.incomeCategories),
    expenditureCategories: inPlace(budget.expenditureCategories),
  };
  const next = all().find(({ status }) => status !== 'Completed')?.categoryId ?? null;
  budget = { ...budget, nextCategoryId: next, allCompleted: next === null };
  const entry = all().find(({ categoryId }) => categoryId === sent.categoryId);
  return { body: { ...entry, nextCategoryId: next, allCompleted: next === null } };
}

beforeAll(async () => {
  server = await startApiInDom(answer);
});
afterAll(() => server.stop());
beforeEach(() => {
  budget = exampleBudget({ expenditureCategories: [FOOD, TRAVEL] });
  refusal = undefined;
  server.received.length = 0;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const posts = () =>
  server.received.filter(({ method }) => method === 'POST').map(({ url, body }) => ({ url, body }));

/** Opens the page of the budget; each call acts like a reload. */
async function opened() {
  const loaded = loadedJourney(journey(page('here', step(BUDGET.name, 'budget'), advice())));
  let goneOn = 0;
  const person = showStep(BudgetStep, BUDGET.name, loaded, {
    onContinue: () => {
      goneOn += 1;
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return { person, loaded, goneOn: () => goneOn };
}

type Person = Awaited<ReturnType<typeof opened>>['person'];

/** The button that opens and closes a category. */
const opener = (name: string) =>
  screen
    .getAllByRole('button')
    .find(each => each.hasAttribute('aria-expanded') && each.textContent?.startsWith(name)) as HTMLElement;
const isOpen = (name: string) => opener(name).getAttribute('aria-expanded') === 'true';
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = (name: string) => screen.getByRole('button', { name: new RegExp(`^Submit ${name}`) });
/** A sum of the month beside the parts. */
const sum = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const focused = () => document.activeElement;

async function fillIn(person: Person, label: string, amount: string) {
  await person.clear(box(label));
  await person.type(box(label), amount);
}

describe('a part of the budget', () => {
  it('opens and closes with the keyboard, one at a time, and keeps the focus (IE-009, IE-011)', async () => {
    const { person } = await opened();
    expect([isOpen('Earnings'), isOpen('Travel')]).toEqual([true, false]);
    opener('Travel').focus();
    await person.keyboard('{Enter}');
    expect([isOpen('Earnings'), isOpen('Travel'), focused()]).toEqual([false, true, opener('Travel')]);
    await person.tab();
    expect(focused()).toBe(box('Bus and train fares'));
    await person.tab({ shift: true });
    await person.keyboard(' ');
    expect([isOpen('Earnings'), isOpen('Travel'), focused()]).toEqual([false, false, opener('Travel')]);
  });

  it('adds up at each key and at each choice of how often, its side with it', async () => {
    const { person } = await opened();
    await person.type(box('Your take-home pay'), '1,000');
    expect(sum('Money in')).toBe('£1,000.00');
    await person.selectOptions(screen.getByLabelText('How often: Your take-home pay'), 'Weekly');
    expect(opener('Earnings').textContent).toContain('£4,333.33 a month');
    expect(sum('Money in')).toBe('£4,333.33');
    expect(sum('Money out so far')).toBe('£0.00');
    expect(posts()).toEqual([]);
  });

  it('is submitted by itself, and the next one opens with the focus (IE-010, IE-015)', async () => {
    const { person } = await opened();
    await person.type(box('Your take-home pay'), '1,650');
    await person.selectOptions(screen.getByLabelText('How often: Your take-home pay'), 'Weekly');
    await person.click(opener('Travel'));
    await fillIn(person, 'Bus and train fares', '60');
    await person.click(opener('Earnings'));
    await person.click(submit('Earnings'));
    await waitFor(() => expect(isOpen('Food and household')).toBe(true));
    await waitFor(() => expect(focused()).toBe(box('Food shopping')));
    expect(posts()).toEqual([
      {
        url: '/sfs/mine/income/category',
        body: {
          categoryId: 1,
          types: [{ id: null, typeId: 1001, amount: '1650', frequencyId: 2, deviationReasonId: null }],
          was: [],
        },
      },
    ]);
    expect(opener('Earnings').textContent).toContain('Completed');
    expect(opener('Travel').textContent).toContain('In progress · 1 of 1 rows so far£60.00');
  });

  it('goes out once, however often Submit is pressed, and by Enter too', async () => {
    const { person } = await opened();
    await person.type(box('Your take-home pay'), '1650');
    // Two presses before the next render, as on a slow phone, and a key after that.
    act(() => {
      submit('Earnings').click();
      submit('Earnings').click();
    });
    await person.type(box('Your take-home pay'), '{Enter}');
    await waitFor(() => expect(isOpen('Food and household')).toBe(true));
    expect(posts()).toHaveLength(1);
  });

  it('with a sum that cannot be read is not sent: the list of what is wrong takes the focus and leads to it (IE-016)', async () => {
    const { person } = await opened();
    await person.type(box('Your take-home pay'), '100000{Enter}');
    const list = await screen.findByRole('alert');
    expect(focused()).toBe(list);
    await person.click(within(list).getByRole('link', { name: 'The amount must be less than £100,000' }));
    expect(focused()).toBe(box('Your take-home pay'));
    expect(box('Your take-home pay').getAttribute('aria-invalid')).toBe('true');
    await person.clear(box('Your take-home pay'));
    await person.type(box('Your take-home pay'), '100');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(posts()).toEqual([]);
  });

  it('that the server refuses keeps what was typed and says why in it', async () => {
    refusal = { status: 400, body: { error: { code: 'VALIDATION_FAILED', message: 'Check this sum.' } } };
    const { person } = await opened();
    await person.type(box('Your take-home pay'), '1650{Enter}');
    await screen.findByText('Check this sum. What you typed is kept here.');
    expect([isOpen('Earnings'), box('Your take-home pay').value]).toEqual([true, '1650']);
    refusal = undefined;
    await person.click(submit('Earnings'));
    await waitFor(() => expect(isOpen('Food and household')).toBe(true));
    expect(screen.queryByText(/Check this sum/)).toBeNull();
  });
});

describe('figures that were typed and not submitted', () => {
  it('are there after a reload, with how often and the sums they come to', async () => {
    const { person, loaded } = await opened();
    await person.type(box('Your take-home pay'), '400');
    await person.selectOptions(screen.getByLabelText('How often: Your take-home pay'), 'Weekly');
    leavePage(loaded);
    await opened();
    expect(box('Your take-home pay').value).toBe('400');
    expect(
      screen.getByLabelText<HTMLSelectElement>('How often: Your take-home pay').selectedOptions[0]?.text,
    ).toBe('Weekly');
    expect(sum('Money in')).toBe('£1,733.33');
  });
});

describe('a part that the server finds in error', () => {
  async function deviating() {
    budget = { ...budget, incomeCategories: [{ ...EARNINGS, status: 'Completed' }], nextCategoryId: 22 };
    const page = await opened();
    await fillIn(page.person, 'Food shopping', '420');
    await page.person.click(submit('Food'));
    const drawer = await screen.findByRole('dialog');
    return { ...page, drawer };
  }

  it('is asked about with its reason; Next waits for one, sends it, and goes on (IE-010, IE-013, IE-017, ER-019)', async () => {
    const { person, drawer } = await deviating();
    expect(drawer.textContent).toContain('This is higher than we would expect');
    expect(drawer.textContent).toContain('Homes like yours usually spend up to £300.00.');
    expect(opener('Food').textContent).toContain('Needs a quick check');
    await person.click(within(drawer).getByRole('button', { name: 'Next' }));
    expect(posts()).toHaveLength(1);
    expect(focused()).toBe(within(drawer).getByLabelText(/Select why/));

    await person.selectOptions(within(drawer).getByLabelText(/Select why/), 'A special diet');
    await person.click(within(drawer).getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(isOpen('Travel')).toBe(true));
    expect(posts()[1]?.body).toMatchObject({
      types: [{ amount: '420', deviationReasonId: 201 }, { amount: 0 }],
    });
    expect(opener('Food').textContent).toContain('Completed');
  });

  it('keeps the reason as it is chosen, through a reload, until it is sent with its sum (HO-050)', async () => {
    const { person, drawer, loaded } = await deviating();
    await person.selectOptions(within(drawer).getByLabelText(/Select why/), 'A special diet');
    expect(posts()).toHaveLength(1);
    expect(loaded.outbox.unsent()).toMatchObject([
      { kind: 'budget line', key: '3011', state: 'typed', content: { deviationReasonId: 201 } },
    ]);
    leavePage(loaded);
    const again = await opened();
    await again.person.click(submit('Food'));
    await waitFor(() => expect(isOpen('Travel')).toBe(true));
    expect(posts()[1]?.body).toMatchObject({ types: [{ amount: '420', deviationReasonId: 201 }, {}] });
    expect(again.loaded.outbox.unsent()).toEqual([]);
  });

  it('takes no reason along that was chosen and not given, when the sum is changed instead', async () => {
    const { person, drawer, loaded } = await deviating();
    await person.selectOptions(within(drawer).getByLabelText(/Select why/), 'A special diet');
    await person.click(within(drawer).getByRole('button', { name: 'Change the amount' }));
    expect(loaded.outbox.unsent()).toEqual([]);
    await fillIn(person, 'Food shopping', '280');
    await person.click(submit('Food'));
    await waitFor(() => expect(isOpen('Travel')).toBe(true));
    expect(posts()[1]?.body).toMatchObject({ types: [{ amount: '280', deviationReasonId: null }, {}] });
  });

  it('keeps the sum and says what to look at when the question is left for it; the focus is in its box (ER-019)', async () => {
    const { person, drawer } = await deviating();
    await person.click(within(drawer).getByRole('button', { name: 'Change the amount' }));
    await waitFor(() => expect(focused()).toBe(box('Food shopping')));
    expect(box('Food shopping').value).toBe('420');
    screen.getByText(/We've spotted a potential error in this section, please review and resubmit/);
    await fillIn(person, 'Food shopping', '280');
    await person.click(submit('Food'));
    await waitFor(() => expect(isOpen('Travel')).toBe(true));
    expect(posts()[1]?.body).toMatchObject({ types: [{ amount: '280' }, { amount: 0 }] });
  });
});

describe('Continue', () => {
  it('leads to the part that it waits for, and goes on once all is completed and said to be (IE-014)', async () => {
    budget = {
      ...budget,
      incomeCategories: [{ ...EARNINGS, status: 'Completed' }],
      expenditureCategories: [{ ...FOOD, status: 'Completed' }, TRAVEL],
      nextCategoryId: 23,
    };
    const { person, goneOn } = await opened();
    await person.click(opener('Earnings'));
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(focused()).toBe(box('Bus and train fares')));
    expect([isOpen('Travel'), goneOn()]).toEqual([true, 0]);

    await person.type(box('Bus and train fares'), '60{Enter}');
    const done = await screen.findByText(
      "All done. If you're confident you've inputted accurate figures, please continue",
    );
    await waitFor(() => expect(focused()?.contains(done)).toBe(true));
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(goneOn()).toBe(1));
    expect(server.received.filter(({ url }) => url.endsWith('/complete'))).toHaveLength(1);
  });
});
