// Made by server/platform/database/generateDatabaseTypes.ts from the migrations. Do not edit.
import type { ColumnType } from 'kysely';

/** May be left out when a row is written. */
export type Generated<Value> =
  Value extends ColumnType<infer Read, infer Inserted, infer Updated>
    ? ColumnType<Read, Inserted | undefined, Updated>
    : ColumnType<Value, Value | undefined, Value>;
export type Timestamp = ColumnType<Date, Date, Date>;
/** Written as JSON text, read as whatever the text holds. */
export type Json = ColumnType<unknown, string, string>;

export type AdviceDecisionEndings = {
  customer_id: string;
  decision_id: string;
  at: Timestamp;
  staff_id: string;
  how: string;
  sealed_reason: Buffer;
};

export type AdviceDecisionLooks = {
  customer_id: string;
  decision_id: string;
  at: Timestamp;
  staff_id: string;
  approves: boolean;
};

export type AdviceDecisions = {
  customer_id: string;
  id: Generated<string>;
  record_id: string;
  sequence: number;
  at: Timestamp;
  staff_id: string;
  outcome: string;
  short_name: string;
  asked: string[];
  sealed_reason: Buffer;
};

export type AdviceRecords = {
  customer_id: string;
  id: string;
  at: Timestamp;
  journey_id: string;
  judged_on: string;
  rules_number: number;
  rules_sources: string;
  record: Buffer;
  fingerprint: Buffer;
  best_match: string | null;
};

export type AnalyticsEvents = {
  customer_id: string;
  id: ColumnType<number, never, never>;
  event: string;
  details: Json;
  at: Timestamp;
};

export type AnswerHistory = {
  customer_id: string;
  journey_id: string;
  step_id: string;
  revision: number;
  id: ColumnType<number, never, never>;
  old: Json | null;
  new: Json;
  at: Timestamp;
  source: string;
  made_by: string | null;
};

export type Answers = {
  customer_id: string;
  journey_id: string;
  step_id: string;
  page_id: string;
  given: Json;
  revision: number;
  updated_at: Timestamp;
};

export type ApplicationChanges = {
  customer_id: string;
  plan_id: string;
  sequence: number;
  at: Timestamp;
  state: string;
  moved_by: string;
  staff_id: string | null;
  version: number | null;
  sealed: Buffer | null;
};

export type ApplicationVersions = {
  customer_id: string;
  plan_id: string;
  number: number;
  made_at: Timestamp;
  is_complete: boolean;
  sealed: Buffer;
};

export type Applications = {
  customer_id: string;
  plan_id: string;
  kind: string;
  state: string;
  revision: number;
  sealed_given: Buffer;
  begun_at: Timestamp;
  changed_at: Timestamp;
  sealed_written: Buffer | null;
};

export type AuditLog = {
  id: ColumnType<number, never, never>;
  at: Timestamp;
  kind: string;
  customer_id: string | null;
  session_id: string | null;
  network: Buffer | null;
  facts: Json;
};

export type BookingLinks = {
  customer_id: string;
  token_hash: Buffer;
  booking_id: string;
  made_at: Timestamp;
};

export type Bookings = {
  customer_id: string;
  id: string;
  starts_at: Timestamp;
  ends_at: Timestamp;
  lane: number;
  way: string;
  state: string;
  sealed: Buffer;
  booked_at: Timestamp;
  arranged_at: Timestamp;
  changed_at: Timestamp;
  sequence: Generated<number>;
  day_reminded_at: Timestamp | null;
  hour_reminded_at: Timestamp | null;
  outcome: string | null;
  app_id: string | null;
};

export type BroughtGuests = {
  customer_id: string;
  guest_id: string;
  at: Timestamp;
  journey_id: string | null;
  chosen: string | null;
  chosen_at: Timestamp | null;
};

export type BudgetCategories = {
  customer_id: string;
  category_id: number;
  shown: string[];
  acknowledged: string[];
  submitted_at: Timestamp;
};

