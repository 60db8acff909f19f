import type { Application } from '@towpath/contracts/api/applications.ts';
import type { ChangedAnswer } from '@towpath/domain/applications/changedSince.ts';
import type { VersionContent } from './version.ts';

type HandedOver = NonNullable<Application['handedOver']>;

/** Answers as they were handed over, by the groups of the form; a group without any is left out. */
export function groupsOnTheWire(groups: VersionContent['groups']): HandedOver['groups'] {
  return groups
    .filter(({ lines }) => lines.length > 0)
    .map(({ id, name, lines }) => ({
      id,
      name,
      lines: lines.map(({ at, label, of, says, fromWords }) => ({
        at: { ...at },
        label,
        of,
        says,
        fromWords,
      })),
    }));
}

/** What was told otherwise since. */
export function changedOnTheWire(changed: readonly ChangedAnswer[]): HandedOver['changed'] {
  return changed.map(({ at, label, of, was, now }) => ({ at: { ...at }, label, of, was, now }));
}
