import type { TipBox } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { ReactNode } from 'react';
import { SideColumn } from '../../journey/SideColumn.tsx';
import { words as ofDetails } from '../details/words.ts';
import { words } from './words.ts';

export const FORM_TIPS: TipBox = {
  style: 'Purple Thing',
  heading: words.form.tips.heading,
  tips: [words.form.tips.bankApp, words.form.tips.roughNumber],
};

export const LEGAL_TIPS: TipBox = {
  style: 'Plain',
  heading: words.legal.tips.heading,
  tips: [words.legal.tips.claim, words.legal.tips.payslip, words.legal.tips.later],
};

export const DETAILS_TIPS: TipBox = {
  style: 'Plain',
  heading: ofDetails.tips.heading,
  tips: [ofDetails.tips.letters, ofDetails.tips.bankApp, ofDetails.tips.later],
};

/** A form at reading width, with the way to a person and tips beside it, or below it on a phone. */
export function WithSideColumn({
  tips,
  isPartlyWide = false,
  children,
}: {
  tips: TipBox;
  /** Whether something of the form, below the tips, takes the whole width. */
  isPartlyWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="columns">
      <div>{children}</div>
      <SideColumn page={{ tipBox: tips }} staysAbove={isPartlyWide} />
    </div>
  );
}
