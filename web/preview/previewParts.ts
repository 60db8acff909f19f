import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import { createContext } from 'react';
import type { StepScreens } from '../journey/stepScreens.ts';

/** What the steps of a preview need besides their journey. */
type PreviewParts = {
  /** Notes a step as done, with these answers, in place of the call that does it for a person. */
  readonly note: (stepId: string, answers: readonly GivenAnswer[]) => void;
  /** The screens that people have. */
  readonly real: StepScreens;
};

export const PreviewPartsContext = createContext<PreviewParts>({ note: () => undefined, real: new Map() });
