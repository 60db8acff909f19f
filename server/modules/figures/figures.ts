import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { staffFigures } from '@towpath/contracts/api/staffFigures.ts';
import { WORK_KINDS } from '@towpath/contracts/api/staffWork.ts';
import { shownCount } from '@towpath/domain/values/smallGroups.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Plans } from '../journeys/plans.ts';
import { oldestWaiting } from '../work/workAsked.ts';
import { ADVISED_WITHIN, LONGER, WAY } from './counts.ts';
import { goalMet } from './goals.ts';
import { WAITED_FOR, type Waits, waitOf } from './waited.ts';

type Figures = AnswerOf<typeof staffFigures>;
/** A step: of which questions, of which version, and its id. */
type StepPlace = [journey: string, version: number, stepId: string];
type Asked = {
  readonly from: string;
  readonly to: string;
  /** The first of as many days before. */
  readonly before: string;
  /** The moment at which it is asked for. */
  readonly at: Date;
  readonly nation: string | undefined;
  readonly appId: string | undefined;
  /** Within how many minutes a chat is to have our first words; null where there is none. */
  readonly chatGoal: number | null;
};
type Sum = { readonly measure: string; readonly detail: string; readonly people: number };

/** What an adviser can have said of an advice, at last. */
const DECIDED = ['confirmed', 'changed', 'taken back'] as const;

/** More steps than anybody reads. */
const MOST_STOPPED = 15;
/**
 * What was counted of a span of days, in sums that give nobody away.
 *
 * @param plans of the questions: a step is told by its own words
 */
export async function figuresOf(
  database: Database,
  plans: Pick<Plans, 'load'>,
  asked: Asked,
): Promise<Figures> {
  const [now, before, days, waiting, options, countedAt, chats] = await Promise.all([
    sums(database, asked, asked.from, asked.to),
    sums(database, asked, asked.before, asked.from, true),
    dayByDay(database, asked),
    oldestWaiting(database, asked.at),
    optionsOf(database),
    countedLongestAgo(database, asked),
    chatsByDay(database, asked),
  ]);
  const countOf = (of: readonly Sum[], measure: string, detail: string) =>
    shownCount(of.find(one => one.measure === measure && one.detail === detail)?.people ?? 0);
  const named = (measure: string) =>
    now
      .filter(one => one.measure === measure)
      .map(({ detail, people }) => ({ name: detail, people: shownCount(people) }));
  async function stepOf([journey, version, stepId]: StepPlace, people: number) {
    const step = (await plans.load(journey, version)).stepById.get(stepId)?.step;
    return { journey, version, stepId, says: step?.headerText ?? null, people: shownCount(people) };
  }
  return {
    from: asked.from,
    to: asked.to,
    countedAt,
    way: WAY.map(name => ({
      name,
      people: countOf(now, 'reached', name),
      before: countOf(before, 'reached', name),
    })),
    stopped: await Promise.all(
      now
        .filter(({ measure }) => measure === 'stopped')
        .slice(0, MOST_STOPPED)
        .map(({ detail, people }) => stepOf(JSON.parse(detail), people)),
    ),
    droppedOut: named('dropped out'),
    droppedOutAt: await Promise.all(
      now
        .filter(({ measure }) => measure === 'dropped out at')
        .map(async ({ detail, people }) => {
          const [status, ...place] = JSON.parse(detail) as [string, ...StepPlace];
          return { status, ...(await stepOf(place, people)) };
        }),
    ),
    advisedWithin: [...ADVISED_WITHIN.map(({ name }) => name), LONGER].map(name => ({
      name,
      people: countOf(now, 'advised within', name),
    })),
    advised: named('advised').map(one => ({ ...one, changed: countOf(now, 'advised, changed', one.name) })),
    chosen: named('chose').map(one => ({
      ...one,
      goesOn: countOf(now, 'chose, goes on', one.name),
      left: countOf(now, 'chose, left', one.name),
    })),
    decided: DECIDED.map(name => ({ name, people: countOf(now, 'decided', name) })).filter(({ name }) =>
      now.some(one => one.measure === 'decided' && one.detail === name),
    ),
    decidedOn: named('decided on').map(one => ({
      ...one,
      confirmed: countOf(now, 'decided on, confirmed', one.name),
      changed: countOf(now, 'decided on, changed', one.name),
      takenBack: countOf(now, 'decided on, taken back', one.name),
    })),
    work: WORK_KINDS.filter(kind => now.some(one => one.measure === 'asked' && one.detail === kind)).map(
      kind => ({
        kind,
        people: countOf(now, 'asked', kind),
        done: countOf(now, 'done', kind),
        inTime: countOf(now, 'done in time', kind),
      }),
    ),
    outcomes: WORK_KINDS.flatMap(kind => named(`outcome of ${kind}`).map(one => ({ kind, ...one }))),
    waits: WAITED_FOR.map(kind => waitOf(kind, now)),
    chatGoal: asked.chatGoal === null ? null : goalMet(asked.chatGoal, chats),
    left: { people: countOf(now, 'left', ''), finished: countOf(now, 'left and finished', '') },
    waiting: waiting.flatMap(({ kind, since, dueAt }) => {
      const known = WORK_KINDS.find(one => one === kind);
      return known ? [{ kind: known, since: since?.toISOString() ?? null, dueAt: dueAt.toISOString() }] : [];
    }),
    days,
    ...options,
  };
}

