import type { Given } from '../answer.ts';
import type { ApplicationFacts } from '../applicationFacts.ts';
import type { KnownAnswers } from './known.ts';
import { knownOfDebts } from './knownOfDebts.ts';
import { knownOfPerson } from './knownOfPerson.ts';

/** Everything that is known for the fields of any form. */
export function knownAnswers(facts: ApplicationFacts, given: Given): KnownAnswers {
  const parts = [knownOfPerson(facts), knownOfDebts(facts, given)];
  return {
    singles: Object.assign({}, ...parts.map(({ singles }) => singles)) as KnownAnswers['singles'],
    lists: Object.assign({}, ...parts.map(({ lists }) => lists)) as KnownAnswers['lists'],
  };
}
