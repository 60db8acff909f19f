import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { Kind } from '../../data/outbox/entry.ts';
import { isNumber, isText, listOf, objectOf } from '../../data/outbox/shape.ts';
import { words } from '../words.ts';

/** An answer on its way to the server. `basedOn` is the revision the person saw when they gave it; 0 when none was stored. */
export type PendingSave = {
  readonly stepId: string;
  readonly answers: readonly GivenAnswer[];
  readonly basedOn: number;
};

export const areAnswers = listOf(objectOf<GivenAnswer>({ id: isText, value: isText }));

export const isPendingSave = objectOf<PendingSave>({
  stepId: isText,
  answers: areAnswers,
  basedOn: isNumber,
});

/** An answer that was given and is to be sent. */
export const ANSWER: Kind<PendingSave> = {
  name: 'answer',
  called: words.unsent.given,
  fits: isPendingSave,
  keptIn: 'browser',
};

/** What is chosen or typed in a step and not yet given. */
export const DRAFT: Kind<readonly GivenAnswer[]> = {
  name: 'answer draft',
  called: words.unsent.begun,
  fits: areAnswers,
  keptIn: 'browser',
};
