import { type RefObject, useEffect, useRef } from 'react';

interface Revealed {
  /** Goes on the element that holds the options. */
  list: RefObject<HTMLDivElement | null>;
  /** Runs what brings in the rest, and puts the focus on the first option that was not there before. */
  reveal: (expand: () => void) => void;
}

/** Keeps the focus in the list when "More options" goes away under it. */
export function useRevealed(shownIds: readonly string[]): Revealed {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<readonly string[] | null>(null);

  useEffect(() => {
    const earlier = before.current;
    if (!earlier) return;
    before.current = null;
    const fresh = shownIds.find(id => !earlier.includes(id));
    for (const input of list.current?.querySelectorAll('input') ?? []) {
      if (input.value === fresh) input.focus();
    }
  });

  return {
    list,
    reveal(expand) {
      before.current = shownIds;
      expand();
    },
  };
}
