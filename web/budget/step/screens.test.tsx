import { LARGE_ITEM_MESSAGE } from '@towpath/domain/budget/largeItems.ts';
import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import { fifthFullReview, fullReview } from '@towpath/domain/journeys/testing/shipped.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { JourneyProvider } from '../../journey/state/journeyContext.ts';
import { standInForBrowser } from '../../testing/browser.ts';
import { budgetEntry, budgetLine, MONTHLY, WEEKLY } from '../../testing/budget.ts';
import { loadedJourney } from '../../testing/journey.ts';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { UNTOUCHED } from '../../testing/untouched.ts';
import type { TypedLines } from '../state/typedLines.ts';
import { SharingQuestion } from './BudgetSummary.tsx';
import { CategoryAccordion } from './CategoryAccordion.tsx';
import { Question, sumInQuestion } from './DeviationDrawer.tsx';
import { BudgetAhead, BudgetIntro } from './Intros.tsx';
import { MonthFigures } from './MonthFigures.tsx';
import { Reopened } from './Reopened.tsx';
import { reasonToWait } from './reasonToWait.ts';
import { ASKED } from './useSharing.ts';
import type { DeviationQuestion } from './useSubmitting.ts';

function introOf(Intro: typeof BudgetAhead, stepId: string, definition: JourneyDefinition): string {
  standInForBrowser();
  const journey = loadedJourney(definition);
  const planStep = journey.store.plan.stepById.get(stepId);
  if (!planStep) throw new Error('There is no such step.');
  return wordsOf(
    htmlOf(
      <JourneyProvider value={journey}>
        <Intro planStep={planStep} {...UNTOUCHED} />
      </JourneyProvider>,
    ),
  );
}

const THREE_TEXTS =
  "Great, that's your personal details done! Up next, your income and outgoings... Things change yearly; updates to benefits, council tax, and utility bills are common.";

describe('the introductions', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('say in IE Intro the three texts, word for word (IE-006, IE-007)', () => {
    expect(introOf(BudgetAhead, 'budget-ahead', fifthFullReview)).toContain(THREE_TEXTS);
  });

  it("ask in SFS Intro What's next? (IE-005, IE-007)", () => {
    expect(introOf(BudgetIntro, 'budget-intro', fifthFullReview)).toMatch(/^What's next\?/);
  });

  it('say the same above the budget, where they share its page (WT-056)', () => {
    expect(introOf(BudgetAhead, 'budget-ahead', fullReview)).toBe(THREE_TEXTS);
    expect(introOf(BudgetIntro, 'budget-intro', fullReview)).toMatch(/^What's next\?/);
  });
});

const REASONS = [{ deviationReasonId: 201, deviationReasonName: 'A special diet' }];
const GUIDE = { year: 2026, isIllustrative: true };
const deviation = {
  deviationTypeId: 2,
  title: 'This is higher than we would expect',
  text: 'Homes like yours usually spend up to £300.00.',
  typeId: 3011,
  isExplained: false,
  guide: GUIDE,
};

const accordionOf = (entry = budgetEntry(), { open = true, typed = {} as TypedLines, again = false } = {}) =>
  htmlOf(
    <CategoryAccordion
      entry={entry}
      frequencies={[MONTHLY, WEEKLY]}
      typed={typed}
      askedLines={new Set()}
      open={open}
      again={again}
      saving={false}
      waits={false}
      refusal={undefined}
      checked={false}
      attempt={0}
      onToggle={() => undefined}
      onAmount={() => undefined}
      onOften={() => undefined}
      onSubmit={() => undefined}
    />,
  );

describe('a category', () => {
  it('has a heading with a button, its status in words and a Submit of its own (IE-009)', () => {
    const html = accordionOf();
    expect(html).toMatch(/<h3><button[^>]*aria-expanded="true"/);
    expect(wordsOf(html)).toContain('Food and household Not started');
    expect(wordsOf(html)).toContain('Submit Food and household');
  });

  it('hides its lines while it is closed', () => {
    const html = accordionOf(budgetEntry(), { open: false });
    expect(html).toContain('aria-expanded="false"');
    expect(html).not.toContain('<form');
  });

  it('has for each line its name, a sum, how often and help (IE-002)', () => {
    const html = accordionOf(
      budgetEntry({ types: [budgetLine({ help: 'Food, and what you clean with.' })] }),
    );
    expect(html).toContain('<label for="budget-line-3011">Food shopping</label>');
    expect(html).toContain('aria-label="How often: Food shopping"');
    expect(wordsOf(html)).toContain('Food, and what you clean with.');
    expect(html).toContain('inputMode="decimal"');
  });

  it('adds up a month while it is typed in', () => {
    const typed = { 3011: { amount: '100', frequencyId: 2, deviationReasonId: null } };
    expect(wordsOf(accordionOf(budgetEntry(), { open: false, typed }))).toBe(
      'Food and household In progress · 1 of 1 rows so far £433.33 a month',
    );
  });

  it('says of a large sum that it is worth a second look, and asks nothing', () => {
    const html = accordionOf(budgetEntry({ types: [budgetLine({ hint: LARGE_ITEM_MESSAGE })] }));
    expect(html).toContain('aria-describedby="budget-line-3011-hint"');
    expect(wordsOf(html)).toContain(LARGE_ITEM_MESSAGE);
    expect(wordsOf(accordionOf())).not.toContain(LARGE_ITEM_MESSAGE);
  });

  it('shows what a line begins with and where that is from, and what was told of the whole', () => {
    const start = { amount: 320, frequencyId: 1, says: 'You told us this at the start.' };
    const toldBefore = ['At the start you told us £320 a month for food.'];
    const html = accordionOf(budgetEntry({ types: [budgetLine({ start })], toldBefore }));
    expect(html).toMatch(/<input id="budget-line-3011"[^>]*value="320"/);
    expect(html).toContain('aria-describedby="budget-line-3011-hint"');
    expect(wordsOf(html)).toContain(start.says);
    expect(wordsOf(html)).toContain(toldBefore[0]);
    const done = budgetEntry({ status: 'Completed', toldBefore });
    expect(wordsOf(accordionOf(done))).not.toContain(toldBefore[0]);
  });

  it('says that it is to be checked again, and by what', () => {
    const entry = budgetEntry({ status: 'Error', deviations: [deviation] });
    const words = wordsOf(accordionOf(entry, { again: true }));
    expect(words).toContain('Please check this again');
    expect(words).toContain('This is higher than we would expect. Homes like yours usually spend');
    expect(wordsOf(accordionOf(entry))).not.toContain('Please check this again');
  });

  it('says in error what is asked of the person (ER-019)', () => {
    const message = "We've spotted a potential error in this section, please review and resubmit";
    const words = wordsOf(accordionOf(budgetEntry({ status: 'Error', message })));
    expect(words).toContain(message);
    expect(words).toContain('Needs a quick check');
  });
});

const questionOf = (asked: DeviationQuestion) =>
  htmlOf(
    <Question
      asked={asked}
      typed={{}}
      frequencies={[MONTHLY]}
      saving={false}
      onChoose={() => undefined}
      onReason={async () => undefined}
      onChangeAmount={() => undefined}
    />,
  );
const asking = (deviationReasons = REASONS, change = {}): DeviationQuestion => ({
  entry: budgetEntry({ types: [budgetLine({ amount: 420, deviationReasons })] }),
  deviation: { ...deviation, ...change },
});

describe('the question about a deviation', () => {
  it('asks why, and Next waits for a reason (IE-017, ER-018)', () => {
    const html = questionOf(asking());
    expect(wordsOf(html)).toContain('Select why');
    expect(wordsOf(html)).toContain('A special diet');
    expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*>Next/);
  });

  it('lets go on where there is no reason to choose (IE-017)', () => {
    const html = questionOf(asking([]));
    expect(wordsOf(html)).not.toContain('Select why');
    expect(html).not.toContain('aria-disabled');
  });

  it('says that an example figure is one', () => {
    expect(wordsOf(questionOf(asking()))).toContain('This is an example figure for 2026.');
  });

  it.each([
    ['the category where guide figures are', {}, { name: 'Food and household', sum: 420_00 }],
    ['the line where only that has a limit', { guide: null }, { name: 'Food shopping', sum: 420_00 }],
    ['nothing where something is missing', { deviationTypeId: 3 }, undefined],
  ])('shows the sum of %s', (_, change, sum) => {
    expect(sumInQuestion(asking(REASONS, change), {}, [MONTHLY])).toEqual(sum);
  });
});

