import type { Debt, DebtBody } from '@towpath/contracts/api/debts.ts';
import { CtaBar } from '@towpath/design-system/buttons/CtaBar.tsx';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Checkbox } from '@towpath/design-system/inputs/Checkbox.tsx';
import { ErrorSummary } from '@towpath/design-system/inputs/ErrorSummary.tsx';
import { MoneyField } from '@towpath/design-system/inputs/MoneyField.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { BENEFIT_QUESTION, creditTypeQuestions } from '@towpath/domain/debts/creditTypeQuestions.ts';
import { asksGuarantor } from '@towpath/domain/debts/debtForm.ts';
import { DEBT_FORM_TEXTS } from '@towpath/domain/debts/debtFormTexts.ts';
import type { WithDebtRoles } from '@towpath/domain/debts/roles.ts';
import { useId, useRef } from 'react';
import { FooterPortal } from '../../journey/FooterPortal.tsx';
import { paths } from '../../shell/paths.ts';
import { useErrorInTitle } from '../../shell/useErrorInTitle.ts';
import { wasWithText } from '../debtTexts.ts';
import type { FieldFault } from '../state/debtKinds.ts';
import { words } from '../step/words.ts';
import { words as ofDebts } from '../words.ts';
import { CreditorField } from './CreditorField.tsx';
import { CreditTypeField } from './CreditTypeField.tsx';
import { namedExactly } from './creditorNames.ts';
import styles from './DebtForm.module.css';
import { DebtScreenHeading } from './DebtScreenHeading.tsx';
import type { OpenedDebt } from './debtDraft.ts';
import { lookUpCreditors } from './lookUpCreditors.ts';
import { useCreditorSearch } from './useCreditorSearch.ts';
import { useCreditTypes } from './useCreditTypes.ts';
import { type DebtField, reasonToWait, useDebtForm } from './useDebtForm.ts';
import { YesNoField } from './YesNoField.tsx';

export type DebtFormProps = {
  /** The debt to change; without one a new debt is entered. */
  readonly debt?: OpenedDebt | undefined;
  /** The server's messages about the last submission; each shows at its field until that is changed. */
  readonly faults?: readonly FieldFault[] | undefined;
  /** On its way to the server. */
  readonly saving: boolean;
  /** Saves the debt. True once the server or the outbox has it: then what was typed is removed here. */
  readonly onSave: (body: DebtBody) => Promise<boolean>;
  readonly onBack: () => void;
};

const { title, subtitle, joint, guarantor } = DEBT_FORM_TEXTS;

