import { changeDebt } from '@towpath/contracts/api/debts.ts';
import { api } from '../../data/client.ts';
import type { Kind } from '../../data/outbox/entry.ts';
import type { Outbox, Slot } from '../../data/outbox/outbox.ts';
import { completeStep, type OwnSave, type StepToComplete } from '../../journey/state/ownSave.ts';
import type { IdentifiedDebt } from './debtKinds.ts';

/** Answers about several debts as given with Continue: the debts that they change, and the step. */
export type GivenOfDebts<Change extends IdentifiedDebt = IdentifiedDebt> = {
  readonly changed: readonly Change[];
  readonly completes: StepToComplete;
};

/**
 * How such answers are saved: debt by debt, and then the step is completed. What was typed is let go of, unless it is no
 * longer what was given.
 */
export function saveEach<Given extends GivenOfDebts, Typed>(
  kind: Kind<Given>,
  draftOf: (outbox: Outbox, given: Given) => Slot<Typed>,
  typed: (given: Given) => Typed,
): OwnSave<Given, void> {
  return {
    kind,
    async call({ changed }) {
      for (const { id, ...facts } of changed) await api(changeDebt, { params: { debtId: id }, body: facts });
    },
    saved(outbox, given) {
      const draft = draftOf(outbox, given);
      if (JSON.stringify(draft.read()) === JSON.stringify(typed(given))) draft.forget();
      completeStep(outbox, given.completes);
    },
  };
}
