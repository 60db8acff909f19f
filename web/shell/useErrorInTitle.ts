import { useEffect } from 'react';
import { noteWrong } from './titleState.ts';

/** Puts "Error" before the page's title while something on the page needs correcting. */
export function useErrorInTitle(wrong: boolean): void {
  useEffect(() => (wrong ? noteWrong() : undefined), [wrong]);
}
