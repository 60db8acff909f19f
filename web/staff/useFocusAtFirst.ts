import { useLayoutEffect, useRef } from 'react';

/** For a heading that takes the focus when it is shown first, where the page around it was there before. */
export function useFocusAtFirst(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takes = useRef(takesFocus);
  // Before the page is drawn: a key that is pressed as soon as it is seen keeps the focus where it went.
  useLayoutEffect(() => {
    if (takes.current) heading.current?.focus();
  }, []);
  return heading;
}
