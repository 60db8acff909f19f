import type { Debt } from '@towpath/contracts/api/debts.ts';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import {
  answerYesNo,
  chooseDebts,
  type LegalAnswers,
  legalSectionComplete,
  remainingQuestions,
} from '@towpath/domain/debts/legalAnswers.ts';
import { changedByLegalAnswers, legalAnswersOf } from '@towpath/domain/debts/legalFlags.ts';
import type {
  LegalQuestionNumber,
  WhichDebtsNumber,
  YesNoNumber,
} from '@towpath/domain/debts/legalQuestions.ts';
import { useRef, useState } from 'react';
import { useStepHeadings } from '../../journey/stepHeadings.tsx';
import { afterGiving, readDebts } from '../state/asRead.ts';
import { flagsOf, type GivenLegalAnswers, LEGAL_FLAGS } from '../state/legalSave.ts';
import { words } from '../step/words.ts';
import { type LegalPart, questionId, shownParts } from './legalParts.ts';

type Given = {
  readonly debts: readonly Debt[];
  readonly draft: LegalAnswers | undefined;
  readonly onDraft: (answers: LegalAnswers) => void;
  /** The answers with the flags that they change, as they are sent. */
  readonly onDone: (answers: LegalAnswers, changed: GivenLegalAnswers['changed']) => void;
};

/**
 * If a pointer press was at most this many ms ago, it made the choice that has just come in; otherwise a key
 * did.
 */
const PRESSED_WITHIN = 1000;

/** The legal questions while they are answered: what shows, what is open again, and where the focus goes. */
export function useLegalQuestions({ debts, draft, onDraft, onDone }: Given) {
  const announce = useAnnounce();
  const headings = useStepHeadings();
  const [answers, setAnswers] = useState(() => draft ?? legalAnswersOf(debts));
  /** The flags as they were when the questions were opened. */
  const [read, setRead] = useState(() => readDebts(debts, LEGAL_FLAGS));
  /** The part in progress: later parts wait until it is done. */
  const [at, setAt] = useState<YesNoNumber>();
  const [reopened, setReopened] = useState<ReadonlySet<YesNoNumber>>(new Set());
  const [problem, setProblem] = useState<LegalQuestionNumber>();
  const [attempt, setAttempt] = useState(0);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const ids = debts.map(({ id }) => id);
  const toGo = remainingQuestions(answers, ids);
  const complete = legalSectionComplete(answers, ids);
  const shown = shownParts(answers, ids, at);

  const open = shown.findIndex(part => !part.complete);
  const lastComplete = (open === -1 ? shown.length : open) - 1;

  const parts = shown.map((part, place) => {
    // Picked debts collapse once Done is pressed; a Yes or No once the next part has its answer, so that nothing jumps.
    const isBehind = place < (part.which === undefined ? lastComplete : shown.length - 1);
    const isAhead = at !== undefined && part.yesNo > at;
    return {
      ...part,
      asLine: part.complete && (isBehind || isAhead) && part.yesNo !== at && !reopened.has(part.yesNo),
      hasDone: reopened.has(part.yesNo) || (part.which !== undefined && !complete),
    };
  });

  function keep(next: LegalAnswers) {
    setAnswers(next);
    setProblem(undefined);
    onDraft(next);
  }

  /** A tap leads to what it has revealed; a key only chooses, and the focus stays (a list is walked with arrow keys). */
  function lead(to: LegalQuestionNumber, intoFollowUp: boolean) {
    const byPress = performance.now() - pressedAt.current < PRESSED_WITHIN;
    if (byPress && intoFollowUp) headings.focusStep(questionId(to));
    else {
      announce(words.legal.nextAdded);
      if (byPress) headings.showStep(questionId(to));
    }
  }

  function answer(number: YesNoNumber, value: boolean) {
    const next = answerYesNo(answers, number, value);
    const part = shownParts(next, ids, undefined).find(({ yesNo }) => yesNo === number);
    keep(next);
    setAt(part?.which === undefined ? undefined : number);
    const [following] = remainingQuestions(next, ids);
    if (part && !part.complete && part.which !== undefined) lead(part.which, true);
    else if (following !== undefined && !reopened.has(number)) lead(following, false);
    else if (following === undefined) announce(words.legal.allDone);
  }

  function choose(number: WhichDebtsNumber, debtIds: readonly string[]) {
    setAt((number - 1) as YesNoNumber);
    keep(chooseDebts(answers, number, debtIds));
  }

  function finish(part: LegalPart) {
    if (!part.complete) return showProblemAt(part.which ?? part.yesNo);
    setAt(undefined);
    setReopened(new Set([...reopened].filter(number => number !== part.yesNo)));
    const [next] = toGo;
    if (next !== undefined) headings.focusStep(questionId(next));
  }

  function reopen(number: YesNoNumber) {
    setReopened(new Set(reopened).add(number));
    headings.focusStep(questionId(number));
  }

  function showProblemAt(number: LegalQuestionNumber | undefined) {
    setAt(undefined);
    setProblem(number);
    setAttempt(attempt + 1);
  }

  return {
    answers,
    parts,
    toGo: toGo.length,
    complete,
    problem,
    attempt,
    answer,
    choose,
    finish,
    reopen,
    showProblem: () => showProblemAt(toGo[0]),
    submit() {
      const changed = flagsOf(changedByLegalAnswers(debts, answers), read);
      setRead(afterGiving(read, changed));
      onDone(answers, changed);
    },
    pressing: {
      onPointerDown: () => {
        pressedAt.current = performance.now();
      },
    },
  };
}
