import type { ConditionForm } from '@towpath/domain/people/health.ts';
import { HEALTH_ANSWERS, type HealthAnswers } from '@towpath/domain/people/healthQuestions.ts';
import { useMemo } from 'react';
import type { Kind } from '../../data/outbox/entry.ts';
import type { Outbox } from '../../data/outbox/outbox.ts';
import { useOutbox } from '../../data/outbox/outboxContext.ts';
import {
  isNumber,
  isText,
  isTruth,
  listOf,
  objectOf,
  oneOf,
  optional,
  orNull,
  type Shape,
} from '../../data/outbox/shape.ts';
import { words } from '../words.ts';

/** The condition being chosen, and the id it will have, so that sending it twice stores it once. */
export type KeptCondition = ConditionForm & { readonly id: number };

/** The support needs being chosen: whether to keep them, and which. */
export type KeptNeeds = {
  readonly agreed: boolean;
  readonly ids: readonly number[];
  /** Which were stored when the choice began. */
  readonly was?: readonly number[] | undefined;
};

/** The answers as they were changed, and as they were stored when that began. */
export type KeptAnswers = HealthAnswers & { readonly was?: HealthAnswers | undefined };

const answer = optional(oneOf(...HEALTH_ANSWERS));

/** Health entries, waiting or typed, belong to the person and not to a journey. */
export const HEALTH = 'health';

/** Entries live no longer than the tab, so that no health data is left behind in a shared browser. */
export function kindOf<Content>(name: string, called: string, fits: Shape<Content>): Kind<Content> {
  return { name, called, fits, keptIn: 'tab' };
}

export const CONDITION = kindOf(
  'condition',
  words.unsent.condition,
  objectOf<KeptCondition>({ id: isNumber, title: orNull(isText), description: orNull(isText) }),
);
export const isKeptNeeds = objectOf<KeptNeeds>({
  agreed: isTruth,
  ids: listOf(isNumber),
  was: optional(listOf(isNumber)),
});
export const NEEDS = kindOf('needs', words.unsent.needs, isKeptNeeds);
const ANSWER_SHAPES = {
  isInTreatment: answer,
  isConfirmed: answer,
  hasContact: answer,
  treatmentEndsOn: optional(isText),
  isIllLongTerm: answer,
};
export const isHealthAnswers = objectOf<HealthAnswers>(ANSWER_SHAPES);
/** The yes or no chosen on the welcome. */
export type YesNo = 'yes' | 'no';
/** The choice that a stored consent stands for; null while there is none. */
export function choiceOf(consent: { readonly hasConsented: boolean | null } | undefined): YesNo | null {
  if (consent?.hasConsented == null) return null;
  return consent.hasConsented ? 'yes' : 'no';
}
const CHOICE = kindOf('consent choice', words.unsent.answers, oneOf<YesNo>('yes', 'no'));
export const ANSWERS = kindOf(
  'answers',
  words.unsent.answers,
  objectOf<KeptAnswers>({ ...ANSWER_SHAPES, was: optional(isHealthAnswers) }),
);

/** What a person has chosen on a health screen and not saved yet. It survives a reload. */
export function keptHealth(outbox: Outbox) {
  return {
    condition: slotOf(outbox, CONDITION),
    needs: slotOf(outbox, NEEDS),
    answers: slotOf(outbox, ANSWERS),
    choice: slotOf(outbox, CHOICE),
  };
}

/** `keptHealth` for a component. */
export function useKeptHealth(): ReturnType<typeof keptHealth> {
  const outbox = useOutbox();
  return useMemo(() => keptHealth(outbox), [outbox]);
}

function slotOf<Content>(outbox: Outbox, kind: Kind<Content>) {
  return outbox.slot(kind, () => ({ scope: HEALTH, key: kind.name }));
}
