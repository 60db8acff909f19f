import { logOnly } from '../../data/logOnly.ts';

/** The screens inside the debts step (DE-007). */
export type Screen =
  | { readonly name: 'Welcome' }
  | { readonly name: 'CreditSearch' }
  | { readonly name: 'DebtsOverview' }
  | { readonly name: 'LegalQuestions' }
  /** Without an id it is for a new debt. */
  | { readonly name: 'DebtForm'; readonly debtId?: string };

/** An action of the person that may lead to another screen. */
export type Move =
  | { readonly kind: 'add' | 'search' | 'continue' | 'back' | 'saved' | 'found' | 'answered' }
  | { readonly kind: 'edit'; readonly debtId: string };

/** The state that decides where a move leads. */
export type DebtsProgress = {
  /** Debts that a form can open: those listed, and those that did not reach the server. */
  readonly debtIds: readonly string[];
  readonly hasDebts: boolean;
  readonly legalQuestionsCompleted: boolean;
  readonly showCreditSearch: boolean;
};

/** Where a move leads: another screen, on from the step, or back out of it. */
export type Destination = Screen | 'submit' | 'leave';

export const OVERVIEW: Screen = { name: 'DebtsOverview' };
const WELCOME: Screen = { name: 'Welcome' };

/** Where a move leads from a screen (DE-010, DE-023, DE-024, DE-027, CS-008, CS-009). */
export function destinationOf(screen: Screen, move: Move, standing: DebtsProgress): Destination {
  switch (move.kind) {
    case 'add':
      return { name: 'DebtForm' };
    case 'edit':
      return { name: 'DebtForm', debtId: move.debtId };
    case 'search':
      return { name: 'CreditSearch' };
    case 'saved':
    case 'found':
      return OVERVIEW;
    case 'answered':
      return 'submit';
    case 'continue':
      return standing.legalQuestionsCompleted ? 'submit' : { name: 'LegalQuestions' };
    case 'back':
      return backFrom(screen, standing);
  }
}

function backFrom(screen: Screen, { hasDebts }: DebtsProgress): Destination {
  switch (screen.name) {
    case 'DebtForm':
    case 'LegalQuestions':
      return OVERVIEW;
    case 'CreditSearch':
      return WELCOME;
    case 'Welcome':
      return hasDebts ? OVERVIEW : 'leave';
    case 'DebtsOverview':
      return 'leave';
  }
}

/**
 * The screen that shows when one is asked for, as the list stands: without debts the overview gives way to Welcome
 * (DE-025, DE-026), and a debt that is gone, or a search that is not offered, to the overview.
 */
export function shownFor(asked: Screen, { debtIds, hasDebts, showCreditSearch }: DebtsProgress): Screen {
  const overview = hasDebts ? OVERVIEW : WELCOME;
  switch (asked.name) {
    case 'DebtForm':
      return asked.debtId === undefined || debtIds.includes(asked.debtId) ? asked : overview;
    case 'CreditSearch':
      return showCreditSearch ? asked : overview;
    case 'LegalQuestions':
      return hasDebts ? asked : WELCOME;
    case 'DebtsOverview':
      return overview;
    case 'Welcome':
      return WELCOME;
  }
}

/** Whether a screen can show before the debts are read. */
export function worksWithoutList(screen: Screen): boolean {
  return screen.name === 'CreditSearch' || (screen.name === 'DebtForm' && screen.debtId === undefined);
}

const EDIT = '#debt-';
const HASHES = {
  Welcome: '#welcome',
  CreditSearch: '#credit-search',
  DebtsOverview: '',
  LegalQuestions: '#legal-questions',
  DebtForm: '#debt',
} as const;

/** How a screen stands in the address, so that the browser's Back and a reload find it. */
export function hashOf(screen: Screen): string {
  if (screen.name === 'DebtForm' && screen.debtId !== undefined)
    return EDIT + encodeURIComponent(screen.debtId);
  return HASHES[screen.name];
}

/** The screen of an address; the overview for anything unknown, which is left at that (JN-055). */
export function screenOf(hash: string): Screen {
  if (hash.startsWith(EDIT)) return { name: 'DebtForm', debtId: decoded(hash.slice(EDIT.length)) };
  const name = (Object.keys(HASHES) as Screen['name'][]).find(each => HASHES[each] === hash);
  if (name === undefined) logOnly(`Unsupported debts screen: ${hash}`);
  return { name: name ?? 'DebtsOverview' };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
