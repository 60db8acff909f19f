import { nextDay, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Database } from '../../platform/database/database.ts';
import { fieldError } from '../../platform/http/apiError.ts';
import { londonMidnight } from '../../platform/time/londonMidnight.ts';
import { advisedCustomers } from '../advice/advisedCustomers.ts';
import { leadsMade } from '../customers/leads.ts';
import { peopleBegun } from '../journeys/peopleBegun.ts';
import { words } from './words.ts';

/** Below this, how far people came would tell of one person. */
const FEWEST = 10;
const LONGEST_MS = 367 * 24 * 60 * 60 * 1000;

type Counts = {
  readonly created: number;
  readonly opened: number | null;
  readonly qualifierFinished: number | null;
  readonly advised: number | null;
};
type Source = Counts & { readonly plid: string | null };

/**
 * How far a partner's people came, by source, the largest first. Sources of few leads are counted together with the leads
 * of no source. Throws VALIDATION_FAILED for days that are none.
 */
export async function leadReport(
  database: Database,
  appId: string,
  days: { readonly from: string; readonly to: string },
): Promise<Source[]> {
  const sources = await countsBySource(database, appId, spanOf(days));
  const isLarge = ({ plid, created }: Source) => plid !== null && created >= FEWEST;
  const large = sources.filter(isLarge).sort((one, other) => other.created - one.created);
  const small = sources.filter(source => !isLarge(source));
  return small.length === 0 ? large : [...large, together(small)];
}

function spanOf({ from, to }: { readonly from: string; readonly to: string }) {
  const [first, last] = [readIsoDate(from), readIsoDate(to)];
  if (!first) throw fieldError('from', words.noDay);
  if (!last) throw fieldError('to', words.noDay);
  const span = { from: londonMidnight(first), before: londonMidnight(nextDay(last)) };
  if (span.before <= span.from) throw fieldError('to', words.beforeFirst);
  if (span.before.getTime() - span.from.getTime() > LONGEST_MS) {
    throw fieldError('to', words.tooLong);
  }
  return span;
}

async function countsBySource(
  database: Database,
  appId: string,
  span: { readonly from: Date; readonly before: Date },
): Promise<readonly (Source & Record<keyof Counts, number>)[]> {
  return database
    .selectFrom(leadsMade(database, appId, span))
    .select(({ fn, exists, selectFrom }) => {
      const finished = exists(
        selectFrom(peopleBegun(database, span.from))
          .select('begun.customer_id')
          .whereRef('begun.customer_id', '=', 'lead.customer_id')
          .where('begun.is_qualifier_done', '=', true),
      );
      const advised = exists(
        selectFrom(advisedCustomers(database))
          .select('people.customer_id')
          .whereRef('people.customer_id', '=', 'lead.customer_id'),
      );
      const all = fn.countAll<number>();
      return [
        'lead.plid',
        all.as('created'),
        all.filterWhere('lead.accepted_at', 'is not', null).as('opened'),
        all.filterWhere(finished).as('qualifierFinished'),
        all.filterWhere(advised).as('advised'),
      ];
    })
    .groupBy('lead.plid')
    .execute();
}

function together(sources: readonly (Source & Record<keyof Counts, number>)[]): Source {
  const sum = (of: keyof Counts) => sources.reduce((total, source) => total + source[of], 0);
  const created = sum('created');
  const counted = (of: keyof Counts) => (created >= FEWEST ? sum(of) : null);
  return {
    plid: null,
    created,
    opened: counted('opened'),
    qualifierFinished: counted('qualifierFinished'),
    advised: counted('advised'),
  };
}
