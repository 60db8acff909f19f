import { hasCode } from '../../data/failure.ts';
import { words } from './words.ts';

/** What whoever books has to ask the person first, in words for staff; undefined where a call failed for another reason. */
export function askFirst(failure: Error | undefined): string | undefined {
  for (const code of ['TIME_NOT_SAFE', 'CALLS_NOT_WANTED'] as const)
    if (hasCode(failure, code)) return words.asks[code];
  return undefined;
}