export type BudgetChanges = {
  customer_id: string;
  category_id: number;
  id: ColumnType<number, never, never>;
  old: Json | null;
  new: Json;
  at: Timestamp;
  made_by: string | null;
};

export type BudgetEntries = {
  customer_id: string;
  category_id: number;
  type_id: number;
  id: string;
  amount: number;
  frequency_id: number;
  deviation_reason_id: number | null;
};

export type Budgets = {
  customer_id: string;
  id: string;
  created_at: Timestamp;
  completed_at: Timestamp | null;
  ticked: number[] | null;
  usual_frequency_id: number | null;
  settled: string[] | null;
};

export type Callbacks = {
  customer_id: string;
  journey_id: string;
  id: ColumnType<number, never, never>;
  kind: string;
  step_id: string;
  callback_required: boolean;
  contact_name: string | null;
  contact_number: string | null;
  requested_at: Timestamp;
  safe_contact: Json | null;
  done_at: Timestamp | null;
  outcome: string | null;
};

export type CaseCorrections = {
  customer_id: string;
  id: Generated<string>;
  at: Timestamp;
  staff_id: string;
  what: string;
  subject: string;
  sealed_reason: Buffer;
};

export type CaseFlags = {
  customer_id: string;
  flag: string;
  at: Timestamp;
  staff_id: string | null;
};

export type CaseNotes = {
  customer_id: string;
  id: Generated<string>;
  at: Timestamp;
  staff_id: string;
  sealed: Buffer;
};

export type CaseTasks = {
  customer_id: string;
  id: Generated<string>;
  at: Timestamp;
  staff_id: string;
  due_on: string;
  sealed: Buffer;
  done_at: Timestamp | null;
  done_by: string | null;
  is_closed: Generated<boolean>;
};

export type ChatConversations = {
  customer_id: string;
  id: Generated<string>;
  number: ColumnType<number, never, never>;
  state: string;
  begun_at: Timestamp;
  due_at: Timestamp;
  ended_at: Timestamp | null;
  ended_by: string | null;
  taken_by: string | null;
  last_sequence: Generated<number>;
  person_read: Generated<number>;
  adviser_read: Generated<number>;
  person_typing_at: Timestamp | null;
  adviser_typing_at: Timestamp | null;
  has_crisis_words: Generated<boolean>;
  silent_hours: number | null;
  owes_answer: Generated<boolean>;
  adviser_read_by: string | null;
  sealed_number: Buffer | null;
  text_from: number | null;
};

export type ChatMessages = {
  customer_id: string;
  conversation_id: string;
  sequence: number;
  sender: string;
  staff_id: string | null;
  client_id: string;
  sent_at: Timestamp;
  sealed: Buffer;
  has_crisis_words: Generated<boolean>;
};

export type ChatPresence = {
  staff_id: string;
  until: Timestamp;
  here_until: Timestamp | null;
};

export type ConsentTexts = {
  text_hash: Buffer;
  lines: string[];
  kept_at: Timestamp;
};

export type Consents = {
  customer_id: string;
  id: ColumnType<number, never, never>;
  consent_type_id: number;
  consent_channel_type_id: number;
  has_consented: boolean;
  text_version: string;
  at: Timestamp;
  text_hash: Buffer | null;
  made_by: string | null;
};

export type Corrections = {
  customer_id: string;
  id: string;
  asked_at: Timestamp;
  answer_by: string;
  sealed: Buffer;
  taken_back_at: Timestamp | null;
  answered_at: Timestamp | null;
  sealed_answer: Buffer | null;
};

export type CreditReports = {
  customer_id: string;
  search_id: string;
  sealed: Buffer;
  remove_at: Timestamp;
};

export type CreditSearchCodes = {
  customer_id: string;
  search_id: string;
  reference: string;
  code_hash: Buffer;
  tries_left: number;
  tried: Generated<string[]>;
  phone_hash: Buffer;
  sealed_search: Buffer;
  expires_at: Timestamp;
  sent_at: Generated<Timestamp>;
  times_sent: Generated<number>;
};

