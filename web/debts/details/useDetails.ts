import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import {
  changedByDetails,
  type DetailsLack,
  type DetailsQuestion,
  missingDetails,
} from '@towpath/domain/debts/detailsAnswers.ts';
import {
  askedDetails,
  type DebtInDetails,
  type DetailsForm,
  detailsFormOf,
  mayFit,
  NO_SUM,
  offeredFacts,
  type RareFact,
  type TypedSum,
} from '@towpath/domain/debts/detailsForm.ts';
import { useState } from 'react';
import type { Slot } from '../../data/outbox/outbox.ts';
import { words } from './words.ts';

/**
 * The questions about the whole list while they are answered: what is ticked and typed, kept through a reload, and which
 * problems show. A sum is checked when its box is left; Continue shows all.
 *
 * @param isAnswered they were answered before
 */
export function useDetails(debts: readonly DebtInDetails[], kept: Slot<DetailsForm>, isAnswered: boolean) {
  const announce = useAnnounce();
  const [form, setForm] = useState(() => kept.read() ?? detailsFormOf(debts, isAnswered));
  const [shown, setShown] = useState<ReadonlySet<DetailsQuestion>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const asked = askedDetails(form, debts);
  const lacks = missingDetails(form, debts);

  function change(values: Partial<DetailsForm>) {
    const next = { ...form, ...values };
    setForm(next);
    kept.keep(next);
    const stillLacking = new Set(missingDetails(next, debts).map(({ at }) => at));
    setShown(new Set([...shown].filter(at => stillLacking.has(at))));
    if (countOf(askedDetails(next, debts)) > countOf(asked)) announce(words.more);
  }

  const problems: readonly DetailsLack[] = lacks.filter(({ at }) => shown.has(at));
  return {
    form,
    asked,
    lacks,
    problems,
    attempt,
    change,
    messageAt: (at: DetailsQuestion) => problems.find(problem => problem.at === at)?.message,
    /** A sum: typing one says that the person is sure after all, and being unsure empties the box. */
    changeSum(of: 'overdue' | 'agreed', id: string, sum: Partial<TypedSum>) {
      const isUnsure = sum.isUnsure === true;
      const typed = isUnsure ? '' : (sum.typed ?? form[of][id]?.typed ?? NO_SUM.typed);
      change({ [of]: { ...form[of], [id]: { typed, isUnsure } } });
    },
    /** A box is left: says what is wrong with it. An empty one is asked for by Continue. */
    leave(at: DetailsQuestion) {
      if (lacks.some(lack => lack.at === at && lack.problem === 'error')) setShown(new Set(shown).add(at));
    },
    showAll() {
      setShown(new Set(lacks.map(({ at }) => at)));
      setAttempt(attempt + 1);
    },
    /** The rare facts that may fit some debt, and the ids of the debts that one of them may fit. */
    offered: offeredFacts(debts, form.stages),
    mayFit: (fact: RareFact) => mayFit(fact, debts, form.stages).map(({ id }) => id),
    changed: () => changedByDetails(form, debts),
  };
}

export type Details = ReturnType<typeof useDetails>;

function countOf({ overdue, agreed, which }: ReturnType<typeof askedDetails>): number {
  return overdue.length + agreed.length + which.length;
}

/** Id of a question on the page. */
export function idOf(at: DetailsQuestion): string {
  return `details-${at}`;
}
