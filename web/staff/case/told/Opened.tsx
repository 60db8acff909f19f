import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { type ReactNode, Suspense } from 'react';
import { words } from '../../words.ts';

/** A form that is fetched once it is opened. */
export function Opened({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={<Loading label={words.loading} skeleton={[100, 60]} />}>{children}</Suspense>;
}
