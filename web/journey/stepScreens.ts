import type { StepKind } from '@towpath/domain/journey-engine/definition/stepKind.ts';
import { type ComponentType, createContext, useContext } from 'react';
import type { OnDemand } from '../shell/onDemand.tsx';
import type { StepProps } from './steps/stepProps.ts';

/** How steps of a kind are shown; one on demand is fetched when it is first shown, or before that in a calm moment. */
export type StepScreen = ComponentType<StepProps> | OnDemand<StepProps>;

/**
 * The screen of each kind of step, by the name of the kind. The journey is handed it by the app and knows no capability
 * itself. A kind that is not here is left out, and the rest of the page works on (JN-055).
 */
export type StepScreens = ReadonlyMap<string, StepScreen>;

export function stepScreens(screens: readonly (readonly [StepKind, StepScreen])[]): StepScreens {
  return new Map(screens.map(([{ name }, screen]) => [name, screen]));
}

const Context = createContext<StepScreens>(new Map());

export const StepScreensProvider = Context.Provider;

export function useStepScreens(): StepScreens {
  return useContext(Context);
}
