import { EVENT_NAMES } from '@towpath/contracts/api/analytics.ts';
import { DEBT_ROLES } from '@towpath/domain/debts/roles.ts';
import { SAFE_TIMES } from '@towpath/domain/people/safeContact.ts';
import { ENTITLEMENT_VALUE_WORDS } from './entitlementValueWords.ts';
import { asTheyRead, FACT_VALUE_WORDS } from './factValueWords.ts';
import { LETTER_VALUE_WORDS } from './letterValueWords.ts';
import { PLAN_VALUE_WORDS } from './planValueWords.ts';
import { REPAYMENT_VALUE_WORDS } from './repaymentValueWords.ts';

type Meanings = Readonly<Record<string, string>>;

const DAYS: Meanings = { mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday', fri: 'Friday' };

const SAID_ELSE: Meanings = {
  'another fits': 'One of us has said since that another solution fits.',
  'taken back': 'What we had said of one counts no more.',
};

/** What each word of an enumeration means. One is told from another by its words. */
export const VALUE_WORDS: readonly Meanings[] = [
  ...FACT_VALUE_WORDS,
  ...ENTITLEMENT_VALUE_WORDS,
  ...LETTER_VALUE_WORDS,
  ...PLAN_VALUE_WORDS,
  ...REPAYMENT_VALUE_WORDS,
  Object.fromEntries(Object.entries(DEBT_ROLES).map(([role, { means }]) => [role, means])),
  Object.fromEntries(
    SAFE_TIMES.map(time => {
      const [day = '', part] = time.split(' ');
      return [time, `${DAYS[day]} ${part}.`];
    }),
  ),
  asTheyRead(EVENT_NAMES),
  // Papers that people send.
  { jpeg: 'A photo, as JPEG.', png: 'A picture, as PNG.', pdf: 'A PDF.' },
  // Chat.
  { person: 'Of the person.', adviser: 'Of somebody who advises here.' },
  {
    waiting: 'Nobody has answered it yet.',
    'with adviser': 'Somebody has it.',
    ended: 'Either side has ended it.',
  },
  // Applications.
  {
    'breathing-space': 'Breathing Space: 60 days without interest and letters.',
    'mental-health-breathing-space': 'Breathing Space while a mental health crisis is treated.',
    'debt-relief-order': 'A debt relief order.',
    'debt-payment-programme': 'A programme of the Debt Arrangement Scheme, in Scotland.',
    'iva-handover': 'What an insolvency practitioner needs for an individual voluntary arrangement.',
    'minimal-asset-process': 'The minimal asset process, in Scotland.',
    sequestration: 'Bankruptcy in Scotland.',
    bankruptcy: 'Bankruptcy, elsewhere.',
    'administration-order': 'An administration order of the county court.',
    'trust-deed': 'What a trustee needs for a protected trust deed, in Scotland.',
  },
  {
    'being filled in': 'It is with the person, who fills it in.',
    'handed over': 'It is with us: one of us reads it.',
    'asked again': 'One of us asks something, and it is with the person.',
    accepted: 'One of us has said yes to it as it is.',
    'being sent': 'It is on its way.',
    sent: 'They have it, and have not decided.',
    granted: 'They said yes.',
    refused: 'They said no.',
    withdrawn: 'Its person took it back before they had decided.',
  },
  {
    granted: 'They said yes.',
    refused: 'They said no.',
    withdrawn: 'Its person took it back before they had decided.',
  },
  { told: 'Known from before.', given: 'Given in this form.' },
  // Papers.
  {
    plan: 'How a plan stood on a day.',
    letter: 'A letter that was sent, or is begun.',
    form: 'A form as it was handed over.',
    advice: 'An advice as it was given.',
    budget: 'The statement of the budget.',
  },
  // What was chosen, in doubt.
  SAID_ELSE,
  {
    ...SAID_ELSE,
    closed: 'The advice of today does not leave it to the person.',
    unconfirmed: 'Nobody has said yet that an insolvency fits, as the facts are today.',
  },
  // A partner’s link, to who has a session.
  {
    theirs: 'They came by it, or it was made for them.',
    open: 'It was made for somebody else, and is not used yet.',
    over: 'It is unknown, has run out, or somebody else has used it.',
  },
  // Booked talks.
  { booked: 'It stands.', cancelled: 'It is not held.', over: 'It has been.' },
  { phone: 'By phone.', chat: 'In the chat on this site.' },
  {
    free: 'There are times left.',
    full: 'All times are taken.',
    unsafe: 'None of its times is safe for the person.',
    shut: 'Nobody answers.',
  },
  // Advice.
  {
    confirmed: 'It is what the rules recommend.',
    changed: 'It is another solution than the rules recommend, and a second of us agreed.',
  },
  {
    ELIGIBLE: 'Open to the person.',
    INELIGIBLE: 'Not open: `reasons` say why.',
    CANNOT_SAY: 'Not decided: something is not known, or an adviser looks first. Only among `undecided`.',
  },
  { ALWAYS: 'Shown in any case.', BANNER: 'Only gives time: shown beside the others.' },
  {
    ready: 'A solution is recommended.',
    incomplete: '`missing` says what is needed, and the groups are empty.',
    'ask an adviser':
      'An adviser looks first, `forAdviser` says why; the plan for budget and bills may still be recommended.',
  },
  { own: 'Those that the account had.', brought: 'Those that were brought along.' },
  { met: 'The person meets it.', 'not met': 'They do not.', 'cannot say': 'A fact is missing.' },
  {
    kind: 'No debt of its kind is taken in.',
    fraud: 'It came from fraud.',
    secured: 'It is secured on something.',
    'not due': 'It is paid as it falls due.',
    disputed: 'The person says they do not owe it.',
    'very old': 'It is so old that it may not have to be paid.',
    'adviser decides': 'An adviser says whether it stays.',
  },
  {
    pays: 'Something is paid each month.',
    'may pay': 'Something may have to be paid.',
    'nothing to pay': 'Nothing is paid.',
    register: 'The name is on a public register.',
    'credit file': 'It is on the credit file.',
    'mark on credit file': 'The credit file has a mark.',
  },
  { cleared: 'The debts are gone.', 'paid back': 'The debts are paid back.' },
  { paid: 'Reaches creditors.', fees: 'Goes on fees.', 'written off': 'Is not paid.' },
  {
    home: 'The home.',
    work: 'Work.',
    bank: 'Bank accounts.',
    'credit file': 'The credit file.',
    shared: 'Who owes a debt together with the person.',
    cost: 'What it costs.',
  },
  { DRO: 'A debt relief order.', MAP: 'The minimal asset process, in Scotland.' },
  { decided: 'Nothing is recommended because of it.', applied: 'It changed what is recommended.' },
  { advice: 'The summary of the advice.', budget: 'The statement of the budget.' },
  {
    chosen: 'Chosen by the person; nothing is sent to anyone.',
    'being prepared': 'It is made ready to be sent.',
    'with an adviser': 'An adviser looks at it.',
    sent: 'It was sent to those who decide.',
    accepted: 'They said yes.',
    refused: 'They said no.',
    running: 'It is under way.',
    broken: 'A payment or a term of it was missed.',
    ended: 'It is over.',
    left: 'The person did not want it any more, before it was sent.',
  },
  {
    'not needed': 'It is no insolvency.',
    waits: 'It is what the person wants; nothing is prepared.',
    confirmed: 'An adviser has said that it fits.',
  },
  // Letters.
  {
    'fill in': 'Something is to be filled in.',
    'not read': 'All is there; the person has not read it.',
    'read again': 'It says something else than what was read, or that was a week ago.',
    read: 'Read, and not sent.',
    waits: 'Begun; its offer waits with the plan for a talk.',
    'not to send': 'Begun; it does not fit any more what is known.',
    sent: 'Sent; an answer may still come.',
    'no answer yet': 'The day to expect an answer has gone, or the person says that none came.',
    answered: 'An answer came.',
  },
  { 'can change': 'Something stands there.', 'fill in': 'Nothing stands there yet.' },
  { text: 'Any text.', sum: 'A sum of money.', day: 'A day.' },
  { paragraph: 'A paragraph.', bullets: 'Points of a list.' },
  { none: 'It does not go with it.', 'can attach': 'It can go with it.', attached: 'It goes with it.' },
  { post: 'By post.', email: 'By email.', online: 'On the receiver’s website.' },
  {
    accepted: 'They said yes.',
    'asks for more': 'They want more.',
    refused: 'They said no.',
    other: 'They said something else.',
    none: 'Nothing came.',
  },
  // Calls.
  {
    spoke: 'We spoke.',
    'not-wanted': 'The person does not want it any more.',
    'wrong-number': 'The number was wrong.',
    'not-reached': 'Nobody answered, three times.',
    closed: 'The session was closed by one of us.',
  },
  // Debts.
  { 'by hand': 'Typed by the person.', 'credit report': 'Found by a credit search.' },
  {
    cleared: 'It was in what cleared debts.',
    'may be cleared': 'Nobody here knows whether it was in what cleared debts.',
  },
  {
    'court claim': 'A court claim has come.',
    judgment: 'A court has decided that it has to be paid.',
    bailiffs: 'Bailiffs or enforcement agents have it.',
    'charging order': 'A court has secured it on the home.',
  },
  {
    'same reference': 'Both have the same account number.',
    'same balance': 'Both have the same balance, and names that may be one.',
  },
  {
    cards: 'Cards and loans.',
    home: 'The home.',
    bills: 'Bills of the household.',
    council: 'Council and government.',
    goods: 'Vehicles and goods.',
    courts: 'Fines and courts.',
    family: 'Family and friends.',
    work: 'Work and business.',
    other: 'Everything else.',
  },
  // Budget.
  {
    InProgress: 'Not submitted yet.',
    Completed: 'Submitted, and nothing in it wants a reason.',
    Error: 'Submitted, and something in it wants a reason: see `deviations`.',
  },
  {
    income: 'Money that comes in.',
    fixed: 'Costs that a person can hardly change.',
    flexible: 'Costs that differ from month to month.',
    savings: 'Money put aside.',
  },
  { income: 'Money that comes in.', expenditure: 'Money that goes out.' },
  {
    income: 'All that comes in.',
    home: 'Rent or mortgage.',
    food: 'Food and household.',
    bills: 'Bills.',
    travel: 'Travel.',
    other: 'Everything else.',
  },
  { answers: 'Told before.', usual: 'Nearly everybody has it.' },
  {
    'immigration adviser': 'Who may lose their right to stay by a benefit asks an adviser first.',
    'benefits check': 'What else may be paid.',
    'energy help': 'Help with gas and electricity.',
    'debt action plan': 'What to do about the debts meanwhile.',
  },
  // Questionnaire.
  { above: 'Above the answer.', below: 'Below the answer.' },
  // Health.
  { conditions: 'Health conditions and the answers beside them.', supportNeeds: 'Support needs.' },
  {
    crisis: 'Help at once, for who is in danger.',
    'fast adviser': 'An adviser soon.',
    'priority services': 'Services that energy and water firms have for it.',
  },
  { yes: 'Yes.', no: 'No.', unsaid: 'The person would rather not say.' },
  // Account.
  { phone: 'A phone.', tablet: 'A tablet.', computer: 'A computer.' },
  {
    chrome: 'Chrome.',
    edge: 'Edge.',
    firefox: 'Firefox.',
    opera: 'Opera.',
    safari: 'Safari.',
    samsung: 'Samsung Internet.',
  },
  {
    android: 'Android.',
    chromebook: 'Chromebook.',
    ipad: 'iPad.',
    iphone: 'iPhone.',
    linux: 'Linux.',
    mac: 'Mac.',
    windows: 'Windows.',
  },
  { new: 'The address that is asked for.', old: 'The address until now.' },
  {
    changed: 'The email is the new one now.',
    waits: 'The other address has not answered yet.',
    stopped: 'The email stays as it was.',
    taken: 'The new address has an account of its own: the email stays as it was.',
  },
  {
    sent: 'A code is on its way to the phone.',
    'sent before': 'The code of a moment ago still works; none was sent.',
    'not needed': 'The phone was confirmed in this journey already.',
  },
  {
    'credit search': 'A search of the credit report, by the terms of it.',
    'news by email or WhatsApp': 'News, by email or WhatsApp.',
    'news by text message': 'News, by text message.',
    'sharing the budget': 'Sharing the budget with the Money Advice body.',
    'health conditions': 'Keeping health conditions.',
    'support needs': 'Keeping support needs.',
  },
  {
    open: 'Waits for our answer.',
    answered: 'We have answered.',
    'taken back': 'The person took it back.',
  },
  {
    sorted: 'Their debts are sorted.',
    'other-help': 'They get help elsewhere.',
    private: 'They do not want us to have it.',
    'too-hard': 'It was too hard to use.',
    other: 'Another reason.',
  },
];
