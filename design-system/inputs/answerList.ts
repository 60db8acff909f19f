/**
 * A list of up to `most` items shows in full; a longer one shows `shortened` items and "More options" (QU-007,
 * QU-008).
 */
export interface ListLimit {
  most: number;
  shortened: number;
}

export const radioLimit: ListLimit = { most: 8, shortened: 7 };
export const checkboxLimit: ListLimit = { most: 10, shortened: 9 };
/** Chips that show before "Show more" (DE-033). */
export const CHIPS_AT_FIRST = 5;

interface Option {
  id: string;
  /** Set apart under "or"; choosing it clears the others. */
  exclusive?: boolean | undefined;
}

export interface ListView<T> {
  /** The options that are visible. */
  shown: readonly T[];
  /** How many are behind "More options". */
  hidden: number;
}

/**
 * The visible options of a list (QU-007 to QU-009). A chosen option is always visible, and so are exclusive ones,
 * which count as part of the shortened list.
 */
export function listView<T extends Option>(
  options: readonly T[],
  chosen: readonly string[],
  limit: ListLimit,
  expanded: boolean,
): ListView<T> {
  if (expanded || options.length <= limit.most) return { shown: options, hidden: 0 };
  const exclusive = options.filter(option => option.exclusive).length;
  let room = limit.shortened - exclusive;
  const shown = options.filter(option => {
    if (option.exclusive) return true;
    room -= 1;
    return room >= 0 || chosen.includes(option.id);
  });
  return { shown, hidden: options.length - shown.length };
}

export interface Chosen {
  ids: readonly string[];
  /** Whether this choice cleared other answers. */
  cleared: boolean;
}

/**
 * The options chosen after a checkbox is pressed. An exclusive answer and ordinary ones clear each other (QU-005,
 * QU-006).
 */
export function toggle(options: readonly Option[], chosen: readonly string[], id: string): Chosen {
  if (chosen.includes(id)) return { ids: chosen.filter(other => other !== id), cleared: false };
  const isExclusive = (answer: string) => options.some(option => option.id === answer && option.exclusive);
  const kept = isExclusive(id) ? [] : chosen.filter(other => !isExclusive(other));
  const order = options.map(option => option.id);
  const ids = [...kept, id].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return { ids, cleared: kept.length < chosen.length };
}