export type CreditSearchCounts = {
  search_id: string;
  at: Timestamp;
  person_hash: Buffer;
  phone_hash: Buffer;
  outcomes: Generated<string[]>;
};

export type CreditSearchOutcomes = {
  customer_id: string;
  search_id: string;
  id: ColumnType<number, never, never>;
  at: Timestamp;
  outcome: string;
  reference: string | null;
  added: Generated<number>;
  updated: Generated<number>;
};

export type CreditSearchPhoneCodes = {
  customer_id: string;
  journey_id: string;
  code_hash: Buffer;
  phone_hash: Buffer;
  sealed_phone: Buffer;
  tries_left: number;
  tried: Generated<string[]>;
  expires_at: Timestamp;
  sent_at: Timestamp;
  times_sent: number;
  wrong_for: Generated<string[]>;
};

export type CreditSearchPhones = {
  customer_id: string;
  journey_id: string;
  phone_hash: Buffer;
  confirmed_at: Timestamp;
  wrong_tries: number;
  ended_at: Timestamp | null;
};

export type CreditSearchTerms = {
  customer_id: string;
  journey_id: string;
  terms_version: string;
  at: Timestamp;
  text_hash: Buffer | null;
};

export type CreditSearchTurns = {
  customer_id: string;
  holder: string;
  until: Timestamp;
};

export type CreditSearchWithdrawals = {
  customer_id: string;
  id: ColumnType<number, never, never>;
  at: Timestamp;
  terms_version: string | null;
  text_hash: Buffer | null;
};

export type CreditSearches = {
  customer_id: string;
  id: Generated<string>;
  at: Timestamp;
  provider: string;
  purpose: string;
  terms_version: string;
  at_previous_address: boolean;
  person_hash: Buffer | null;
  text_hash: Buffer | null;
  phone_hash: Buffer | null;
};

export type CreditTypes = {
  id: number;
  name: string;
  position: number;
  priority: string;
  secured_by_default: boolean;
  withdrawn_at: Timestamp | null;
  roles: Generated<Json>;
};

export type CreditorCreditTypes = {
  creditor_id: number;
  position: number;
  credit_type_id: number;
};

export type CreditorNameTurns = {
  rank: number;
  turn: string;
  creditor_id: number;
};

export type CreditorNames = {
  creditor_id: number;
  search: string;
  name: string;
  is_alias: boolean;
  words: ColumnType<string, never, never>;
};

export type CreditorNearWords = {
  near: string;
  word: string;
};

export type Creditors = {
  id: number;
  name: string;
  withdrawn_at: Timestamp | null;
};

export type Customers = {
  id: Generated<string>;
  title_id: number | null;
  forename: string | null;
  middlename: string | null;
  surname: string | null;
  email: string | null;
  email_key: string | null;
  contact_number: string | null;
  password_hash: string | null;
  registered_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  date_of_birth: string | null;
  password_set_at: Timestamp | null;
  last_seen_at: Generated<Timestamp>;
};

export type DebtChanges = {
  customer_id: string;
  debt_id: string;
  id: ColumnType<number, never, never>;
  old: Json | null;
  new: Json;
  source: string;
  at: Timestamp;
  made_by: string | null;
};

export type Debts = {
  customer_id: string;
  id: string;
  number: ColumnType<number, never, never>;
  initial_creditor_name: string;
  credit_type_id: number | null;
  current_balance: number | null;
  estimated_balance: number | null;
  regular_payment_amount: number | null;
  creditor_reference: string | null;
  is_joint: boolean | null;
  in_receipt_of_benefit: boolean | null;
  has_legal_action: boolean | null;
  is_secured: boolean | null;
  has_attachment_of_earnings: boolean | null;
  has_guarantor: boolean | null;
  can_guarantor_be_liable: boolean | null;
  is_in_arrears: boolean | null;
  source: string;
  source_key: string | null;
  changed_by_hand: Generated<string[]>;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: Timestamp | null;
  is_nothing_paid: boolean | null;
  arrears: number | null;
  has_arrangement: boolean | null;
  agreed_payment: number | null;
  court_stage: string | null;
  is_for_business: boolean | null;
  came_from_fraud: boolean | null;
  is_disputed: boolean | null;
  is_very_old: boolean | null;
  is_taken_by_agreement: boolean | null;
};

