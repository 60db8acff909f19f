import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import {
  type HealthAnswer,
  type HealthAnswers,
  type HealthQuestion,
  healthQuestionsAfter,
} from '@towpath/domain/people/healthQuestions.ts';
import { useState } from 'react';
import { type KeptAnswers, useKeptHealth } from '../state/keptForm.ts';
import { words } from '../words.ts';

/**
 * The answers on the list screen: as saved, or as changed since. A change survives a reload and a visit to the other
 * screens until it is saved.
 *
 * @param saved undefined until they have been read
 */
export function useHealthAnswers(saved: HealthAnswers | undefined) {
  const announce = useAnnounce();
  const kept = useKeptHealth().answers;
  const [changed, setChanged] = useState<KeptAnswers | undefined>(kept.read);
  const { was, ...answers } = changed ?? { ...saved, was: saved };
  return {
    answers,
    /** The answers as they were read when the person began to change them. */
    was,
    isChanged: changed !== undefined,
    answer(question: HealthQuestion, answer: HealthAnswer) {
      const next = { ...answers, [question]: answer, was };
      setChanged(next);
      kept.keep(next);
      const added = healthQuestionsAfter(next).length - healthQuestionsAfter(answers).length;
      if (added > 0) announce(words.questions.threeMore);
    },
    endTreatment(month: string) {
      const next = { ...answers, treatmentEndsOn: month, was };
      setChanged(next);
      kept.keep(next);
    },
    forget() {
      setChanged(undefined);
      kept.forget();
    },
  };
}
