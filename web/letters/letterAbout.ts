import type { LetterInList, LetterPack } from '@towpath/contracts/api/letters.ts';

/** How letters stand that can still go. */
export const TO_SEND: readonly LetterInList['state']['kind'][] = [
  'fill in',
  'not read',
  'read again',
  'read',
];

/**
 * The letter that is meant where a page leads to that about a debt: of those of the plan and those that were begun the first
 * that can still go, or else the one of which something was said last; or else the first of the others. Undefined where none is
 * about it.
 */
export function letterAbout(
  { letters, others }: Pick<LetterPack, 'letters' | 'others'>,
  debtId: string,
): string | undefined {
  const isIts = ({ about }: LetterInList) => about?.debtId === debtId;
  const its = letters.filter(isIts);
  return (
    its.find(({ state }) => TO_SEND.includes(state.kind)) ??
    [...its].sort(byLast)[0] ??
    others.find(isIts)
  )?.id;
}

function byLast({ state: one }: LetterInList, { state: other }: LetterInList): number {
  return (other.on ?? '').localeCompare(one.on ?? '');
}
