import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { calendarCheck } from '@towpath/design-system/icons/drawings.generated.ts';
import { useOperation } from '../../data/remote.ts';
import { saveAs } from '../../papers/saveFile.ts';
import type { PaymentToCome } from './paymentDaysFile.ts';
import styles from './Repayment.module.css';
import { words } from './words.ts';

type AddPaymentDaysProps = {
  readonly planId: string;
  readonly payments: readonly PaymentToCome[];
  /** Whether something is paid beside the plan too. */
  readonly hasBeside: boolean;
};

/** Makes a calendar file with the days of the payments, here in the browser; what makes it loads when it is asked for. */
export function AddPaymentDays({ planId, payments, hasBeside }: AddPaymentDaysProps) {
  const making = useOperation(async () => {
    // Without a connection the part that makes the file may not be here yet.
    const part = await import('./paymentDaysFile.ts').catch(() => null);
    if (part === null) return words.payments.trouble;
    const { title, beside, file } = words.payments;
    saveAs(part.paymentDaysFile(planId, payments, { title, beside: hasBeside ? beside : null }), file);
    return words.payments.added;
  });
  return (
    <div className={`${styles.row} no-print`}>
      <Button
        size="small"
        variant="secondary"
        iconStart={calendarCheck}
        loading={making.isFetching}
        loadingLabel={words.payments.adding}
        onClick={() => void making.trigger()}
      >
        {words.payments.add}
      </Button>
      <p className="small muted" role="status">
        {making.isFetching ? null : making.answer}
      </p>
    </div>
  );
}
