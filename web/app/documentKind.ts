import { createContext, useContext } from 'react';
import { useMatches } from 'react-router';

/** True only while the document for all paths that have no page of their own is being made. */
export const FallbackDocument = createContext(false);

/** What a route says about its document. */
export type DocumentHandle = {
  /** A finished page: it needs none of the app's scripts and gets none. */
  readonly finished?: true;
};

/** Whether the document on hand is a finished page. */
export function useFinished(): boolean {
  const fallback = useContext(FallbackDocument);
  const handles = useMatches().map(match => match.handle as DocumentHandle | undefined);
  return !fallback && handles.some(handle => handle?.finished);
}
