import { runOnce } from '@towpath/server/platform/database/postgres/running.ts';
import { FORENAMES, SURNAMES } from './names.ts';

/** So many are made in one transaction. */
const BATCH = 50_000;

/** Every label, as often as a service of some age has it. Parts of a thousand. */
const STATUSES = {
  Active: 300,
  Complete: 310,
  Abandoned: 170,
  'Soft Dropout': 70,
  'Hard Dropout': 60,
  Expired: 60,
  'Completed Offline': 20,
  Invalidated: 10,
} as const;
const NATIONS = { england: 780, scotland: 100, wales: 70, 'northern-ireland': 45, outside: 5 } as const;
const PARTNERS = { mw_towpath: 700, mw_steps: 150, mw_quick: 100, mw_name: 50 } as const;

/** Where in the first questions people stand. */
const STEPS = { nation: 150, 'birth-date': 200, income: 250, account: 100, advice: 300 } as const;

/** Which of some a number from 0 to 999 falls on, in SQL. */
function oneOf(shares: Readonly<Record<string, number>>, dice: string): string {
  let below = 0;
  const cases = Object.entries(shares).map(([name, share]) => {
    below += share;
    return `when ${dice} < ${below} then '${name}'`;
  });
  return `case ${cases.join(' ')} end`;
}

const list = (names: readonly string[]) => `'{${names.map(name => `"${name}"`).join(',')}}'::text[]`;

/**
 * Puts people into a migrated database by its own hand: their row, the journey they are on and where they live, as many
 * as it takes to measure by. The same seed gives the same people. Without the triggers, which do one person after the
 * other: they are listed here as the triggers would have.
 *
 * @param url address of the database
 * @param from the number of the first, so that more can be added
 * @param say told of each batch
 */
export async function addManyPeople(
  url: string,
  { count, seed, from = 0, say }: { count: number; seed: number; from?: number; say: (line: string) => void },
): Promise<void> {
  for (let done = 0; done < count; done += BATCH) {
    const [first, last] = [from + done + 1, from + Math.min(done + BATCH, count)];
    await runOnce(url, batch(first, last, seed));
    say(`${last - from} of ${count}`);
  }
  await runOnce(url, 'vacuum analyze people_list');
  await runOnce(url, 'vacuum analyze people_keys');
  await runOnce(url, 'analyze customers, journeys, answers');
}

function batch(first: number, last: number, seed: number): string {
  /** From 0 to 999, by what it is for. */
  const dice = (what: string, of = 1000) =>
    `(('x' || substr(md5(${seed} || '.' || n || '.${what}'), 1, 7))::bit(28)::int % ${of})`;
  const id = `md5(${seed} || '.' || n)::uuid`;
  const days = (what: string, most: number) =>
    `make_interval(mins => ${dice(what, 1_000_000)} * ${most} / 700)`;
  return `
    begin;
    set local session_replication_role = replica;
    create temporary table made on commit drop as
    select n, ${id} as id, md5(${seed} || '.journey.' || n)::uuid as journey_id,
      forename, surname, is_registered, begun, begun + (now() - begun) * (${dice('back')} / 1000.0) as seen,
      ${oneOf(STATUSES, dice('status'))} as status, ${oneOf(NATIONS, dice('nation'))} as nation,
      ${oneOf(PARTNERS, dice('partner'))} as partner, ${oneOf(STEPS, dice('step'))} as step,
      lower(forename || '.' || surname || '.' || n) || '@people.example' as email
    from (
      select n, (${list(FORENAMES)})[1 + ${dice('forename', FORENAMES.length)}] as forename,
        (${list(SURNAMES)})[1 + ${dice('surname', SURNAMES.length)}] as surname,
        ${dice('account')} < 700 as is_registered, now() - ${days('begun', 365)} as begun
      from generate_series(${first}, ${last}) n
    ) as named;
    insert into customers (id, forename, surname, email, email_key, contact_number, registered_at, created_at, last_seen_at)
    select id, forename, case when is_registered then surname end,
      case when is_registered then email end, case when is_registered then email end,
      '+447700900' || lpad((n % 1000)::text, 3, '0'), case when is_registered then begun end, begun, seen
    from made on conflict do nothing;
    insert into journeys (customer_id, id, journey, version, state, status, marketing_context, created_at, updated_at)
    select id, journey_id, newest.journey, newest.version,
      jsonb_build_object('entries', jsonb_build_array('nation'), 'at', step, 'standing', 'open', 'read', '[]'::jsonb, 'kept', true),
      status, jsonb_build_object('appId', partner), begun, seen
    from made, (
      select journey, version from journey_versions where journey = 'qualifier' order by version desc limit 1
    ) as newest
    on conflict do nothing;
    insert into answers (customer_id, journey_id, step_id, page_id, given, revision, updated_at)
    select id, journey_id, 'nation', 'qualifier', jsonb_build_array(jsonb_build_object('id', 'nation.' || nation, 'value', nation)), 1, begun
    from made on conflict do nothing;
    insert into people_list (customer_id, journey_id, status, nation, app_id, name_key, has_account, seen_at)
    select made.id, journey_id, status, nation, partner, name_key(c.surname, c.forename), is_registered, seen
    from made join customers c on c.id = made.id on conflict do nothing;
    insert into people_keys (key, customer_id)
    select key, c.id from made join customers c on c.id = made.id, keys_of_person(c) as key on conflict do nothing;
    commit;`;
}