describe('parts to look at again', () => {
  const notice = (entries = [budgetEntry()]) =>
    htmlOf(
      <Reopened
        says="Your household changed, so please check these again"
        entries={entries}
        onOpen={() => undefined}
      />,
    );

  it('stand at the top, each with a way to it', () => {
    expect(wordsOf(notice())).toBe('Your household changed, so please check these again Food and household');
    expect(notice()).toMatch(/<button[^>]*>(?:(?!<\/button>).)*Food and household/);
  });

  it('are gone once all have been checked', () => {
    expect(notice([])).toBe('');
  });
});

it('says what Continue waits for, and nothing once all is completed (IE-014)', () => {
  const entries = [budgetEntry({ categoryName: 'Earnings' }), budgetEntry({ categoryName: 'Travel' })];
  expect(reasonToWait(entries)).toBe('2 parts to go. Next: Earnings');
  expect(reasonToWait(entries.slice(1))).toBe('Submit Travel to carry on');
  expect(reasonToWait([])).toBeUndefined();
});

it('asks one yes or no about sharing that names the body, and keeps it under channel 1 (IE-020, IE-021)', () => {
  const html = htmlOf(<SharingQuestion stepId="s" choice={undefined} onChoose={() => undefined} />);
  expect(wordsOf(html)).toContain('share your budget with the Money and Pensions Service?');
  expect([...html.matchAll(/type="radio"/g)]).toHaveLength(2);
  expect(html).not.toContain('checked=""');
  expect(ASKED).toEqual({ consentTypeId: 1, consentChannelTypeId: 1 });
});

describe('the summary', () => {
  const figures = (totalIncome: number, totalOutgoings: number) =>
    htmlOf(
      <MonthFigures
        totalIncome={totalIncome}
        totalOutgoings={totalOutgoings}
        text="What the budget says."
        income={[budgetEntry({ categoryName: 'Earnings', monthlyAmount: totalIncome / 100 })]}
        outgoings={[
          budgetEntry({ monthlyAmount: totalOutgoings / 100 }),
          budgetEntry({ categoryName: 'Travel', monthlyAmount: 0 }),
        ]}
        change={() => null}
      />,
    );

  it('shows income, outgoings and what is left, and repeats the chart as text (IE-018)', () => {
    const html = figures(2_056_00, 1_860_00);
    expect(html).toContain(
      'aria-label="Money in is £2,056.00 a month. Money out is £1,860.00. £196.00 is left over."',
    );
    const words = wordsOf(html);
    expect(words).toContain('Left over each month £196.00 What the budget says.');
    expect(words).toContain('Earnings £2,056.00 Total income £2,056.00');
    expect(words).toContain('Food and household £1,860.00 Total outgoings £1,860.00');
    expect(words).not.toContain('Travel');
  });

  it('says a shortfall in words', () => {
    expect(wordsOf(figures(1_000_00, 1_040_00))).toContain('Short each month £40.00');
  });
});
