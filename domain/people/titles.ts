import { accepted, type Checked, refused } from '../values/checked.ts';

/** The titles on offer, in order (ID-013). A title's id is its place in the list, counted from 1. */
export const TITLES = [
  { id: 1, name: 'Mr' },
  { id: 2, name: 'Mrs' },
  { id: 3, name: 'Miss' },
  { id: 4, name: 'Ms' },
  { id: 5, name: 'Mx' },
  { id: 6, name: 'Dr' },
  { id: 7, name: 'Rev' },
  { id: 8, name: 'Lord' },
  { id: 9, name: 'Lady' },
  { id: 10, name: 'Sir' },
  { id: 11, name: 'Professor' },
  { id: 12, name: 'Captain' },
  { id: 13, name: 'Colonel' },
  { id: 14, name: 'Hon' },
  { id: 15, name: 'Major' },
] as const;

/** Said of a title that is not on offer. */
export const TITLE_MESSAGE = 'Not one of our titles';

/** The id of a title by its name; null for an empty name, which is no title. */
export function checkTitle(name: string): Checked<number | null> {
  const trimmed = name.trim();
  if (trimmed === '') return accepted(null);
  const title = TITLES.find(each => each.name === trimmed);
  return title ? accepted(title.id) : refused('title', TITLE_MESSAGE);
}
