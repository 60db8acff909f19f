import { isBegunAlone } from '@towpath/domain/plans/ways/ways.ts';
import type { Confirmation } from '@towpath/domain/solutions/explain/confirmation.ts';
import { isInsolvency } from '@towpath/domain/solutions/solution/insolvency.ts';
import type { words } from '../words.ts';

/** What is first before anything of a solution is sent: its person's own press, our yes, a talk, or that one of us has read its form. */
export function promiseOf(
  shortName: string,
  confirmation: Confirmation,
): keyof (typeof words)['choose']['nothingSent'] {
  if (confirmation === 'waits') return 'waits';
  if (isBegunAlone(shortName)) return 'own';
  return isInsolvency(shortName) ? 'afterTalk' : 'afterReading';
}
