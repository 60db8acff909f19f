import { describe, expect, it, vi } from 'vitest';
import {
  type DebtsProgress,
  type Destination,
  destinationOf,
  hashOf,
  type Move,
  OVERVIEW,
  type Screen,
  screenOf,
  shownFor,
  worksWithoutList,
} from './screens.ts';

const withDebts: DebtsProgress = {
  debtIds: ['a', 'b'],
  hasDebts: true,
  legalQuestionsCompleted: false,
  showCreditSearch: true,
};
const without: DebtsProgress = { ...withDebts, debtIds: [], hasDebts: false };
const settled: DebtsProgress = { ...withDebts, legalQuestionsCompleted: true };

const welcome: Screen = { name: 'Welcome' };
const search: Screen = { name: 'CreditSearch' };
const legal: Screen = { name: 'LegalQuestions' };
const form: Screen = { name: 'DebtForm' };
const formOf = (debtId: string): Screen => ({ name: 'DebtForm', debtId });

describe('where a move leads', () => {
  it.each<[string, Screen, Move['kind'], DebtsProgress, Destination]>([
    ['Welcome goes to the search (DE-010)', welcome, 'search', without, search],
    ['Welcome goes to the form (DE-010)', welcome, 'add', without, form],
    ['back from the form returns to the overview (DE-023)', form, 'back', withDebts, OVERVIEW],
    ['back from the legal questions returns to the overview (DE-023)', legal, 'back', withDebts, OVERVIEW],
    ['the overview goes on to the legal questions (DE-024)', OVERVIEW, 'continue', withDebts, legal],
    ['once these are completed it submits the step (DE-024)', OVERVIEW, 'continue', settled, 'submit'],
    ['answered legal questions submit the step (LQ-019)', legal, 'answered', withDebts, 'submit'],
    ['a finished save returns to the overview (DE-027)', formOf('a'), 'saved', withDebts, OVERVIEW],
    ['found debts lead to the overview (CS-009)', search, 'found', settled, OVERVIEW],
    ['back from the overview leaves the step', OVERVIEW, 'back', withDebts, 'leave'],
    ['back from Welcome leaves the step', welcome, 'back', without, 'leave'],
    ['back from Welcome with debts goes to them', welcome, 'back', withDebts, OVERVIEW],
  ])('%s', (_, screen, kind, standing, destination) => {
    expect(destinationOf(screen, { kind } as Move, standing)).toEqual(destination);
  });

  it('is Welcome from the search, whether a form or a code was shown (CS-008)', () => {
    expect(destinationOf(search, { kind: 'back' }, withDebts)).toEqual(welcome);
    expect(destinationOf(search, { kind: 'back' }, without)).toEqual(welcome);
  });

  it('opens the form of the debt that is edited', () => {
    expect(destinationOf(OVERVIEW, { kind: 'edit', debtId: 'b' }, withDebts)).toEqual(formOf('b'));
  });
});

describe('the screen that shows', () => {
  it('is the overview at first (DE-007, DE-026)', () => {
    expect(shownFor(screenOf(''), withDebts)).toEqual(OVERVIEW);
  });

  it.each([OVERVIEW, legal])('is Welcome instead of $name without debts (DE-025, DE-026)', asked => {
    expect(shownFor(asked, without)).toEqual(welcome);
  });

  it('is the form without debts too, for the first one', () => {
    expect(shownFor(form, without)).toEqual(form);
  });

  it('is the overview instead of the form of a debt that is gone', () => {
    expect(shownFor(formOf('a'), withDebts)).toEqual(formOf('a'));
    expect(shownFor(formOf('gone'), withDebts)).toEqual(OVERVIEW);
  });

  it('is never a search that is not offered (DE-010)', () => {
    expect(shownFor(search, { ...without, showCreditSearch: false })).toEqual(welcome);
    expect(shownFor(search, { ...withDebts, showCreditSearch: false })).toEqual(OVERVIEW);
  });
});

describe('the address of a screen', () => {
  it.each([welcome, search, OVERVIEW, legal, form, formOf('a b/c#d')])('finds $name again', screen => {
    expect(screenOf(hashOf(screen))).toEqual(screen);
  });

  it.each(['#nowhere', '#debts', '#DebtForm'])(
    'takes %s, which is no screen, for the overview, and tells the console (JN-055)',
    hash => {
      const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      expect(screenOf(hash)).toEqual(OVERVIEW);
      expect(logged.mock.calls).toEqual([[`Unsupported debts screen: ${hash}`]]);
      logged.mockRestore();
    },
  );

  it('is not thrown by a broken one', () => {
    expect(screenOf('#debt-%E0%A4%A')).toEqual(formOf('%E0%A4%A'));
  });
});

it('lets a new debt be typed before the list is there', () => {
  expect([form, search].every(worksWithoutList)).toBe(true);
  expect([welcome, OVERVIEW, legal, formOf('a')].some(worksWithoutList)).toBe(false);
});