export type DifferentDebts = {
  customer_id: string;
  debt_id: string;
  other_debt_id: string;
  at: Timestamp;
};

export type EmailChanges = {
  customer_id: string;
  id: Generated<string>;
  old_email: string;
  new_email: string;
  new_email_key: string;
  asked_at: Timestamp;
  confirmed_at: Timestamp | null;
  agreed_at: Timestamp | null;
  ended_at: Timestamp | null;
  outcome: string | null;
  new_token_hash: Buffer | null;
  old_token_hash: Buffer | null;
  waits_for_notice: Generated<boolean>;
  old_told_at: Timestamp | null;
  unreached_at: Timestamp | null;
};

export type EntitlementsSaid = {
  customer_id: string;
  id: Generated<string>;
  sealed: Buffer;
  changed_at: Timestamp;
};

export type ErasedCustomers = {
  customer_id: string;
  erased_at: Timestamp;
};

export type ErasureNotices = {
  id: string;
  sealed_email: Buffer;
  due_at: Timestamp;
  attempts: Generated<number>;
};

export type ErasureReasons = {
  month: string;
  reason: string;
  count: number;
};

export type Erasures = {
  customer_id: string;
  asked_at: Timestamp;
  erase_on: string;
  reason: string | null;
  keep_token_hash: Buffer | null;
  waits_for_notice: Generated<boolean>;
  unreached_at: Timestamp | null;
  by_guest: Generated<boolean>;
};

export type FigureCounts = {
  day: string;
  measure: string;
  detail: string;
  nation: string;
  app_id: string;
  people: number;
};

export type FigureDays = {
  day: string;
  counted_at: Timestamp;
};

export type GivenUpKeys = {
  key_name: string;
  key_id: string;
  given_up_at: Generated<Timestamp>;
};

export type GuestCredentials = {
  customer_id: string;
  token_hash: Buffer;
  expires_at: Timestamp;
};

export type HealthAnswers = {
  customer_id: string;
  sealed: Buffer;
};

export type HealthConditions = {
  customer_id: string;
  id: number;
  sealed: Buffer;
};

export type HealthConsents = {
  customer_id: string;
  id: ColumnType<number, never, never>;
  purpose: string;
  has_consented: boolean;
  text_version: string;
  words: string;
  at: Timestamp;
  made_by: string | null;
};

export type HealthRecords = {
  customer_id: string;
};

export type HouseholdChanges = {
  customer_id: string;
  id: ColumnType<number, never, never>;
  old: Json | null;
  new: Json;
  at: Timestamp;
  made_by: string | null;
};

export type Households = {
  customer_id: string;
  dependents_under_16: number;
  dependents_under_18: number;
  dependents_over_18: number;
  additional_adults: number;
  updated_at: Timestamp;
};

export type JourneyStatusChanges = {
  customer_id: string;
  journey_id: string;
  id: ColumnType<number, never, never>;
  at: Timestamp;
  old: string;
  new: string;
  moved_by: string;
  staff_id: string | null;
  why: string | null;
};

export type JourneyVersions = {
  journey: string;
  version: number;
  definition: Json;
  content_hash: string;
  published_at: Timestamp;
};

export type Journeys = {
  customer_id: string;
  id: string;
  journey: string;
  version: number;
  is_current: Generated<boolean>;
  marketing_context: Generated<Json>;
  revision: Generated<number>;
  state: Json;
  status: Generated<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
  set_aside_at: Timestamp | null;
};

export type KeptRecords = {
  id: string;
  person: Buffer;
  kind: string;
  keep_until: string;
  sealed: Buffer;
};

