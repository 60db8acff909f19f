import type { CategoryEntry } from '@towpath/contracts/api/budget.ts';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { useEffect, useRef, useState } from 'react';
import { Offline } from '../../data/failure.ts';
import type { BudgetStore } from '../state/budgetStore.ts';
import { linesPutRight } from '../state/sendCategory.ts';
import { type EntryLine, lineOnServer, submittedLine } from '../state/typedLines.ts';
import { amountId, categoryButtonId, focusOn, putRightId } from './elementIds.ts';
import { words } from './words.ts';

/** The deviation that the drawer asks about, in a category as the server has just judged it. */
export type DeviationQuestion = {
  readonly entry: CategoryEntry;
  readonly deviation: CategoryEntry['deviations'][number];
};

/** How far the person has come. */
type BudgetProgress = {
  /** The category to open, as long as the person chooses none. */
  readonly nextCategoryId: number | null;
  /** The categories that are not completed, in their order. */
  readonly unfinished: readonly CategoryEntry[];
  /** Those that were submitted without a connection. */
  readonly waiting: readonly number[];
};

/**
 * Which category is open, and what a submission leads to: its errors, a question about a deviation, or the
 * next incomplete category (IE-010, IE-013).
 *
 * @param onAllDone runs once every category is completed
 * @param linesOf the lines of a category that show, in their order
 * @param startsAt the category to open, where the person came for one
 */
export function useSubmitting(
  store: BudgetStore,
  { nextCategoryId, unfinished, waiting }: BudgetProgress,
  onAllDone: () => Promise<unknown>,
  linesOf: (categoryId: number) => readonly number[],
  startsAt: number | undefined,
) {
  const announce = useAnnounce();
  /** Undefined until the person opens or closes one; null while all are closed. */
  const [chosen, setChosen] = useState<number | null | undefined>(startsAt);
  const [asking, setAsking] = useState<DeviationQuestion | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [checkedId, setCheckedId] = useState<number>();
  const [refusal, setRefusal] = useState<{ categoryId: number; message: string }>();
  /** The lines of a category that were not saved, since one of us put them right meanwhile. */
  const [putRight, setPutRight] = useState<{ categoryId: number; typeIds: readonly number[] }>();
  // Once what is to be chosen is drawn.
  useEffect(() => {
    if (putRight) focusOn(putRightId(putRight.categoryId));
  }, [putRight]);
  const openId = chosen === undefined ? nextCategoryId : chosen;
  /** What takes the focus once the category that was opened is drawn and the one before it is folded. */
  const awaited = useRef<number | undefined>(startsAt);

  useEffect(() => {
    const categoryId = awaited.current;
    if (categoryId === undefined || categoryId !== openId) return;
    awaited.current = undefined;
    const buttonId = categoryButtonId(categoryId);
    const [first] = linesOf(categoryId);
    focusOn(first === undefined ? buttonId : amountId(first), buttonId);
  });

  function open(categoryId: number | null) {
    awaited.current = categoryId ?? undefined;
    setChosen(categoryId);
    setCheckedId(undefined);
  }

  async function submit(entry: CategoryEntry): Promise<void> {
    const { categoryId, categoryName } = entry;
    setChosen(categoryId);
    setRefusal(undefined);
    setCheckedId(categoryId);
    const submitted = await store.submit(categoryId);
    if (!submitted) return;
    if (!submitted.ok) {
      if (submitted.why === 'mistakes') return setAttempt(attempt + 1);
      setAsking(null);
      const typeIds = linesPutRight(submitted.why);
      if (typeIds?.some(typeId => store.snapshot().typed[typeId])) {
        setPutRight({ categoryId, typeIds });
        return;
      }
      if (!(submitted.why instanceof Offline)) {
        return setRefusal({ categoryId, message: submitted.why.message });
      }
      announce(words.budget.keptHere(categoryName));
      const next = nextWithout([...waiting, categoryId]);
      open(next);
      if (next === null) focusOn(categoryButtonId(categoryId));
      return;
    }
    const { nextCategoryId: nextId, allCompleted, ...judged } = submitted.entry;
    const deviation = judged.deviations.find(({ isExplained }) => !isExplained);
    setAsking(deviation ? { entry: judged, deviation } : null);
    if (deviation) return;
    announce(words.budget.completed(categoryName));
    // The server's next one, unless nothing of it is to be filled in here.
    const isHere = unfinished.some(one => one.categoryId === nextId);
    const next = isHere ? nextId : nextWithout([categoryId]);
    open(next);
    if (allCompleted || next === null) await onAllDone();
  }

  function nextWithout(done: readonly number[]): number | null {
    return unfinished.find(({ categoryId }) => !done.includes(categoryId))?.categoryId ?? null;
  }

  return {
    openId,
    asking,
    attempt,
    /** The open category once it was submitted: its errors show. */
    checkedId,
    refusalOf: (categoryId: number) => (refusal?.categoryId === categoryId ? refusal.message : undefined),
    submit,
    putRightIn: (categoryId: number) => (putRight?.categoryId === categoryId ? putRight.typeIds : []),

    /** Takes a line as it stands now, or as it was typed; it is saved once its part is submitted. */
    choose(line: EntryLine, of: 'ours' | 'mine'): void {
      const was = lineOnServer(line);
      store.type(line.typeId, of === 'mine' ? { was } : { ...submittedLine(line), was });
      announce(words.putRight.chosen);
      focusOn(amountId(line.typeId));
    },

    toggle(categoryId: number) {
      setChosen(openId === categoryId ? null : categoryId);
      setCheckedId(undefined);
    },

    /** Keeps the reason as it is chosen; it is sent with the drawer's answer. */
    chooseReason(deviationReasonId: number): void {
      if (asking) store.type(asking.deviation.typeId, { deviationReasonId });
    },

    /** The drawer's answer: the reason where there is one to give; then the next deviation (IE-013). */
    async giveReason(deviationReasonId: number | null): Promise<void> {
      if (!asking) return;
      const { entry, deviation } = asking;
      if (deviationReasonId !== null) store.type(deviation.typeId, { deviationReasonId });
      const open = entry.deviations.filter(({ isExplained }) => !isExplained);
      const next = open[open.indexOf(deviation) + 1];
      if (next) setAsking({ entry, deviation: next });
      else await submit(entry);
    },

    /**
     * Goes back to the sum in question. The category stays open and shows its error; a reason that was chosen and not
     * given does not go out with another sum.
     */
    changeAmount(): void {
      if (asking) {
        const { entry, deviation } = asking;
        const line = entry.types.find(({ typeId }) => typeId === deviation.typeId);
        if (line) store.type(line.typeId, { deviationReasonId: line.deviationReasonId });
        focusOn(amountId(deviation.typeId));
      }
      setAsking(null);
    },

    /** Opens a category and moves the focus there. */
    show(categoryId: number): void {
      open(categoryId);
    },

    /** Opens the first incomplete category. */
    showFirstOpen(): void {
      open(nextWithout([]));
    },
  };
}
