import type { Outbox } from '../../data/outbox/outbox.ts';
import { isText, isTruth, listOf, objectOf, readAs } from '../../data/outbox/shape.ts';
import { takeOldKeys } from '../../data/outbox/takeOldKeys.ts';
import { sessionUser } from '../../data/session.ts';
import { DEBT_FORM, draftPlace, LEGAL_ANSWERS, LEGAL_PLACE } from '../form/draftKinds.ts';
import { DEBT, isIdentifiedDebt } from './debtKinds.ts';
import type { UnsavedDebt } from './unsaved.ts';

/** Ordered after the answers of that release, which start at 0. */
const OLD_DEBTS_FROM = 1_000_000;

const areUnsaved = listOf(
  objectOf<Omit<UnsavedDebt, 'faults'>>({
    body: isIdentifiedDebt,
    isNew: isTruth,
    waits: isTruth,
    message: isText,
  }),
);

/**
 * Moves into the outbox what browsers kept of this journey's debts before the outbox existed. A refused one is tried
 * once more.
 */
export function takeOverDebts(outbox: Outbox, journeyId: string): void {
  const kept = takeOldKeys(`unsavedDebts.${journeyId}`).flatMap(text => readAs(areUnsaved, text) ?? []);
  for (const [place, { body, isNew }] of kept.entries())
    outbox.takeOver(
      DEBT,
      { scope: journeyId, key: body.id },
      { body, isNew, stepId: null, isTried: true },
      OLD_DEBTS_FROM + place,
    );
}

/** Moves into the outbox what browsers kept of the person's forms before the outbox existed. */
export function takeOverDrafts(outbox: Outbox): void {
  const before = `debts.${sessionUser()?.userId ?? 'guest'}.`;
  for (const text of takeOldKeys(`${before}legal`)) {
    const answers = readAs(LEGAL_ANSWERS.fits, text);
    if (answers) outbox.takeOver(LEGAL_ANSWERS, LEGAL_PLACE, answers);
  }
  for (const text of takeOldKeys(`${before}debt.new`)) {
    const draft = readAs(DEBT_FORM.fits, text);
    if (draft) outbox.takeOver(DEBT_FORM, draftPlace(undefined), draft);
  }
  for (const text of takeOldKeys(`${before}debt.`)) {
    const draft = readAs(DEBT_FORM.fits, text);
    if (draft) outbox.takeOver(DEBT_FORM, draftPlace(draft), draft);
  }
}
