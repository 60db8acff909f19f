import { FORM_WORK } from '@towpath/domain/people/formWork.ts';
import type { OpenWork } from './CallToMake.tsx';
import { words } from './words.ts';

/** What there is to do with an application that was handed over, by what came of it so far: it is done in the case. */
export function ApplicationToRead({ lastOutcome }: Pick<OpenWork, 'lastOutcome'>) {
  const { formWork } = words;
  if (lastOutcome === FORM_WORK.leftSince) return <p>{formWork.leftSince}</p>;
  return <p>{lastOutcome === FORM_WORK.answered ? formWork.answered : words.applicationToRead}</p>;
}
