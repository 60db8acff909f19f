import { formatSum, type Pence } from '../../values/pence.ts';
import type { Difference, NotAdvised, NotDrawn } from './drawing.ts';
import type { Terms } from './event.ts';
import { isChangedByOthers } from './repaidWays.ts';
import { type DiffersToday, isOfSums } from './sumsDiffer.ts';

/** That the sums of a plan do not add up any more, and why, as its page, its paper and its case say it. */
export const SUMS_DIFFER = {
  task: 'Put the sums of your plan right: they no longer add up',
  says: {
    'more than is left': 'The plan pays more each month than you have left.',
    'another sum': 'What you can pay each month has changed.',
    'a debt more': 'There is a debt that is not in the plan.',
    'a debt less': 'A debt of the plan is not in your debts any more.',
    'a debt waits': 'A debt of the plan waits until we have talked.',
    'another balance': 'What you owe on a debt has changed.',
  } satisfies Readonly<Record<Difference, string>>,
  /** With both sums, where they are known. */
  moreThanIsLeft: (left: string, pays: string) =>
    `You have ${left} a month left for these debts. The plan pays ${pays}. Draw it up anew, or put your budget right.`,
  /** Of what was approved as a whole: its person changes nothing by themselves. */
  approved: {
    task: 'Tell us: the sums of your programme no longer add up',
    moreThanIsLeft: (left: string, pays: string) =>
      `You have ${left} a month left for these debts. The programme takes ${pays}.`,
    change:
      'Only the DAS Administrator can change your programme. Tell us, and we ask them. Pay what it says until they have answered. If you can’t, ring us.',
  },
  /** Why it could not be drawn up today. */
  not: {
    'not repaid': 'What you chose is not repaid by a plan.',
    'no debts': 'There is no debt that this plan could take in.',
    'balance not known': 'We need to know how much you owe on each debt.',
    'benefit not known':
      'We need to know if you still get the benefit that one of your debts is about. Answer that in your debts.',
    'sum not known': 'We need your whole budget to work out what you can pay.',
    'nothing left': 'Your budget leaves nothing for this plan. Talk to us.',
    'advice has changed': 'Your advice of today does not name this plan any more.',
    'question open': 'What you told us has changed, so we ask one more thing first.',
  } satisfies Readonly<Record<NotDrawn | NotAdvised, string>>,
};

/**
 * Why a plan could not be drawn up today, naming whose debt we need to know more of.
 *
 * @param creditors whom debts are owed to of which we do not know if a benefit still comes
 */
export function whyNotDrawn(why: keyof typeof SUMS_DIFFER.not, creditors: readonly string[]): string {
  return why === 'benefit not known' && creditors.length > 0
    ? `We need to know if you still get the benefit that your debt to ${creditors.join(' and to ')} is about. Answer that in your debts.`
    : SUMS_DIFFER.not[why];
}

/**
 * Why the sums of a plan do not add up any more. What is named by itself is not among it: a debt more, and one that waits
 * for advice.
 */
export function whyDiffers(
  { differences, notDrawn, left }: Pick<DiffersToday, 'differences' | 'notDrawn' | 'left'>,
  { monthly, terms }: { readonly monthly: Pence; readonly terms: Pick<Terms, 'paidTo'> },
): readonly string[] {
  const { says, not, approved } = SUMS_DIFFER;
  const isApproved = isChangedByOthers({ terms });
  const { moreThanIsLeft } = isApproved ? approved : SUMS_DIFFER;
  return [
    ...(notDrawn === null ? [] : [not[notDrawn]]),
    ...differences
      .filter(isOfSums)
      .map(one =>
        one === 'more than is left' && left !== null
          ? moreThanIsLeft(formatSum(left), formatSum(monthly))
          : says[one],
      ),
    ...(isApproved ? [approved.change] : []),
  ];
}
