import { type Entry, type Given, isEntries } from '../answer.ts';
import { fromWords } from '../words.ts';
import { type KnownAnswers, type KnownEntry, known } from './known.ts';

/** How the ids begin of the businesses that are made from what was put into the form for work. */
const BUSINESS = 'work:';

/**
 * What a form has for work, for the businesses that it asks about too: who works for themselves has said there what it is,
 * where, and since when. Whoever began the list of businesses themselves is asked no more than they put in.
 */
export function knownOfJobs(given: Given, isSelfEmployed: boolean): KnownAnswers {
  const own = entriesIn(given, 'workHistory').filter(({ parts }) => parts.kind === 'own business');
  const jobs = isSelfEmployed ? entriesIn(given, 'jobs') : [];
  const hasBegun = entriesIn(given, 'businesses').some(({ id }) => !id.startsWith(BUSINESS));
  const businesses = [...own, ...jobs.map(job => ({ ...job, parts: { ...job.parts, isNow: true } }))];
  return {
    singles: { hasTraded: own.length > 0 ? known(true, fromWords.jobs) : [] },
    lists: businesses.length === 0 || hasBegun ? {} : { businesses: businesses.map(businessOf) },
  };
}

function entriesIn(given: Given, field: string): readonly Entry[] {
  const value = given[field];
  return isEntries(value) ? value : [];
}

function businessOf({ id, parts }: Entry): KnownEntry {
  const from = fromWords.jobs;
  return {
    id: `${BUSINESS}${id}`,
    parts: {
      name: known(parts.employer, from),
      trade: known(parts.job, from),
      address: known(parts.address, from),
      from: known(parts.from, from),
      isNow: known(parts.isNow, from),
      to: known(parts.to, from),
    },
  };
}
