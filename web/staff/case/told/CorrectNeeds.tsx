import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { caseSupportNeeds, correctSupportNeeds } from '@towpath/contracts/api/staffHealth.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { CheckboxList } from '@towpath/design-system/inputs/CheckboxList.tsx';
import { needsMerged } from '@towpath/domain/people/healthMerged.ts';
import { useState } from 'react';
import { useOperation } from '../../../data/remote.ts';
import { staffApi } from '../../staffApi.ts';
import { useDraft, useDraftField } from '../../typed.ts';
import { Correction } from '../correct/Correction.tsx';
import { words as correctWords } from '../correct/words.ts';
import { messageAt } from '../messageAt.ts';
import { usePart } from '../usePart.tsx';
import { words } from './words.ts';

type Needs = AnswerOf<typeof caseSupportNeeds>;

/** What each form of what the person told is given. */
export type ToldFormProps = {
  readonly customerId: string;
  readonly label: string;
  /** With what is to be read out then. */
  readonly onSaved: (says: string) => Promise<unknown>;
  readonly onCancel: () => void;
};

/** What helps when we talk or write, chosen with the person. */
export function CorrectNeeds(props: ToldFormProps) {
  const { customerId } = props;
  const { answer, again, instead } = usePart(() => staffApi(caseSupportNeeds, { params: { customerId } }));
  return answer ? <Chosen {...props} needs={answer} again={again} /> : instead;
}

type ChosenProps = ToldFormProps & {
  readonly needs: Needs;
  readonly again: () => Promise<Needs | undefined>;
};

function Chosen({ customerId, label, needs, again, ...ends }: ChosenProps) {
  const { fields, onSaved, onCancel } = useDraft(`needs ${customerId}`, ends);
  const { all, supportNeedIds: was } = needs;
  const [typed, setTyped] = useDraftField(fields, 'ids', { ids: was, was });
  // What was not touched is as it is now, also where it was read anew since.
  const chosen = needsMerged(typed.ids, typed.was, was);
  const [reason, setReason] = useDraftField(fields, 'why', '');
  const [changedTo, setChangedTo] = useState<string>();
  const saving = useOperation(async () => {
    const body = { reason, supportNeedIds: [...chosen], was };
    await staffApi(correctSupportNeeds, { params: { customerId }, body });
    return true;
  });
  async function save() {
    if (await saving.trigger()) await onSaved(words.saved);
  }
  async function lookAgain() {
    const now = await again();
    if (!now) return;
    saving.reset();
    const titles = now.all.filter(({ id }) => now.supportNeedIds.includes(id)).map(({ title }) => title);
    setChangedTo(titles.join(', ') || correctWords.nothing);
  }
  return (
    <Correction
      label={label}
      name="needs"
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
      <CheckboxList
        name="needs"
        label={words.needs.label}
        hint={words.needs.hint}
        columns={2}
        options={all.map(({ id, title }) => ({ id: String(id), label: title }))}
        value={chosen.map(String)}
        onChange={ids => setTyped({ ids: ids.map(Number), was })}
        error={messageAt(saving.error, 'supportNeedIds')}
      />
    </Correction>
  );
}
