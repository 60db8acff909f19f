/** The parts of a case, as its person reads them. */
const PARTS_OF_CASE: Readonly<Record<string, string>> = {
  summary: 'your summary',
  advice: 'your advice',
  debts: 'your debts',
  budget: 'your budget',
  answers: 'your answers',
  documents: 'your documents',
  timeline: 'what happened so far',
  plan: 'your plan',
  letters: 'your letters',
  application: 'your form',
  notes: 'our notes',
  details: 'your name and contact details',
  booking: 'your booked time',
};

/** What people read about their own data; what mails say is content. */
export const words = {
  /** Why somebody here looked at a person, and at what. */
  look: (why: string, parts: readonly string[]) => {
    const names = parts.map(part => PARTS_OF_CASE[part] ?? part);
    return names.length === 0 ? why : `${why} (${names.join(', ')})`;
  },
  /** What was put right together with them, and the reason that was given. */
  putRight: ({
    why,
    which,
    reason,
  }: {
    readonly why: string;
    readonly which: string;
    readonly reason: string;
  }) => {
    const what = which === '' ? why : `${why} (${which})`;
    return reason === '' ? what : `${what}. Why: “${reason}”`;
  },
  /** What is kept after an erasure, for the mail that says so: others may read it, so it tells nothing of what about. */
  keeps: (told: string, agreed: string) =>
    `what we told you and why (${told}), and what you agreed to (${agreed})`,
  /** In place of something of theirs that is kept sealed and that we cannot open any more, or not now. */
  doesNotOpen: 'We have this, but we can’t open it now. Ring us if you need it.',
  /** Of an account that is erased: counts that are kept by keyed hashes. */
  counts: {
    what: 'Counts of logins and of credit searches',
    because: (searches: string) =>
      `They stop people guessing passwords. A code stands in place of your name, email and phone. Counts of searches go after ${searches}.`,
  },
  /** The same of somebody without an account. */
  guestCounts: {
    what: 'Counts of credit searches',
    because: 'They stop people searching again and again. A code stands in place of your name and phone.',
  },
  correctionNeeded: 'Tell us what is wrong.',
  correctionTooLong: (most: number) => `Keep it under ${most} letters. You can send a second message.`,

  copy: {
    title: 'All that we hold about you',
    madeOn: (day: string) => `Made on ${day}`,
    about:
      'This is everything that we hold about you. The file for computers that comes with it has the same, and each earlier state of what you changed.',
    private: 'It tells private things about you. Keep it where only you can open it.',
    wrong: 'Is something wrong? Tell us in your account, under “Your data”.',
    onlyWithAccount:
      'private, and no page shows it: make an account, and your copy has it once you type your password',
    inFile: 'in the file for computers',
    yes: 'Yes',
    no: 'No',
    leftOut: 'What we left out',
    leftOutWhy: (because: string) => `${because.charAt(0).toUpperCase()}${because.slice(1)}.`,
    inRow: (name: string, says: string) => `${name}: ${says}.`,
    howLong: 'How long we keep it',
    keptFor: (because: string, keptFor: string) => `${keptFor}. ${because}`,
  },

  /** What a person was asked to agree to, and by which way we would write. */
  consents: {
    news: 'News and tips from us',
    sharing: 'Sharing your budget with a public money-advice body',
    email: 'Email or WhatsApp',
    text: 'Text message',
  },

  /** Columns whose names say too little. */
  columns: {
    sealed: 'What it says',
    sealed_answer: 'What we answered',
    sealed_reason: 'What we said of it',
    sealed_search: 'What you typed',
    sealed_note: 'What we wrote down',
    at: 'When',
    title: 'Title',
    forename: 'First name',
    middlename: 'Middle name',
    surname: 'Last name',
    initial_creditor_name: 'Who you owe',
    has_consented: 'You agreed',
    text_version: 'Version of the words',
    words: 'The words you saw',
    judged_on: 'The day it is about',
    type: 'What',
    consent_type: 'What it is about',
    consent_channel_type: 'By',
    lines: 'The words you saw',
    made_by: 'Written down by one of us, with you',
  },

  /** Each part of the copy, by the table that it comes from. */
  tables: {
    customers: 'You',
    partner_leads: 'What the partner who sent you told us',
    journeys: 'Your questionnaires',
    brought_guests: 'That you brought along what you told us before you logged in',
    set_aside: 'What you brought along and we did not need, since your account had its own',
    journey_status_changes: 'How far you were, and who changed it',
    people_list: 'The line by which we find you',
    people_keys: 'The words by which we find you',
    answers: 'Your answers',
    answer_history: 'How your answers changed',
    households: 'Your household',
    household_changes: 'How your household changed',
    debts: 'Your debts',
    debt_changes: 'How your debts changed',
    different_debts: 'Debts that you said are not the same',
    budgets: 'Your budget',
    budget_categories: 'The parts of your budget',
    budget_entries: 'The lines of your budget',
    budget_changes: 'How your budget changed',
    health_records: 'That we asked about your health',
    health_consents: 'What you said about keeping your health facts',
    health_conditions: 'Your health',
    health_answers: 'Your answers about your health',
    support_needs: 'How you like to be helped',
    advice_records: 'The advice we gave you',
    trust_deed_fees: 'What a trustee said a trust deed costs in fees',
    advice_decisions: 'What one of us said of your advice',
    advice_decision_looks: 'That another of us looked at it',
    advice_decision_endings: 'That one of us took it back, or refused it',
    chat_conversations: 'When you wrote to us in a chat',
    chat_messages: 'What you and our advisers wrote to each other',
    plans: 'What you chose of our advice',
    plan_changes: 'How what you chose went on',
    plan_reviews: 'When one of us looked again at your Breathing Space, and what came of it',
    plan_talks: 'When we talked over what you chose, and how',
    repayment_events: 'What you wrote down of your plan',
    repayment_reminders: 'Whether you are reminded of the days of your plan',
    repayment_reminded: 'What you were reminded of',
    letters: 'Letters you began',
    letters_sent: 'Letters you sent',
    letter_contacts: 'Addresses you gave for letters',
    letter_facts: 'What you told us for your letters',
    entitlements_said: 'What you said of help we found',
    applications: 'The form for what you chose',
    application_versions: 'The form as you handed it over, each time',
    application_changes: 'How your form went on',
    paper_mails: 'Papers we sent you',
    paper_photos: 'Papers you sent us',
    credit_searches: 'Your credit searches',
    credit_search_outcomes: 'What came of your credit searches',
    safe_contacts: 'How we may contact you safely',
    credit_search_withdrawals: 'When you took back your yes to a credit search',
    credit_search_terms: 'The terms of the credit search that you agreed to',
    credit_search_phones: 'That you showed us your phone',
    credit_search_phone_codes: 'The code we sent to your phone',
    credit_search_codes: 'The code we sent you for a credit search',
    credit_search_turns: 'A credit search under way',
    credit_reports: 'Your credit report',
    consents: 'What you agreed to',
    callbacks: 'Calls you asked for',
    bookings: 'Times you booked to talk with us',
    booking_links: 'Links to what you booked, in our emails',
    work_items: 'What waits for one of us to do for you',
    case_notes: 'What we wrote down while we helped you',
    case_tasks: 'What we have to do for you',
    case_corrections: 'What we put right together with you',
    case_flags: 'What we have to know before we talk to you',
    work_notes: 'What we wrote down after we spoke with you',
    analytics_events: 'Pages you let us count',
    outbox: 'Emails to you',
    guest_credentials: 'Your visits before you had an account',
    sessions: 'Where you signed in',
    session_confirmations: 'When you typed your password again',
    refresh_tokens: 'How long you stay signed in',
    password_links: 'Links for a new password',
    second_factors: 'Codes from your phone when you log in',
    recovery_codes: 'Your recovery codes: how many, and which are used',
    login_challenges: 'A login that waits for its code',
    email_changes: 'Changes of your email',
    text_notices: 'Text messages that wait until it is safe',
    registration_repeats: 'Your registration, for some minutes',
    retention_warnings: 'Emails before an unused account goes',
    corrections: 'What you told us is wrong',
    erasures: 'That you asked us to delete your account',
    audit_log: 'The list of logins and changes',
  },
};
