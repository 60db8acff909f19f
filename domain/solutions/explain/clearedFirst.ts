import type { ClearedOnList } from '../../debts/clearedOnList.ts';
import { sayDay } from '../../values/dayWords.ts';
import { atStart } from '../solution/inSentence.ts';
import type { AdviceRecord } from './record.ts';

/** The code of what is missing while debts that were cleared are on the list still. */
const CLEARED = 'DEBTS_CLEARED';

/** Debts that were cleared, or may have been, and that an advice counted all the same. */
export type ClearedFirst = {
  readonly cleared: ClearedOnList;
  /** The ids of those that were, in the order of the list. */
  readonly sure: readonly string[];
  /** The ids of those that may have been. */
  readonly unsure: readonly string[];
};

/**
 * What of an advice rests on debts that were cleared, so that their list is put right before anything is recommended; null for
 * nothing. An advice from before they were cleared stays as it was given.
 */
export function clearedFirst(
  { inputs, on }: Pick<AdviceRecord, 'inputs' | 'on'>,
  cleared: ClearedOnList | undefined,
): ClearedFirst | null {
  if (cleared === undefined || on < cleared.endedOn) return null;
  const counted = inputs.debts.flatMap(({ debt }) => (debt.isDeleted ? [] : [debt.id]));
  const sure = counted.filter(id => cleared.debts.get(id) === 'cleared');
  const unsure = counted.filter(id => cleared.debts.get(id) === 'may be cleared');
  return sure.length + unsure.length === 0 ? null : { cleared, sure, unsure };
}

/** Says so among what is missing for an advice, with the code that leads to the list. */
export function sayClearedFirst(
  { cleared: { by, endedOn } }: Pick<ClearedFirst, 'cleared'>,
  sure: readonly string[],
  unsure: readonly string[],
): { readonly code: string; readonly says: string } {
  const day = sayDay(endedOn);
  const says = [
    ...(sure.length > 0
      ? [
          `${atStart(by)} cleared ${list.format(sure)} on ${day}. ${sure.length === 1 ? 'It is' : 'They are'} still on your list: take ${sure.length === 1 ? 'it' : 'them'} off.`,
        ]
      : [`${atStart(by)} was over on ${day}.`]),
    ...(unsure.length > 0
      ? [
          `It may have cleared ${list.format(unsure)}${sure.length > 0 ? ' too' : ''}. Say on your list if you still owe ${unsure.length === 1 ? 'it' : 'them'}.`,
        ]
      : []),
    'Then we can say what fits the rest. Not sure? Call us.',
  ];
  return { code: CLEARED, says: says.join(' ') };
}

/** Says so where nothing is owed any more by what a person told of their plans, with the code that leads to the list. */
export const NOTHING_OWED = {
  code: 'NOTHING_OWED',
  says: 'You told us on your plan that you owe nothing more, so there is nothing to recommend. Do you still owe something? Put it right on your list. Not sure? Call us.',
} as const;

/** Whether an advice says nothing before the list of debts is put right. */
export function isListFirst({
  missing,
}: {
  readonly missing: readonly { readonly code: string }[];
}): boolean {
  return missing.some(({ code }) => code === CLEARED || code === NOTHING_OWED.code);
}

const list = new Intl.ListFormat('en-GB');
