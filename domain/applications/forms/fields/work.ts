import { NOT_KNOWN_KIND } from '../../check/notKnown.ts';
import { address, choice, list, money, month, text, when, yesNo } from './field.ts';

/** How somebody earns, and what they did before. */
export const WORK_STATUS = choice('workStatus', 'Do you work?', null, {
  options: {
    employed: 'For an employer',
    'self-employed': 'For yourself',
    'not working': 'I don’t work now',
    retired: 'I’m retired',
  },
});
const EARNS = when('workStatus', 'employed', 'self-employed');
export const TAKE_HOME_PAY = money(
  'takeHomePay',
  'Your take-home pay each month',
  'After tax. On your last payslip',
  { onlyWhen: [EARNS] },
);
const IS_JOB = when('kind', 'job', 'own business');
/** Of a time of years ago that nobody remembers: an adviser asks. */
const NOT_REMEMBERED = { [NOT_KNOWN_KIND]: 'I don’t know any more' } as const;
const WORK_KIND = choice('kind', 'What you did', null, {
  options: {
    job: 'Worked for an employer',
    'own business': 'Worked for myself',
    'no work': 'Did not work',
    caring: 'Looked after somebody',
    studying: 'Studied',
    retired: 'Was retired',
    ...NOT_REMEMBERED,
  },
});
const EMPLOYER = text('employer', 'Employer, or the name of the business', null, { onlyWhen: [IS_JOB] });
const JOB = text('job', 'The job', null, { onlyWhen: [IS_JOB] });
const FROM = month('from', 'From', 'A month is enough. A payslip or P45 has it');
const IS_NOW = yesNo('isNow', 'Is it still so?', null);
const TO = month('to', 'Until', 'A month is enough', { onlyWhen: [when('isNow', false)] });
const PAY = money('monthlyPay', 'Take-home pay each month', 'On your last payslip', {
  isOptional: true,
  onlyWhen: [IS_JOB, when('isNow')],
});

/** All that somebody did in the last years, so that no month is left out. */
const EMPLOYER_ADDRESS = address('address', 'Their address', 'On your payslip or contract', {
  onlyWhen: [IS_JOB, when('isNow')],
});
const PAYROLL = text('payrollNumber', 'Payroll number', 'On your payslip', {
  isOptional: true,
  onlyWhen: [when('kind', 'job'), when('isNow')],
});
export const workHistoryOf = (years: number) =>
  list('workHistory', `What you did for work for ${years} years`, 'Each job, and times without one', {
    entryName: 'time',
    namedBy: 'employer',
    fewest: 1,
    most: 30,
    unbrokenMonths: years * 12,
    parts: [WORK_KIND, EMPLOYER, JOB, FROM, IS_NOW, TO, EMPLOYER_ADDRESS, PAYROLL, PAY],
  });

/** The jobs of today alone. */
export const JOBS = list('jobs', 'Your jobs', 'Each that you have now', {
  onlyWhen: [EARNS],
  entryName: 'job',
  namedBy: 'employer',
  fewest: 1,
  most: 10,
  parts: [
    text('employer', 'Employer, or the name of the business', 'On your payslip'),
    text('job', 'The job', null),
    month('from', 'Since when', 'A month is enough. Your contract has it'),
    address('address', 'Their address', 'On your payslip or contract'),
    text('payrollNumber', 'Payroll number', 'On your payslip', { isOptional: true }),
  ],
});

export const HAS_TRADED = yesNo(
  'hasTraded',
  'Have you run a business in the last 5 years?',
  'Self-employed counts',
);
export const BUSINESSES = list('businesses', 'Your businesses', null, {
  onlyWhen: [when('hasTraded')],
  entryName: 'business',
  namedBy: 'name',
  fewest: 1,
  most: 20,
  parts: [
    text('name', 'Name of the business', 'Your own name, if it had no other'),
    text('trade', 'What it did', null),
    address('address', 'Where it was run', null),
    FROM,
    IS_NOW,
    TO,
    yesNo('hadStaff', 'Did anybody work for you?', null),
  ],
});

export const IS_DIRECTOR = yesNo('isDirector', 'Have you been a company director in the last 5 years?', null);
export const DIRECTORSHIPS = list('directorships', 'Companies you were a director of', null, {
  onlyWhen: [when('isDirector')],
  entryName: 'company',
  namedBy: 'name',
  fewest: 1,
  most: 20,
  parts: [
    text('name', 'Name of the company', null, { most: 160 }),
    text('number', 'Company number', 'At Companies House, 8 letters or numbers', {
      most: 8,
      isOptional: true,
    }),
    yesNo('isInsolvent', 'Is it insolvent, or has it been wound up?', null),
    FROM,
    IS_NOW,
    TO,
  ],
});
export const COMPANIES = [HAS_TRADED, BUSINESSES, IS_DIRECTOR, DIRECTORSHIPS] as const;
