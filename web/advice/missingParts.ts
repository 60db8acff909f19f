import { BUDGET } from '@towpath/domain/budget/steps.ts';
import { CUSTOMER_DEBTS } from '@towpath/domain/debts/steps.ts';
import { isListFirst } from '@towpath/domain/solutions/explain/clearedFirst.ts';
import { isSettled } from '@towpath/domain/solutions/explain/saidFirst.ts';
import { paths } from '../shell/paths.ts';
import { words } from './words.ts';

/** The part of a questionnaire's pages that is needed to find a step. */
export type PagesWithSteps = readonly {
  readonly id: string;
  readonly sections: readonly { readonly steps: readonly { readonly id: string; readonly type: string }[] }[];
}[];

/** The same pages with the steps that a person was asked: a page of which they were asked nothing leads nowhere. */
export function askedOf(pages: PagesWithSteps, path: readonly { readonly stepId: string }[]): PagesWithSteps {
  const asked = new Set(path.map(({ stepId }) => stepId));
  return pages.map(({ id, sections }) => ({
    id,
    sections: sections.map(({ steps }) => ({ steps: steps.filter(step => asked.has(step.id)) })),
  }));
}

type Part = { readonly type: string; readonly action: string };

const BUDGET_PART: Part = { type: BUDGET.name, action: words.missingParts.budget };
const CLEARED_PART: Part = { type: CUSTOMER_DEBTS.name, action: words.missingParts.cleared };
const DEBTS_PART: Part = { type: CUSTOMER_DEBTS.name, action: words.missingParts.debts };

/** The address of the page with a step of this type. */
export function pageWith(type: string, pages: PagesWithSteps): string | undefined {
  const page = pages.find(({ sections }) =>
    sections.some(({ steps }) => steps.some(step => step.type === type)),
  );
  return page && paths.journey(page.id);
}

/** The id of the first step of this type. */
export function stepWith(type: string, pages: PagesWithSteps): string | undefined {
  return pages
    .flatMap(({ sections }) => sections)
    .flatMap(({ steps }) => steps)
    .find(step => step.type === type)?.id;
}

/**
 * Where a person can add what an advice still needs, with the link text: the debts, the budget, or the
 * current place in the questions. Undefined for what cannot be changed.
 */
export function placeToAdd(
  code: string,
  pages: PagesWithSteps,
): { readonly href: string; readonly action: string } | undefined {
  if (isSettled(code)) return undefined;
  const part = partOf(code);
  const href = part && pageWith(part.type, pages);
  return href ? { href, action: part.action } : { href: paths.dashboard, action: words.missingParts.answers };
}

function partOf(code: string): Part | undefined {
  if (isListFirst({ missing: [{ code }] })) return CLEARED_PART;
  if (code.startsWith('DEBT')) return DEBTS_PART;
  return code.startsWith('STATEMENT') ? BUDGET_PART : undefined;
}

type AddLink = NonNullable<ReturnType<typeof placeToAdd>>;

/** What is missing, grouped by where it can be added, in the order it was named. */
export function byPlace(
  missing: readonly { readonly code: string; readonly says: string }[],
  pages: PagesWithSteps,
): readonly { readonly place: AddLink | undefined; readonly says: readonly string[] }[] {
  const gathered = new Map<string, { place: AddLink | undefined; says: string[] }>();
  for (const { code, says } of missing) {
    const place = placeToAdd(code, pages);
    const there = gathered.get(place?.action ?? code);
    if (there) there.says.push(says);
    else gathered.set(place?.action ?? code, { place, says: [says] });
  }
  return [...gathered.values()];
}
