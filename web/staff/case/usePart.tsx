import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import type { ReactNode } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import { words as staffWords } from '../words.ts';

/** What each part of a case is given. */
export type PartProps = {
  readonly customerId: string;
  readonly permissions: readonly string[];
  /** What the person is on; left out where a part does not go by it. */
  readonly plan?: { readonly shortName: string; readonly binds?: true | undefined } | null;
  /** To be called when something that the summary shows has changed. */
  readonly onChanged: () => void;
};

/** Reads a part of a case; until it is there, `instead` is what to show. */
export function usePart<Answer>(read: () => Promise<Answer>): {
  readonly answer: Answer | undefined;
  readonly again: () => Promise<Answer | undefined>;
  readonly instead: ReactNode;
} {
  const { answer, error, again } = useRemote(read);
  const instead = error ? (
    <Notification tone="red">{wordsOfFailure(error)}</Notification>
  ) : (
    <Loading label={staffWords.loading} skeleton={[60, 100, 100]} />
  );
  return { answer, again, instead };
}
