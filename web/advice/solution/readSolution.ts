import { myDetails } from '@towpath/contracts/api/customers.ts';
import { myPages, myStatus } from '@towpath/contracts/api/journeys.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { FULL_JOURNEY_ADVICE } from '@towpath/domain/journeys/steps.ts';
import { api } from '../../data/client.ts';
import { hasCode } from '../../data/failure.ts';
import { paths } from '../../shell/paths.ts';
import { pageWith, stepWith } from '../missingParts.ts';

/**
 * The advice that a solution is part of, the link back to it and what a call back needs. While there is no
 * advice yet: the page where the person belongs.
 */
export async function readSolution() {
  try {
    const [advice, around] = await Promise.all([api(recommendation), readAround()]);
    return { advice, ...around };
  } catch (failure) {
    if (hasCode(failure, 'STEP_NOT_ON_PATH')) return { elsewhere: paths.journeyNow };
    if (hasCode(failure, 'NO_JOURNEY')) return { elsewhere: paths.dashboard };
    throw failure;
  }
}

/** The link back to the advice, or to the question that is open before it, and what a call back needs. */
export async function readAround() {
  const [details, { pages }, { isLocked }] = await Promise.all([api(myDetails), api(myPages), api(myStatus)]);
  return {
    details,
    back: pageWith(FULL_JOURNEY_ADVICE.name, pages) ?? paths.journeyNow,
    stepId: stepWith(FULL_JOURNEY_ADVICE.name, pages),
    isClosed: isLocked,
  };
}
