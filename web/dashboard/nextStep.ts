import { paths } from '../shell/paths.ts';
import type { Section } from './sectionStates.ts';

/** What the person can do next, and where. */
export type NextStep = {
  readonly heading: string;
  readonly line: string;
  /** Words of the button. */
  readonly action: string;
  readonly href: string;
  /** How many parts are done, and of how many. */
  readonly done: number;
  readonly of: number;
};

type Standing = {
  /** The full review has come to its advice. */
  readonly isAdvised?: boolean;
  /** The budget has to be looked at again, and the advice waits for it. */
  readonly budgetIsOpen?: boolean;
  /** False while an answer is only in this browser. */
  readonly isAllSaved?: boolean;
  readonly sections: readonly Section[];
  readonly position: { readonly pageId: string } | null;
};

/** The Qualifier has been walked to its advice, so that the full review can begin. */
export function isFirstLookDone(journey: {
  readonly isQualifier: boolean;
  readonly sections: readonly Section[];
}): boolean {
  const { isQualifier, sections } = journey;
  return isQualifier && sections.length > 0 && sections.every(({ status }) => status === 'completed');
}

/** The next step by name: the section that is open now, or the end when all sections are done. Undefined without a journey. */
export function nextStep({
  sections,
  position,
  isAdvised = false,
  budgetIsOpen = false,
  isAllSaved = true,
}: Standing): NextStep | undefined {
  if (!position) return undefined;
  const href = paths.journey(position.pageId);
  const done = sections.filter(section => section.status === 'completed').length;
  const count = { href, done, of: sections.length };
  if (isAdvised && budgetIsOpen)
    return {
      ...count,
      heading: 'Check your budget again',
      line: 'Something you told us has changed. Your advice waits for this.',
      action: 'See what to check',
    };
  if (isAdvised)
    return {
      ...count,
      heading: 'Your advice is ready',
      line: 'See what could help you, what it costs and what to think about. Take your time.',
      action: 'See your advice',
    };
  const open =
    sections.find(section => section.pageId === position.pageId && section.status === 'in-progress') ??
    sections.find(section => section.pageId === position.pageId && section.status !== 'completed') ??
    sections.find(section => section.status !== 'completed');
  if (!open)
    return {
      ...count,
      heading: 'You’ve done every part',
      line: 'You can look at it again at any time.',
      action: `See ${sections.at(-1)?.name ?? 'your answers'}`,
    };
  const parts = `You’ve done ${done} of ${sections.length} parts.`;
  const saved = isAllSaved ? `${parts} Your answers are saved.` : parts;
  const line = done === 0 ? 'Your answers save as you go.' : saved;
  return { ...count, heading: `Next: ${open.name}`, line, action: 'Carry on' };
}
