import { whyNotDrawn } from '@towpath/domain/plans/repayment/sumsDifferWords.ts';
import { DraftShares, saysOfDraft } from '../../../plans/repayment/DraftShares.tsx';
import type { CaseRepayment } from './PlanPart.tsx';
import { words } from './words.ts';

type NotDrawnProps = {
  readonly repayment: Pick<
    CaseRepayment,
    'draft' | 'apart' | 'notDrawn' | 'benefitNotKnown' | 'inScheme' | 'canDrawUp'
  >;
};

/** A plan that is not drawn up yet: what its person reads that it would be, or why it cannot be. */
export function NotDrawn({
  repayment: { draft, apart, notDrawn, benefitNotKnown, inScheme, canDrawUp },
}: NotDrawnProps) {
  if (draft === null) {
    return (
      <p>
        {words.notDrawn.plan}{' '}
        {notDrawn !== null && words.notDrawn.why(whyNotDrawn(notDrawn, benefitNotKnown ?? []))}
      </p>
    );
  }
  const says = saysOfDraft(inScheme, canDrawUp);
  const { plan, approved, toApprove } = words.notDrawn;
  return (
    <>
      <p>{inScheme ? (canDrawUp ? approved : toApprove) : plan}</p>
      <h3>{says.heading}</h3>
      <p>{says.text}</p>
      <DraftShares draft={draft} apart={apart} inScheme={inScheme} />
    </>
  );
}
