import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { caseDebtKinds, type caseDebts, correctDebt } from '@towpath/contracts/api/staffDebts.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useState } from 'react';
import { useOperation } from '../../../../data/remote.ts';
import { staffApi } from '../../../staffApi.ts';
import { useDraft, useDraftField } from '../../../typed.ts';
import { money } from '../../format.ts';
import { usePart } from '../../usePart.tsx';
import { words as caseWords } from '../../words.ts';
import { Correction } from '../Correction.tsx';
import { words as correctWords } from '../words.ts';
import { DebtFields, type DebtKinds, wrongIn } from './DebtFields.tsx';
import { areSums, changesOf, rebased, typedOf } from './debtTyped.ts';
import { words } from './words.ts';

export type CaseDebts = AnswerOf<typeof caseDebts>;
export type CaseDebt = CaseDebts['debts'][number];

/** What a form about a debt that is there is given. */
export type OfDebtProps = {
  readonly customerId: string;
  readonly debt: CaseDebt;
  readonly label: string;
  /** Reads the debts anew. */
  readonly again: () => Promise<CaseDebts | undefined>;
  readonly onSaved: (says: string) => Promise<unknown>;
  readonly onCancel: () => void;
};

/** A debt that is put right with the person: all that is known of it, and why. Only what is changed is sent. */
export function CorrectDebt(props: OfDebtProps) {
  const { customerId } = props;
  const { answer, instead } = usePart(() => staffApi(caseDebtKinds, { params: { customerId } }));
  return answer ? <Form {...props} known={answer} /> : instead;
}

function Form({
  customerId,
  debt,
  label,
  again,
  known,
  ...ends
}: OfDebtProps & { readonly known: DebtKinds }) {
  const { fields, onSaved, onCancel } = useDraft(`right debt ${customerId} ${debt.id}`, ends);
  // What was there when it was opened: somebody else may change it since, and what is not typed here stays theirs.
  const [read, setRead] = useState(debt);
  const first = typedOf(read.told);
  const [typed, setTyped] = useDraftField(fields, read.revision, first);
  const [reason, setReason] = useDraftField(fields, 'why', '');
  const [isUnchanged, setUnchanged] = useState(false);
  const [changedTo, setChangedTo] = useState<CaseDebt>();
  const saving = useOperation(async () => {
    const body = { reason, revision: read.revision, ...changesOf(typed, first) };
    await staffApi(correctDebt, { params: { customerId, debtId: debt.id }, body });
    return true;
  });
  async function save() {
    const isSame = Object.keys(changesOf(typed, first)).length === 0;
    setUnchanged(isSame);
    if (!isSame && areSums(typed) && (await saving.trigger())) await onSaved(caseWords.debts.saved);
  }
  async function lookAgain() {
    const now = (await again())?.debts.find(({ id }) => id === debt.id);
    if (!now) return;
    saving.reset();
    setTyped(rebased(typed, first, typedOf(now.told)));
    setRead(now);
    setChangedTo(now);
  }
  const says = isUnchanged ? (
    <Notification tone="orange">{words.unchanged}</Notification>
  ) : (
    changedTo && (
      <Notification tone="orange" heading={correctWords.meanwhile} headingLevel={3}>
        {correctWords.now(inWords(changedTo))}
      </Notification>
    )
  );
  return (
    <Correction
      label={label}
      name={`debt-${debt.id}`}
      reason={reason}
      onReason={setReason}
      saving={saving}
      onSave={save}
      onCancel={onCancel}
      onLookAgain={lookAgain}
      notice={says}
    >
      <DebtFields
        name={`debt-${debt.id}`}
        typed={typed}
        onChange={change => {
          setTyped({ ...typed, ...change });
          setUnchanged(false);
        }}
        known={withOwnKind(known, read)}
        wrongAt={wrongIn(typed, saving.error)}
      />
    </Correction>
  );
}

/** The kinds to choose from, and the debt’s own where that is not chosen any more. */
function withOwnKind(known: DebtKinds, { kind, told }: CaseDebt): DebtKinds {
  const { creditTypeId: id } = told;
  if (id === null || kind === null || known.kinds.some(one => one.id === id)) return known;
  return { ...known, kinds: [{ id, name: kind, roles: [] }, ...known.kinds] };
}

/** A debt in a few words: who, what and how much. */
export function inWords({ creditor, kind, balance }: CaseDebt): string {
  const unknown = words.unknown.toLowerCase();
  return words.now(creditor, kind ?? unknown, balance === null ? unknown : money(balance));
}
