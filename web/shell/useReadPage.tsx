import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import type { ReactNode } from 'react';
import { wordsOfReading } from '../data/failure.ts';
import { useRemote } from '../data/remote.ts';

/**
 * Reads what a whole page shows; until it is there, `instead` is what to show: that it loads, or why it does not with a
 * press to try again.
 */
export function useReadPage<Answer>(
  read: () => Promise<Answer>,
  loading: ReactNode,
): { readonly answer: Answer | undefined; readonly instead: ReactNode } {
  const { answer, error, isFetching, again } = useRemote(read);
  const instead = error ? (
    <TroubleState headingLevel={1} onRetry={() => void again()} retrying={isFetching}>
      {wordsOfReading(error)}
    </TroubleState>
  ) : (
    loading
  );
  return { answer, instead };
}

/** That a page is still to come. */
export function LoadingPage({ label }: { readonly label: string }) {
  return <Loading wholePage label={label} skeleton={[40, 100, 100]} />;
}
