import type { MyHealthConditions } from '@towpath/contracts/api/health.ts';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { HEALTH_QUESTIONS, type HealthAnswers } from '@towpath/domain/people/healthQuestions.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JourneyProvider } from '../../journey/state/journeyContext.ts';
import { standInForBrowser } from '../../testing/browser.ts';
import { loadedJourney } from '../../testing/journey.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { keptHealth } from '../state/keptForm.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { ConditionList } from './ConditionList.tsx';
import { HealthQuestions } from './HealthQuestions.tsx';
import { hashOf, screenOf } from './healthScreens.ts';
import { SupportNeeds } from './SupportNeeds.tsx';
import { SupportPart } from './SupportPart.tsx';
import { Welcome } from './Welcome.tsx';

/** What the storage that all tabs share holds. */
const inAllTabs = () => Object.keys(localStorage).map(key => localStorage.getItem(key));

beforeEach(() => {
  standInForBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const nothing = () => undefined;
const health = { ...step('Health Conditions', 'health'), headerText: 'Your health' };
const consent = {
  hasConsented: null,
  textVersion: '1',
  purpose: 'To allow for costs of your health.',
  text: 'I agree that you keep what I tell you.',
};
const anxiety = { id: 1, title: 'Mental health', description: 'Anxiety' };
const categories = [
  { id: 1, title: 'Mental health', descriptions: ['Depression', 'Anxiety'] },
  { id: 2, title: 'Addiction and dependence', descriptions: ['Gambling'] },
];
const all = [
  { id: 1, title: 'Large print' },
  { id: 2, title: 'An interpreter' },
];

const inJourney = (part: Parameters<typeof htmlOf>[0]) =>
  htmlOf(
    <JourneyProvider value={loadedJourney(journey(page('one', health, advice())))}>{part}</JourneyProvider>,
  );

describe('the screens of the health step', () => {
  it('are the welcome, the list and the form; those with conditions open only after a yes (HC-001)', () => {
    expect(['', '#add', '#else'].map(hash => screenOf(hash, false))).toEqual(Array(3).fill('welcome'));
    expect(['', '#add', '#else'].map(hash => screenOf(hash, true))).toEqual(['list', 'add', 'list']);
  });

  it('let support needs open with or without a yes to conditions', () => {
    expect([true, false].map(yes => screenOf('#support', yes))).toEqual(['support', 'support']);
  });

  it.each(['add', 'support', 'list'] as const)('each have an address: %s', screen => {
    expect(screenOf(hashOf(screen), true)).toBe(screen);
  });
});

describe('the welcome', () => {
  const welcome = (changes: Partial<Parameters<typeof Welcome>[0]> = {}) =>
    htmlOf(
      <Welcome
        step={health}
        consent={consent}
        before={null}
        answered={false}
        trouble={undefined}
        saving={false}
        onChoose={nothing}
        onYes={nothing}
        onNo={nothing}
        onContinue={nothing}
        onBack={nothing}
        {...changes}
      />,
    );

  it('says what it is for and what the consent covers before it asks Yes or No, with none chosen (HC-002)', () => {
    const html = welcome();
    const words = wordsOf(html);
    expect(words.indexOf(consent.purpose)).toBeGreaterThan(0);
    expect(words.indexOf(consent.text)).toBeGreaterThan(0);
    expect(words.indexOf('Do you agree')).toBeGreaterThan(words.indexOf(consent.text));
    expect([...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, value]) => value)).toEqual([
      'yes',
      'no',
    ]);
    expect(html).not.toContain('checked=""');
  });

  it('chooses nothing for somebody who agreed to an earlier text, and lets them go on', () => {
    const html = welcome({ answered: true });
    expect(html).not.toContain('checked=""');
    expect(html).not.toContain('aria-disabled');
  });

  it('asks about no condition', () => {
    expect(welcome()).not.toContain('<select');
  });

  it('shows an earlier No, and lets the person go on (HC-003)', () => {
    const html = welcome({ answered: true, consent: { ...consent, hasConsented: false } });
    const chosen = html.match(/<input[^>]*checked=""[^>]*>/g);
    expect(chosen).toEqual([expect.stringContaining('value="no"')]);
    expect(html).not.toContain('aria-disabled');
  });
});

const listOf = (changes: Partial<MyHealthConditions> = {}) =>
  htmlOf(
    <ConditionList
      stepId="health"
      mine={{ consent, conditions: [anxiety], answers: {}, signposts: [], ...changes }}
      trouble={undefined}
      questions={<p>More questions</p>}
      saving={false}
      onAdd={nothing}
      onDelete={nothing}
      onWithdraw={nothing}
      onContinue={nothing}
      onBack={nothing}
    />,
  );

describe('the list', () => {
  it('names each condition on its delete button (HC-004)', () => {
    const words = wordsOf(listOf());
    expect(words).toContain('Anxiety Mental health Delete Anxiety');
  });

  it('lets the person withdraw their consent, in plain sight', () => {
    expect(wordsOf(listOf())).toContain('I’ve changed my mind: delete it all');
  });

  it('may be empty, and the person can still go on', () => {
    const html = listOf({ conditions: [] });
    expect(wordsOf(html)).toContain('You’ve told us nothing yet.');
    expect(html).not.toContain('aria-disabled');
  });

  it('shows help that goes with a condition before the conditions', () => {
    const words = wordsOf(
      listOf({ signposts: [{ signpost: 'crisis', text: 'Talk to somebody now.', helpIds: [] }] }),
    );
    expect(words.indexOf('Talk to somebody now.')).toBeGreaterThan(-1);
    expect(words.indexOf('Talk to somebody now.')).toBeLessThan(words.indexOf('Anxiety'));
  });
});

