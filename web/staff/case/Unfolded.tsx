import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { words as staffWords } from '../words.ts';

type UnfoldedProps = Pick<ComponentProps<typeof Disclosure>, 'summary'> & { readonly children: ReactNode };

/** What is fetched and read only once somebody unfolds it. */
export function Unfolded({ summary, children }: UnfoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={summary} onOpen={() => setOpen(true)}>
      {isOpen && (
        <Suspense fallback={<Loading label={staffWords.loading} skeleton={[100, 60]} />}>{children}</Suspense>
      )}
    </Disclosure>
  );
}
