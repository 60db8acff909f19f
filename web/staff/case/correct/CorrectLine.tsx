import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { type caseBudgetLines, correctBudgetLine } from '@towpath/contracts/api/staffCorrections.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { MoneyField } from '@towpath/design-system/inputs/MoneyField.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { useState } from 'react';
import { useOperation } from '../../../data/remote.ts';
import { staffApi } from '../../staffApi.ts';
import { useDraft, useDraftField } from '../../typed.ts';
import { money } from '../format.ts';
import { messageAt } from '../messageAt.ts';
import { Correction } from './Correction.tsx';
import { words } from './words.ts';

export type Lines = AnswerOf<typeof caseBudgetLines>;
export type Line = Lines['lines'][number];

type CorrectLineProps = {
  readonly customerId: string;
  readonly categoryId: number;
  readonly line: Line;
  readonly frequencies: Lines['frequencies'];
  readonly label: string;
  /** Reads the lines anew. */
  readonly again: () => Promise<Lines | undefined>;
  /** With what is not as expected then. */
  readonly onSaved: (asks: AnswerOf<typeof correctBudgetLine>['asks']) => Promise<unknown>;
  readonly onCancel: () => void;
};

/** A line of the budget that is put right with the person: how much, how often, why it is so, and why it is changed. */
export function CorrectLine(props: CorrectLineProps) {
  const { customerId, categoryId, line, frequencies, label, again } = props;
  const of = `right line ${customerId} ${categoryId} ${line.typeId}`;
  const { fields, onSaved, onCancel } = useDraft(of, props);
  // Of the line as it was: one that somebody else has changed since is read anew.
  const was = `${line.amount} ${line.frequencyId} ${line.deviationReasonId}`;
  const [amount, setAmount] = useDraftField(
    fields,
    `amount ${was}`,
    line.amount === null ? '' : String(line.amount),
  );
  const [frequencyId, setFrequencyId] = useDraftField(fields, `often ${was}`, String(line.frequencyId));
  const [why, setWhy] = useDraftField(
    fields,
    `expected ${was}`,
    line.deviationReasonId === null ? '' : String(line.deviationReasonId),
  );
  const [reason, setReason] = useDraftField(fields, 'why', '');
  const [changedTo, setChangedTo] = useState<Line>();
  const asksWhy = line.reasons.length > 0 && !line.isReasonWithheld;
  const saving = useOperation(() => {
    const { isReasonWithheld, deviationReasonId } = line;
    return staffApi(correctBudgetLine, {
      params: { customerId, categoryId: String(categoryId), typeId: String(line.typeId) },
      body: {
        reason,
        amount,
        frequencyId: Number(frequencyId),
        ...(asksWhy ? { deviationReasonId: why === '' ? null : Number(why) } : {}),
        was:
          line.amount === null
            ? null
            : {
                amount: line.amount,
                frequencyId: line.frequencyId,
                ...(isReasonWithheld ? {} : { deviationReasonId }),
              },
      },
    });
  });
  async function save() {
    const saved = await saving.trigger();
    if (saved) await onSaved(saved.asks);
  }
  async function lookAgain() {
    const now = (await again())?.lines.find(({ typeId }) => typeId === line.typeId);
    if (!now) return;
    saving.reset();
    setChangedTo(now);
  }
  const oftenOf = (id: number) => frequencies.find(one => one.frequencyId === id)?.frequencyName ?? '';
  const notice = changedTo && (
    <Notification tone="orange" heading={words.meanwhile} headingLevel={3}>
      {words.now(
        changedTo.amount === null
          ? words.nothing
          : words.often(money(changedTo.amount), oftenOf(changedTo.frequencyId)),
      )}
    </Notification>
  );
  const id = `line-${line.typeId}`;
  return (
    <Correction
      label={label}
      name={id}
      reason={reason}
      onReason={setReason}
      saving={saving}
      onSave={save}
      onCancel={onCancel}
      onLookAgain={lookAgain}
      notice={notice}
    >
      {line.asks && <p>{line.asks}</p>}
      <MoneyField
        name={id}
        label={words.amount}
        hint={line.help || undefined}
        value={amount}
        onChange={setAmount}
        error={messageAt(saving.error, 'amount')}
      />
      <Select
        name={`${id}-often`}
        label={words.howOften}
        options={frequencies.map(one => ({ value: String(one.frequencyId), label: one.frequencyName }))}
        value={frequencyId}
        onChange={setFrequencyId}
        error={messageAt(saving.error, 'frequencyId')}
      />
      {asksWhy && (
        <Select
          name={`${id}-expected`}
          label={words.whySo}
          options={[
            { value: '', label: words.noReason },
            ...line.reasons.map(one => ({
              value: String(one.deviationReasonId),
              label: one.deviationReasonName,
            })),
          ]}
          value={why}
          onChange={setWhy}
          error={messageAt(saving.error, 'deviationReasonId')}
        />
      )}
    </Correction>
  );
}
