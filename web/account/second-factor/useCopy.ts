import { useState } from 'react';
import { words } from './words.ts';

/** Copies a text, and says whether that worked: a browser may refuse it. */
export function useCopy(text: string, done: string): { readonly copy: () => void; readonly said: string } {
  const [said, setSaid] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(done);
    } catch {
      setSaid(words.copyFailed);
    }
  }
  return { copy: () => void copy(), said };
}