/** Who is owed, what kind of debt it is and how much: a new debt, or one to change (DE-031 to DE-041). */
export function DebtForm({ debt, faults, saving, onSave, onBack }: DebtFormProps) {
  const formId = useId();
  const { form, picked, lacks, problems, attempt, messageAt, ...act } = useDebtForm(debt, onSave, faults);
  const search = useCreditorSearch(
    form.initialCreditorName,
    picked?.label !== form.initialCreditorName,
    lookUpCreditors,
  );
  const creditorId = (picked ?? namedExactly(search.matches, form.initialCreditorName))?.id;
  const kinds = useRef<HTMLDivElement>(null);
  const offered = useCreditTypes(creditorId, kinds);
  const type = offered.types.find(({ id }) => id === form.creditTypeId) ?? typeOf(debt, form.creditTypeId);
  const extra = creditTypeQuestions(type);
  const ready = lacks.length === 0;
  useErrorInTitle(attempt > 0 && problems.length > 0);

  const field = (name: DebtField) => ({ name: idOf(name), error: messageAt(name) });
  const typed = (name: DebtField) => ({ ...field(name), onBlur: () => act.leave(name) });

  return (
    <section>
      {attempt > 0 && (
        <div className={styles.summary}>
          <ErrorSummary
            attempt={attempt}
            problems={problems.map(({ field: name, message }) => ({ id: idOf(name), message }))}
          />
        </div>
      )}
      <DebtScreenHeading title={title}>{subtitle}</DebtScreenHeading>
      {debt?.sold && (
        <Notification tone="lightpurple" live={false}>
          <p>{ofDebts.sold.inForm(debt.sold.to, wasWithText(debt) ?? '')}</p>
          <p>
            <TextLink href={paths.plan}>{ofDebts.sold.toPlan}</TextLink>
          </p>
        </Notification>
      )}
      <form
        className={styles.form}
        id={formId}
        noValidate
        onSubmit={event => {
          event.preventDefault();
          void act.save(type);
        }}
      >
        <CreditorField
          {...typed('initialCreditorName')}
          value={form.initialCreditorName}
          search={search}
          onType={name => act.change({ initialCreditorName: name }, { picked: null })}
          onPick={creditor => act.change({ initialCreditorName: creditor.label }, { picked: creditor })}
        />
        <CreditTypeField
          {...field('creditTypeId')}
          creditorId={creditorId}
          offered={offered}
          list={kinds}
          advice={extra.advice}
          value={form.creditTypeId}
          onChange={({ id, name }) => act.change({ creditTypeId: id }, { creditTypeName: name })}
        />
        {extra.asksBenefit && (
          <YesNoField
            {...field('inReceiptOfBenefit')}
            label={BENEFIT_QUESTION.label}
            hint={BENEFIT_QUESTION.question}
            value={form.inReceiptOfBenefit}
            onChange={inReceiptOfBenefit => act.change({ inReceiptOfBenefit })}
          />
        )}
        <div className={styles.sums}>
          <MoneyField
            {...typed('currentBalance')}
            label={words.form.balance}
            hint={extra.balanceHint ?? words.form.balanceHint}
            required
            value={form.currentBalance}
            onChange={currentBalance => act.change({ currentBalance })}
          />
          <div className={styles.payment}>
            <MoneyField
              {...typed('regularPaymentAmount')}
              label={words.form.payment}
              hint={words.form.paymentHint}
              required={form.isNothingPaid !== true}
              optional={form.isNothingPaid === true}
              value={form.regularPaymentAmount}
              onChange={regularPaymentAmount => act.change({ regularPaymentAmount })}
            />
            <Checkbox
              {...field('isNothingPaid')}
              label={words.form.nothingPaid}
              checked={form.isNothingPaid === true}
              onChange={isNothingPaid => act.change({ isNothingPaid })}
            />
          </div>
        </div>
        <TextField
          {...typed('creditorReference')}
          label={words.form.reference}
          hint={words.form.referenceHint}
          optional
          width={12}
          autoComplete="off"
          spellCheck={false}
          value={form.creditorReference}
          onChange={creditorReference => act.change({ creditorReference })}
        />
        <RadioList
          {...field('isJoint')}
          label={joint.question}
          required
          columns={2}
          options={[
            { id: 'mine', label: joint.mine.label },
            { id: 'joint', label: joint.joint.label, additionalText: joint.joint.hint },
          ]}
          value={form.isJoint === null ? null : form.isJoint ? 'joint' : 'mine'}
          onChange={id => act.change({ isJoint: id === 'joint' })}
        />
        {asksGuarantor(form) && (
          <YesNoField
            {...field('canGuarantorBeLiable')}
            label={guarantor.question}
            hint={guarantor.hint}
            required
            value={form.canGuarantorBeLiable}
            onChange={canGuarantorBeLiable => act.change({ canGuarantorBeLiable })}
          />
        )}
      </form>
      <FooterPortal>
        <CtaBar
          barStyle="fixed"
          back={{
            onPress: () => {
              act.leaveForm();
              onBack();
            },
          }}
          reason={reasonToWait(lacks)}
          next={{ form: formId, disabled: !ready, loading: saving, onBlockedPress: act.showAll }}
        />
      </FooterPortal>
    </section>
  );
}

function idOf(field: DebtField): string {
  return `debt-${field}`;
}

/** The kind of a listed debt, while it is still the chosen one and its kind is known. */
function typeOf(debt: Debt | undefined, chosen: number | null): WithDebtRoles | undefined {
  if (!debt || debt.creditTypeId !== chosen || debt.creditTypeRoles.length === 0) return undefined;
  return { roles: debt.creditTypeRoles };
}
