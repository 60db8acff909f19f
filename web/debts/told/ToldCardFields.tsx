import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { plus, receipt } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { Checkbox } from '@towpath/design-system/inputs/Checkbox.tsx';
import { ChipList } from '@towpath/design-system/inputs/ChipList.tsx';
import { Combobox } from '@towpath/design-system/inputs/Combobox.tsx';
import { MoneyField } from '@towpath/design-system/inputs/MoneyField.tsx';
import { BENEFIT_QUESTION, creditTypeQuestions } from '@towpath/domain/debts/creditTypeQuestions.ts';
import type { DebtFormLack } from '@towpath/domain/debts/debtForm.ts';
import { useId, useState } from 'react';
import { debtIcon } from '../cards/debtIcon.ts';
import { KindAdvice } from '../form/KindAdvice.tsx';
import { lookUpCreditors } from '../form/lookUpCreditors.ts';
import { useCreditorSearch } from '../form/useCreditorSearch.ts';
import { YesNoField } from '../form/YesNoField.tsx';
import { words as ofStep } from '../step/words.ts';
import styles from './ToldCards.module.css';
import { idOfField, type ToldCard, type ToldCards } from './useToldCards.ts';
import { words } from './words.ts';

type ToldCardProps = {
  readonly card: ToldCard;
  readonly told: Pick<ToldCards, 'change' | 'leave' | 'messageAt'>;
  readonly onAway: () => void;
  readonly onAnother: () => void;
};

/** One card to fill in: what it is stands on it, who, how much and how much a month are asked (WT-078). */
export function ToldCardFields({ card, told, onAway, onAnother }: ToldCardProps) {
  const { id, form, kinds, kind, lacks } = card;
  const says = words.numbered(card.says, card.number);
  const headingId = useId();
  const [picked, setPicked] = useState<string>();
  const search = useCreditorSearch(
    form.initialCreditorName,
    picked !== form.initialCreditorName,
    lookUpCreditors,
  );
  const extra = creditTypeQuestions(kind);
  const set = (values: Parameters<ToldCards['change']>[1]) => told.change(id, values);
  const field = (name: DebtFormLack['field']) => {
    const fieldId = idOfField(id, name);
    return { name: fieldId, error: told.messageAt(fieldId), onBlur: () => told.leave(card, name) };
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside a button, and a heading is wanted
    <div
      className={styles.card}
      role="group"
      aria-labelledby={headingId}
      data-ready={lacks.length === 0 || undefined}
    >
      <div className={styles.top}>
        <span className={styles.medal}>
          <Glyph of={kind ? debtIcon(kind.roles) : receipt} />
        </span>
        <h3 id={headingId}>{says}</h3>
        <TextButton onClick={onAway}>
          {words.notOwed}
          <span className="visually-hidden">{words.about(says)}</span>
        </TextButton>
      </div>
      {kinds.length > 0 && (
        <ChipList
          {...field('creditTypeId')}
          label={words.kind}
          required
          options={kinds.map(one => ({ id: String(one.id), label: one.name }))}
          value={form.creditTypeId === null ? null : String(form.creditTypeId)}
          onChange={chosen => set({ creditTypeId: Number(chosen) })}
        />
      )}
      {extra.advice && <KindAdvice>{extra.advice}</KindAdvice>}
      <div className={styles.fields}>
        <Combobox
          {...field('initialCreditorName')}
          label={words.who}
          required
          autoCapitalize="words"
          value={form.initialCreditorName}
          onType={initialCreditorName => set({ initialCreditorName })}
          onPick={({ label }) => {
            setPicked(label);
            set({ initialCreditorName: label });
          }}
          matches={search.matches}
          state={search.state}
          listLabel={ofStep.form.creditorList}
          note={ofStep.form.creditorNote}
          loadingText={ofStep.form.creditorLoading}
          noneText={ofStep.form.creditorNone}
          errorText={ofStep.form.creditorError}
        />
        <MoneyField
          {...field('currentBalance')}
          label={words.balance}
          hint={extra.balanceHint ?? undefined}
          required
          value={form.currentBalance}
          onChange={currentBalance => set({ currentBalance })}
        />
        <div>
          <MoneyField
            {...field('regularPaymentAmount')}
            label={words.payment}
            required={form.isNothingPaid !== true}
            value={form.regularPaymentAmount}
            onChange={regularPaymentAmount => set({ regularPaymentAmount })}
          />
          <Checkbox
            name={idOfField(id, 'isNothingPaid')}
            label={words.nothingPaid}
            checked={form.isNothingPaid === true}
            onChange={isNothingPaid => set({ isNothingPaid })}
          />
        </div>
      </div>
      {extra.asksBenefit && (
        <YesNoField
          {...field('inReceiptOfBenefit')}
          label={BENEFIT_QUESTION.label}
          hint={BENEFIT_QUESTION.question}
          value={form.inReceiptOfBenefit}
          onChange={inReceiptOfBenefit => set({ inReceiptOfBenefit })}
        />
      )}
      {lacks.length === 0 && (
        <div>
          <TextButton iconStart={plus} onClick={onAnother}>
            {words.another}
            <span className="visually-hidden">{words.about(says)}</span>
          </TextButton>
        </div>
      )}
    </div>
  );
}
