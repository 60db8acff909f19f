import { type CalendarDate, isoDate, nextDay } from '@towpath/domain/values/calendar-date.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { londonMidnight } from '../../platform/time/londonMidnight.ts';
import { firstAdvice, lastAdvice } from '../advice/advisedCustomers.ts';
import { decidedAdvice } from '../advice/decidedAdvice.ts';
import { nationAnswers } from '../answers/nationAnswers.ts';
import { pausesOf } from '../answers/pauses.ts';
import { finishedBudgets } from '../budget/finishedBudgets.ts';
import { firstAnswers } from '../chat/firstAnswers.ts';
import { registeredCustomers } from '../customers/accounts.ts';
import { linksOfPeople, peopleAndPlaces } from '../journeys/peopleBegun.ts';
import { chosenPlans } from '../plans/chosenPlans.ts';
import { workAsked } from '../work/workAsked.ts';
import { ADVISED_WITHIN, type Count, countsOf, type PeopleAlike, type WorkAlike } from './counts.ts';
import { WAIT_BOUNDS } from './waited.ts';

const HOUR = 3600;
/** In seconds, where one bucket ends and the next begins. */
const BOUNDS = `{${ADVISED_WITHIN.map(({ hours }) => hours * HOUR).join(',')}}`;
const WAITS = `{${WAIT_BOUNDS.join(',')}}`;

type Span = { readonly from: Date; readonly before: Date };

/** Counts a day anew, of the people who began on it and of what was asked of us on it, in place of what was counted before. */
export async function countDay(database: Database, day: CalendarDate, now: Date): Promise<void> {
  const span = { from: londonMidnight(day), before: londonMidnight(nextDay(day)) };
  const counts = countsOf(await peopleAlike(database, span, now), await workAlike(database, span));
  const of = isoDate(day);
  await database.transaction().execute(async trx => {
    await trx.deleteFrom('figure_counts').where('day', '=', of).execute();
    if (counts.length > 0) {
      await trx
        .insertInto('figure_counts')
        .values(counts.map((count: Count) => ({ day: of, ...count })))
        .execute();
    }
    await trx
      .insertInto('figure_days')
      .values({ day: of, counted_at: now })
      .onConflict(conflict => conflict.column('day').doUpdateSet({ counted_at: now }))
      .execute();
  });
}

/** How many people of a day are alike in all that is counted. */
function peopleAlike(database: Database, span: Span, now: Date): Promise<readonly PeopleAlike[]> {
  const people = database
    .selectFrom(peopleAndPlaces(database, span))
    .select(({ exists, selectFrom, ref }) => [
      'begun.app_id',
      'begun.is_qualifier_done',
      'begun.has_review',
      'begun.is_review_done',
      'begun.is_finished',
      'begun.status',
      'begun.journey',
      'begun.version',
      'begun.at_step',
      selectFrom(nationAnswers(database).as('lives'))
        .select('lives.answer')
        .whereRef('lives.customer_id', '=', 'begun.customer_id')
        .limit(1)
        .as('nation'),
      exists(
        selectFrom(registeredCustomers(database))
          .select('people.customer_id')
          .whereRef('people.customer_id', '=', 'begun.customer_id'),
      ).as('is_registered'),
      exists(
        selectFrom(finishedBudgets(database).as('budget'))
          .select('budget.customer_id')
          .whereRef('budget.customer_id', '=', 'begun.customer_id'),
      ).as('is_budget_done'),
      selectFrom(pausesOf(database, now).as('pauses'))
        .select('pauses.how')
        .whereRef('pauses.customer_id', '=', 'begun.customer_id')
        .as('paused'),
      selectFrom(firstAdvice(database).as('advice'))
        .select(({ ref: of }) =>
          sql<number | null>`width_bucket(extract(epoch from ${of('advice.at')} - ${ref('begun.begun_at')}),
            ${sql.lit(BOUNDS)}::float8[])`.as('bucket'),
        )
        .whereRef('advice.customer_id', '=', 'begun.customer_id')
        .as('advised_after'),
      selectFrom(lastAdvice(database).as('last'))
        .select('last.best_match')
        .whereRef('last.customer_id', '=', 'begun.customer_id')
        .as('best_match'),
      selectFrom(chosenPlans(database).as('chosen'))
        .select('chosen.short_name')
        .whereRef('chosen.customer_id', '=', 'begun.customer_id')
        .as('chosen'),
      selectFrom(chosenPlans(database).as('chosen'))
        .select(({ case: when }) =>
          when()
            .when('chosen.is_moved_by_adviser', '=', false)
            .then('alone')
            .when('chosen.state', '=', 'left')
            .then('left')
            .else('goes on')
            .end()
            .as('how'),
        )
        .whereRef('chosen.customer_id', '=', 'begun.customer_id')
        .as('chosen_how'),
      selectFrom(decidedAdvice(database).as('decided'))
        .select('decided.outcome')
        .whereRef('decided.customer_id', '=', 'begun.customer_id')
        .as('decided'),
      selectFrom(decidedAdvice(database).as('decided'))
        .select('decided.short_name')
        .whereRef('decided.customer_id', '=', 'begun.customer_id')
        .as('decided_on'),
    ])
    .as('person');
  return database
    .selectFrom(people)
    .selectAll()
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .groupBy([
      'app_id',
      'is_qualifier_done',
      'has_review',
      'is_review_done',
      'is_finished',
      'status',
      'journey',
      'version',
      'at_step',
      'nation',
      'is_registered',
      'is_budget_done',
      'paused',
      'advised_after',
      'best_match',
      'chosen',
      'chosen_how',
      'decided',
      'decided_on',
    ])
    .execute();
}

/** How much was asked of us on a day that is alike in all that is counted. */
function workAlike(database: Database, span: Span): Promise<readonly WorkAlike[]> {
  const work = database
    .selectFrom(workAsked(database, span))
    // Somebody who chats waits for our first words, and not for the end of it.
    .leftJoinLateral(
      firstAnswers(database).where(sql<boolean>`chat_messages.customer_id = work.customer_id`).as('answered'),
      join =>
        join
          .on('work.kind', '=', 'chat')
          .on(sql`answered.conversation_id::text`, '=', sql.ref('work.subject')),
    )
    .select(({ selectFrom, eb, ref, case: when }) => [
      'work.kind',
      'work.state',
      'work.last_outcome',
      when()
        .when('work.kind', '=', 'chat')
        .then(eb('answered.at', '<=', ref('answered.due_at')))
        .else(ref('work.is_done_in_time'))
        .end()
        .as('is_in_time'),
      sql<number | null>`case when ${ref('work.kind')} = 'chat' or ${ref('work.state')} = 'done' then
        width_bucket(extract(epoch from case when ${ref('work.kind')} = 'chat' then ${ref('answered.at')}
          else ${ref('work.done_at')} end - ${ref('work.created_at')}), ${sql.lit(WAITS)}::float8[]) end`.as(
        'waited',
      ),
      selectFrom(nationAnswers(database).as('lives'))
        .select('lives.answer')
        .whereRef('lives.customer_id', '=', 'work.customer_id')
        .limit(1)
        .as('nation'),
      selectFrom(linksOfPeople(database).as('link'))
        .select('link.app_id')
        .whereRef('link.customer_id', '=', 'work.customer_id')
        .limit(1)
        .as('app_id'),
    ])
    .as('one');
  return database
    .selectFrom(work)
    .selectAll()
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .groupBy(['kind', 'state', 'last_outcome', 'is_in_time', 'waited', 'nation', 'app_id'])
    .execute();
}
