import type { Retained } from '../../platform/database/retained.ts';

/** Reports as the agency sent them, sealed. That a search was made, and what came of it, stays with the person. */
export const creditReportsRetained: Retained = {
  covers: 'creditReports',
  due: (database, { before }) =>
    database
      .selectFrom('credit_reports as report')
      .innerJoin('credit_searches as search', join =>
        join
          .onRef('search.customer_id', '=', 'report.customer_id')
          .onRef('search.id', '=', 'report.search_id'),
      )
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('search.at').as('oldest')])
      .where('search.at', '<', before)
      .executeTakeFirstOrThrow(),
  async remove(database, { before }, most) {
    const { numDeletedRows } = await database
      .deleteFrom('credit_reports')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('customer_id', 'search_id'),
          'in',
          selectFrom('credit_reports as report')
            .innerJoin('credit_searches as search', join =>
              join
                .onRef('search.customer_id', '=', 'report.customer_id')
                .onRef('search.id', '=', 'report.search_id'),
            )
            .select(['report.customer_id', 'report.search_id'])
            .where('search.at', '<', before)
            .limit(most)
            .$asTuple('customer_id', 'search_id'),
        ),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};
