import { keepBothWithThem } from '@towpath/contracts/api/staffDebts.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useOperation } from '../../../../data/remote.ts';
import { staffApi } from '../../../staffApi.ts';
import { useDraft, useDraftField } from '../../../typed.ts';
import styles from '../../Case.module.css';
import { calledIn } from '../../calledIn.ts';
import { Correction } from '../Correction.tsx';
import type { useOpenRow } from '../useOpenRow.ts';
import type { CaseDebts } from './CorrectDebt.tsx';
import { words } from './words.ts';

const say = words.mayBeOne;
type MayBeOneProps = {
  readonly customerId: string;
  readonly debts: CaseDebts;
  readonly rows: ReturnType<typeof useOpenRow>;
  readonly mayCorrect: boolean;
  readonly onSaved: (says: string) => Promise<unknown>;
};

/** Points out debts that may have been entered twice; with the person it is said that they are two. */
export function MayBeOne({ customerId, debts, rows, mayCorrect, onSaved }: MayBeOneProps) {
  return debts.mayBeOne.map(({ debtIds, reason }) => {
    const [one, other] = debtIds.map(id => debts.debts.find(debt => debt.id === id));
    if (!one || !other) return null;
    const row = `two ${debtIds.join(' ')}`;
    const [first, second] = [calledIn(debts.debts, one), calledIn(debts.debts, other)];
    const label = say.twoOf(first, second);
    return (
      <div key={row} className={styles.plain}>
        <Notification tone="lightpurple" live={false} heading={say.heading} headingLevel={3}>
          <p>
            {say[reason](first, second)} {say.ask}
          </p>
          {mayCorrect && (
            <TextButton
              ref={rows.openerOf(row)}
              aria-label={label}
              aria-expanded={rows.open === row}
              onClick={() => rows.toggle(row)}
            >
              {say.two}
            </TextButton>
          )}
        </Notification>
        {rows.open === row && (
          <TheyAreTwo
            customerId={customerId}
            debtIds={debtIds}
            label={label}
            onSaved={() => onSaved(say.saved)}
            onCancel={() => rows.close(row)}
          />
        )}
      </div>
    );
  });
}

type TheyAreTwoProps = {
  readonly customerId: string;
  readonly debtIds: readonly [string, string];
  readonly label: string;
  readonly onSaved: () => Promise<unknown>;
  readonly onCancel: () => void;
};

function TheyAreTwo({ customerId, debtIds: [one, other], label, ...ends }: TheyAreTwoProps) {
  const { fields, onSaved, onCancel } = useDraft(`two debts ${customerId} ${one} ${other}`, ends);
  const [reason, setReason] = useDraftField(fields, 'why', '');
  const saving = useOperation(async () => {
    await staffApi(keepBothWithThem, { params: { customerId }, body: { reason, debtIds: [one, other] } });
    return true;
  });
  return (
    <Correction
      label={label}
      name={`two-${one}`}
      reason={reason}
      onReason={setReason}
      saving={saving}
      onSave={async () => (await saving.trigger()) && onSaved()}
      onCancel={onCancel}
      onLookAgain={async () => saving.reset()}
    >
      {null}
    </Correction>
  );
}
