import { runOnce } from '@towpath/server/platform/database/postgres/running.ts';

/**
 * Rows for each person who has been through everything: what each table then holds, made up by the database itself.
 * `person` has their id, `n` counts their rows of that table. Sealed columns are random, so they compress as little as
 * real ones.
 */
const RANDOM_5KB = `(select decode(string_agg(md5(random()::text || i || person.id || n), ''), 'hex') from generate_series(1, 312) i)`;
const ANSWER = `'[{"id":"question.option","value":"An answer as somebody gives it"}]'::jsonb`;

const ROWS: readonly {
  readonly table: string;
  readonly each: number;
  readonly columns: string;
  readonly values: string;
}[] = [
  {
    table: 'customers',
    each: 1,
    columns: 'id, forename, surname, email, email_key, password_hash, registered_at, created_at',
    values: `person.id, 'Danielle', 'Hughes', person.id || '@towpath.example', person.id || '@towpath.example', '$argon2id$v=19$m=19456,t=2,p=1$' || md5(random()::text) || md5(random()::text), now(), now()`,
  },
  {
    table: 'sessions',
    each: 2,
    columns: 'customer_id, session_id, started_at, expires_at',
    values: `person.id, gen_random_uuid(), now(), now()`,
  },
  {
    table: 'journeys',
    each: 2,
    columns: 'customer_id, id, journey, version, is_current, state, created_at, updated_at',
    values: `person.id, md5(person.id::text || n)::uuid, 'bench', 1, n = 1, '{}', now(), now()`,
  },
  {
    table: 'answers',
    each: 40,
    columns: 'customer_id, journey_id, step_id, page_id, given, revision, updated_at',
    values: `person.id, md5(person.id::text || 1)::uuid, 'step-' || n, 'page', ${ANSWER}, 1, now()`,
  },
  {
    table: 'answer_history',
    each: 45,
    columns: 'customer_id, journey_id, step_id, revision, old, new, at, source',
    values: `person.id, md5(person.id::text || 1)::uuid, 'step-' || n, 1, null, ${ANSWER}, now(), 'answers'`,
  },
  {
    table: 'consents',
    each: 4,
    columns: 'customer_id, consent_type_id, consent_channel_type_id, has_consented, text_version, at',
    values: `person.id, n, 1, true, 'v1', now()`,
  },
  {
    table: 'debts',
    each: 6,
    columns: 'customer_id, id, initial_creditor_name, current_balance, source, created_at, updated_at',
    values: `person.id, gen_random_uuid(), 'Barclaycard', 123456, 'by hand', now(), now()`,
  },
  {
    table: 'budgets',
    each: 1,
    columns: 'customer_id, id, created_at',
    values: `person.id, person.id, now()`,
  },
  {
    table: 'budget_categories',
    each: 12,
    columns: 'customer_id, category_id, shown, acknowledged, submitted_at',
    values: `person.id, n, '{}', '{}', now()`,
  },
  {
    table: 'budget_changes',
    each: 12,
    columns: 'customer_id, category_id, old, new, at',
    values: `person.id, n, null, '{"entries":[{"typeId":7,"amount":12345,"frequencyId":3}],"shown":["a","b"]}', now()`,
  },
  {
    table: 'advice_records',
    each: 2,
    columns: 'customer_id, id, at, journey_id, judged_on, rules_number, rules_sources, record, fingerprint',
    values: `person.id, gen_random_uuid(), now(), md5(person.id::text || 1)::uuid, current_date, 1, repeat('0', 64), ${RANDOM_5KB}, decode(md5(random()::text), 'hex')`,
  },
  {
    table: 'analytics_events',
    each: 30,
    columns: 'customer_id, event, details, at',
    values: `person.id, 'QuestionShown', '{"step":"step-1","page":"page"}', now()`,
  },
  {
    table: 'outbox',
    each: 3,
    columns: 'customer_id, kind, due_at, sent_at',
    values: `person.id, 'welcome', now(), now()`,
  },
  {
    table: 'audit_log',
    each: 5,
    columns: 'at, kind, customer_id, facts',
    values: `now(), 'login', person.id, '{}'`,
  },
];

/**
 * Fills a migrated database with people who have been through everything. Without its checks of references, which every
 * row meets, since the user of the bench may leave them out and they take most of the time.
 *
 * @param url address of the database
 * @param people how many
 * @returns how many rows each of them has
 */
export async function fillWithPeople(url: string, people: number): Promise<number> {
  const statements = ROWS.map(
    ({ table, each, columns, values }) => `
      insert into ${table} (${columns}) select ${values} from person, generate_series(1, ${each}) n`,
  );
  await runOnce(
    url,
    `begin;
     set local session_replication_role = replica;
     create temporary table person as select gen_random_uuid() as id from generate_series(1, ${people});
     insert into journey_versions values ('bench', 1, '{}', '', now());
     ${statements.join(';')};
     commit`,
  );
  return ROWS.reduce((sum, { each }) => sum + each, 0);
}

/**
 * Lets people of a filled database do something with their accounts, as the log of it has it: some change their password,
 * some their number, some how to be reached safely.
 *
 * @param url address of the database
 * @param changes how many things they do
 */
export async function letPeopleChange(url: string, changes: number): Promise<void> {
  await runOnce(
    url,
    `insert into audit_log (at, kind, customer_id, facts)
     select now(), done.kind, id, done.facts from (
       select id, row_number() over () as n from customers limit ${changes}
     ) person join (values
       (0, 'password changed', '{}'::jsonb),
       (1, 'details changed', '{"what":"phone"}'::jsonb),
       (2, 'details changed', '{"what":"safe contact"}'::jsonb)
     ) done (way, kind, facts) on n % 3 = way`,
  );
}
