import { words } from './words.ts';
/** A section of the journey as the dashboard call returns it. */
export type Section = {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly pageId: string;
  /** The kinds of step in it. */
  readonly kinds?: readonly string[] | undefined;
};

export type SectionState = Section & {
  readonly state: 'completed' | 'inProgress' | 'disabled';
  /** The state in words, or what opens the section. */
  readonly line: string;
};

/**
 * How each section is shown (DB-009 to DB-012). Only `completed` and `in-progress` can be opened. While the journey is
 * locked only the last section can be. The last section goes by its own status alone and never shows as in progress:
 * it is what the others lead to.
 */
export function sectionStates(sections: readonly Section[], isLocked: boolean): SectionState[] {
  return sections.map((section, place) => {
    const last = place === sections.length - 1;
    const state = stateOf(section.status, last, isLocked);
    return { ...section, state, line: lineOf(state, sections, place, isLocked && !last) };
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
  locked: boolean,
): string {
  if (state === 'completed') return words.sections.completed;
  if (state === 'inProgress') return words.sections.inProgress;
  if (locked) return words.sections.locked;
  const before = sections.slice(0, place).findLast(section => section.status !== 'completed');
  return before ? words.sections.opensAfter(before.name) : words.sections.opensLater;
}
