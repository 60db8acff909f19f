import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { type caseAdvice, noteTrustDeedFees, runAdvice } from '@towpath/contracts/api/staffAdvice.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { MoneyField } from '@towpath/design-system/inputs/MoneyField.tsx';
import { formatSum, plainPounds } from '@towpath/domain/values/pence.ts';
import { useState } from 'react';
import { useOperation } from '../../../data/remote.ts';
import { staffApi } from '../../staffApi.ts';
import { useDraft, useDraftField } from '../../typed.ts';
import styles from '../Case.module.css';
import { Correction } from '../correct/Correction.tsx';
import { useOpenRow } from '../correct/useOpenRow.ts';
import { words as correctWords } from '../correct/words.ts';
import { messageAt } from '../messageAt.ts';
import { words as say } from './words.ts';

const ROW = 'fees';
type Advice = AnswerOf<typeof caseAdvice>;

type TrustDeedFeesProps = {
  readonly customerId: string;
  readonly fees: NonNullable<Advice['trustDeed']>['fees'];
  readonly mayChange: boolean;
  /** Reads the advice anew. */
  readonly again: () => Promise<Advice | undefined>;
};

/** What a trustee has named as the fees of a trust deed, with the way to write it down: the rules are run again with it. */
export function TrustDeedFees({ customerId, fees, mayChange, again }: TrustDeedFeesProps) {
  const rows = useOpenRow(`deed fees ${customerId}`);
  async function saved() {
    await again();
    rows.close(ROW, say.saved);
  }
  return (
    <div className={styles.person}>
      <div>
        <p className={styles.small}>{say.term}</p>
        <p className={styles.text}>{fees === null ? say.none : say.named(formatSum(fees))}</p>
        {mayChange && (
          <TextButton
            ref={rows.openerOf(ROW)}
            aria-expanded={rows.open === ROW}
            onClick={() => rows.toggle(ROW)}
          >
            {say.open[fees === null ? 'add' : 'change']}
          </TextButton>
        )}
        {rows.open === ROW && (
          <Fees
            customerId={customerId}
            fees={fees}
            again={again}
            onSaved={saved}
            onCancel={() => rows.close(ROW)}
          />
        )}
      </div>
      <p role="status">{rows.said}</p>
    </div>
  );
}

type FeesProps = Omit<TrustDeedFeesProps, 'mayChange'> & {
  readonly onSaved: () => Promise<unknown>;
  readonly onCancel: () => void;
};

function Fees({ customerId, fees, again, ...ends }: FeesProps) {
  const { fields, onSaved, onCancel } = useDraft(`deed fees ${customerId}`, ends);
  // Of the fees as they were: what somebody else has changed since is read anew.
  const [typed, setTyped] = useDraftField(fields, `fees ${fees}`, fees === null ? '' : plainPounds(fees));
  const [reason, setReason] = useDraftField(fields, 'why', '');
  const [changedTo, setChangedTo] = useState<string>();
  const saving = useOperation(async () => {
    const params = { customerId };
    await staffApi(noteTrustDeedFees, { params, body: { fees: typed, was: fees, reason } });
    await staffApi(runAdvice, { params });
    return true;
  });
  async function save() {
    if (await saving.trigger()) await onSaved();
  }
  async function lookAgain() {
    const now = await again();
    if (!now) return;
    saving.reset();
    const named = now.trustDeed?.fees ?? null;
    setChangedTo(named === null ? correctWords.nothing : formatSum(named));
  }
  return (
    <Correction
      label={say.term}
      name="deed-fees"
      reason={reason}
      onReason={setReason}
      saving={saving}
      onSave={save}
      onCancel={onCancel}
      onLookAgain={lookAgain}
      notice={
        changedTo !== undefined && (
          <Notification tone="orange" heading={correctWords.meanwhile} headingLevel={3}>
            {correctWords.now(changedTo)}
          </Notification>
        )
      }
    >
      <MoneyField
        name="deed-fees"
        label={say.label}
        hint={say.hint}
        decimals
        value={typed}
        onChange={setTyped}
        error={messageAt(saving.error, 'fees')}
      />
    </Correction>
  );
}
