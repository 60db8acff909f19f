import type { Repayment } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { formatPounds } from '@towpath/domain/values/pence.ts';
import { type Block, heading, list, paragraph } from '../paper.ts';
import { sayMarked } from '../sayings.ts';
import { words as paperWords } from '../words.ts';
import { words } from './words.ts';

/** What stays outside of a plan: what waits until we have talked, what is paid from the budget, and what is taken already. */
export function outsideOf({ plan, adviceFirst }: Repayment): readonly Block[] {
  const waiting = plan.outside.filter(({ id }) => adviceFirst.includes(id));
  const others = plan.outside.filter(({ id }) => !adviceFirst.includes(id));
  return [
    ...outsideAs(words.outsideWaits, words.outsideWaitsText, waiting),
    ...outsideAs(
      words.outside,
      words.outsideText,
      others.filter(({ isTaken }) => !isTaken),
    ),
    ...outsideAs(
      words.outsideTaken,
      words.outsideTakenText,
      others.filter(({ isTaken }) => isTaken === true),
    ),
  ];
}

function outsideAs(title: string, text: string, its: Repayment['plan']['outside']): readonly Block[] {
  if (its.length === 0) return [];
  return [
    heading(3, title),
    paragraph(text),
    list(
      its.map(({ creditor, what, balance }) => ({
        lead: sayMarked(creditor, what ?? false),
        text: balance === null ? paperWords.notKnown : formatPounds(balance),
      })),
    ),
  ];
}
