import type { Reading } from '../../platform/watching/readings.ts';
import { advisedCustomers } from '../advice/advisedCustomers.ts';
import { registeredCustomers } from '../customers/accounts.ts';
import { peopleBegun } from '../journeys/peopleBegun.ts';

/** People who began in so many days are counted, so that old ones cost nothing and a change shows within a week. */
const DAYS = 7;
const DAY = 24 * 3600 * 1000;

/**
 * How far the people came who began in the last seven days: counts alone, read at most every five minutes from the
 * index of journeys begun.
 */
export const funnelReading: Reading = {
  name: 'funnel',
  freshSeconds: 300,
  gauges: [
    {
      name: 'funnel_people',
      help: 'people who began in the last seven days, by the steps that they have come to',
      labelNames: ['step'],
    },
  ],
  async read({ database, now }) {
    const counts = await database
      .selectFrom(peopleBegun(database, new Date(now.getTime() - DAYS * DAY)))
      .select(({ fn, exists, selectFrom }) => {
        const registered = exists(
          selectFrom(registeredCustomers(database))
            .select('people.customer_id')
            .whereRef('people.customer_id', '=', 'begun.customer_id'),
        );
        const advised = exists(
          selectFrom(advisedCustomers(database))
            .select('people.customer_id')
            .whereRef('people.customer_id', '=', 'begun.customer_id'),
        );
        const all = fn.countAll<number>();
        return [
          all.as('begun'),
          all.filterWhere('begun.is_qualifier_done', '=', true).as('qualifier-done'),
          all.filterWhere(registered).as('registered'),
          all.filterWhere('begun.is_review_done', '=', true).as('review-done'),
          all.filterWhere(advised).as('advice-shown'),
        ];
      })
      .executeTakeFirstOrThrow();
    return Object.entries(counts).map(([step, value]) => ({
      gauge: 'funnel_people',
      labels: { step },
      value,
    }));
  },
};
