import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { staffFiguresByDay } from '@towpath/contracts/api/staffFigures.ts';
import { WORK_KINDS } from '@towpath/contracts/api/staffWork.ts';
import { shownCount } from '@towpath/domain/values/smallGroups.ts';
import type { Database } from '../../platform/database/database.ts';
import { WAITED_FOR, waitOf } from './waited.ts';

const OUTCOMES = WORK_KINDS.map(kind => ({ kind, measure: `outcome of ${kind}` }));
const DROPPED_OUT = 'dropped out';
const MEASURES = [
  ...WAITED_FOR.map(kind => `waited for ${kind}`),
  ...OUTCOMES.map(({ measure }) => measure),
  DROPPED_OUT,
];

/**
 * What was counted of each of some days, in sums that give nobody away: each is told as that of a span is.
 *
 * @param asked days as 'YYYY-MM-DD', both of them counted
 */
export async function figuresByDay(
  database: Database,
  {
    from,
    to,
    nation,
    appId,
  }: {
    readonly from: string;
    readonly to: string;
    readonly nation: string | undefined;
    readonly appId: string | undefined;
  },
): Promise<AnswerOf<typeof staffFiguresByDay>> {
  const rows = await database
    .selectFrom('figure_counts')
    .select(({ fn }) => ['day', 'measure', 'detail', fn.sum<string>('people').as('people')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('measure', 'in', MEASURES)
    .$if(nation !== undefined, query => query.where('nation', '=', nation ?? ''))
    .$if(appId !== undefined, query => query.where('app_id', '=', appId ?? ''))
    .groupBy(['day', 'measure', 'detail'])
    .orderBy('day')
    .orderBy('detail')
    .execute();
  const counts = rows.map(row => ({ ...row, people: Number(row.people) }));
  const days = [...Map.groupBy(counts, ({ day }) => day)].map(([day, ofDay]) => {
    const named = (measure: string) =>
      ofDay
        .filter(one => one.measure === measure)
        .map(({ detail, people }) => ({ name: detail, people: shownCount(people) }));
    return {
      day,
      waits: WAITED_FOR.filter(kind => ofDay.some(one => one.measure === `waited for ${kind}`)).map(kind =>
        waitOf(kind, ofDay),
      ),
      outcomes: OUTCOMES.flatMap(({ kind, measure }) => named(measure).map(one => ({ kind, ...one }))),
      droppedOut: named(DROPPED_OUT),
    };
  });
  return { days };
}
