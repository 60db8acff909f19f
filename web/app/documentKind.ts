import { createContext } from 'react';
import { type EntryContext, useMatches } from 'react-router';

/** The files of the build, while documents are being generated from it. */
export const BuildFiles = createContext<EntryContext['manifest'] | undefined>(undefined);

/** What a route declares about its document. */
export type DocumentHandle = {
  /** A finished page: it needs none of the app's scripts and gets none. */
  readonly finished?: true;
};

/** Whether the current document is a finished page. */
export function useFinished(): boolean {
  const handles = useMatches().map(match => match.handle as DocumentHandle | undefined);
  return handles.some(handle => handle?.finished);
}