export type KeyChecks = {
  key_name: string;
  key_id: string;
  sealed: Buffer;
  noted_at: Generated<Timestamp>;
};

export type LetterContacts = {
  customer_id: string;
  id: Generated<string>;
  sealed: Buffer;
  changed_at: Timestamp;
};

export type LetterFacts = {
  customer_id: string;
  id: Generated<string>;
  sealed: Buffer;
  changed_at: Timestamp;
};

export type Letters = {
  customer_id: string;
  id: Generated<string>;
  letter_key: string;
  about: string;
  sealed: Buffer;
  attaches_budget: Generated<boolean>;
  read_on: string | null;
  changed_at: Timestamp;
};

export type LettersSent = {
  customer_id: string;
  letter_id: string;
  version: number;
  sealed: Buffer;
  attached_budget: boolean;
  sent_on: string;
  sent_by: string | null;
  answer_by: string | null;
  answer: string | null;
  answered_on: string | null;
  noted_at: Timestamp;
  answers_before: Generated<Json>;
  taken_back_at: Timestamp | null;
  staff_id: string | null;
  settles: Generated<boolean>;
};

export type LimitCounts = {
  key: string;
  points: Generated<number>;
  expire: number | null;
};

export type LoadedContent = {
  part: string;
  content_hash: string;
  loaded_at: Timestamp;
};

export type LoginChallenges = {
  customer_id: string;
  token_hash: Buffer;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  used_code_hash: Buffer | null;
  refused_from: Buffer | null;
};

export type LoginFailures = {
  email_hash: Buffer;
  failures: number;
  last_at: Timestamp;
  paused_until: Timestamp | null;
};

export type Migrations = {
  id: string;
  checksum: string;
  run_at: Generated<Timestamp>;
  contracts: string | null;
};

export type Outbox = {
  id: Generated<string>;
  customer_id: string;
  kind: string;
  due_at: Timestamp;
  attempts: Generated<number>;
  sent_at: Timestamp | null;
  gave_up_at: Timestamp | null;
  about: string | null;
  is_unhurried: Generated<boolean>;
  first_due_at: Generated<Timestamp>;
};

export type PaperMails = {
  customer_id: string;
  id: string;
  record_id: string;
  asked_at: Timestamp;
  sent_at: Timestamp | null;
};

export type PaperPhotos = {
  customer_id: string;
  id: string;
  sealed_words: Buffer;
  sealed_file: Buffer;
  kind: string;
  bytes: number;
  added_at: Timestamp;
};

export type PartnerKeys = {
  id: string;
  app_id: string;
  sealed_secret: Buffer;
  created_at: Timestamp;
  ended_at: Timestamp | null;
};

export type PartnerLeadRepeats = {
  app_id: string;
  idempotency_key: string;
  body_hash: Buffer;
  sealed_answer: Buffer;
  expires_at: Timestamp;
};

export type PartnerLeads = {
  id: Generated<string>;
  token_hash: Buffer;
  app_id: string | null;
  forename: string;
  surname: string | null;
  email_address: string | null;
  phone_number: string;
  welcome_message_id: number | null;
  expires_at: Timestamp;
  accepted_by: string | null;
  accepted_at: Timestamp | null;
  title_number: number | null;
  middle_names: string | null;
  brand_id: string | null;
  plid: string | null;
  gcl_id: string | null;
  query: string | null;
  created_at: Timestamp | null;
  brought_along: Generated<boolean>;
};

export type PartnerSignatures = {
  signature_hash: Buffer;
  expires_at: Timestamp;
};

export type PasswordLinks = {
  token_hash: Buffer;
  customer_id: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
};

export type PasswordResetMails = {
  email_hash: Buffer;
  sent: number;
  counted_since: Timestamp;
  last_at: Timestamp;
};

export type PasswordTries = {
  key: Buffer;
  tries: number;
  counted_since: Timestamp;
  last_at: Timestamp;
  paused_until: Timestamp | null;
  known_until: Timestamp | null;
  turned_away: Generated<number>;
};

