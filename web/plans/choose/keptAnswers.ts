import { useMemo, useState } from 'react';
import type { Kind } from '../../data/outbox/entry.ts';
import { useOutbox } from '../../data/outbox/outboxContext.ts';
import { isText, mapOf } from '../../data/outbox/shape.ts';
import type { Answers } from './Questions.tsx';
import { words } from './words.ts';

/** What somebody thinks of an insolvency of theirs is nobody else's in a shared browser: it stays in this tab. */
const ANSWERS: Kind<Answers> = {
  name: 'understanding',
  called: words.questions.typed,
  fits: mapOf(isText),
  keptIn: 'tab',
};

/**
 * The answers to the questions before an insolvency, kept at each of them, through a reload, until something is chosen. Of
 * what an earlier advice asked nothing comes back: other questions may go with this one.
 */
export function useKeptAnswers(recordId: string, shortName: string) {
  const outbox = useOutbox();
  const slot = useMemo(
    () => outbox.slot(ANSWERS, () => ({ scope: `choice ${recordId}`, key: shortName })),
    [outbox, recordId, shortName],
  );
  const [answers, setAnswers] = useState<Answers>(() => slot.read() ?? {});
  return {
    answers,
    answer(questionId: string, answerId: string) {
      const now = { ...answers, [questionId]: answerId };
      setAnswers(now);
      slot.keep(now);
    },
    /** Something is chosen: what was answered before other choices is of no use any more. */
    forget() {
      for (const entry of outbox.unsent()) if (entry.kind === ANSWERS.name) outbox.forget(entry);
    },
  };
}
