import type { Dashboard } from '@towpath/contracts/api/dashboard.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { paths } from '../../shell/paths.ts';
import { GoingDown } from '../repayment/GoingDown.tsx';
import { owedInPicture } from '../repayment/stepsDown.ts';
import styles from './cards.module.css';
import { words } from './words.ts';

/** How much is paid and how much is to go, as on the page of the plan, and the way there. */
export function GoingDownCard({ of }: { readonly of: NonNullable<Dashboard['goingDown']> }) {
  const { sums, today } = of;
  return (
    <GoingDown
      stands={of}
      today={today}
      heading={words.paidToGo(formatSum(sums.paid), formatSum(owedInPicture(of)))}
    >
      <div className={styles.ways}>
        <ButtonLink variant="secondary" size="small" href={paths.plan}>
          {words.whole}
        </ButtonLink>
      </div>
    </GoingDown>
  );
}