export type PeopleKeys = {
  key: string;
  customer_id: string;
};

export type PeopleList = {
  customer_id: string;
  journey_id: string | null;
  status: Generated<string>;
  nation: Generated<string>;
  app_id: Generated<string>;
  name_key: Generated<string>;
  has_account: Generated<boolean>;
  seen_at: Timestamp;
};

export type PlanChanges = {
  customer_id: string;
  plan_id: string;
  sequence: number;
  at: Timestamp;
  state: string;
  moved_by: string;
  noted_by: string | null;
  said_on: string | null;
  ended_how: string | null;
};

export type PlanReviews = {
  customer_id: string;
  plan_id: string;
  sequence: number;
  reviewed_on: string;
  outcome: string;
  reason: string | null;
  staff_id: string;
  noted_at: Timestamp;
};

export type PlanTalks = {
  customer_id: string;
  plan_id: string;
  sequence: number;
  talked_on: string;
  how: string;
  staff_id: string;
  noted_at: Timestamp;
};

export type Plans = {
  customer_id: string;
  id: Generated<string>;
  record_id: string;
  short_name: string;
  state: string;
  chosen_at: Timestamp;
  changed_at: Timestamp;
  sealed_understanding: Buffer | null;
};

export type RecoveryCodes = {
  customer_id: string;
  code_hash: Buffer;
  used_at: Timestamp | null;
};

export type RecurringJobs = {
  name: string;
  due_at: Timestamp;
  known_since: Generated<Timestamp>;
  done_at: Timestamp | null;
  failures: Generated<number>;
};

export type RefreshTokens = {
  customer_id: string;
  token_hash: Buffer;
  session_id: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  successor_hash: Buffer | null;
};

export type RegistrationRepeats = {
  key_hash: Buffer;
  body_hash: Buffer;
  customer_id: string;
  session_id: string;
  expires_at: Timestamp;
};

export type RepaymentEvents = {
  customer_id: string;
  plan_id: string;
  sequence: number;
  client_id: string;
  written_at: Timestamp;
  sealed: Buffer;
  staff_id: string | null;
};

export type RepaymentReminded = {
  customer_id: string;
  plan_id: string;
  id: Generated<string>;
  reminded_of: string;
  day: string;
  at: Timestamp;
};

export type RepaymentReminders = {
  customer_id: string;
  plan_id: string;
  days_before: number | null;
  changed_at: Timestamp;
  looked_on: string | null;
};

export type RetentionWarnings = {
  customer_id: string;
  id: string;
  rule: string;
  asked_at: Timestamp;
  sent_at: Timestamp | null;
};

export type SafeContacts = {
  customer_id: string;
  times: string[];
  leaves_voicemail: boolean;
  has_neutral_words: boolean;
  says: string | null;
  has_way_out: boolean;
  changed_at: Timestamp;
  may_ring: Generated<boolean>;
};

export type SecondFactors = {
  customer_id: string;
  sealed_secret: Buffer;
  asked_at: Timestamp;
  added_at: Timestamp | null;
  last_step: number | null;
  wrong_codes_told_at: Timestamp | null;
  asked_session_id: string | null;
};

export type SessionConfirmations = {
  customer_id: string;
  session_id: string;
  token_hash: Buffer;
  expires_at: Timestamp;
};

export type Sessions = {
  customer_id: string;
  session_id: Generated<string>;
  started_at: Timestamp;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
  device_kind: string | null;
  browser: string | null;
  system: string | null;
  last_used_at: Timestamp | null;
};

export type SetAside = {
  customer_id: string;
  guest_id: string;
  rows_of: string;
  sealed: Buffer;
};

export type StaffChallenges = {
  id: Generated<string>;
  challenge: string;
  staff_id: string | null;
  expires_at: Timestamp;
};

export type StaffDaysAway = {
  staff_id: string;
  day: string;
};

