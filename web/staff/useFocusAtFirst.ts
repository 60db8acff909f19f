import { useEffect, useRef } from 'react';

/** For a heading that takes the focus when it is shown first, where the page around it was there before. */
export function useFocusAtFirst(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takes = useRef(takesFocus);
  useEffect(() => {
    if (takes.current) heading.current?.focus();
  }, []);
  return heading;
}
