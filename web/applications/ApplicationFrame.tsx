import type { ReactNode } from 'react';
import { AdviceFrame } from '../shell/AdviceFrame.tsx';
import { paths } from '../shell/paths.ts';
import { words } from './words.ts';

const PLAN = { href: paths.plan, label: words.none.seePlan };

/** The frame of the form; home is the plan that it is for. */
export function ApplicationFrame({ children }: { readonly children: ReactNode }) {
  return (
    <AdviceFrame title={words.title} away={words.away} home={PLAN}>
      {children}
    </AdviceFrame>
  );
}