export type StaffLinks = {
  token_hash: Buffer;
  staff_id: string;
  sealed_secret: Buffer;
  expires_at: Timestamp;
};

export type StaffLog = {
  id: ColumnType<number, never, never>;
  at: Timestamp;
  staff_id: string | null;
  customer_id: string | null;
  kind: string;
  network: Buffer | null;
  facts: Json;
};

export type StaffMembers = {
  id: Generated<string>;
  email: string;
  name: string;
  role: string;
  password_hash: string | null;
  sealed_secret: Buffer | null;
  last_step: number | null;
  wrong_tries: Generated<number>;
  paused_until: Timestamp | null;
  added_at: Timestamp;
  ended_at: Timestamp | null;
  last_signed_in_at: Timestamp | null;
};

export type StaffPasskeys = {
  id: Generated<string>;
  staff_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: string[];
  sealed_name: Buffer;
  added_at: Timestamp;
  last_used_at: Timestamp | null;
};

export type StaffRoles = {
  role: string;
  permissions: string[];
};

export type StaffSessions = {
  id: Generated<string>;
  staff_id: string;
  token_hash: Buffer;
  started_at: Timestamp;
  last_used_at: Timestamp;
  ended_at: Timestamp | null;
  device_kind: string | null;
  browser: string | null;
  system: string | null;
};

export type StaffTalkHours = {
  staff_id: string;
  weekday: string;
  starts_at: string;
  ends_at: string;
};

export type SupportNeeds = {
  customer_id: string;
  sealed: Buffer;
};

export type TextNotices = {
  customer_id: string;
  id: Generated<string>;
  kind: string;
  about: string | null;
  phone: string;
  times: string[];
  asked_at: Timestamp;
  due_at: Timestamp;
};

export type TrustDeedFees = {
  customer_id: string;
  sequence: number;
  fees: number | null;
  staff_id: string;
  noted_at: Timestamp;
};

export type WorkItems = {
  id: Generated<string>;
  kind: string;
  customer_id: string | null;
  subject: string;
  due_at: Timestamp;
  not_before: Timestamp | null;
  danger: Generated<number>;
  state: Generated<string>;
  taken_by: string | null;
  taken_at: Timestamp | null;
  attempts: Generated<number>;
  last_outcome: string | null;
  done_at: Timestamp | null;
  created_at: Timestamp;
  next_try_at: Timestamp | null;
  agreed_until: Timestamp | null;
  number_told_at: Timestamp | null;
  told_late_at: Timestamp | null;
  weighed_at: Timestamp | null;
  pressing_code: string | null;
  pressing_on: string | null;
  is_answered: Generated<boolean>;
  waits_since: Timestamp | null;
  begins_at: Timestamp | null;
  put_back_from: string | null;
  put_back_by: string | null;
  put_back_why: string | null;
};

export type WorkNotes = {
  id: Generated<string>;
  customer_id: string;
  work_id: string;
  staff_id: string;
  at: Timestamp;
  outcome: string;
  sealed_note: Buffer;
};

export type WorkSummaries = {
  day: string;
};

