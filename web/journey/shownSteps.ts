import type { PathStep } from '@towpath/domain/journey-engine/run/path.ts';
import { createContext } from 'react';

/** The steps that show on the page now, in their order. */
export const ShownSteps = createContext<readonly Pick<PathStep, 'stepId' | 'pageId'>[]>([]);
