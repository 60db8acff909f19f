import { words } from './words.ts';
/** A section of the journey as the dashboard call returns it. */
export type Section = {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly pageId: string;
  /** Whether it counts among the parts, here as in the bar above the questions. */
  readonly isPart: boolean;
};

export type SectionState = Section & {
  readonly state: 'completed' | 'inProgress' | 'disabled';
  /** The state in words, or what opens the section. */
  readonly line: string;
};

/**
 * How each section is shown (DB-009 to DB-012). Only `completed` and `in-progress` can be opened. While the journey is
 * locked only the last section can be. The last section goes by its own status alone and never shows as in progress:
 * it is what the others lead to. What is done of the first questions is answered, and nothing of the review completed.
 */
export function sectionStates(
  sections: readonly Section[],
  isLocked: boolean,
  isQualifier = false,
): SectionState[] {
  const done = isQualifier ? words.sections.answered : words.sections.completed;
  return sections.map((section, place) => {
    const last = place === sections.length - 1;
    const state = stateOf(section.status, last, isLocked);
    const line = state === 'completed' ? done : lineOf(state, sections, place, isLocked);
    return { ...section, state, line };
  });
}

function stateOf(status: string, last: boolean, isLocked: boolean): SectionState['state'] {
  if (isLocked && !last) return 'disabled';
  if (status === 'completed') return 'completed';
  return status === 'in-progress' && !last ? 'inProgress' : 'disabled';
}

function lineOf(
  state: SectionState['state'],
  sections: readonly Section[],
  place: number,
  isLocked: boolean,
): string {
  if (state === 'inProgress') return words.sections.inProgress;
  if (isLocked) return place === sections.length - 1 ? words.sections.neverOpened : words.sections.locked;
  const before = sections.slice(0, place).findLast(section => section.status !== 'completed');
  return before ? words.sections.opensAfter(before.name) : words.sections.opensLater;
}

/** How many of the parts are done, and of how many: the same count wherever one stands. */
export function partsDone(sections: readonly Section[]): { readonly done: number; readonly of: number } {
  const parts = sections.filter(({ isPart }) => isPart);
  return { done: parts.filter(({ status }) => status === 'completed').length, of: parts.length };
}