export type Tables = {
  advice_decision_endings: AdviceDecisionEndings;
  advice_decision_looks: AdviceDecisionLooks;
  advice_decisions: AdviceDecisions;
  advice_records: AdviceRecords;
  analytics_events: AnalyticsEvents;
  answer_history: AnswerHistory;
  answers: Answers;
  application_changes: ApplicationChanges;
  application_versions: ApplicationVersions;
  applications: Applications;
  audit_log: AuditLog;
  booking_links: BookingLinks;
  bookings: Bookings;
  brought_guests: BroughtGuests;
  budget_categories: BudgetCategories;
  budget_changes: BudgetChanges;
  budget_entries: BudgetEntries;
  budgets: Budgets;
  callbacks: Callbacks;
  case_corrections: CaseCorrections;
  case_flags: CaseFlags;
  case_notes: CaseNotes;
  case_tasks: CaseTasks;
  chat_conversations: ChatConversations;
  chat_messages: ChatMessages;
  chat_presence: ChatPresence;
  consent_texts: ConsentTexts;
  consents: Consents;
  corrections: Corrections;
  credit_reports: CreditReports;
  credit_search_codes: CreditSearchCodes;
  credit_search_counts: CreditSearchCounts;
  credit_search_outcomes: CreditSearchOutcomes;
  credit_search_phone_codes: CreditSearchPhoneCodes;
  credit_search_phones: CreditSearchPhones;
  credit_search_terms: CreditSearchTerms;
  credit_search_turns: CreditSearchTurns;
  credit_search_withdrawals: CreditSearchWithdrawals;
  credit_searches: CreditSearches;
  credit_types: CreditTypes;
  creditor_credit_types: CreditorCreditTypes;
  creditor_name_turns: CreditorNameTurns;
  creditor_names: CreditorNames;
  creditor_near_words: CreditorNearWords;
  creditors: Creditors;
  customers: Customers;
  debt_changes: DebtChanges;
  debts: Debts;
  different_debts: DifferentDebts;
  email_changes: EmailChanges;
  entitlements_said: EntitlementsSaid;
  erased_customers: ErasedCustomers;
  erasure_notices: ErasureNotices;
  erasure_reasons: ErasureReasons;
  erasures: Erasures;
  figure_counts: FigureCounts;
  figure_days: FigureDays;
  given_up_keys: GivenUpKeys;
  guest_credentials: GuestCredentials;
  health_answers: HealthAnswers;
  health_conditions: HealthConditions;
  health_consents: HealthConsents;
  health_records: HealthRecords;
  household_changes: HouseholdChanges;
  households: Households;
  journey_status_changes: JourneyStatusChanges;
  journey_versions: JourneyVersions;
  journeys: Journeys;
  kept_records: KeptRecords;
  key_checks: KeyChecks;
  letter_contacts: LetterContacts;
  letter_facts: LetterFacts;
  letters: Letters;
  letters_sent: LettersSent;
  limit_counts: LimitCounts;
  loaded_content: LoadedContent;
  login_challenges: LoginChallenges;
  login_failures: LoginFailures;
  migrations: Migrations;
  outbox: Outbox;
  paper_mails: PaperMails;
  paper_photos: PaperPhotos;
  partner_keys: PartnerKeys;
  partner_lead_repeats: PartnerLeadRepeats;
  partner_leads: PartnerLeads;
  partner_signatures: PartnerSignatures;
  password_links: PasswordLinks;
  password_reset_mails: PasswordResetMails;
  password_tries: PasswordTries;
  people_keys: PeopleKeys;
  people_list: PeopleList;
  plan_changes: PlanChanges;
  plan_reviews: PlanReviews;
  plan_talks: PlanTalks;
  plans: Plans;
  recovery_codes: RecoveryCodes;
  recurring_jobs: RecurringJobs;
  refresh_tokens: RefreshTokens;
  registration_repeats: RegistrationRepeats;
  repayment_events: RepaymentEvents;
  repayment_reminded: RepaymentReminded;
  repayment_reminders: RepaymentReminders;
  retention_warnings: RetentionWarnings;
  safe_contacts: SafeContacts;
  second_factors: SecondFactors;
  session_confirmations: SessionConfirmations;
  sessions: Sessions;
  set_aside: SetAside;
  staff_challenges: StaffChallenges;
  staff_days_away: StaffDaysAway;
  staff_links: StaffLinks;
  staff_log: StaffLog;
  staff_members: StaffMembers;
  staff_passkeys: StaffPasskeys;
  staff_roles: StaffRoles;
  staff_sessions: StaffSessions;
  staff_talk_hours: StaffTalkHours;
  support_needs: SupportNeeds;
  text_notices: TextNotices;
  trust_deed_fees: TrustDeedFees;
  work_items: WorkItems;
  work_notes: WorkNotes;
  work_summaries: WorkSummaries;
};
