import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to a heading once a part of the page is gone that had it, such as what a person chose after one of us has
 * noted that it is over.
 *
 * @param isThere undefined while that is not known
 */
export function useFocusOnceGone(isThere: boolean | undefined, heading: RefObject<HTMLElement | null>): void {
  const wasThere = useRef(false);
  useEffect(() => {
    // Where the focus is on something else, the work has gone on there.
    if (isThere === false && wasThere.current && document.activeElement === document.body) {
      heading.current?.focus();
    }
    if (isThere !== undefined) wasThere.current = isThere;
  }, [isThere, heading]);
}
