import type { CreditSearchResult } from '@towpath/contracts/api/creditSearch.ts';
import type { Debt, DebtBody } from '@towpath/contracts/api/debts.ts';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { useState } from 'react';
import { isFailure } from '../../data/failure.ts';
import { newId } from '../../data/newId.ts';
import { creditorNow } from '../debtTexts.ts';
import type { IdentifiedDebt } from '../state/debtKinds.ts';
import type { DebtList } from '../state/debtList.ts';
import type { GivenLegalAnswers } from '../state/legalSave.ts';

import { type Notice, wordsOfNotice } from './notices.ts';
import type { Move } from './screens.ts';
import { words } from './words.ts';

/** The actions on the debts, and the notice about the last of them. */
export function useDebtActions(debts: DebtList, stepId: string, move: (move: Move) => void) {
  const [notice, setNotice] = useState<Notice>();
  const announce = useAnnounce();
  const count = () => debts.snapshot().debts.length;

  function tell(next: Notice) {
    setNotice(next);
    const { tone, heading, line } = wordsOfNotice(next);
    if (tone !== 'red') announce(`${heading} ${line}`);
  }

  /** Runs an action that may fail, and shows a notice if it did. */
  async function trying(heading: string, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      tell({ kind: 'trouble', heading, line: failure.message });
    }
  }

  /** What does not get through is shown from the list itself, for as long as it waits. */
  async function save(body: IdentifiedDebt) {
    const isNew = !debts.has(body.id);
    setNotice(undefined);
    const saved = await debts.save(body, stepId);
    if (!saved.ok) return;
    tell({ kind: isNew ? 'added' : 'changed', name: creditorNow(saved.debt), count: count() });
  }

  function removeOne(debt: Debt) {
    const name = creditorNow(debt);
    return trying(words.notices.notDeleted(name), async () => {
      await debts.remove(debt.id);
      tell({ kind: 'deleted', name, count: count() });
    });
  }

  return {
    notice,
    save,

    /** Goes to another screen, where the earlier notice no longer applies. */
    go(to: Move) {
      setNotice(undefined);
      move(to);
    },

    /** The list takes the debt over, saved or not, so that the form can drop it (DE-027, DE-028). */
    async saveForm(body: DebtBody): Promise<boolean> {
      await save({ ...body, id: body.id ?? newId() });
      move({ kind: 'saved' });
      return true;
    },

    /** Saves several new debts, one after the other. False where one did not get through: it waits on the list. */
    async saveAll(bodies: readonly IdentifiedDebt[]): Promise<boolean> {
      setNotice(undefined);
      let areSaved = true;
      for (const body of bodies) areSaved = (await debts.save(body, stepId)).ok && areSaved;
      if (!areSaved) move({ kind: 'saved' });
      return areSaved;
    },

    remove: removeOne,

    /** Takes several debts off the list, one after the other, as far as each gets through. */
    removeAll: (all: readonly Debt[]) => {
      const [first] = all;
      if (first && all.length === 1) return removeOne(first);
      return trying(words.cleared.notAll, async () => {
        for (const debt of all) await debts.remove(debt.id);
        announce(words.cleared.gone(all.length));
      });
    },

    keepOwed: (debt: Debt) => {
      const name = creditorNow(debt);
      return trying(words.cleared.notKept(name), async () => {
        await debts.keepOwed(debt.id);
        announce(words.cleared.kept(name));
      });
    },

    keepBoth: (debtIds: readonly [string, string]) =>
      trying(words.duplicates.notKept, async () => {
        await debts.keepBoth(debtIds);
        announce(words.duplicates.keptBoth);
      }),

    /** Saves what the legal questions settled, and goes on from the step (LQ-019). */
    settle: (legalAnswers: GivenLegalAnswers) =>
      trying(words.notices.legalNotSaved, async () => {
        setNotice(undefined);
        await debts.saveLegalAnswers(legalAnswers);
        move({ kind: 'answered' });
      }),

    found({ imported, ...read }: CreditSearchResult) {
      debts.take(read);
      tell({ kind: 'found', added: imported.added.length, updated: imported.updated.length });
      move({ kind: 'found' });
    },
  };
}
