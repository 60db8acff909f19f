import { words } from './words.ts';

/** What there is to do with a Breathing Space that runs for half of its days: it is noted in the case. */
export function ReviewToHave() {
  return <p>{words.reviewToHave}</p>;
}
