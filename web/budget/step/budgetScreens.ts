import type { Budget } from '@towpath/contracts/api/budget.ts';

/** Where a person was before they came to change one figure. */
const BACK_TO = ['summary', 'advice', 'dashboard'] as const;
export type BackTo = (typeof BACK_TO)[number];

/** A part of the budget that somebody comes for, and where they go back to. */
export type AskedPart = { readonly categoryId: number; readonly backTo: BackTo | undefined };

const PART = /^#part-(\d{1,6})(?:-from-([a-z]+))?$/u;

/** The part that an address asks for, by its hash; undefined for anything else, which is left at that. */
export function askedPart(hash: string): AskedPart | undefined {
  const [, id, from] = PART.exec(hash) ?? [];
  if (id === undefined) return undefined;
  return { categoryId: Number(id), backTo: BACK_TO.find(one => one === from) };
}

/** How a part stands in the address, so that a link leads to it and a reload finds it. */
export function partHash({ categoryId, backTo }: AskedPart): string {
  return `#part-${categoryId}${backTo ? `-from-${backTo}` : ''}`;
}

/** What a place in the history keeps while the list to tick shows: a reload and the browser's Back find it. */
export type Ticking = { readonly ticking?: boolean } | null;

/** Whether the list was ticked once, or a part of the budget submitted. */
export function isBudgetBegun({ list, incomeCategories, expenditureCategories }: Budget): boolean {
  return (
    list.isSaved ||
    [...incomeCategories, ...expenditureCategories].some(({ status }) => status !== 'InProgress')
  );
}
