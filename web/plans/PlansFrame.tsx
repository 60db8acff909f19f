import type { ReactNode } from 'react';
import { AdviceFrame } from '../shell/AdviceFrame.tsx';
import { words } from './words.ts';

/** The frame of the pages of a plan. */
export function PlansFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <AdviceFrame title={title} away={words.away}>
      {children}
    </AdviceFrame>
  );
}
