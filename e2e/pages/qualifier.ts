/** A date as typed into its three inputs. */
export type DateGiven = { readonly day: string; readonly month: string; readonly year: string };

/** One answer, several ticked ones, a typed text or a date. */
export type Given = string | readonly string[] | DateGiven;

export type QualifierQuestion = {
  readonly asks: string;
  /** A tap answers a radio question; all others need a button. */
  readonly kind: 'radio' | 'checkbox' | 'typed' | 'date';
  /** The answer most people in these stories give. */
  readonly usual: Given;
  /** Marks the last question of a page that has several. */
  readonly endsPage?: true;
};

/** The questions of the usual path through the Qualifier, in order, by step id. */
export const QUALIFIER = {
  nation: { asks: 'Where do you live?', kind: 'radio', usual: 'England' },
  housing: {
    asks: 'Do you rent or own your home?',
    kind: 'radio',
    usual: 'Rent from a private landlord',
  },
  'debt-count': { asks: 'How many debts do you have?', kind: 'radio', usual: '3 to 5' },
  'debt-total': {
    asks: 'How much do these debts total',
    kind: 'radio',
    usual: '£5,000 - £10,000',
    endsPage: true,
  },
  'birth-date': {
    asks: 'When were you born?',
    kind: 'date',
    usual: { day: '24', month: '8', year: '1987' },
  },
  'formal-plan': { asks: 'Are you in a debt solution now?', kind: 'radio', usual: 'No' },
  employment: { asks: 'What’s your work situation?', kind: 'radio', usual: 'Work part time' },
  bills: {
    asks: 'How are you managing with your bills right now?',
    kind: 'radio',
    usual: 'I’ve missed one or two payments',
  },
  arrears: { asks: 'Are you behind with any of these?', kind: 'checkbox', usual: ['Council tax'] },
  urgent: {
    asks: 'Is any of this happening now?',
    kind: 'checkbox',
    usual: ['None of these'],
    endsPage: true,
  },
  income: { asks: 'How much money do you get each month?', kind: 'typed', usual: '1650' },
  'spend-home': { asks: 'How much is your rent or mortgage each month?', kind: 'typed', usual: '620' },
  'spend-food': { asks: 'How much do you spend on food and the household?', kind: 'typed', usual: '360' },
  'spend-bills': { asks: 'How much are your bills each month?', kind: 'typed', usual: '240' },
  'spend-travel': { asks: 'How much do you spend on travel each month?', kind: 'typed', usual: '110' },
  'spend-other': {
    asks: 'How much goes on everything else each month?',
    kind: 'typed',
    usual: '150',
    endsPage: true,
  },
} as const satisfies Record<string, QualifierQuestion>;

export type QuestionId = keyof typeof QUALIFIER;

export const QUESTION_IDS = Object.keys(QUALIFIER) as readonly QuestionId[];

/** Asked once there is an account, with the phone number below it. */
export const CREDITORS = {
  asks: 'Who do you owe money to?',
  usual: ['Credit or store cards', 'Council tax'],
} as const;

/** May be left out, and says so in its name. */
export const PHONE_QUESTION = 'What’s the best number to reach you on? (optional)';
