import type { StepType } from '@towpath/domain/journey-engine/definition/kinds.ts';
import { type ComponentType, createContext, useContext } from 'react';
import type { OnDemand } from '../shell/onDemand.tsx';
import type { StepProps } from './steps/stepProps.ts';

/** How each kind of step is shown. The journey is handed it by the app and knows no capability itself. */
export type StepScreens = {
  /** The screen of each kind. A kind that is not here is left out, and the rest of the page works on (JN-055). */
  readonly byType: Partial<Record<StepType, ComponentType<StepProps>>>;
  /** The screens that are fetched when they are first shown, or before that in a calm moment. */
  readonly onDemand: readonly (readonly [StepType, OnDemand<StepProps>])[];
};

const Context = createContext<StepScreens>({ byType: {}, onDemand: [] });

export const StepScreensProvider = Context.Provider;

export function useStepScreens(): StepScreens {
  return useContext(Context);
}
