import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from '../sourceFiles.ts';
import { tablesNamedIn } from './tables.ts';

/** Which folder of the server reads and writes which tables; all other code calls that folder. */
const OWNED: Readonly<Record<string, readonly string[]>> = {
  'modules/account': ['email_changes', 'safe_contacts', 'text_notices'],
  'modules/advice': [
    'advice_records',
    'advice_decisions',
    'advice_decision_looks',
    'advice_decision_endings',
    'trust_deed_fees',
  ],
  'modules/analytics': ['analytics_events'],
  'modules/answers': ['answers', 'answer_history'],
  'modules/bookings': ['bookings', 'booking_links'],
  'modules/budget': ['budgets', 'budget_categories', 'budget_entries', 'budget_changes'],
  'modules/callbacks': ['callbacks'],
  'modules/coming-back': ['brought_guests', 'set_aside'],
  'modules/chat': ['chat_conversations', 'chat_messages', 'chat_presence'],
  'modules/consents': ['consents', 'consent_texts'],
  'modules/credit-search': [
    'credit_searches',
    'credit_search_outcomes',
    'credit_search_codes',
    'credit_search_counts',
    'credit_search_terms',
    'credit_search_phones',
    'credit_search_phone_codes',
    'credit_search_turns',
    'credit_search_withdrawals',
    'credit_reports',
  ],
  'modules/creditors': [
    'credit_types',
    'creditors',
    'creditor_credit_types',
    'creditor_names',
    'creditor_name_turns',
    'creditor_near_words',
    'loaded_content',
  ],
  'modules/customers': ['customers', 'partner_leads'],
  'modules/debts': ['debts', 'debt_changes', 'different_debts'],
  'modules/figures': ['figure_counts', 'figure_days'],
  'modules/health': [
    'health_records',
    'health_consents',
    'health_conditions',
    'health_answers',
    'support_needs',
  ],
  'modules/household': ['households', 'household_changes'],
  'modules/identity': [
    'guest_credentials',
    'sessions',
    'session_confirmations',
    'refresh_tokens',
    'password_links',
    'login_failures',
    'password_tries',
    'password_reset_mails',
    'registration_repeats',
    'second_factors',
    'recovery_codes',
    'login_challenges',
  ],
  'modules/journeys': ['journeys', 'journey_versions', 'journey_status_changes'],
  'modules/own-data': [
    'corrections',
    'erased_customers',
    'erasure_notices',
    'erasure_reasons',
    'erasures',
    'kept_records',
  ],
  'modules/papers': ['paper_mails', 'paper_photos'],
  'modules/people': ['people_list', 'people_keys'],
  'modules/letters': ['letters', 'letters_sent', 'letter_contacts', 'letter_facts'],
  'modules/plans': ['plans', 'plan_changes', 'plan_reviews', 'plan_talks'],
  'modules/entitlements': ['entitlements_said'],
  'modules/repayment': ['repayment_events', 'repayment_reminders', 'repayment_reminded'],
  'modules/partner-leads': ['partner_keys', 'partner_signatures', 'partner_lead_repeats'],
  'modules/retention': ['retention_warnings'],
  'modules/staff': [
    'staff_roles',
    'staff_members',
    'staff_links',
    'staff_sessions',
    'staff_passkeys',
    'staff_challenges',
    'staff_talk_hours',
    'staff_days_away',
    'staff_log',
  ],
  'modules/applications': ['applications', 'application_versions', 'application_changes'],
  'modules/cases': ['case_notes', 'case_tasks', 'case_flags', 'case_corrections'],
  'modules/work': ['work_items', 'work_notes', 'work_summaries'],
  'platform/audit': ['audit_log'],
  'platform/keys': ['key_checks', 'given_up_keys'],
  'platform/jobs': ['recurring_jobs'],
  'platform/limits': ['limit_counts'],
  'platform/mail': ['outbox'],
};

