import { ApiError } from './apiError.ts';

/** A step by its place. */
type StepPlace = { readonly pageId: string; readonly stepId: string };

/**
 * The refusal of a step that the answers so far do not lead to.
 *
 * @param stop where the path stops, which is where the person is sent; undefined where that is not known
 */
export function stepNotOnPath(stop: StepPlace | undefined): ApiError {
  return new ApiError('STEP_NOT_ON_PATH', stop ? { goTo: { pageId: stop.pageId, stepId: stop.stepId } } : {});
}
