import { type RefObject, useEffect, useRef } from 'react';

interface Revealed {
  /** Ref for the element that contains the options. */
  list: RefObject<HTMLDivElement | null>;
  /** Runs `expand`, which shows the rest, and focuses the first option that was not there before. */
  reveal: (expand: () => void) => void;
}

/** Keeps the focus in the list when "More options" disappears. */
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
