import { words } from './words.ts';

/** What there is to do with an application that was handed over: it is done in the case. */
export function ApplicationToRead() {
  return <p>{words.applicationToRead}</p>;
}
