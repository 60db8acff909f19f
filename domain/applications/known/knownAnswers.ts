import type { Given } from '../answer.ts';
import type { ApplicationFacts } from '../applicationFacts.ts';
import type { ApplicationForm } from '../form.ts';
import { againstIt } from './againstIt.ts';
import { besideDebts } from './besideDebts.ts';
import type { KnownAnswers } from './known.ts';
import { knownOfAdvice } from './knownOfAdvice.ts';
import { knownOfBudget } from './knownOfBudget.ts';
import { knownOfDebts } from './knownOfDebts.ts';
import { knownOfJobs } from './knownOfJobs.ts';
import { knownOfPerson } from './knownOfPerson.ts';
import { knownOfReview } from './knownOfReview.ts';
import { whereHomeIs } from './whereHomeIs.ts';
import { withinForm } from './withinForm.ts';

/**
 * Everything that is known for the fields of a form, from all sources, and what speaks against an answer: that stands
 * beside it as an answer of its own, so that the person is asked which is right.
 */
export function knownAnswers(form: ApplicationForm, facts: ApplicationFacts, given: Given): KnownAnswers {
  const parts = [
    knownOfPerson(facts),
    knownOfReview(form, facts),
    knownOfBudget(facts, given),
    knownOfDebts(form, facts, given),
    knownOfAdvice(form, facts, given),
    knownOfJobs(given, isSelfEmployed(facts, given)),
  ];
  const lists = Object.assign({}, ...parts.map(one => one.lists)) as KnownAnswers['lists'];
  const told = together([...parts.map(one => one.singles), againstIt(facts)]);
  // What the answers of the form say of each other is worked out once all of them are there.
  const against = [
    withinForm(form, facts, given, { singles: told, lists }),
    whereHomeIs(facts, { singles: told, lists }, given),
    besideDebts(facts, { singles: told, lists }, given),
  ];
  return { singles: together([told, ...against]), lists };
}

/** As they put it into the form, or else as they told. */
function isSelfEmployed({ review }: ApplicationFacts, { workStatus }: Given): boolean {
  return (workStatus ?? review?.what.work.status) === 'self-employed';
}

function together(parts: readonly KnownAnswers['singles'][]): KnownAnswers['singles'] {
  const singles: Record<string, KnownAnswers['singles'][string]> = {};
  for (const part of parts) {
    for (const [id, knowns] of Object.entries(part)) singles[id] = [...(singles[id] ?? []), ...knowns];
  }
  return singles;
}
