import { addDebtWithThem, caseDebtKinds } from '@towpath/contracts/api/staffDebts.ts';
import { newId } from '../../../../data/newId.ts';
import { useOperation } from '../../../../data/remote.ts';
import { staffApi } from '../../../staffApi.ts';
import { useDraft, useDraftField } from '../../../typed.ts';
import { usePart } from '../../usePart.tsx';
import { Correction } from '../Correction.tsx';
import { DebtFields, type DebtKinds, wrongIn } from './DebtFields.tsx';
import { areSums, bodyOf, NEW_DEBT } from './debtTyped.ts';
import { words } from './words.ts';

type AddDebtProps = {
  readonly customerId: string;
  readonly label: string;
  readonly onSaved: (says: string) => Promise<unknown>;
  readonly onCancel: () => void;
};

/** A debt of which an adviser hears on the phone, added with the person. Sent twice, it is one. */
export function AddDebt(props: AddDebtProps) {
  const { customerId } = props;
  const { answer, instead } = usePart(() => staffApi(caseDebtKinds, { params: { customerId } }));
  return answer ? <Form {...props} known={answer} /> : instead;
}

function Form({ customerId, label, known, ...ends }: AddDebtProps & { readonly known: DebtKinds }) {
  const { fields, onSaved, onCancel } = useDraft(`new debt ${customerId}`, ends);
  // The id comes back with what is typed: it may have been sent already.
  const [{ id, ...typed }, setTyped] = useDraftField(fields, 'debt', { ...NEW_DEBT, id: newId() });
  const [reason, setReason] = useDraftField(fields, 'why', '');
  const saving = useOperation(async () => {
    await staffApi(addDebtWithThem, { params: { customerId }, body: { ...bodyOf(typed), reason, id } });
    return true;
  });
  async function save() {
    if (areSums(typed) && (await saving.trigger())) {
      await onSaved(words.add.saved(typed.initialCreditorName.trim()));
    }
  }
  return (
    <Correction
      label={label}
      name="new-debt"
      reason={reason}
      onReason={setReason}
      saving={saving}
      onSave={save}
      onCancel={onCancel}
      onLookAgain={async () => saving.reset()}
      saveLabel={words.add.save}
    >
      <DebtFields
        name="new-debt"
        typed={typed}
        onChange={change => setTyped({ id, ...typed, ...change })}
        known={known}
        wrongAt={wrongIn(typed, saving.error)}
      />
    </Correction>
  );
}
