import type { StepKind } from '@towpath/domain/journey-engine/definition/stepKind.ts';
import { type ComponentType, createContext, useContext } from 'react';
import type { OnDemand } from '../shell/onDemand.tsx';
import type { StepProps } from './steps/stepProps.ts';

/**
 * The component that shows a kind of step. Code on demand is fetched when it is first shown, or earlier while nothing
 * else loads.
 */
export type StepScreen = ComponentType<StepProps> | OnDemand<StepProps>;

/**
 * The component of each kind of step, by the name of the kind. The app passes it in, so the journey knows no
 * capability itself. A step of an unknown kind is left out, and the rest of the page still works (JN-055).
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
