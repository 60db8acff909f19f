import { MINIMAL_ANSWERS } from '@towpath/domain/fact-find/testing/reviews.ts';
import { ALONE, type HouseholdMakeup } from '@towpath/domain/household/makeup.ts';
import { step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { answersFrom, fullReview } from '@towpath/domain/journeys/testing/shipped.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { standInForBrowser } from '../../testing/browser.ts';
import { loadedJourney } from '../../testing/journey.ts';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { Counters } from './Counters.tsx';
import { pageOfBudget } from './HouseholdMakeup.tsx';
import { draftOf, makeupOfDraft } from './makeupDraft.ts';
import { peopleAtHome } from './peopleAtHome.ts';

const family: HouseholdMakeup = { ...ALONE, childrenUnderSixteen: 2, additionalAdults: 1 };
const household = { ...step('Household Makeup', 'household'), headerText: 'Who lives with you?' };

const screen = (changes: Partial<Parameters<typeof Counters>[0]> = {}) =>
  htmlOf(
    <Counters
      step={household}
      hideAdditionalAdults={false}
      makeup={family}
      problems={[]}
      trouble={undefined}
      attempt={0}
      saving={false}
      onChange={() => undefined}
      onNext={() => undefined}
      onBack={() => undefined}
      {...changes}
    />,
  );
const labels = (html: string) => [...html.matchAll(/<label[^>]*>([^<]+)</g)].map(([, label]) => label);

describe('the household', () => {
  it('has four counters in their order, and Next (HH-001)', () => {
    const html = screen();
    expect(labels(html)).toEqual([
      'Children 15 or younger',
      'Children 16 to 18',
      'Adult children over 18',
      'Additional adults',
    ]);
    expect(html).toMatch(/<button[^>]*>Next</);
  });

  it('leaves additional adults out where the step hides them, and out of the total (HH-002)', () => {
    const html = screen({ hideAdditionalAdults: true });
    expect(labels(html)).not.toContain('Additional adults');
    expect(wordsOf(html)).toContain('That makes 3 people in your home: you and 2 children.');
  });

  it('shows what is saved or set so far', () => {
    expect([...screen().matchAll(/<input[^>]*value="(\d+)"/g)].map(([, count]) => count)).toEqual([
      '2',
      '0',
      '0',
      '1',
    ]);
  });

  it('stops each counter at 0 and at 20 (HH-004)', () => {
    const html = screen({ makeup: { ...ALONE, childrenUnderSixteen: 20 } });
    const blocked = [...html.matchAll(/<button[^>]*>/g)]
      .map(([button]) => button)
      .filter(button => button.includes('aria-disabled'))
      .map(button => /aria-label="([^"]+)"/.exec(button)?.[1]);
    expect(blocked).toEqual([
      'One more child 15 or younger',
      'One fewer child 16 to 18',
      'One fewer adult child over 18',
      'One fewer additional adult',
    ]);
  });

  it('shows the server’s message about a counter beside it, by the name under which it is saved (HH-007)', () => {
    const message = 'Choose a whole number from 0 to 20';
    const html = screen({ problems: [{ field: 'dependentsUnder18', message }], trouble: message });
    expect(html).toMatch(/id="childrenBetweenSixteenEighteen-error"/);
    expect(html).toMatch(/<input[^>]*id="childrenBetweenSixteenEighteen"[^>]*aria-invalid="true"/);
    expect(html).toContain('href="#childrenBetweenSixteenEighteen"');
  });

  it('says why it could not be saved', () => {
    const trouble = 'You’re offline. We’ll try again when you’re back.';
    expect(wordsOf(screen({ trouble }))).toContain(trouble);
  });
});

it.each([
  [{}, '1 person', 'only you'],
  [{ childrenUnderSixteen: 1 }, '2 people', 'you and 1 child'],
  [{ additionalAdults: 1 }, '2 people', 'you and 1 other adult'],
  [{ childrenUnderSixteen: 2, additionalAdults: 1 }, '4 people', 'you, 2 children and 1 other adult'],
  [
    { childrenBetweenSixteenEighteen: 1, childrenOverEighteen: 2 },
    '4 people',
    'you, 1 child and 2 other adults',
  ],
])('the people of %j are %s: %s (HO-101)', (change, total, who) => {
  expect(peopleAtHome({ ...ALONE, ...change })).toEqual({ total, who });
});

describe('the draft of a household', () => {
  it('returns the counters that were set', () => {
    expect(makeupOfDraft(draftOf(family))).toEqual(family);
  });

  it.each([
    ['nothing', []],
    ['one counter alone', [{ id: 'additionalAdults', value: '1' }]],
    ['a count out of bounds', draftOf({ ...family, childrenOverEighteen: 21 })],
    ['no number', draftOf(family).map(each => ({ ...each, value: 'two' }))],
  ])('is ignored when it holds %s', (_, draft) => {
    expect(makeupOfDraft(draft)).toBeUndefined();
  });
});

describe('a household that reopens the budget', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('leads to the budget once the path has reached it', () => {
    standInForBrowser();
    expect(pageOfBudget(loadedJourney(fullReview).store)).toBeUndefined();
    expect(pageOfBudget(loadedJourney(fullReview, answersFrom(fullReview, MINIMAL_ANSWERS)).store)).toBe(
      'budget',
    );
  });
});
