import { useState } from 'react';

/** The answered questions that the person has opened again. */
export type Changes = ReturnType<typeof useChanges>;

/** Keeps which answered questions of a page are open for a change. */
export function useChanges() {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (stepId: string) => opened.has(stepId),
    open: (stepId: string) => setOpened(new Set(opened).add(stepId)),
    close: (stepId: string) => setOpened(new Set([...opened].filter(id => id !== stepId))),
    closeAll: () => setOpened(new Set()),
  };
}
