import type { DebtBody } from '@towpath/contracts/api/debts.ts';
import {
  type DebtForm,
  type DebtFormLack,
  EMPTY_DEBT_FORM,
  missingDebtFormParts,
} from '@towpath/domain/debts/debtForm.ts';
import type { WithDebtRoles } from '@towpath/domain/debts/roles.ts';
import { useRef, useState } from 'react';
import { useOutbox } from '../../data/outbox/outboxContext.ts';
import type { FieldFault } from '../state/debtKinds.ts';
import { words } from '../step/words.ts';
import { bodyOf, type DebtDraft, type OpenedDebt, openDraft } from './debtDraft.ts';
import { draftOf } from './draftKinds.ts';

export type DebtField = keyof DebtForm;
type DebtFault = FieldFault & { readonly field: DebtField };

function isOfForm(fault: FieldFault): fault is DebtFault {
  return fault.field in EMPTY_DEBT_FORM;
}

/**
 * The debt form while it is filled in: what is typed, kept through a reload, and which problems show. A field is checked
 * when it is left, never while it is typed in, and its message goes as soon as it is right. Continue shows all.
 *
 * @param faults what the server said of the debt when it was last sent: shown at once, each until its field is changed
 */
export function useDebtForm(
  debt: OpenedDebt | undefined,
  onSave: (body: DebtBody) => Promise<boolean>,
  faults: readonly FieldFault[] = [],
) {
  const outbox = useOutbox();
  const kept = draftOf(outbox, debt);
  const [draft, setDraft] = useState(() => openDraft(outbox, debt));
  const [shown, setShown] = useState<ReadonlySet<DebtField>>(new Set());
  const [refused, setRefused] = useState(() => faults.flatMap(fault => (isOfForm(fault) ? fault : [])));
  const [attempt, setAttempt] = useState(refused.length > 0 ? 1 : 0);
  const sent = useRef(false);
  const lacks = missingDebtFormParts(draft.form);
  const lackOf = (field: DebtField) => lacks.find(lack => lack.field === field);

  function change(
    values: Partial<DebtForm>,
    also: Partial<Pick<DebtDraft, 'picked' | 'creditTypeName'>> = {},
  ) {
    const next = { ...draft, ...also, form: { ...draft.form, ...values } };
    setDraft(next);
    // A form equal to its starting values has nothing to send.
    if (JSON.stringify(next.form) === JSON.stringify(next.from)) kept.forget();
    else kept.keep(next);
    setRefused(refused.filter(({ field }) => !(field in values)));
    const wrong = new Set(missingDebtFormParts(next.form).map(({ field }) => field));
    setShown(new Set([...shown].filter(field => wrong.has(field))));
  }

  /** A field is left: says what is wrong with it. An empty one is asked for by Continue. */
  function leave(field: DebtField) {
    if (lackOf(field)?.problem === 'error') setShown(new Set(shown).add(field));
  }

  /** Continue was pressed and there is something to put right. */
  function showAll() {
    setShown(new Set(lacks.map(({ field }) => field)));
    setAttempt(attempt + 1);
  }

  /**
   * Saves a debt of the chosen kind, once, however often it is pressed. What was typed is kept until the server or the
   * outbox has it.
   */
  async function save(type: WithDebtRoles | undefined) {
    const body = bodyOf(draft, type, debt);
    if (!body) return showAll();
    if (sent.current) return;
    sent.current = true;
    try {
      if (await onSave(body)) kept.forget();
    } finally {
      sent.current = false;
    }
  }

  /** Leaves without saving. Changes to a debt are dropped; a new one begun here is still there next time. */
  function leaveForm() {
    if (debt) kept.forget();
  }

  const problems: readonly DebtFault[] = lacks.filter(({ field }) => shown.has(field));
  const others = refused.filter(({ field }) => !problems.some(problem => problem.field === field));

  return {
    form: draft.form,
    picked: draft.picked,
    lacks,
    attempt,
    /** What the summary lists: problems that Continue, a field itself or the server has shown. */
    problems: [...problems, ...others],
    messageAt: (field: DebtField) => [...problems, ...others].find(each => each.field === field)?.message,
    change,
    leave,
    showAll,
    save,
    leaveForm,
  };
}

/** Why Continue waits, in one line: an error before what is missing. Undefined when nothing blocks it. */
export function reasonToWait(lacks: readonly DebtFormLack[]): string | undefined {
  const wrong = lacks.find(({ problem }) => problem === 'error');
  const first = wrong ?? lacks[0];
  const says: Partial<Record<DebtField, string>> = wrong ? words.form.check : words.form.add;
  return first && says[first.field];
}