/** Every count of some days, added up, the largest first. Each day once: a person began on one. */
async function sums(
  database: Database,
  { nation, appId }: Asked,
  from: string,
  to: string,
  isOpenEnded = false,
): Promise<readonly Sum[]> {
  return database
    .selectFrom('figure_counts')
    .select(({ fn }) => ['measure', 'detail', fn.sum<number>('people').$castTo<number>().as('people')])
    .where('day', '>=', from)
    .where('day', isOpenEnded ? '<' : '<=', to)
    .$if(nation !== undefined, query => query.where('nation', '=', nation ?? ''))
    .$if(appId !== undefined, query => query.where('app_id', '=', appId ?? ''))
    .groupBy(['measure', 'detail'])
    .orderBy('people', 'desc')
    .orderBy('detail')
    .execute()
    .then(rows => rows.map(row => ({ ...row, people: Number(row.people) })));
}

async function dayByDay(database: Database, { from, to, nation, appId }: Asked): Promise<Figures['days']> {
  const of = (step: (typeof WAY)[number]): RawBuilder<number> =>
    sql<number>`sum(people) filter (where detail = ${step})`;
  const rows = await database
    .selectFrom('figure_counts')
    .select(['day', of('begun').as('begun'), of('advice').as('advised')])
    .where('measure', '=', 'reached')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(nation !== undefined, query => query.where('nation', '=', nation ?? ''))
    .$if(appId !== undefined, query => query.where('app_id', '=', appId ?? ''))
    .groupBy('day')
    .orderBy('day')
    .execute();
  return rows.map(({ day, begun, advised }) => ({
    day,
    begun: shownCount(Number(begun ?? 0)),
    advised: shownCount(Number(advised ?? 0)),
  }));
}

/** How long chats waited for our first words, day by day. */
async function chatsByDay(database: Database, { from, to, nation, appId }: Asked): Promise<readonly Waits[]> {
  const rows = await database
    .selectFrom('figure_counts')
    .select(({ fn }) => ['day', 'detail', fn.sum<number>('people').$castTo<number>().as('people')])
    .where('measure', '=', 'waited for chat')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(nation !== undefined, query => query.where('nation', '=', nation ?? ''))
    .$if(appId !== undefined, query => query.where('app_id', '=', appId ?? ''))
    .groupBy(['day', 'detail'])
    .execute();
  const days = Map.groupBy(rows, ({ day }) => day);
  return [...days.values()].map(ofDay =>
    ofDay.map(({ detail, people }) => ({ within: Number(detail), people: Number(people) })),
  );
}

/** The nations and partners that anybody was counted of. */
async function optionsOf(database: Database): Promise<Pick<Figures, 'nations' | 'appIds'>> {
  const rows = await database
    .selectFrom('figure_counts')
    .select(['nation', 'app_id'])
    .distinct()
    .where('measure', '=', 'reached')
    .where('detail', '=', WAY[0])
    .execute();
  const known = (values: readonly string[]) => [...new Set(values.filter(one => one !== ''))].sort();
  return { nations: known(rows.map(row => row.nation)), appIds: known(rows.map(row => row.app_id)) };
}

async function countedLongestAgo(database: Database, { from, to }: Asked): Promise<string | null> {
  const { at } = await database
    .selectFrom('figure_days')
    .select(({ fn }) => fn.min('counted_at').as('at'))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow();
  return at?.toISOString() ?? null;
}
