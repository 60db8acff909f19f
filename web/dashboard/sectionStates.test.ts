import { describe, expect, it } from 'vitest';
import { partsDone, type Section, sectionStates } from './sectionStates.ts';

const sections = (...statuses: string[]): Section[] =>
  statuses.map((status, place) => ({
    id: `s${place}`,
    name: `Part ${place + 1}`,
    status,
    pageId: `p${place}`,
    isPart: true,
  }));
const states = (statuses: string[], isLocked = false) =>
  sectionStates(sections(...statuses), isLocked).map(({ state }) => state);

describe('sections of the dashboard', () => {
  it('shows completed, in progress, and any other status as disabled (DB-009, DB-013)', () => {
    expect(states(['completed', 'in-progress', 'not started', 'needs another look', '', 'last'])).toEqual([
      'completed',
      'inProgress',
      'disabled',
      'disabled',
      'disabled',
      'disabled',
    ]);
  });

  it('shows the last section as disabled while it is in progress (DB-010)', () => {
    expect(states(['completed', 'in-progress'])).toEqual(['completed', 'disabled']);
  });

  it('disables every section but the last while locked (DB-011)', () => {
    expect(states(['completed', 'in-progress', 'completed'], true)).toEqual([
      'disabled',
      'disabled',
      'completed',
    ]);
  });

  it.each([
    ['completed', 'completed'],
    ['in-progress', 'disabled'],
    ['other', 'disabled'],
  ])('lets a last section that is %s show as %s, locked or not (DB-012)', (status, shown) => {
    expect(states(['completed', status]).at(-1)).toBe(shown);
    expect(states(['completed', status], true).at(-1)).toBe(shown);
  });

  it('says what opens a section that is not open', () => {
    const lines = sectionStates(sections('completed', 'in-progress', 'x', 'x'), false).map(
      ({ line }) => line,
    );
    expect(lines).toEqual([
      'Completed',
      'In progress',
      'Opens when “Part 2” is done',
      'Opens when “Part 3” is done',
    ]);
  });

  it('promises of nothing that it opens while locked, where it cannot any more (PT-582)', () => {
    const lines = (...statuses: string[]) =>
      sectionStates(sections(...statuses), true).map(({ line }) => line);
    expect(lines('completed', 'in-progress', 'x')).toEqual([
      'Not open for changes now',
      'Not open for changes now',
      'Not open online now',
    ]);
    expect(lines('completed', 'completed').at(-1)).toBe('Completed');
  });

  it('says of the first questions that they are answered, and of none that it is completed (WT-029)', () => {
    const lines = sectionStates(sections('completed', 'in-progress', 'x'), false, true).map(
      ({ line }) => line,
    );
    expect(lines).toEqual(['Answered', 'In progress', 'Opens when “Part 2” is done']);
  });

  it('counts the parts alone, and not what they lead to (WT-029)', () => {
    const [first, second, last] = sections('completed', 'in-progress', 'completed');
    const all = [first, second, last && { ...last, isPart: false }].flatMap(one => one ?? []);
    expect(partsDone(all)).toEqual({ done: 1, of: 2 });
  });
});
