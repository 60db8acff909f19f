import { FullJourneyAdvice } from '../../advice/step/FullJourneyAdvice.tsx';
import { Journey } from '../pages/Journey.tsx';

/** Never drawn: it names the files that the page of the advice needs. */
export default [Journey, FullJourneyAdvice];
