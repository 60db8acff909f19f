import { nextDay, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { FEWEST_SHOWN, shownCount } from '@towpath/domain/values/smallGroups.ts';
import type { Database } from '../../platform/database/database.ts';
import { fieldError } from '../../platform/http/apiError.ts';
import { londonMidnight } from '../../platform/time/londonMidnight.ts';
import { advisedCustomers } from '../advice/advisedCustomers.ts';
import { leadsMade } from '../customers/leads.ts';
import { peopleBegun } from '../journeys/peopleBegun.ts';
import { words } from './words.ts';

const LONGEST_MS = 367 * 24 * 60 * 60 * 1000;

type Counts = {
  readonly created: number;
  readonly opened: number | null;
  readonly qualifierFinished: number | null;
  readonly advised: number | null;
};
type Source = Counts & { readonly plid: string | null };
type Counted = Record<keyof Counts, number> & Pick<Source, 'plid'>;

/**
 * How far a partner's people came, to the nearest ten, by source, the largest first. Sources of few leads are counted
 * together with the leads of no source. Throws VALIDATION_FAILED for days that are none.
 */
export async function leadReport(
  database: Database,
  appId: string,
  days: { readonly from: string; readonly to: string },
): Promise<Source[]> {
  const sources = await countsBySource(database, appId, spanOf(days));
  const isLarge = ({ plid, created }: Source) => plid !== null && created >= FEWEST_SHOWN;
  const large = sources.filter(isLarge).sort((one, other) => other.created - one.created);
  const small = sources.filter(source => !isLarge(source));
  return (small.length === 0 ? large : [...large, together(small)]).map(told);
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
): Promise<readonly Counted[]> {
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

function together(sources: readonly Counted[]): Counted {
  const sum = (of: keyof Counts) => sources.reduce((total, source) => total + source[of], 0);
  return {
    plid: null,
    created: sum('created'),
    opened: sum('opened'),
    qualifierFinished: sum('qualifierFinished'),
    advised: sum('advised'),
  };
}

/**
 * A source as its partner may read it. How many it told us of it knows itself; made-up leads beside a true one would let
 * exact numbers say how far that one came, and so would the difference of two reports.
 */
function told({ plid, created, ...counts }: Counted): Source {
  return {
    plid,
    created,
    opened: shownCount(counts.opened),
    qualifierFinished: shownCount(counts.qualifierFinished),
    advised: shownCount(counts.advised),
  };
}
