import type { UkNation } from '../../../people/nation.ts';

/** Something that must be said of a solution, and the words that say it: everywhere, or in some nations. */
export type Disclosure = {
  readonly what: string;
  readonly says: RegExp;
  readonly nations?: readonly UkNation[];
};

export const must = (what: string, says: RegExp, nations?: readonly UkNation[]): Disclosure =>
  nations === undefined ? { what, says } : { what, says, nations };
export const ENGLISH_LAW: readonly UkNation[] = ['england', 'wales'];
export const NI: readonly UkNation[] = ['northern-ireland'];

export const HOME = must(
  'what it means for who rents, and for who owns',
  /rent.*mortgage|mortgage.*rent|own a home/su,
);
export const CREDIT_FILE = must(
  'the mark on the credit file, and its years',
  /credit file.*6 years|6 years.*credit file/su,
);
export const JOINT = must('who shares a debt', /shares? a debt with (?:you|someone)/u);
export const GUARANTOR = must('who promised to pay', /promised to pay/u);
export const BANK = must(
  'the bank that is owed',
  /bank.*(?:close|freeze|take money).*bank that you owe nothing/iu,
);
export const NO_FEE = must('that it costs nothing', /costs (?:you )?nothing/u);
export const NOT_BINDING = must('that it does not bind', /not a legal deal.*can say no/u);
export const INTEREST_GOES_ON = must('that interest may go on', /Interest (?:may|does not)/u);
export const ON_EVERY_PLAN = [HOME, CREDIT_FILE];

/** The risks of each insolvency, wherever it is. */
export const INSOLVENCY = [
  HOME,
  CREDIT_FILE,
  JOINT,
  GUARANTOR,
  BANK,
  must('that a director needs leave', /run a company.*(?:court to agree|unless a court says you may)/u),
  must('that jobs can be touched', /some jobs|Some jobs|Most jobs/u),
  must('that anyone can look at the register', /Anyone can look/u),
  must('that it is hard to borrow', /hard to borrow/u),
  must(
    'that court fines, child maintenance and student loans stay',
    /court fines, child maintenance(?:,| and) student loans/u,
  ),
  must('that debts tied to home or goods stay', /tied to (?:your home|goods)/u),
  must('that loans from benefits stay', /Social Fund|loans or advances from a benefit/u),
  must('what more money does', /more (?:pay|money)|a month left/u),
];
export const SCOTTISH_REGISTER = must(
  'the Scottish register, who keeps it and for how long',
  /Register of Insolvencies of the Accountant in Bankruptcy. It stays there for 1 year/u,
);
export const MONEY_ADVICE_FIRST = must('that money advice comes first', /You talk to a money adviser/u);
export const SHERIFF_OFFICERS = must('sheriff officers', /[Ss]heriff officers/u);
export const BREATHING = [
  ...ON_EVERY_PLAN.slice(0, 1),
  must('that it is not on the credit file', /does not go on your credit file/u),
  must('that it is on no public register', /not on a public register/u),
  must('that no fee may be charged', /costs nothing. Nobody may charge/u),
  must('that the debts remain', /debts are still there at the end/u),
  must('that rent, bills, tax and hire purchase go on', /bills, tax and hire purchase/u),
  must(
    'which debts are left out',
    /court fines, child maintenance, student loans, Social Fund loans and benefit advances/u,
  ),
  must(
    'fraud, injury, and tax not due',
    /debts from fraud, money you owe for an injury, and council tax that is not due yet/u,
  ),
  must('that of secured debts only arrears are in it', /only what is late is in it/u),
  must('that deductions from benefits may go on', /taken from your benefits/u),
  must('that an adviser starts it', /adviser.*start|adviser starts/u),
  must('that the address can be kept private', /address can be kept private/u),
  must('bailiffs and courts', /Bailiffs and courts must wait/u),
];