const owner = new Map(
  Object.entries(OWNED).flatMap(([folder, tables]) => tables.map(table => [table, folder] as const)),
);
const migrations = join(root, 'server/migrations');
const made = readdirSync(migrations).flatMap(file =>
  [...readFileSync(join(migrations, file), 'utf8').matchAll(/create (?:unlogged )?table (\w+)/giu)].map(
    ([, table]) => table,
  ),
);
const tables = new Set(owner.keys());

/** Places where a file of the server names a table that is not its own, or where the table cannot be determined. */
function strangersIn(file: string, source: string): readonly string[] {
  return tablesNamedIn(source, tables)
    .filter(({ table }) => table === null || !file.startsWith(`server/${owner.get(table)}/`))
    .map(({ line, table }) => `${file}:${line}: ${table ?? 'a table put in by an expression'}`);
}

describe('the tables of the database', () => {
  it('have one owner each', () => {
    expect([...tables].sort()).toEqual([...made].sort());
    expect(tables.size).toBe(Object.values(OWNED).flat().length);
  });

  it('are named in SQL by the folder that owns them, and by no other (HO-145)', () => {
    const files = sourceFiles(['.ts'], root).filter(
      file => file.startsWith('server/') && !/\.test\.ts$|^server\/testing\//u.test(file),
    );
    const named = new Set<string | null>();
    const strangers = files.flatMap(file => {
      const source = readFileSync(join(root, file), 'utf8');
      for (const { table } of tablesNamedIn(source, tables)) named.add(table);
      return strangersIn(file, source);
    });
    expect(strangers).toEqual([]);
    // Every table is found in some statement, so the search understands every way in which statements are written.
    expect([...named].sort()).toEqual([...tables].sort());
  });

  it.each([
    ['read', "database.selectFrom('debts').selectAll()"],
    ['read under another name', "database.selectFrom('debts as owed').selectAll()"],
    ['read with others', "database.selectFrom(['budgets', 'debts']).selectAll()"],
    ['joined', "database.selectFrom('budgets').leftJoin('debts', 'debts.id', 'budgets.id')"],
    ['written', "trx.insertInto('debts').values(row)"],
    ['changed', "trx.updateTable('debts').set(row)"],
    ['emptied', "trx.deleteFrom('debts').execute()"],
    ['read in a statement of text', "const text = 'select 1 from debts where id = $1';"],
    ['joined in a part of one', `const part = \`join debts d on d.id = \${id}\`;`],
    [
      'written in one behind another',
      'sql`with budget as (select 1) insert into debts select $1 from budget`',
    ],
    ['changed in capitals', "const text = 'UPDATE debts SET is_joint = true';"],
    ['read as a row', `sql\`select * from json_populate_recordset(null::debts, \${rows})\``],
  ])('would be found where another folder has one %s (HO-145)', (_, source) => {
    const found = strangersIn('server/modules/budget/repository.ts', source);
    expect(found).toEqual(['server/modules/budget/repository.ts:1: debts']);
    expect(strangersIn('server/modules/debts/repository.ts', source)).not.toContain(
      'server/modules/debts/repository.ts:1: debts',
    );
  });

  it.each([
    ['the query builder', 'for (const table of all) trx.deleteFrom(table).execute();'],
    ['a text', `sql\`delete from \${table}\``],
  ])('may not be put into %s by an expression', (_, source) => {
    expect(strangersIn('server/modules/debts/repository.ts', source)).toEqual([
      'server/modules/debts/repository.ts:1: a table put in by an expression',
    ]);
  });

  it.each([
    ['a sentence', "const says = 'Taken from debts you told us of';"],
    ['a name of the statement’s own', "database.with('session', one => one).selectFrom('session')"],
    ['a column', "database.selectFrom('budgets').select('debts')"],
    ['a part that another module gives', 'database.selectFrom(customersOf(database, email))'],
  ])('are not meant by %s', (_, source) => {
    expect(strangersIn('server/modules/budget/repository.ts', source)).toEqual([]);
  });
});
