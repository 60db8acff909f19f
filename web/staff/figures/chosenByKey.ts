import type { KeyboardEvent } from 'react';

/**
 * Which of some the key 1, 2, 3 … chooses; undefined for other keys, and in a field, where it is typed. For a handler of
 * the part that has the focus: single keys that work anywhere get in the way of whoever speaks to their computer.
 */
export function chosenByKey<Choice>(choices: readonly Choice[], event: KeyboardEvent): Choice | undefined {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !/^[1-9]$/u.test(key)) return;
  const isTyped = target instanceof Element && target.closest('input:not([type=radio]), select, textarea');
  return isTyped ? undefined : choices[Number(key) - 1];
}
