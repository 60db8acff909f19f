import { NORTHERN_IRELAND, NOT_SCOTLAND } from '../../solutions/thresholds/nations.ts';
import type { ApplicationForm } from '../form.ts';
import { ADDED_BY_US } from '../proof.ts';
import { allDebtsMarked, DEBT_PARTS as DEBT } from './fields/debts.ts';
import { choice, text, yesNo } from './fields/field.ts';
import * as household from './fields/household.ts';
import * as money from './fields/money.ts';
import * as past from './fields/past.ts';
import * as person from './fields/person.ts';
import * as things from './fields/things.ts';
import * as work from './fields/work.ts';
import { GROUPS, group } from './groups.ts';

const YEARS = 5;
const YEARS_OF_ADDRESSES = 3;

const HAS_CASE = yesNo(
  'hasCourtCase',
  'Is a court case about you going on?',
  'Such as a claim, an eviction, a divorce',
);
const IN_NORTHERN_IRELAND = [{ nations: NORTHERN_IRELAND }] as const;
const COUNTY = text('county', 'The county you live in', 'The petition names it', {
  onlyWhen: IN_NORTHERN_IRELAND,
});

/** How much it is says the plan, by the limits of the day. Nobody is let off all of it. */
const FEE = choice('fee', 'How the fee is paid', 'All of it is due before the form goes in', {
  isOptional: true,
  options: { 'by them': 'You have put it by, and pay it when the form goes in', paid: 'It is paid' },
});

/** A person's own bankruptcy: an application in England and Wales, a petition in Northern Ireland. */
export const BANKRUPTCY: ApplicationForm = {
  kind: 'bankruptcy',
  version: 6,
  shortNames: ['BKY'],
  nations: NOT_SCOTLAND,
  name: 'Bankruptcy application',
  receiver: 'The adjudicator, at the Insolvency Service',
  receiverIn: { 'northern-ireland': 'The High Court, in Belfast' },
  sources: [
    {
      name: 'Insolvency (England and Wales) Rules 2016, rule 10.35 and schedule 8',
      url: 'https://www.legislation.gov.uk/uksi/2016/1024/schedule/8',
      toConfirm: null,
    },
    {
      name: 'The same, schedule 7',
      url: 'https://www.legislation.gov.uk/uksi/2016/1024/schedule/7',
      toConfirm: 'It could not be read. The online form itself is open to those alone who apply',
    },
    {
      name: 'The Insolvency Service, what an application holds (Models)',
      url: 'https://github.com/InsolvencyService/inss-ods-bankruptcy-api-common',
      toConfirm: 'As it stood in December 2022',
    },
    {
      name: 'Insolvency Rules (Northern Ireland) 1991, part 6: petition and statement of affairs',
      url: 'https://www.legislation.gov.uk/nisr/1991/364/contents',
      toConfirm: 'The forms of the court (6.30 and 6.31) could not be read',
    },
    {
      name: 'How to go bankrupt: what to have at hand',
      url: 'https://howtogobankrupt.co.uk/go-bankrupt/',
      toConfirm: null,
    },
  ],
  statementMonths: 2,
  groups: [
    group('you', 'About you', ...GROUPS.youAndMarriage.fields, person.GENDER),
    group(
      'homes',
      'Where you live',
      ...GROUPS.homes(YEARS_OF_ADDRESSES).fields,
      ...person.VIOLENCE_ORDER,
      ...past.residenceIn(null),
      COUNTY,
    ),
    group('household', 'Who lives with you', ...GROUPS.household.fields, household.DEPEND_ELSEWHERE),
    group('work', 'Your work', work.WORK_STATUS, work.JOBS, work.TAKE_HOME_PAY, ...work.COMPANIES),
    group(
      'debts',
      'Your debts',
      allDebtsMarked([
        DEBT.KIND,
        DEBT.REFERENCE,
        DEBT.BALANCE,
        DEBT.CREDITOR_ADDRESS,
        DEBT.SINCE,
        DEBT.IS_JOINT,
        DEBT.JOINT_WITH,
        DEBT.IS_SECURED,
        DEBT.IS_DISPUTED,
        DEBT.IS_FOR_BUSINESS,
        DEBT.HAS_COURT,
        DEBT.COURT_STAGE,
        DEBT.TAKEN_FROM_WAGES,
      ]),
    ),
    group(
      'money',
      'Your money',
      money.INCOME,
      money.MONTHLY_INCOME,
      money.SPENDING,
      money.HAS_ACCOUNTS,
      money.ACCOUNTS_IN_FULL,
      money.SAVINGS,
      money.OWED_TO_YOU,
    ),
    group('things', 'Things you own', ...GROUPS.thingsAndPensions.fields, ...things.LANDLORD),
    group(
      'past',
      'The years before',
      ...GROUPS.past(YEARS, YEARS, past.RECIPIENT).fields,
      past.HAS_GAMBLED,
      past.TROUBLE_SINCE,
      past.WHY_IN_DEBT,
      HAS_CASE,
    ),
    group(ADDED_BY_US, 'What your adviser adds', FEE),
  ],
};
