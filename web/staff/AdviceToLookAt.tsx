import { words } from './words.ts';

/** What there is to do with an advice that waits for one of us: it is done in the case. */
export function AdviceToLookAt() {
  return <p>{words.adviceToLookAt}</p>;
}
