import type { ReactNode } from 'react';
import { AdviceFrame } from '../shell/AdviceFrame.tsx';
import { words } from './words.ts';

/** The frame of the letters. */
export function LettersFrame({ children }: { readonly children: ReactNode }) {
  return (
    <AdviceFrame title={words.title} away={words.away}>
      {children}
    </AdviceFrame>
  );
}
