import type { Frequency } from '@towpath/contracts/api/budget.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { Drawer } from '@towpath/design-system/layers/Drawer.tsx';
import { DEVIATION_REASON_PROMPT } from '@towpath/domain/budget/deviations.ts';
import { DEVIATION_TYPES } from '@towpath/domain/budget/rules.ts';
import { formatPounds, type Pence } from '@towpath/domain/values/pence.ts';
import { useEffect, useRef, useState } from 'react';
import { categoryAsTyped, type TypedLines } from '../state/typedLines.ts';
import styles from './budget.module.css';
import type { DeviationQuestion } from './useSubmitting.ts';
import { words } from './words.ts';

type DeviationDrawerProps = {
  /** What the question is about; undefined while the drawer is closed. */
  readonly asking: DeviationQuestion | null;
  readonly typed: TypedLines;
  readonly frequencies: readonly Frequency[];
  readonly saving: boolean;
  /** A reason is chosen, and not given yet. */
  readonly onChoose: (deviationReasonId: number) => void;
  /** The reason given with Next; null where there is none to choose. */
  readonly onReason: (deviationReasonId: number | null) => Promise<void>;
  readonly onClose: () => void;
};

/**
 * Asks about a figure that is not as expected: what was found, and the reason for it where there are reasons
 * to choose from (IE-017).
 */
export function DeviationDrawer({ asking, saving, onClose, ...props }: DeviationDrawerProps) {
  // The last question stays visible while the drawer closes.
  const [last, setLast] = useState(asking);
  if (asking && asking !== last) setLast(asking);
  const shown = asking ?? last;
  return (
    <Drawer
      open={asking !== null}
      onClose={onClose}
      title={shown?.deviation.title ?? ''}
      closeLabel={words.deviation.close}
    >
      {shown && (
        <Question
          key={`${shown.entry.categoryId}-${shown.deviation.typeId}-${shown.deviation.deviationTypeId}`}
          {...props}
          asked={shown}
          saving={saving}
          onChangeAmount={onClose}
        />
      )}
    </Drawer>
  );
}

type QuestionProps = Omit<DeviationDrawerProps, 'asking' | 'onClose'> & {
  readonly asked: DeviationQuestion;
  readonly onChangeAmount: () => void;
};

/** The text, the reasons and the two buttons. Next waits for a reason where there are some (IE-017). */
export function Question({
  asked,
  typed,
  frequencies,
  saving,
  onChoose,
  onReason,
  onChangeAmount,
}: QuestionProps) {
  const { entry, deviation } = asked;
  const line = entry.types.find(({ typeId }) => typeId === deviation.typeId);
  const reasons = line?.deviationReasons ?? [];
  const [reasonId, setReasonId] = useState(() => chosenBefore(asked, typed));
  const inQuestion = sumInQuestion(asked, typed, frequencies);
  const text = useRef<HTMLParagraphElement>(null);

  // When one question follows another in the open drawer, the button that held the focus goes with the first.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    text.current?.closest('dialog')?.querySelector<HTMLElement>('[data-layer-title]')?.focus();
  }, []);

  return (
    <>
      {inQuestion && (
        <p className={styles.inQuestion}>
          <b>{formatPounds(inQuestion.sum)}</b>
          <span>
            {words.deviation.aMonthFor} <strong>{inQuestion.name}</strong>
          </span>
        </p>
      )}
      <p ref={text}>{deviation.text}</p>
      {reasons.length > 0 && (
        <>
          <p className={styles.why}>{words.deviation.why}</p>
          <Select
            name="budget-deviation-reason"
            label={DEVIATION_REASON_PROMPT}
            placeholder={words.deviation.chooseReason}
            required
            options={reasons.map(one => ({
              value: String(one.deviationReasonId),
              label: one.deviationReasonName,
            }))}
            value={reasonId}
            onChange={id => {
              setReasonId(id);
              if (id !== '') onChoose(Number(id));
            }}
          />
        </>
      )}
      {deviation.guide?.isIllustrative && (
        <p className={styles.small}>{words.deviation.illustrative(deviation.guide.year)}</p>
      )}
      <div className={styles.ways}>
        <Button
          disabled={reasons.length > 0 && reasonId === ''}
          loading={saving}
          loadingLabel={words.deviation.saving}
          onBlockedPress={() => document.getElementById('budget-deviation-reason')?.focus()}
          onClick={() => void onReason(reasonId === '' ? null : Number(reasonId))}
        >
          {words.deviation.next}
        </Button>
        <TextButton onClick={onChangeAmount}>{words.deviation.change}</TextButton>
      </div>
    </>
  );
}

/** The reason that is chosen for the line and not given yet; empty while there is none. */
function chosenBefore({ entry, deviation }: DeviationQuestion, typed: TypedLines): string {
  const line = entry.types.find(({ typeId }) => typeId === deviation.typeId);
  const id = typed[deviation.typeId]?.deviationReasonId ?? null;
  return id === null || id === line?.deviationReasonId ? '' : String(id);
}

/**
 * The sum in question: of the category where there are guide figures, otherwise of the line; none when
 * something is missing.
 */
export function sumInQuestion(
  { entry, deviation }: DeviationQuestion,
  typed: TypedLines,
  frequencies: readonly Frequency[],
): { readonly name: string; readonly sum: Pence } | undefined {
  if (deviation.deviationTypeId === DEVIATION_TYPES.missingItem) return undefined;
  if (deviation.guide) {
    return { name: entry.categoryName, sum: categoryAsTyped(entry, typed, frequencies) };
  }
  const line = entry.types.find(({ typeId }) => typeId === deviation.typeId);
  return (
    line && { name: line.typeName, sum: categoryAsTyped({ ...entry, types: [line] }, typed, frequencies) }
  );
}
