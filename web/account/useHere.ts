import { useEffect, useState } from 'react';

/**
 * Which part of a page somebody reads: the last whose top is in the upper third of the window, or above it.
 *
 * @param ids the parts, in their order on the page
 */
export function useHere(ids: readonly string[]): string | undefined {
  const [here, setHere] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const parts = key.split(' ');
    const look = () => {
      const line = innerHeight / 3;
      const isEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
      const begun = parts.filter(
        id => (document.getElementById(id)?.getBoundingClientRect().top ?? line + 1) <= line,
      );
      setHere(isEnd && scrollY > 0 ? parts.at(-1) : (begun.at(-1) ?? parts[0]));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [key]);
  return here;
}