describe('what else is asked below the list', () => {
  const questions = (answers: HealthAnswers) =>
    htmlOf(<HealthQuestions stepId="health" answers={answers} onAnswer={nothing} onTreatmentEnd={nothing} />);
  const asked = (html: string) => [
    ...new Set([...html.matchAll(/type="radio"[^>]*name="health-(\w+)"/g)].map(([, name]) => name)),
  ];

  it('is two questions, and two more and a month after a Yes to treatment (SA-049)', () => {
    const months = (html: string) => html.includes('When is your treatment expected to end?');
    expect([months(questions({ isInTreatment: 'no' })), months(questions({ isInTreatment: 'yes' }))]).toEqual(
      [false, true],
    );
    expect(asked(questions({}))).toEqual(['isInTreatment', 'isIllLongTerm']);
    expect(asked(questions({ isInTreatment: 'unsaid' }))).toEqual(['isInTreatment', 'isIllLongTerm']);
    expect(asked(questions({ isInTreatment: 'yes' }))).toEqual([...HEALTH_QUESTIONS]);
  });

  it('has no answer chosen in advance, and requires none', () => {
    expect(questions({})).not.toContain('checked=""');
    expect(wordsOf(questions({})).match(/I’d rather not say/g)).toHaveLength(2);
    const chosen = /<input[^>]*checked=""[^>]*>/.exec(questions({ isIllLongTerm: 'unsaid' }))?.[0];
    expect(chosen).toContain('value="unsaid"');
  });

  it('stands after the conditions and before Continue', () => {
    const words = wordsOf(listOf());
    const places = ['Anxiety', 'Add another', 'More questions', 'Continue'].map(word => words.indexOf(word));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(-1);
  });

  it('is kept in this tab only until it is saved, but for its name (HO-165)', () => {
    const keptAnswers = keptHealth(testOutbox()).answers;
    keptAnswers.keep({ isInTreatment: 'yes' });
    expect(keptAnswers.read()).toEqual({ isInTreatment: 'yes' });
    expect(inAllTabs()).toEqual(['answers about your health']);
    keptAnswers.forget();
    expect(keptAnswers.read()).toBeUndefined();
  });
});

describe('the screen to add a condition', () => {
  const add = (title: string | null, description: string | null) =>
    htmlOf(
      <ConditionFields
        stepId="health"
        categories={categories}
        form={{ title, description }}
        failure={undefined}
        saving={false}
        onChange={nothing}
        onAdd={nothing}
        onBack={nothing}
      />,
    );
  const selects = (html: string) => [...html.matchAll(/<select[^>]*>/g)].map(([select]) => select);
  const continues = (html: string) => /<button type="submit"[^>]*>/.exec(html)?.[0] ?? '';

  it('keeps the conditions disabled, and says why, until a category is chosen (HC-006)', () => {
    expect(selects(add(null, null)).map(select => select.includes('disabled=""'))).toEqual([false, true]);
    expect(wordsOf(add(null, null))).toContain('Choose a category first');
    expect(selects(add('Mental health', null))[1]).not.toContain('disabled=""');
  });

  it('offers the conditions of the category', () => {
    const html = add('Addiction and dependence', null);
    expect(html).toContain('value="Gambling"');
    expect(html).not.toContain('value="Anxiety"');
  });

  it.each([
    [null, null, true],
    ['Mental health', null, true],
    ['Mental health', 'Anxiety', false],
  ])('with %s and %s: Continue is blocked: %s (HC-005)', (title, description, blocked) => {
    expect(continues(add(title, description)).includes('aria-disabled')).toBe(blocked);
  });

  it('keeps what is chosen in this tab only, but for its name, so that a reload loses nothing (HO-165)', () => {
    const chosen = { title: 'Mental health', description: null, id: 5 };
    const keptCondition = keptHealth(testOutbox()).condition;
    keptCondition.keep(chosen);
    expect(keptCondition.read()).toEqual(chosen);
    expect(inAllTabs()).toEqual(['a health condition that you began to add']);
    keptCondition.forget();
    expect(keptCondition.read()).toBeUndefined();
  });
});

describe('support needs', () => {
  const needs = (hasConsented: boolean | null, supportNeedIds: number[] = []) =>
    inJourney(
      <SupportNeeds
        stepId="health"
        all={all}
        mine={{ consent: { ...consent, hasConsented }, supportNeedIds }}
        onSaved={async () => undefined}
        onBack={nothing}
      />,
    );

  it('are asked only after a consent of their own', () => {
    expect(wordsOf(needs(null))).toContain(consent.purpose);
    expect(wordsOf(needs(null))).not.toContain('Large print');
    expect(wordsOf(needs(false))).not.toContain('Large print');
    expect(wordsOf(needs(true))).toContain('Large print');
  });

  it('show what is saved', () => {
    const chosen = needs(true, [2]).match(/<input[^>]*type="checkbox"[^>]*checked=""[^>]*>/g);
    expect(chosen).toEqual([expect.stringContaining('value="2"')]);
    const part = htmlOf(<SupportPart all={all} mine={{ consent, supportNeedIds: [2] }} onOpen={nothing} />);
    expect(wordsOf(part)).toBe('Help when we talk or write An interpreter Change what helps');
  });
});
