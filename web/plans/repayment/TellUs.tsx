import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { SUMS_DIFFER } from '@towpath/domain/plans/repayment/sumsDifferWords.ts';
import { words } from './words.ts';

/** Who changes what was approved as a whole, and the way to tell us what has changed. */
export function TellUs() {
  return (
    <p>
      {SUMS_DIFFER.approved.change} <TextLink href="#talk">{words.differences.tellUs}</TextLink>
    </p>
  );
}
