import { useEffect } from 'react';
import { words } from './words.ts';

const WORD = words.errorInTitle;

/** Puts "Error" before the page's title while something on the page needs correcting. */
export function useErrorInTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return;
    document.title = WORD + document.title;
    return () => {
      if (document.title.startsWith(WORD)) document.title = document.title.slice(WORD.length);
    };
  }, [wrong]);
}
