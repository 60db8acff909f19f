import { type QualifierAdvice, qualifierAdvice } from '@towpath/contracts/api/advice.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { type ReactNode, useCallback } from 'react';
import { api } from '../../data/client.ts';
import { wordsOfReading } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import { useJourneyStore } from '../../journey/state/journeyContext.ts';
import { words } from '../words.ts';

/** What is made of the first look, once it is there; until then that it comes, or why it does not, with another try. */
export function FetchedLook({ children }: { children: (look: QualifierAdvice) => ReactNode }) {
  const store = useJourneyStore();
  const fetchLook = useCallback(async () => {
    // The server bases it on all the answers, and the last one may still be on its way.
    await store.allSaved();
    return api(qualifierAdvice);
  }, [store]);
  const look = useRemote(fetchLook);
  if (look.answer) return children(look.answer);
  if (!look.error) return <Loading wholePage label={words.firstLook.getting} skeleton={[3, 4, 3]} />;
  return (
    <TroubleState retrying={look.isFetching} onRetry={() => void look.again()}>
      {wordsOfReading(look.error)}
    </TroubleState>
  );
}
