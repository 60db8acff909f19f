import type { BenchDatabase } from '../running/database.ts';
import { peopleIn } from './people.ts';
import { questionnaire } from './questionnaire.ts';

/** How many other people have answered before. */
const OTHERS = 2000;
const QUESTIONS = 30;

/**
 * Fills the database with people who have answered a questionnaire, each question once. Empty tables PostgreSQL scans
 * completely instead of using an index, which is not what happens in a real service.
 */
export async function gatherCrowd({ database, execute }: BenchDatabase): Promise<void> {
  const definition = questionnaire(QUESTIONS);
  const [model] = await peopleIn(database, definition, 1);
  await execute(`
    with people as (
      insert into customers (created_at) select now() from generate_series(1, ${OTHERS}) returning id
    ), credentials as (
      insert into guest_credentials (customer_id, token_hash, expires_at)
      select id, sha256(uuid_send(id)), now() + interval '30 days' from people
    ), walks as (
      insert into journeys (customer_id, id, journey, version, state, created_at, updated_at)
      select people.id, gen_random_uuid(), model.journey, model.version, model.state, now(), now()
      from people, journeys model where model.id = '${model?.journeyId}'
      returning customer_id, id
    ), saved as (
      insert into answers (customer_id, journey_id, step_id, page_id, given, revision, updated_at)
      select customer_id, walks.id, 'question-' || number, 'page-' || (number + 2) / 3,
        json_build_array(json_build_object('id', 'question-' || number || '.yes', 'value', 'yes'))::jsonb, 1, now()
      from walks, generate_series(1, ${QUESTIONS}) number
      returning customer_id, journey_id, step_id, given
    )
    insert into answer_history (customer_id, journey_id, step_id, revision, new, source, at)
    select customer_id, journey_id, step_id, 1, given, 'answers', now() from saved`);
  await execute('vacuum analyze');
}
